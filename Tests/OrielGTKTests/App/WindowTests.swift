import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Windows of an app, and what they present, on real GTK windows.
final class WindowTests: AlertTestCase {
  @Observable @MainActor final class Model {
    var isPresented = false
    var title = "First"
    var asksFirst = false
    var trace: [String] = []
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        Text("Content").onDisappear { model.trace.append("disappeared") }
      }
      .navigationTitle(model.title)
      .alert("Delete?", isPresented: Bindable(model).isPresented) {
        Button("Delete", role: .destructive) { model.trace.append("deleted") }
        Button("Cancel", role: .cancel) { model.trace.append("cancelled") }
      }
      .dismissalConfirmationDialog("Close without saving?", shouldPresent: model.asksFirst) {
        Button("Close") { model.trace.append("closing") }
      }
    }
  }

  private struct Opened {
    let model: Model
    let controller: WindowController
    let window: UnsafeMutablePointer<GtkWindow>
    let graph: Graph
  }

  private func open(_ closed: @escaping () -> Void = {}) throws -> Opened {
    let platform = GtkPlatform()
    let graph = Graph(scheduler: platform)
    let model = Model()
    let before = Set(toplevels)
    let controller = WindowController(
      Screen(model: model), request: WindowRequest(title: "App", identifier: "main"), graph: graph, platform: platform,
      environment: EnvironmentScope(parent: nil)
    ) { _ in closed() }
    controller.present()
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
    wait("the window") { gtk_widget_get_mapped(window) != 0 }
    return Opened(model: model, controller: controller, window: window.as(GtkWindow.self), graph: graph)
  }

  private func title(_ window: UnsafeMutablePointer<GtkWindow>) -> String {
    String(cString: gtk_window_get_title(window))
  }

  func testTheInnermostNavigationTitleIsTheWindowsAndFollowsItsState() async throws {
    let opened = try open()
    XCTAssertEqual(title(opened.window), "First")
    opened.model.title = "Second"
    wait("the title") { title(opened.window) == "Second" }
    opened.controller.close()
    settle()
  }

  func testAClosedWindowTakesItsContentAndItsAlertWithItAndLeavesNothing() async throws {
    var closings = 0
    let before = toplevels.count
    let opened = try open { closings += 1 }
    opened.model.isPresented = true
    wait("the alert") { toplevels.count == before + 2 }
    gtk_window_close(opened.window)
    wait("both windows to go") { toplevels.count == before }
    opened.graph.flush()
    XCTAssertEqual(closings, 1)
    XCTAssertEqual(opened.model.trace, ["disappeared"])
    XCTAssertFalse(opened.model.isPresented, "what went with its window is presented no longer")
  }

  func testClosingAsksForConfirmationIfAViewRequiresIt() async throws {
    let before = toplevels.count
    let opened = try open()
    opened.model.asksFirst = true
    opened.graph.flush()
    gtk_window_close(opened.window)
    wait("the question") { toplevels.count == before + 2 }
    let first = try XCTUnwrap(toplevels.first { texts(in: $0).contains("Close without saving?") })
    let cancel = try button("Cancel", in: first)
    press(cancel)
    wait("the question to go") { toplevels.count == before + 1 }
    XCTAssertEqual(opened.model.trace, [])

    gtk_window_close(opened.window)
    wait("the question again") { toplevels.count == before + 2 }
    let second = try XCTUnwrap(toplevels.first { texts(in: $0).contains("Close without saving?") })
    press(try button("Close", in: second))
    wait("both windows to go") { toplevels.count == before }
    opened.graph.flush()
    XCTAssertEqual(opened.model.trace, ["closing", "disappeared"])
  }

  func testAnAlertPresentedAndDismissedFiveHundredTimesLeavesNoWindow() async throws {
    let before = toplevels.count
    let opened = try open()
    for _ in 0..<500 {
      opened.model.isPresented = true
      wait("the alert") { toplevels.count == before + 2 }
      opened.model.isPresented = false
      wait("the alert to go") { toplevels.count == before + 1 }
    }
    XCTAssertEqual(opened.model.trace, [])
    opened.controller.close()
    settle()
    XCTAssertEqual(toplevels.count, before)
  }

  private func press(_ button: GtkWidgetPointer) { gtk_widget_activate(button) }
}
