import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Sheets of whole windows: from a binding to a window on the screen, and back.
final class SheetViewTests: SheetTestCase {
  @Observable @MainActor final class Model {
    var isPresented = false
    var isUpperPresented = false
    var isCovered = false
    var isLocked = false
    var count = 0
    var detent = PresentationDetent.height(150)
    var trace: [String] = []
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        Text("Count: \(model.count)")
        Button("Open") { model.isPresented = true }
      }
      .sheet(isPresented: Bindable(model).isPresented) {
        model.trace.append("sheet dismissed")
      } content: {
        Panel(model: model)
      }
      .fullScreenCover(isPresented: Bindable(model).isCovered) { Text("Cover") }
    }
  }

  struct Panel: View {
    let model: Model
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Inside: \(model.count)")
        TextField("Name", text: .constant(""))
        Button("Add") { model.count += 1 }
        Button("Close") {
          model.trace.append("pressed")
          dismiss()
        }
        if model.count > 10 { Text("Much").frame(height: 200) }
      }
      .navigationTitle("Panel")
      .interactiveDismissDisabled(model.isLocked)
      .onDisappear { model.trace.append("disappeared") }
      .sheet(isPresented: Bindable(model).isUpperPresented) {
        model.trace.append("upper dismissed")
      } content: {
        Text("Upper").presentationDetents([.height(150), .height(300)], selection: Bindable(model).detent)
      }
    }
  }

  private struct Opened {
    let model: Model
    let controller: WindowController
    let window: GtkWidgetPointer
    let graph: Graph
  }

  private func open() throws -> Opened {
    let platform = GtkPlatform()
    let graph = Graph(scheduler: platform)
    let model = Model()
    let before = Set(toplevels)
    var request = WindowRequest(title: "App", identifier: "main")
    (request.defaultWidth, request.defaultHeight) = (700 + WindowEdges.width, 500 + WindowEdges.height)
    let controller = WindowController(
      Screen(model: model), request: request, graph: graph, platform: platform,
      environment: EnvironmentScope(parent: nil))
    controller.present()
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
    wait("the window") { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(window) > 0 }
    addTeardownBlock { @MainActor in
      controller.close()
      self.settle()
    }
    return Opened(model: model, controller: controller, window: window, graph: graph)
  }

  /// The sheet with a text in it, once it is there.
  private func sheet(with text: String, line: UInt = #line) throws -> GtkWidgetPointer {
    func find() -> GtkWidgetPointer? {
      toplevels.first {
        $0.classes.contains("oriel-sheet") && gtk_widget_get_mapped($0) != 0 && texts(in: $0).contains(text)
      }
    }
    wait("the sheet with “\(text)”", line: line) { find() != nil }
    return try XCTUnwrap(find())
  }

  private func press(_ label: String, in window: GtkWidgetPointer) throws {
    let button = window.first(gtk_button_get_type()) { texts(in: $0) == [label] }
    click(try XCTUnwrap(button))
  }

  func testStateShowsInTheSheetAndInWhatIsBehindIt() async throws {
    let opened = try open()
    try press("Open", in: opened.window)
    let sheet = try sheet(with: "Inside: 0")
    XCTAssertEqual(String(cString: gtk_window_get_title(sheet.as(GtkWindow.self))), "Panel")
    opened.model.count = 4
    wait("the sheet to follow") { texts(in: sheet).contains("Inside: 4") }
    try press("Add", in: sheet)
    wait("both to follow") { texts(in: sheet).contains("Inside: 5") && texts(in: opened.window).contains("Count: 5") }
    let height = gtk_widget_get_height(sheet)
    opened.model.count = 11
    wait("the sheet to grow") { gtk_widget_get_height(sheet) >= height + 200 }
    opened.model.isPresented = false
    wait("the end") { opened.model.trace.count == 2 }
  }

  func testAButtonInItDismissesIt() async throws {
    let opened = try open()
    let count = toplevels.count
    for _ in 0..<20 {
      opened.model.isPresented = true
      let sheet = try sheet(with: "Inside: 0")
      try press("Close", in: sheet)
      wait("the end") { opened.model.trace.count == 3 && toplevels.count == count }
      XCTAssertEqual(opened.model.trace.first, "pressed")
      XCTAssertEqual(Set(opened.model.trace), ["pressed", "disappeared", "sheet dismissed"])
      XCTAssertFalse(opened.model.isPresented)
      opened.model.trace = []
    }
  }

  func testEscapeAndTheCloseButtonDismissItUnlessThatIsDisabled() async throws {
    let opened = try open()
    opened.model.isPresented = true
    let first = try sheet(with: "Inside: 0")
    opened.model.isLocked = true
    opened.graph.flush()
    gtk_window_close(first.as(GtkWindow.self))
    try type("Escape", into: first)
    settle()
    XCTAssert(opened.model.isPresented)
    XCTAssertEqual(opened.model.trace, [])
    opened.model.isLocked = false
    opened.graph.flush()
    try type("Escape", into: first)
    wait("the end") { Set(opened.model.trace) == ["disappeared", "sheet dismissed"] }
    XCTAssertFalse(opened.model.isPresented)
  }

  func testSheetsOnSheetsGoTogetherFromTheTop() async throws {
    let opened = try open()
    let count = toplevels.count
    opened.model.isPresented = true
    let lower = try sheet(with: "Inside: 0")
    opened.model.isUpperPresented = true
    let upper = try sheet(with: "Upper")
    XCTAssertEqual(gtk_window_get_transient_for(upper.as(GtkWindow.self)), lower.as(GtkWindow.self))
    opened.model.isPresented = false
    wait("both to go") { toplevels.count == count && opened.model.trace.count == 3 }
    XCTAssertEqual(opened.model.trace.first, "upper dismissed")
    XCTAssertFalse(opened.model.isUpperPresented)
  }

  func testTheSelectedDetentIsBoundBothWays() async throws {
    let opened = try open()
    opened.model.isPresented = true
    _ = try sheet(with: "Inside: 0")
    opened.model.isUpperPresented = true
    let upper = try sheet(with: "Upper")
    let viewport = try XCTUnwrap(upper.first(gtk_scrolled_window_get_type()))
    wait("the first height") { gtk_widget_get_height(viewport) == 150 }
    opened.model.detent = .height(300)
    wait("the second height") { gtk_widget_get_height(viewport) == 300 }
    let indicator = try XCTUnwrap(upper.first(gtk_separator_get_type()) { $0.classes.contains("bar") })
    let keys = try XCTUnwrap(try controllers(gtk_event_controller_key_get_type(), of: indicator).first)
    XCTAssert(send("key-pressed", on: keys, Double(GDK_KEY_Down), 0))
    wait("the first height again") { gtk_widget_get_height(viewport) == 150 }
    XCTAssertEqual(opened.model.detent, .height(150))
  }

  func testOneSheetIsReplacedByAnotherInOneChange() async throws {
    let opened = try open()
    opened.model.isPresented = true
    _ = try sheet(with: "Inside: 0")
    opened.model.isPresented = false
    opened.model.isCovered = true
    let cover = try sheet(with: "Cover")
    wait("the first to be gone") { Set(opened.model.trace) == ["disappeared", "sheet dismissed"] }
    XCTAssertNotEqual(gtk_widget_get_mapped(cover), 0)
    opened.model.isCovered = false
    wait("the end") { toplevels.allSatisfy { !$0.classes.contains("oriel-sheet") } }
  }

  func testAWindowTakesItsSheetsWithIt() async throws {
    let opened = try open()
    let count = toplevels.count
    opened.model.isPresented = true
    _ = try sheet(with: "Inside: 0")
    opened.model.isUpperPresented = true
    _ = try sheet(with: "Upper")
    opened.controller.close()
    wait("all to go") { toplevels.count == count - 1 }
    opened.graph.flush()
    XCTAssert(opened.model.trace.contains("disappeared"))
    XCTAssertFalse(opened.model.isPresented)
  }

  func testAWindowThatIsDestroyedTakesItsSheetsWithIt() async throws {
    let opened = try open()
    let count = toplevels.count
    opened.model.isPresented = true
    _ = try sheet(with: "Inside: 0")
    opened.model.isUpperPresented = true
    _ = try sheet(with: "Upper")
    gtk_window_destroy(opened.window.as(GtkWindow.self))
    wait("all to go") { toplevels.count == count - 1 }
    settle()
    opened.graph.flush()
    XCTAssertFalse(opened.model.isPresented)
  }

  func testABindingThatIsSwitchedAThousandTimesLeavesNoWindow() async throws {
    let opened = try open()
    let count = toplevels.count
    for number in 0..<1_000 {
      opened.model.isPresented.toggle()
      // Sometimes it gets as far as the screen, mostly not.
      for _ in 0..<max(number % 16 - 9, 0) { g_main_context_iteration(nil, 0) }
    }
    XCTAssertFalse(opened.model.isPresented)
    wait("the last to go") { toplevels.count == count }
    settle()
    XCTAssertEqual(toplevels.count, count)
    XCTAssertFalse(opened.model.isPresented)
  }
}
