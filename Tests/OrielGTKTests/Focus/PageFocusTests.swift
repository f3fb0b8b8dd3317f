import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The keyboard focus while pages and columns take turns, with real keys.
@MainActor final class PageFocusTests: PopoverTestCase {
  private struct Library: View {
    @State private var query = ""
    @State private var shelf: String?
    @State private var book: String?

    var body: some View {
      NavigationSplitView {
        List(["Poems", "Novels"], id: \.self, selection: $shelf) { Text($0) }.navigationTitle("Library")
      } content: {
        List(["First", "Second", "Third"], id: \.self, selection: $book) { Text($0) }
          .searchable(text: $query)
          .navigationTitle(shelf ?? "Nothing")
      } detail: {
        Button("Read \(book ?? "nothing")") {}.navigationTitle(book ?? "No Book")
      }
    }
  }

  private func title(of opened: Opened) -> String { String(cString: gtk_window_get_title(opened.window)) }

  /// The texts of the widget with the focus.
  private func focus(in opened: Opened) -> [String] {
    guard let focus = gtk_window_get_focus(opened.window) else { return [] }
    return focus.allTexts.map(\.shownText)
  }

  private func press(_ key: String, _ opened: Opened, for title: String) throws {
    try Keyboard.press([key])
    wait("the title \(title), not \(self.title(of: opened))") { self.title(of: opened) == title }
  }

  func testColumnsOfANarrowWindowAreUsedByKeyboardAlone() async throws {
    let opened = try open(Library(), width: 360)
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
    wait("the focus in the list, not on \(focus(in: opened))") { focus(in: opened) == ["Poems"] }
    // The first time it selects the focused row.
    try Keyboard.press(["Down", "Down"])
    wait("the second row") { focus(in: opened) == ["Novels"] }
    try press("Return", opened, for: "Novels")
    // Not in the search field above the list.
    wait("the focus in the list, not on \(focus(in: opened))") { focus(in: opened) == ["First"] }
    try Keyboard.press(["Down", "Down"])
    wait("the second row") { focus(in: opened) == ["Second"] }
    try press("Return", opened, for: "Second")
    wait("the focus in the page") { focus(in: opened) == ["Read Second"] }
    try press("alt+Left", opened, for: "Novels")
    wait("the focus on the row that was opened, not on \(focus(in: opened))") { focus(in: opened) == ["Second"] }
    try Keyboard.press(["Down"])
    wait("the third row") { focus(in: opened) == ["Third"] }
    try press("Return", opened, for: "Third")
    try press("alt+Left", opened, for: "Novels")
    try press("alt+Left", opened, for: "Library")
    wait("the focus on the shelf, not on \(focus(in: opened))") { focus(in: opened) == ["Novels"] }
    XCTAssertEqual(warnings, [])
  }

  func testEscapeClearsASearchFieldAndIsThenTheWindows() async throws {
    let opened = try open(Library(), width: 360)
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
    wait("the focus in the list") { focus(in: opened) == ["Poems"] }
    try Keyboard.press(["Down", "Down"])
    try press("Return", opened, for: "Novels")
    let field = try XCTUnwrap(opened.widget.first(gtk_search_entry_get_type()))
    wait("the focus in the content, not on \(focus(in: opened))") { focus(in: opened) == ["First"] }
    try Keyboard.press(["shift+Tab"])
    wait("the focus in the field") {
      gtk_window_get_focus(opened.window).map { gtk_widget_is_ancestor($0, field) != 0 } ?? false
    }
    try Keyboard.press(["x"])
    wait("a text") { String(cString: gtk_editable_get_text(field.opaque)) == "x" }
    try Keyboard.press(["Escape"])
    wait("no text") { String(cString: gtk_editable_get_text(field.opaque)).isEmpty }
    XCTAssertEqual(title(of: opened), "Novels")
    var isLeft = false
    let keys = try XCTUnwrap(gtk_event_controller_key_new())
    SignalConnection.connect(keys.raw, .keyPressed) { press in
      isLeft = press.key == guint(GDK_KEY_Escape)
      return true
    }
    gtk_widget_add_controller(opened.widget, keys)
    try Keyboard.press(["Escape"])
    wait("the window to get the key") { isLeft }
  }

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        List(["Sounds", "Display", "Power"], id: \.self) { name in
          NavigationLink(name) {
            VStack {
              Text("about \(name)")
              NavigationLink("More") { Button("The end of \(name)") {}.navigationTitle("More") }
            }
            .navigationTitle(name)
          }
        }
        .navigationTitle("Settings")
      }
    }
  }

  func testGoingBackInAStackReturnsToTheLink() async throws {
    let opened = try open(Stack())
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
    wait("the focus in the list") { focus(in: opened) == ["Sounds"] }
    try Keyboard.press(["Down"])
    try press("Return", opened, for: "Display")
    wait("the focus in the page") { focus(in: opened) == ["More"] }
    try press("Return", opened, for: "More")
    wait("the focus in the last page") { focus(in: opened) == ["The end of Display"] }
    try press("alt+Left", opened, for: "Display")
    wait("the focus on the link, not on \(focus(in: opened))") { focus(in: opened) == ["More"] }
    try press("alt+Left", opened, for: "Settings")
    wait("the focus on the row, not on \(focus(in: opened))") { focus(in: opened) == ["Display"] }
    try Keyboard.press(["Down"])
    try press("Return", opened, for: "Power")
  }

  private struct Story: View {
    var body: some View {
      NavigationStack {
        List(["Story"], id: \.self) { name in
          NavigationLink(name) {
            ScrollView {
              ForEach(0..<80, id: \.self) { Text("Line \($0)") }
              Button("The End") {}
            }
            .navigationTitle(name)
          }
        }
        .navigationTitle("Stories")
      }
    }
  }

  func testAPageIsSeenFromItsBeginningThoughItsFirstControlIsFurtherDown() async throws {
    let opened = try open(Story())
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
    wait("the focus in the list") { focus(in: opened) == ["Story"] }
    try press("Return", opened, for: "Story")
    wait("the focus in the scroll view") {
      gtk_window_get_focus(opened.window).map { $0.raw.isInstance(of: gtk_scrolled_window_get_type()) } ?? false
    }
    let scroll = try XCTUnwrap(gtk_window_get_focus(opened.window))
    let position = gtk_scrolled_window_get_vadjustment(scroll.opaque)
    XCTAssertEqual(gtk_adjustment_get_value(position), 0)
    try Keyboard.press(["Tab"])
    wait("the focus on the button") { focus(in: opened) == ["The End"] }
    wait("the end of the page") { gtk_adjustment_get_value(position) > 0 }
  }

  private struct Searched: View {
    let names: [String]
    @State private var query = ""

    var body: some View {
      List(names, id: \.self) { Text($0) }.searchable(text: $query, placement: .sidebar)
    }
  }

  func testAWindowBeginsInItsContentAndNotInTheSearchField() async throws {
    let opened = try open(Searched(names: ["One", "Two"]))
    wait("the focus in the list") { focus(in: opened) == ["One"] }
    let empty = try open(Searched(names: []))
    let field = try XCTUnwrap(empty.widget.first(gtk_search_entry_get_type()))
    wait("the focus in the field of an empty list") {
      gtk_window_get_focus(empty.window).map { gtk_widget_is_ancestor($0, field) != 0 } ?? false
    }
  }

  private struct Hidden: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var folder: String?

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["In", "Out"], id: \.self, selection: $folder) { Text($0) }
      } detail: {
        VStack {
          Button("Reply") {}
          Button("Forward") {}
        }
      }
      .onKeyPress("s") {
        visibility = visibility == .all ? .detailOnly : .all
        return .handled
      }
    }
  }

  func testTheFocusOfAHiddenSidebarGoesToThePage() async throws {
    let opened = try open(Hidden())
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
    wait("the focus in the sidebar") { focus(in: opened) == ["In"] }
    try Keyboard.press(["Down", "Down"])
    wait("the second row") { focus(in: opened) == ["Out"] }
    try Keyboard.press(["s"])
    wait("the focus in the page, not on \(focus(in: opened))") { focus(in: opened) == ["Reply"] }
    try Keyboard.press(["Tab"])
    wait("the second button") { focus(in: opened) == ["Forward"] }
    // It doesn't leave what still has it.
    try Keyboard.press(["s"])
    let list = try XCTUnwrap(opened.widget.first(gtk_list_view_get_type()))
    wait("the sidebar") { gtk_widget_get_mapped(list) != 0 }
    passFrames(of: opened)
    XCTAssertEqual(focus(in: opened), ["Forward"])
  }
}
