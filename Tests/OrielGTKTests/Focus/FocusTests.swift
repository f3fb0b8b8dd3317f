import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class FocusTests: GtkTestCase {
  private final class Remote {
    var focus: (String?) -> Void = { _ in }
    var seen: [String?] = []
  }

  private struct Fields: View {
    let remote: Remote
    @FocusState private var focused: String?

    var body: some View {
      remote.focus = { focused = $0 }
      return VStack {
        TextField("a", text: .constant("")).focused($focused, equals: "a")
        TextField("b", text: .constant(""), axis: .vertical).focused($focused, equals: "b")
        Button("c") {}
      }
      .onChange(of: focused) { remote.seen.append(focused) }
      .onAppear { focused = "b" }
    }
  }

  /// The labels of the widgets that have the focus after three presses of Tab and three of Shift+Tab, from the first
  /// button.
  private func tabOrder<Content: View>(in window: TestWindow<Content>) throws -> [String] {
    gtk_widget_grab_focus(try XCTUnwrap(window.content.first(gtk_button_get_type())))
    let directions = [GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD].flatMap { [$0, $0, $0] }
    return directions.map { direction in
      gtk_widget_child_focus(window.window.asWidget, direction)
      let label = gtk_window_get_focus(window.window)?.firstText()
      return label.map { $0.shownText } ?? ""
    }
  }

  func testFocusFollowsTheStateAndTheStateTheFocus() async throws {
    let remote = Remote()
    let window = TestWindow(self, Fields(remote: remote))
    window.show()
    let column = try XCTUnwrap(window.first)
    let entry = try XCTUnwrap(column.first(gtk_entry_get_type()))
    let area = try XCTUnwrap(column.first(gtk_text_view_get_type()))
    let button = try XCTUnwrap(column.first(gtk_button_get_type()))
    func focus() -> GtkWidgetPointer? { gtk_window_get_focus(window.window) }
    spin(until: { focus() == area }, "the focus going where the state says")
    remote.focus("a")
    spin(until: { focus().map { gtk_widget_is_ancestor($0, entry) != 0 } ?? false }, "the focus moving")
    gtk_widget_grab_focus(button)
    spin(until: { remote.seen.last == .some(nil) }, "the state following")
    gtk_widget_grab_focus(area)
    spin(until: { remote.seen.last == "b" }, "the state following")
    remote.focus(nil)
    spin(until: { focus() != area }, "the focus going away")
    window.close()
  }

  func testTheTabKeyGoesThroughTheViewsInTheirOrder() async throws {
    let window = TestWindow(
      self,
      HStack {
        VStack {
          Button("1") {}
          Button("2") {}
        }
        VStack {
          Button("3") {}.hidden()
          Button("4") {}
          Text("5").overlay { Button("6") {} }
        }
      })
    window.show()
    XCTAssertEqual(try tabOrder(in: window), ["2", "4", "6", "4", "2", "1"])
    window.close()
  }

  func testTheTabKeyPassesOverRowsWithNothingForTheKeyboard() async throws {
    let window = TestWindow(
      self,
      VStack {
        Button("before") {}
        Section {
          Text("nothing")
          Button("1") {}
          Text("nothing")
          Image(systemName: "star")
          Button("2") {}
          Text("nothing")
        }
        Button("after") {}
      })
    window.show()
    XCTAssertEqual(try tabOrder(in: window), ["1", "2", "after", "2", "1", "before"])
    window.close()
  }

  func testWhatIsHiddenTakesNoFocusBeforeTheFirstLayout() async throws {
    let window = TestWindow(
      self,
      VStack {
        Button("hidden") {}.hidden()
        Button("seen") {}
      })
    let buttons = window.content.all(gtk_button_get_type())
    XCTAssertEqual(buttons.map { gtk_widget_grab_focus($0) }, [0, 1])
    window.close()
  }

  func testShortcutsWorkWhereverTheFocusIs() async throws {
    final class Counter {
      var count = 0
    }
    let counter = Counter()
    let window = TestWindow(
      self, Button("Go") { counter.count += 1 }.keyboardShortcut("g", modifiers: [.command, .shift]))
    let button = try XCTUnwrap(window.first)
    let controllers = try XCTUnwrap(gtk_widget_observe_controllers(button))
    defer { g_object_unref(controllers.raw) }
    var triggers: [String] = []
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(item) }
      guard item.isInstance(of: gtk_shortcut_controller_get_type()),
        gtk_shortcut_controller_get_scope(OpaquePointer(item)) == GTK_SHORTCUT_SCOPE_GLOBAL,
        let shortcut = g_list_model_get_item(OpaquePointer(item), 0)
      else { continue }
      defer { g_object_unref(shortcut) }
      guard let text = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(OpaquePointer(shortcut))) else {
        continue
      }
      triggers.append(String(cString: text))
      g_free(text)
    }
    XCTAssertEqual(Set(triggers), ["<Shift><Control>g"])
    window.close()
  }
}
