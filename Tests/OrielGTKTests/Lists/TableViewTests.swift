import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Tables, as `GtkColumnView` shows them.
@MainActor final class TableViewTests: TableTestCase {
  private struct Sorted: View {
    var items: [Item]
    let order: Binding<[KeyPathComparator<Item>]>
    var hasNumber = true

    var body: some View {
      Table(items, sortOrder: order) {
        TableColumn("Name", value: \.name)
        if hasNumber { TableColumn("Number", value: \.id) { Text(verbatim: "\($0.id)") } }
      }
    }
  }

  private func header(_ table: GtkWidgetPointer, _ title: String) throws -> GtkWidgetPointer {
    let labels = gtk_widget_get_first_child(table)?.allTexts ?? []
    return try XCTUnwrap(labels.first { $0.shownText == title })
  }

  private func sortedColumn(_ table: GtkWidgetPointer) -> (title: String, isAscending: Bool)? {
    let sorter = gtk_column_view_get_sorter(table.opaque).map { OpaquePointer($0) }
    guard let column = gtk_column_view_sorter_get_primary_sort_column(sorter) else { return nil }
    let title = gtk_column_view_column_get_title(column).map { String(cString: $0) } ?? ""
    return (title, gtk_column_view_sorter_get_primary_sort_order(sorter) == GTK_SORT_ASCENDING)
  }

  func testRowsAreInsertedAndRemovedWithAllTheirCells() async throws {
    let order = Box([KeyPathComparator(\Item.id)])
    let items = (0..<4).map { Item(id: $0) }
    let (window, table) = try open(Sorted(items: items, order: order.binding))
    wait(table, shows: ["Row 0", "0", "Row 1", "1", "Row 2", "2", "Row 3", "3"])
    window.update(Sorted(items: [items[3], Item(id: 7), items[0]], order: order.binding))
    wait(table, shows: ["Row 3", "3", "Row 7", "7", "Row 0", "0"])
    window.update(Sorted(items: [items[3]], order: order.binding, hasNumber: false))
    wait(table, shows: ["Row 3"])
    window.update(Sorted(items: [items[3]], order: order.binding))
    wait(table, shows: ["Row 3", "3"])
    window.update(Sorted(items: [], order: order.binding))
    wait(table, shows: [])
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testColumnsWithoutACustomizationStayWhereTheyAre() async throws {
    let order = Box([KeyPathComparator(\Item.id)])
    let (window, table) = try open(Sorted(items: [Item(id: 1)], order: order.binding))
    wait(table, shows: ["Row 1", "1"])
    XCTAssertEqual(gtk_column_view_get_reorderable(table.opaque), 0)
    XCTAssertNil(gtk_column_view_column_get_header_menu(column("Name", in: table)))
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testOnlyWhatIsInViewIsMade() async throws {
    var made: Set<Int> = []
    let (window, table) = try open(
      Table((0..<100_000).map { Item(id: $0) }) {
        TableColumn("Name") { item in
          made.insert(item.id)
          return Text(verbatim: item.name)
        }
        TableColumn("Number") { Text(verbatim: "\($0.id)") }
      })
    spin(until: { shown(table).first == "Row 0" }, "the first row")
    XCTAssertLessThan(made.count, 40)
    made = []
    gtk_column_view_scroll_to(table.opaque, 50_000, nil, GTK_LIST_SCROLL_NONE, nil)
    spin(until: { shown(table).contains("Row 50000") }, "the row in the middle")
    XCTAssertLessThan(made.count, 60)
    XCTAssertFalse(shown(table).contains("Row 0"))
    window.close()
  }

  func testAClickOnAHeaderWritesTheSortOrder() async throws {
    let order = Box([KeyPathComparator(\Item.id)])
    let items = (0..<3).map { Item(id: $0) }
    let (window, table) = try open(Sorted(items: items, order: order.binding))
    wait(table, shows: ["Row 0", "0", "Row 1", "1", "Row 2", "2"])
    XCTAssertEqual(sortedColumn(table)?.title, "Number")
    try Pointer.click(header(table, "Number"))
    spin(until: { order.value.first?.order == .reverse }, "the reverse order")
    window.update(Sorted(items: items, order: order.binding))
    spin(until: { sortedColumn(table)?.isAscending == false }, "the other arrow")
    XCTAssertEqual(shown(table).first, "Row 0", "the app sorts, not the table")
    try Pointer.click(header(table, "Name"))
    spin(until: { order.value.map(\.keyPath) == [\Item.name, \Item.id] }, "the name first")
    window.update(Sorted(items: items, order: order.binding))
    spin(until: { sortedColumn(table)?.title == "Name" }, "the arrow at the name")
    window.close()
  }

  func testTheArrowShowsWhatTheBindingHas() async throws {
    var wasWritten = false
    let binding = Binding {
      [KeyPathComparator(\Item.id, order: .reverse)]
    } set: { _ in
      wasWritten = true
    }
    let (window, table) = try open(Sorted(items: [Item(id: 0)], order: binding))
    wait(table, shows: ["Row 0", "0"])
    try Pointer.click(header(table, "Name"))
    spin(until: { wasWritten }, "the click")
    spin(until: { sortedColumn(table)?.title == "Number" }, "the arrow at the number")
    XCTAssertEqual(sortedColumn(table)?.isAscending, false)
    window.close()
  }

  func testRowsAreSelectedWithTheKeyboard() async throws {
    let selection = Box<Set<Int>>([])
    let (window, table) = try open(
      Table((0..<3).map { Item(id: $0) }, selection: selection.binding) { TableColumn("Name", value: \.name) })
    wait(table, shows: ["Row 0", "Row 1", "Row 2"])
    try Pointer.click(
      try XCTUnwrap(
        table.allTexts.first { label in
          label.shownText == "Row 0"
        }))
    spin(until: { selection.value == [0] }, "the first row selected")
    try Keyboard.press(["shift+Down"])
    spin(until: { selection.value == [0, 1] }, "two rows selected")
    try Keyboard.press(["End"])
    spin(until: { selection.value == [2] }, "the last row selected")
    window.close()
  }

  func testColumnsHaveTheirWidths() async throws {
    let (window, table) = try open(
      Table([Item(id: 0)]) {
        TableColumn("Wide", value: \.name)
        TableColumn("Narrow") { Text(verbatim: "a text that is wider than its column \($0.id)") }.width(60)
      })
    spin(until: { shown(table).count == 2 }, "the cells")
    let cells = table.allTexts.filter { gtk_widget_get_mapped($0) != 0 }
    let wide = try header(table, "Wide")
    let narrow = try header(table, "Narrow")
    XCTAssertEqual(cells.count, 4)
    XCTAssertGreaterThan(narrow.frame(in: table).x - wide.frame(in: table).x, 300)
    let columns = gtk_column_view_get_columns(table.opaque)
    let column = ObjectHandle(adopting: try XCTUnwrap(g_list_model_get_item(columns, 1)))
    XCTAssertEqual(gtk_column_view_column_get_fixed_width(column.opaque), 60)
    XCTAssertEqual(gtk_column_view_column_get_resizable(column.opaque), 0)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testHeadersCanBeHidden() async throws {
    func table(_ visibility: Visibility) -> some View {
      Table([Item(id: 0)]) { TableColumn("Name", value: \.name) }.tableColumnHeaders(visibility)
    }
    let (window, view) = try open(table(.visible))
    wait(view, shows: ["Row 0"])
    let before = view.allTexts.last?.frame(in: view).y ?? 0
    window.update(table(.hidden))
    spin(until: { view.allTexts.last?.frame(in: view).y ?? 0 < before - 10 }, "the row further up")
    window.close()
  }

  func testRowsAreReleased() async throws {
    let watch = ObjectWatch()
    let order = Box([KeyPathComparator(\Item.id)])
    let items = (0..<3).map { Item(id: $0) }
    let (window, table) = try open(Sorted(items: items, order: order.binding))
    wait(table, shows: ["Row 0", "0", "Row 1", "1", "Row 2", "2"])
    for label in gtk_widget_get_last_child(table)?.allTexts ?? [] { watch.watch(label) }
    window.update(Sorted(items: [], order: order.binding))
    spin(until: { watch.aliveCount == 0 }, "the end of the cells")
    watch.watch(table)
    window.close()
    spin(until: { watch.aliveCount == 0 }, "the end of the table")
  }
}
