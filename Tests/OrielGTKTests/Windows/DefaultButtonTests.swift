import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What Return and Escape do in sheets and windows, and where the focus begins.
final class DefaultButtonTests: SheetTestCase {
  private var notes: [String] = []

  private func note(_ name: String) -> @MainActor () -> Void { { self.notes.append(name) } }

  private func expect(_ expected: [String], line: UInt = #line) {
    wait("\(expected), not \(notes)", line: line) { notes.count >= expected.count }
    settle()
    XCTAssertEqual(notes, expected, line: line)
    notes = []
  }

  func testReturnRightAfterTheSheetHasOpenedPressesTheDefaultButton() async throws {
    let owner = try makeOwner()
    let sheet = try show(
      VStack {
        Text("Read [the terms](https://example.org) first.")
        Button("Cancel", role: .cancel, action: note("cancel"))
        Button("OK", action: note("ok")).keyboardShortcut(.defaultAction)
      }, over: owner)
    try type("Return", into: sheet.window)
    expect(["ok"])
    end(sheet)
  }

  func testTheDefaultButtonHasNoFocusWhileThereIsAField() async throws {
    let owner = try makeOwner()
    let sheet = try show(
      VStack {
        Button("Cancel", role: .cancel, action: note("cancel"))
        TextField("Name", text: .constant(""))
        Button("OK", action: note("ok")).keyboardShortcut(.defaultAction)
      }, over: owner)
    let field = try EditableWidget.first(in: sheet.window)
    XCTAssertEqual(gtk_window_get_focus(sheet.gtkWindow), field.widget)
    try type("Return", into: sheet.window)
    expect(["ok"])
    end(sheet)
  }

  func testADefaultButtonThatCantBeUsedDoesntTakeTheFocus() async throws {
    let owner = try makeOwner()
    let sheet = try show(
      VStack {
        Button("Cancel", role: .cancel, action: note("cancel"))
        Button("OK", action: note("ok")).keyboardShortcut(.defaultAction).disabled(true)
      }, over: owner)
    let focus = try XCTUnwrap(gtk_window_get_focus(sheet.gtkWindow))
    XCTAssertEqual(texts(in: focus), ["Cancel"])
    end(sheet)
  }

  func testReturnInAPlainWindowPressesTheDefaultButtonFromTheStart() async throws {
    let platform = GtkPlatform()
    let graph = Graph(scheduler: platform)
    let window = GtkPlatformWindow(WindowRequest(title: "Ask", identifier: "ask"), application: nil, sink: Closing())
    let host = ViewHost(
      graph: graph, platform: platform, container: window, environment: EnvironmentScope(parent: nil))
    host.mount(
      VStack {
        Button("Cancel", action: note("cancel"))
        Button("OK", action: note("ok")).keyboardShortcut(.defaultAction)
      })
    graph.flush()
    window.present()
    wait("the window") { gtk_window_is_active(window.gtkWindow) != 0 }
    try type("Return", into: window.gtkWindow.asWidget)
    expect(["ok"])
    host.unmount()
    window.close()
    settle()
  }

  private final class Closing: WindowEventSink {
    func windowShouldClose() -> Bool { true }
    func windowDidClose() {}
    func windowDidResize(_ size: SurfaceSize) {}
  }
}
