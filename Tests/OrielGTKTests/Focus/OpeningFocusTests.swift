import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What has the keyboard focus when a window opens, and how Tab reaches it.
final class OpeningFocusTests: PopoverTestCase {
  private struct Item: Identifiable { let id: Int }

  private struct Sections: View {
    let isTable: Bool
    private let items = (0..<3).map { Item(id: $0) }

    var body: some View {
      if isTable {
        Table(of: Item.self) {
          TableColumn("Name") { Text("Row \($0.id)") }
          TableColumn("Number") { Text("\($0.id)") }
        } rows: {
          Section("Header") { ForEach(items) { TableRow($0) } }
        }
      } else {
        List { Section("Header") { ForEach(items) { Text("Row \($0.id)") } } }
      }
    }
  }

  /// The first text of the focused row; nil where no row has the focus.
  private func focusedRow(in opened: Opened) -> String? {
    guard let focus = focus(in: opened), String(cString: gtk_widget_get_css_name(focus)) == "row" else { return nil }
    return focus.firstText { _ in true }.map { text(of: $0) }
  }

  private func waitForRows(in opened: Opened) {
    wait("the rows") { opened.widget.firstText { self.text(of: $0) == "Row 0" } != nil }
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
  }

  func testAListThatBeginsWithAHeaderOpensWithTheFocusOnItsFirstRow() async throws {
    let opened = try open(Sections(isTable: false))
    waitForRows(in: opened)
    XCTAssertEqual(focusedRow(in: opened), "Row 0")
    try Keyboard.press(["Down"])
    wait("the next row") { focusedRow(in: opened) == "Row 1" }
  }

  func testTabEntersAListOrTableThatBeginsWithAHeader() async throws {
    for isTable in [false, true] {
      let opened = try open(
        VStack {
          Button("Before") {}
          Sections(isTable: isTable)
          Button("After") {}
        })
      waitForRows(in: opened)
      gtk_widget_grab_focus(try labelled("Before", gtk_button_get_type(), in: opened.widget))
      // The titles of a table's columns come first.
      try Keyboard.press(isTable ? ["Tab", "Tab"] : ["Tab"])
      wait("the first row, \(isTable)") { focusedRow(in: opened) == "Row 0" }
    }
  }

  func testATabViewOpensWithTheFocusOnItsTabs() async throws {
    let opened = try open(
      NavigationStack {
        TabView {
          Text("One").tabItem { Text("First") }
          Button("Two") {}.tabItem { Text("Second") }
        }
      })
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
    wait("the focus") { focus(in: opened) != nil }
    settle()
    let first = try labelled("First", gtk_toggle_button_get_type(), in: opened.widget)
    XCTAssertEqual(focus(in: opened), first)
  }
}
