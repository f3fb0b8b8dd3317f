import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

private struct NameKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// The keys with which a window undoes changes, the focus that it reports, and its title bar.
@MainActor final class WindowKeysTests: PopoverTestCase {
  @Observable @MainActor final class Counter {
    var count = 0
    var name: String?

    func set(_ count: Int, _ undoManager: UndoManager?) {
      let old = self.count
      undoManager?.registerUndo(withTarget: self) { [weak undoManager] in $0.set(old, undoManager) }
      self.count = count
    }
  }

  private struct Editor: View {
    let counter: Counter
    @Environment(\.undoManager) private var undoManager
    @FocusedValue(\.name) private var name

    var body: some View {
      VStack {
        Button("Count") { counter.set(counter.count + 1, undoManager) }.focusedValue(\.name, "button")
        TextField("Field", text: .constant("")).focusedValue(\.name, "field")
      }
      .onChange(of: name) { counter.name = $1 }
    }
  }

  func testKeysUndoAndRedoUnlessATextFieldHasTheFocus() async throws {
    let counter = Counter()
    let opened = try open(Editor(counter: counter))
    wait("the active window") { gtk_window_is_active(opened.window) != 0 }
    let button = try XCTUnwrap(widgets("OrielButton", in: opened.widget).first)
    gtk_widget_grab_focus(button)
    gtk_widget_activate(button)
    wait("the change") { counter.count == 1 }
    try Keyboard.press(["ctrl+z"])
    wait("the change to be undone") { counter.count == 0 }
    try Keyboard.press(["ctrl+shift+z"])
    wait("the change to be made again") { counter.count == 1 }
    gtk_widget_grab_focus(try XCTUnwrap(widgets("GtkText", in: opened.widget).first))
    try Keyboard.press(["ctrl+z", "Tab"])
    wait("the focus to leave the field") {
      gtk_window_get_focus(opened.window).map { !$0.raw.isInstance(of: gtk_text_get_type()) } ?? true
    }
    XCTAssertEqual(counter.count, 1)
  }

  private struct Screen: View {
    let counter: Counter
    @State private var isPresented = true

    var body: some View { Text("Behind").sheet(isPresented: $isPresented) { Editor(counter: counter) } }
  }

  func testKeysInASheetUndoAndRedoChangesOfItsWindow() async throws {
    let counter = Counter()
    let opened = try open(Screen(counter: counter))
    wait("the sheet") { toplevels.contains { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window } }
    let sheet = try XCTUnwrap(
      toplevels.first { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window })
    wait("the active sheet") { gtk_window_is_active(sheet.as(GtkWindow.self)) != 0 }
    let button = try XCTUnwrap(widgets("OrielButton", in: sheet).first)
    gtk_widget_grab_focus(button)
    gtk_widget_activate(button)
    wait("the change") { counter.count == 1 }
    try Keyboard.press(["ctrl+z"])
    wait("the change to be undone") { counter.count == 0 }
    try Keyboard.press(["ctrl+shift+z"])
    wait("the change to be made again") { counter.count == 1 }
  }

  func testTheFocusedViewProvidesItsValue() async throws {
    let counter = Counter()
    let opened = try open(Editor(counter: counter))
    FocusWatch.shared.begin { [weak graph = opened.graph] in graph?.focusedValues.focusDidMove(to: $0) }
    wait("the active window") { gtk_window_is_active(opened.window) != 0 }
    gtk_widget_grab_focus(try XCTUnwrap(widgets("OrielButton", in: opened.widget).first))
    wait("the value of the button") { counter.name == "button" }
    gtk_widget_grab_focus(try XCTUnwrap(widgets("GtkText", in: opened.widget).first))
    wait("the value of the field") { counter.name == "field" }
    gtk_window_set_focus(opened.window, nil)
    wait("no value") { counter.name == nil }
  }

  private final class NoWindowEvents: WindowEventSink {
    func windowShouldClose() -> Bool { true }
    func windowDidClose() {}
    func windowDidResize(_ size: SurfaceSize) {}
  }

  func testAHiddenTitleBarHasNeitherATitleNorABackground() throws {
    var request = WindowRequest(title: "Clock", identifier: "clock")
    request.hidesTitleBar = true
    request.showsTitle = false
    request.hidesToolbarBackground = true
    let sink = NoWindowEvents()
    let window = GtkPlatformWindow(request, application: nil, sink: sink)
    window.update(request)
    let bar = try XCTUnwrap(gtk_window_get_titlebar(window.gtkWindow))
    XCTAssertTrue(bar.classes.contains("flat"))
    let title = try XCTUnwrap(gtk_header_bar_get_title_widget(bar.opaque))
    XCTAssertEqual(gtk_widget_get_visible(title), 0)
    XCTAssertEqual(String(cString: gtk_window_get_title(window.gtkWindow)), "Clock")
    window.close()
    withExtendedLifetime(sink) {}
  }
}
