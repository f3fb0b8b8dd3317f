import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Sections of tables: headers across all columns.
@MainActor final class TableSectionTests: TableTestCase {
  private struct Sections: View {
    var few = [Item(id: 1)]
    let columns: Binding<TableColumnCustomization<Item>>
    let selection: Binding<Int?>
    let isExpanded: Binding<Bool>
    /// Another one for each update: the bindings stay the same.
    var version = 0

    var body: some View {
      Table(of: Item.self, selection: selection, columnCustomization: columns) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Number") { Text(verbatim: "\($0.id)") }.customizationID("number")
      } rows: {
        Section("A header wider than its column") { ForEach(few) { TableRow($0) } }
        Section("More", isExpanded: isExpanded) { TableRow(Item(id: 2)) }
      }
    }
  }

  private let columns = Box(TableColumnCustomization<Item>())
  private let selection = Box<Int?>(nil)
  private let isExpanded = Box(true)
  private let long = "A header wider than its column"
  private var version = 0

  private func make(few: [Item] = [Item(id: 1)]) -> Sections {
    version += 1
    return Sections(
      few: few, columns: columns.binding, selection: selection.binding, isExpanded: isExpanded.binding, version: version
    )
  }

  private func label(_ text: String, in table: GtkWidgetPointer) throws -> GtkWidgetPointer {
    try XCTUnwrap(
      gtk_widget_get_last_child(table)?.allTexts.first {
        $0.shownText == text
      })
  }

  func testHeadersAreAsWideAsTheTable() async throws {
    let (window, table) = try open(make())
    wait(table, shows: [long, "Row 1", "1", "More", "Row 2", "2"])
    let header = try label(long, in: table).frame(in: table)
    XCTAssertGreaterThan(header.width, 195)
    XCTAssertLessThan(header.height, 30, "in one line")
    let button = try XCTUnwrap(gtk_widget_get_last_child(table)?.first(gtk_button_get_type())).frame(in: table)
    XCTAssertGreaterThan(button.x + button.width, 380, "at the trailing edge of the table")
    // Whichever column is the first one.
    columns.value[visibility: "name"] = .hidden
    window.update(make())
    wait(table, shows: [long, "1", "More", "2"])
    columns.value = TableColumnCustomization()
    columns.value.order = ["number", "name"]
    window.update(make())
    wait(table, shows: [long, "1", "Row 1", "More", "2", "Row 2"])
    XCTAssertEqual(try label(long, in: table).frame(in: table).width, header.width)
    window.update(make(few: []))
    wait(table, shows: [long, "More", "2", "Row 2"])
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAHeaderIsNoRowToSelect() async throws {
    let (window, table) = try open(make())
    wait(table, shows: [long, "Row 1", "1", "More", "Row 2", "2"])
    try Pointer.click(label("Row 1", in: table))
    spin(until: { selection.value == 1 }, "the first row selected")
    window.update(make())
    try Pointer.click(label("More", in: table))
    try Keyboard.press(["Down"])
    spin(until: { selection.value == 2 }, "the row below the header selected")
    window.close()
  }

  func testAButtonInTheHeaderCollapsesTheSection() async throws {
    let (window, table) = try open(make())
    wait(table, shows: [long, "Row 1", "1", "More", "Row 2", "2"])
    let button = try XCTUnwrap(gtk_widget_get_last_child(table)?.first(gtk_button_get_type()))
    try Pointer.click(button)
    spin(until: { !isExpanded.value }, "the click")
    window.update(make())
    wait(table, shows: [long, "Row 1", "1", "More"])
    try Pointer.click(button)
    spin(until: { isExpanded.value }, "the second click")
    window.update(make())
    wait(table, shows: [long, "Row 1", "1", "More", "Row 2", "2"])
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testNothingIsLeftOfATableWithSections() async throws {
    let watch = ObjectWatch()
    let (window, table) = try open(make())
    wait(table, shows: [long, "Row 1", "1", "More", "Row 2", "2"])
    for label in gtk_widget_get_last_child(table)?.allTexts ?? [] { watch.watch(label) }
    watch.watch(table)
    window.close()
    spin(until: { watch.aliveCount == 0 }, "the end of the table")
  }
}
