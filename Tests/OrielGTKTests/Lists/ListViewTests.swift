import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Lists, as `GtkListView` shows them.
@MainActor final class ListViewTests: GtkTestCase {
  private func list(_ items: [String]) -> some View { List(items, id: \.self) { Text(verbatim: $0) } }

  /// The texts in view, from the top to the bottom.
  private func shown(_ list: GtkWidgetPointer) -> [String] {
    list.allTexts.filter { gtk_widget_get_mapped($0) != 0 }
      .sorted { $0.frame(in: list).y < $1.frame(in: list).y }
      .map { $0.shownText }
  }

  private func open<Content: View>(_ content: Content) throws -> (window: TestWindow<Content>, list: GtkWidgetPointer) {
    let window = TestWindow(self, content)
    window.show()
    return (window, try XCTUnwrap(window.first?.first(gtk_list_view_get_type())))
  }

  private func wait(_ list: GtkWidgetPointer, shows texts: [String], line: UInt = #line) {
    spin(until: { shown(list) == texts }, "\(texts) instead of \(shown(list))", line: line)
  }

  func testRowsAreInsertedMovedAndRemoved() async throws {
    let (window, view) = try open(list(["1", "2", "3"]))
    wait(view, shows: ["1", "2", "3"])
    var random = SeededRandom()
    var items = ["1", "2", "3"]
    for step in 4..<40 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: items.insert("\(step)", at: Int.random(in: 0...items.count, using: &random))
      case 1: if items.count > 1 { items.remove(at: Int.random(in: 0..<items.count, using: &random)) }
      default: items.shuffle(using: &random)
      }
      items = Array(items.prefix(6))
      window.update(list(items))
      wait(view, shows: items)
    }
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testOnlyWhatIsInViewIsMade() async throws {
    var made: Set<Int> = []
    let (window, view) = try open(
      List(0..<100_000) { number in
        made.insert(number)
        return Text(verbatim: "Row \(number)")
      })
    spin(until: { shown(view).first == "Row 0" }, "the first row")
    XCTAssertLessThan(made.count, 40)
    made = []
    gtk_list_view_scroll_to(view.opaque, 50_000, GTK_LIST_SCROLL_NONE, nil)
    spin(until: { shown(view).contains("Row 50000") }, "the row in the middle")
    XCTAssertLessThan(made.count, 60)
    XCTAssertFalse(shown(view).contains("Row 0"))
    window.close()
  }

  func testARowKeepsItsWidgetAndItsFocusWhenItMoves() async throws {
    func list(_ items: [String]) -> some View {
      List(items, id: \.self) { item in TextField("", text: .constant(item)) }
    }
    let (window, view) = try open(list(["a", "b", "c"]))
    spin(until: { view.all(gtk_entry_get_type()).count == 3 }, "the fields")
    let entries = view.all(gtk_entry_get_type())
    gtk_widget_grab_focus(entries[0])
    let focus = try XCTUnwrap(gtk_window_get_focus(window.window))
    window.update(list(["b", "c", "a"]))
    drain()
    XCTAssertEqual(Set(view.all(gtk_entry_get_type())), Set(entries))
    XCTAssertEqual(gtk_window_get_focus(window.window), focus)
    window.close()
  }

  func testAFieldKeepsItsFocusAndItsPlaceWhenEverythingElseIsShuffled() async throws {
    func list(_ items: [Int]) -> some View {
      List(items, id: \.self) { item in TextField("", text: .constant("\(item)")) }
    }
    var items = Array(0..<2_000)
    let (window, view) = try open(list(items))
    spin(until: { view.all(gtk_entry_get_type()).count > 3 }, "the fields")
    let entry = view.all(gtk_entry_get_type())[2]
    let text = String(cString: gtk_editable_get_text(entry.opaque))
    gtk_widget_grab_focus(entry)
    let place = entry.frame(in: view)
    items.reverse()
    window.update(list(items))
    spin(until: { view.all(gtk_entry_get_type()).count > 3 }, "the fields")
    let focus = try XCTUnwrap(gtk_window_get_focus(window.window))
    XCTAssertNotEqual(gtk_widget_is_ancestor(focus, entry) + (focus == entry ? 1 : 0), 0)
    XCTAssertEqual(String(cString: gtk_editable_get_text(entry.opaque)), text)
    XCTAssertLessThan(abs(entry.frame(in: view).y - place.y), 4)
    window.close()
  }

  func testARowInsertedAtTheTopIsInView() async throws {
    let items = (0..<200).map { "Row \($0)" }
    let (window, view) = try open(list(items))
    spin(until: { shown(view).first == "Row 0" }, "the first row")
    window.update(list(["new"] + items))
    spin(until: { shown(view).first == "new" }, "the new row at the top")
    window.close()
  }

  func testAListTakesTheHeightThatItIsOffered() async throws {
    let (window, view) = try open(
      VStack(spacing: 0) {
        Text(verbatim: "above")
        List(0..<1_000) { Text(verbatim: "Row \($0)") }
      })
    spin(until: { shown(view).first == "Row 0" }, "the first row")
    XCTAssertLessThan(gtk_widget_get_height(view), 300)
    XCTAssertGreaterThan(gtk_widget_get_height(view), 200)
    window.close()
  }

  func testHeadersAndFootersAreRowsThatAreNotSelected() async throws {
    var selection: Int?
    let binding = Binding<Int?> {
      selection
    } set: {
      selection = $0
    }
    let (window, view) = try open(
      List(selection: binding) {
        Section {
          ForEach(0..<2) { Text(verbatim: "Row \($0)") }
        } header: {
          Text(verbatim: "header")
        } footer: {
          Text(verbatim: "footer")
        }
      })
    wait(view, shows: ["header", "Row 0", "Row 1", "footer"])
    let model = gtk_list_view_get_model(view.opaque)
    gtk_selection_model_select_item(model, 0, 1)
    XCTAssertNil(selection)
    gtk_selection_model_select_item(model, 2, 1)
    XCTAssertEqual(selection, 1)
    XCTAssertTrue(view.children[0].classes.contains("oriel-header-row"))
    window.close()
  }

  func testTheKeyboardPassesHeadersAndFooters() async throws {
    var selection: Int? = 0
    let binding = Binding<Int?> {
      selection
    } set: {
      selection = $0
    }
    let (window, view) = try open(
      List(selection: binding) {
        Section("one") { Text(verbatim: "Row 0").tag(0) }
        Section("two") { Text(verbatim: "Row 1").tag(1) }
      })
    wait(view, shows: ["one", "Row 0", "two", "Row 1"])
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    gtk_widget_grab_focus(view.children[1])
    for (key, row) in [("Down", 1), ("Up", 0), ("End", 1), ("Home", 0), ("Up", 0)] {
      try Keyboard.press([key])
      spin(until: { selection == row && gtk_window_get_focus(window.window) == view.children[row * 2 + 1] }, key)
    }
    window.close()
  }

  func testDeleteRemovesTheRowWithTheFocus() async throws {
    let model = Chosen()
    model.ids = []
    let (window, view) = try open(Editor(model: model))
    wait(view, shows: ["a", "b", "c"])
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    gtk_widget_grab_focus(view.children[1])
    try Keyboard.press(["Delete"])
    wait(view, shows: ["a", "c"])
    gtk_widget_grab_focus(view.children[0])
    try Keyboard.press(["alt+Down"])
    wait(view, shows: ["c", "a"])
    window.close()
  }

  func testTheArrowKeysExpandARow() async throws {
    let (window, view) = try open(
      List {
        DisclosureGroup("more") { Text(verbatim: "inside") }
        Text(verbatim: "last")
      })
    wait(view, shows: ["more", "last"])
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    gtk_widget_grab_focus(view.children[0])
    try Keyboard.press(["Right"])
    wait(view, shows: ["more", "inside", "last"])
    XCTAssertEqual(gtk_window_get_focus(window.window), view.children[0])
    try Keyboard.press(["Left"])
    wait(view, shows: ["more", "last"])
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testRowsBesideEachOtherHaveASeparator() async throws {
    let (window, view) = try open(
      List {
        Text(verbatim: "a")
        Text(verbatim: "b").listRowSeparator(.hidden)
        Text(verbatim: "c")
        Text(verbatim: "d")
      })
    wait(view, shows: ["a", "b", "c", "d"])
    spin(
      until: { view.children.map { $0.classes.contains("oriel-separated-row") } == [false, false, true, false] },
      "the separators")
    window.close()
  }

  func testTheBackgroundOfARowFillsTheRow() async throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let (window, view) = try open(
      List {
        Text(verbatim: "a")
        Text(verbatim: "b").listRowBackground(blue)
        Text(verbatim: "c")
      }
      .listStyle(.insetGrouped))
    wait(view, shows: ["a", "b", "c"])
    drain()
    let row = try XCTUnwrap(view.children.dropFirst().first)
    let frame = row.frame(in: window.content)
    XCTAssertGreaterThan(frame.height, 30)
    let pixels = try XCTUnwrap(try Pixels(shownBy: window.content))
    for y in [frame.y + 1, frame.y + frame.height / 2, frame.y + frame.height - 3] {
      XCTAssertEqual(pixels[frame.x + frame.width / 2, y], SIMD3(0, 0, 255), "\(y) of \(frame)")
    }
    window.close()
  }

  func testAListThatIsRemovedInAnAnimationLeavesNothing() async throws {
    let watch = ObjectWatch()
    func content(_ isShown: Bool) -> some View { VStack { if isShown { list(["a", "b"]).transition(.opacity) } } }
    let (window, view) = try open(content(true))
    wait(view, shows: ["a", "b"])
    watch.watch(view)
    let settings = try XCTUnwrap(gtk_settings_get_default()).raw
    ObjectProperty.set(settings, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings, "gtk-enable-animations", false) }
    var isOver = false
    withAnimation(.linear(duration: 0.05), completionCriteria: .removed) {
      window.update(content(false))
    } completion: {
      isOver = true
    }
    XCTAssertNotEqual(watch.alive, [], "the list is seen during the animation")
    spin(until: { isOver && window.surface.isSettled }, "the end of the animation")
    XCTAssertEqual(watch.alive, [])
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testTheSelectionIsThatOfTheBinding() async throws {
    let model = Chosen()
    let (window, view) = try open(Picker(model: model))
    wait(view, shows: ["a", "b", "c"])
    func selected() -> [Bool] {
      view.children.map { gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 }
    }
    XCTAssertEqual(selected(), [false, true, false])
    let rows = gtk_list_view_get_model(view.opaque)
    gtk_selection_model_select_item(rows, 2, 0)
    drain()
    XCTAssertEqual(model.ids, ["b", "c"])
    XCTAssertEqual(selected(), [false, true, true])
    model.ids = ["a"]
    drain()
    XCTAssertEqual(selected(), [true, false, false])
    gtk_selection_model_select_all(rows)
    XCTAssertEqual(model.ids, ["a", "b", "c"])
    window.close()
  }

  func testARowOfAToggleIsTheToggle() async throws {
    var isOn = false
    let binding = Binding {
      isOn
    } set: {
      isOn = $0
    }
    let (window, view) = try open(
      List {
        Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Check", isOn: binding).toggleStyle(.checkbox)
      })
    spin(until: { view.first(gtk_check_button_get_type()) != nil }, "the rows")
    let button = try XCTUnwrap(view.first(gtk_toggle_button_get_type()))
    let check = try XCTUnwrap(view.first(gtk_check_button_get_type()))
    spin(until: { gtk_widget_get_width(check) > 300 }, "the layout")
    XCTAssertLessThan(gtk_widget_get_width(button), 150)
    gtk_widget_activate(view.children[1])
    drain()
    XCTAssertTrue(isOn)
    window.close()
  }

  func testNothingIsLeftOfAListThatIsClosed() async throws {
    let watch = ObjectWatch()
    let (window, view) = try open(list((0..<500).map { "Row \($0)" }))
    spin(until: { shown(view).count > 3 }, "the rows")
    watch.watch(try XCTUnwrap(window.first))
    gtk_list_view_scroll_to(view.opaque, 300, GTK_LIST_SCROLL_FOCUS, nil)
    spin(until: { shown(view).contains("Row 300") }, "the row")
    window.update(list([]))
    window.close()
    XCTAssertEqual(watch.aliveCount, 0)
    XCTAssertEqual(warnings, [])
  }
}

@Observable private final class Chosen {
  var ids: Set<String> = ["b"]
}

private struct Picker: View {
  @Bindable var model: Chosen

  var body: some View { List(["a", "b", "c"], id: \.self, selection: $model.ids) { Text(verbatim: $0) } }
}

private struct Editor: View {
  @Bindable var model: Chosen
  @State private var items = ["a", "b", "c"]

  var body: some View {
    List(selection: $model.ids) {
      ForEach(items, id: \.self) { Text(verbatim: $0) }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
