import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Split views, tabs and toolbars in windows without room for all of them, with a real pointer and keys.
@MainActor final class CollapsedSplitTests: PopoverTestCase {
  private struct Library: View {
    @State private var shelf: String?
    @State private var book: String?

    var body: some View {
      NavigationSplitView {
        List(["Poems", "Novels"], id: \.self, selection: $shelf) { Text($0) }.navigationTitle("Library")
      } content: {
        List(["First", "Second"], id: \.self, selection: $book) { Text($0) }.navigationTitle(shelf ?? "Nothing")
      } detail: {
        Text("Reading \(book ?? "nothing")").frame(minWidth: 420).navigationTitle(book ?? "No Book")
      }
      .navigationSplitViewColumnWidth(min: 400, ideal: 400)
    }
  }

  private func shown(in opened: Opened) -> [String] {
    opened.widget.allTexts.filter { gtk_widget_get_mapped($0) != 0 && gtk_widget_get_width($0) > 0 }.map(\.shownText)
  }

  private func text(_ text: String, in opened: Opened) throws -> GtkWidgetPointer {
    wait("“\(text)” among \(shown(in: opened))") { shown(in: opened).contains(text) }
    passFrames(of: opened)
    return try XCTUnwrap(opened.widget.allTexts.first { $0.shownText == text && gtk_widget_get_mapped($0) != 0 })
  }

  private func title(of opened: Opened) -> String { String(cString: gtk_window_get_title(opened.window)) }

  private func resize(_ opened: Opened, _ width: Int32) {
    let edges = Int32(WindowEdges.width)
    gtk_window_set_default_size(opened.window, width + edges, 500)
    wait("a width of \(width)") { gtk_widget_get_width(opened.widget) == width }
    passFrames(of: opened)
  }

  private func back(in opened: Opened) -> GtkWidgetPointer? {
    opened.widget.first(gtk_button_get_type()) {
      gtk_widget_get_mapped($0) != 0 && gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == "Back"
    }
  }

  func testAWindowOf360PointsShowsOneColumnAtATime() async throws {
    let opened = try open(Library(), width: 1000)
    _ = try text("Reading nothing", in: opened)
    resize(opened, 360)
    wait("one column") { shown(in: opened).contains("Poems") && !shown(in: opened).contains("Reading nothing") }
    XCTAssertNil(back(in: opened))
    let list = try XCTUnwrap(opened.widget.first(gtk_list_view_get_type()) { gtk_widget_get_mapped($0) != 0 })
    XCTAssertGreaterThan(gtk_widget_get_width(list), 330)
    try Pointer.click(text("Novels", in: opened))
    wait("the content column") { title(of: opened) == "Novels" }
    try Pointer.click(text("Second", in: opened))
    wait("the detail column") { title(of: opened) == "Second" && shown(in: opened).contains("Reading Second") }
    passFrames(of: opened)
    try Pointer.click(try XCTUnwrap(back(in: opened)))
    wait("the content column again") { title(of: opened) == "Novels" }
    // The row is selected.
    try Pointer.click(text("Second", in: opened))
    wait("the detail column again") { title(of: opened) == "Second" }
    try Keyboard.press(["alt+Left"])
    wait("the way back by key") { title(of: opened) == "Novels" }
    resize(opened, 1100)
    wait("all columns") {
      let texts = shown(in: opened)
      return texts.contains("Poems") && texts.contains("First") && texts.contains("Reading Second")
    }
    XCTAssertNil(back(in: opened))
  }

  func testArrowKeysSelectAndReturnOpens() async throws {
    let opened = try open(Library(), width: 360)
    try Pointer.click(text("Poems", in: opened))
    wait("the content column") { title(of: opened) == "Poems" }
    try Pointer.click(text("First", in: opened))
    wait("the detail column") { title(of: opened) == "First" }
    passFrames(of: opened)
    try Pointer.click(try XCTUnwrap(back(in: opened)))
    wait("the content column again") { title(of: opened) == "Poems" }
    let list = try XCTUnwrap(opened.widget.first(gtk_list_view_get_type()) { gtk_widget_get_mapped($0) != 0 })
    gtk_widget_grab_focus(list)
    try Keyboard.press(["Down"])
    settle()
    XCTAssertEqual(title(of: opened), "Poems")
    try Keyboard.press(["Return"])
    wait("the detail column again") { title(of: opened) == "Second" }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Tab("Reading", systemImage: "book") { Text("reading") }
        Tab("Finished", systemImage: "checkmark") { Text("finished") }
      }
      .navigationTitle("Books")
    }
  }

  func testTabsAreInTheTitleBarOrBelowThePage() async throws {
    let opened = try open(Tabs(), width: 800)
    let bar = try XCTUnwrap(gtk_window_get_titlebar(opened.window))
    let tab = try text("Finished", in: opened)
    XCTAssertNotEqual(gtk_widget_is_ancestor(tab, bar), 0)
    try Pointer.click(tab)
    _ = try text("finished", in: opened)
    resize(opened, 360)
    wait("the tabs below") {
      opened.widget.allTexts.contains {
        $0.shownText == "Finished" && gtk_widget_get_mapped($0) != 0 && gtk_widget_is_ancestor($0, bar) == 0
      }
    }
    let low = try text("Reading", in: opened)
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(low, opened.widget, &bounds), 0)
    XCTAssertGreaterThan(bounds.origin.y, 400)
    try Pointer.click(low)
    _ = try text("reading", in: opened)
  }

  private struct Crowded: View {
    let press: (Int) -> Void

    var body: some View {
      Text("content").navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .navigation) { Button("Leading", systemImage: "sidebar.leading") {} }
          ToolbarItemGroup {
            ForEach(1..<4) { number in Button("Group \(number)", systemImage: "star") { press(number) } }
          }
          ToolbarItem { Button("Second", systemImage: "plus") { press(4) } }
          ToolbarItem { Button("Third", systemImage: "minus") { press(5) } }
          ToolbarItem { Button("Important", systemImage: "flag") { press(6) } }.visibilityPriority(.high)
        }
    }
  }

  private func items(in opened: Opened) -> [String] {
    opened.widget.all(gtk_widget_get_type()).filter { gtk_widget_get_mapped($0) != 0 && gtk_widget_get_width($0) > 0 }
      .compactMap { gtk_widget_get_tooltip_text($0).map { String(cString: $0) } }
  }

  func testItemsWithoutRoomAreInAMenu() async throws {
    var pressed: [Int] = []
    let opened = try open(Crowded { pressed.append($0) }, width: 800)
    wait("all items") { items(in: opened).contains("Third") && items(in: opened).contains("Group 3") }
    XCTAssertFalse(items(in: opened).contains("More"))
    resize(opened, 340)
    wait("the menu among \(items(in: opened))") { items(in: opened).contains("More") }
    XCTAssertTrue(items(in: opened).contains("Important"), "\(items(in: opened))")
    XCTAssertFalse(items(in: opened).contains("Third"), "\(items(in: opened))")
    let more = try XCTUnwrap(
      opened.widget.first(gtk_widget_get_type()) {
        gtk_widget_get_mapped($0) != 0 && gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == "More"
      })
    try Pointer.click(more)
    wait("the entry") { shown(in: opened).contains("Third") }
    try Pointer.click(text("Third", in: opened))
    wait("the action") { pressed == [5] }
    resize(opened, 800)
    wait("all items again") { items(in: opened).contains("Third") && !items(in: opened).contains("More") }
  }
}
