import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Content that the user refreshes.
@MainActor final class RefreshTests: GtkTestCase {
  @MainActor private final class Model {
    private(set) var loads = 0
    func load() { loads += 1 }
  }

  private let model = Model()
  private var loads: Int { model.loads }

  private func list(_ items: [String]) -> some View {
    List(items, id: \.self) { Text(verbatim: $0) }.refreshable { [model] in await model.load() }
  }

  private func scrollView() -> some View { ScrollView { Text("a") }.refreshable { [model] in await model.load() } }

  private func open<Content: View>(_ content: Content) -> TestWindow<Content> {
    let window = TestWindow(self, content)
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    return window
  }

  func testAScrollViewHasKeysOnlyForAnAction() async throws {
    func keys(_ content: some View) throws -> Int {
      let window = open(content)
      defer { window.close() }
      let scrolled = try XCTUnwrap(window.content.first(gtk_scrolled_window_get_type()))
      return ScrolledWindow.controllers(of: scrolled, gtk_shortcut_controller_get_type()).count
    }
    let none = try keys(ScrollView { Text("a") })
    XCTAssertGreaterThan(try keys(scrollView()), none)
    XCTAssertEqual(try keys(ScrollView(.horizontal) { Text("a") }.refreshable {}), none)
  }

  func testF5RefreshesTheListWithTheFocus() async throws {
    let window = open(
      VStack {
        list(["a"])
        List(["b"], id: \.self) { Text(verbatim: $0) }.refreshable { XCTFail("The other list has the focus.") }
      })
    let view = try XCTUnwrap(window.content.first(gtk_list_view_get_type()))
    spin(until: { !view.children.isEmpty }, "a row")
    gtk_widget_grab_focus(view.children[0])
    try Keyboard.press(["F5"])
    await run(until: { loads == 1 }, "the action")
    try Keyboard.press(["ctrl+r"])
    await run(until: { loads == 2 }, "the action")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testF5RefreshesAScrollViewThatHasNothingToFocus() async throws {
    func content(_ isShown: Bool) -> some View {
      VStack {
        Button("Other") {}
        if isShown { scrollView() }
      }
    }
    let window = open(content(true))
    gtk_widget_grab_focus(window.content.first(gtk_button_get_type()))
    try Keyboard.press(["F5"])
    await run(until: { loads == 1 }, "the action")
    window.update(content(false))
    try Keyboard.press(["F5"])
    drain()
    XCTAssertEqual(loads, 1)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testPullingBeyondTheTopRefreshes() async throws {
    for (window, close) in [opened(list(["a"])), opened(scrollView())] {
      let before = loads
      let scrolled = try XCTUnwrap(window.first(gtk_scrolled_window_get_type()))
      overshoot(scrolled, GTK_POS_BOTTOM)
      drain()
      XCTAssertEqual(loads, before)
      overshoot(scrolled, GTK_POS_TOP)
      await run(until: { loads == before + 1 }, "the action")
      close()
    }
    XCTAssertEqual(warnings, [])
  }

  private func opened<Content: View>(_ content: Content) -> (GtkWidgetPointer, close: () -> Void) {
    let window = open(content)
    return (window.content, { window.close() })
  }

  /// Reports that the user has pulled the content beyond an edge.
  private func overshoot(_ scrolled: GtkWidgetPointer, _ edge: GtkPositionType) {
    var values = [GValue(), GValue()]
    g_value_init(&values[0], gtk_scrolled_window_get_type())
    g_value_set_object(&values[0], scrolled.raw)
    g_value_init(&values[1], gtk_position_type_get_type())
    g_value_set_enum(&values[1], gint(edge.rawValue))
    g_signal_emitv(values, g_signal_lookup("edge-overshot", gtk_scrolled_window_get_type()), 0, nil)
    g_value_unset(&values[0])
  }
}
