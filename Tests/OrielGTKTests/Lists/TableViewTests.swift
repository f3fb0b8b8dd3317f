import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Tables, as `GtkColumnView` shows them.
@MainActor final class TableViewTests: GtkTestCase {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "Row \(id)" }
  }

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

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> {
      Binding {
        self.value
      } set: {
        self.value = $0
      }
    }
  }

  /// The texts of visible cells, from the top to the bottom.
  private func shown(_ table: GtkWidgetPointer) -> [String] {
    let list = gtk_widget_get_last_child(table)
    return (list?.all(gtk_label_get_type()) ?? []).filter { gtk_widget_get_mapped($0) != 0 }
      .sorted { ($0.frame(in: table).y, $0.frame(in: table).x) < ($1.frame(in: table).y, $1.frame(in: table).x) }
      .map { String(cString: gtk_label_get_text($0.opaque)) }
  }

  private func open<Content: View>(
    _ content: Content
  ) throws -> (window: TestWindow<Content>, table: GtkWidgetPointer) {
    let window = TestWindow(self, content)
    window.show()
    return (window, try XCTUnwrap(window.first?.first(gtk_column_view_get_type())))
  }

  private func wait(_ table: GtkWidgetPointer, shows texts: [String], line: UInt = #line) {
    spin(until: { shown(table) == texts }, "\(texts) instead of \(shown(table))", line: line)
  }

  private func header(_ table: GtkWidgetPointer, _ title: String) throws -> GtkWidgetPointer {
    let labels = gtk_widget_get_first_child(table)?.all(gtk_label_get_type()) ?? []
    return try XCTUnwrap(labels.first { String(cString: gtk_label_get_text($0.opaque)) == title })
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

  private struct Customized: View {
    let items: [Item]
    let columns: Binding<TableColumnCustomization<Item>>
    /// Another one for each update: the binding stays the same.
    var version = 0

    var body: some View {
      Table(items, columnCustomization: columns) {
        TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.reorder)
        TableColumn("Number") { Text(verbatim: "\($0.id)") }.customizationID("number")
        TableColumn("Double") { Text(verbatim: "\(2 * $0.id)d") }.customizationID("double")
        TableColumn("Hidden") { Text(verbatim: "\($0.id)h") }.customizationID("hidden").defaultVisibility(.hidden)
      }
    }
  }

  private func column(_ title: String, in table: GtkWidgetPointer) -> OpaquePointer? {
    let list = gtk_column_view_get_columns(table.opaque)
    for position in 0..<g_list_model_get_n_items(list) {
      guard let item = g_list_model_get_item(list, position) else { continue }
      g_object_unref(item)
      if String(cString: gtk_column_view_column_get_title(OpaquePointer(item))) == title { return OpaquePointer(item) }
    }
    return nil
  }

  func testTheUserMovesShowsAndResizesColumns() async throws {
    let columns = Box(TableColumnCustomization<Item>())
    let items = [Item(id: 3)]
    let (window, table) = try open(Customized(items: items, columns: columns.binding))
    var version = 0
    func update() {
      version += 1
      window.update(Customized(items: items, columns: columns.binding, version: version))
    }
    wait(table, shows: ["Row 3", "3", "6d"])
    // GTK moves a column that is dragged so.
    gtk_column_view_insert_column(table.opaque, 1, column("Double", in: table))
    spin(until: { columns.value.order == ["name", "double", "number", "hidden"] }, "the order")
    update()
    wait(table, shows: ["Row 3", "6d", "3"])
    // A column that isn't to be moved returns.
    gtk_column_view_insert_column(table.opaque, 2, column("Name", in: table))
    drain()
    update()
    wait(table, shows: ["Row 3", "6d", "3"])
    // The menu of a header shows and hides columns.
    let menu = try XCTUnwrap(gtk_column_view_column_get_header_menu(column("Name", in: table)))
    let section = try XCTUnwrap(g_menu_model_get_item_link(menu, 0, "section"))
    XCTAssertEqual(g_menu_model_get_n_items(section), 4)
    func choose(_ title: String) throws {
      let link = try XCTUnwrap(
        g_menu_model_get_item_link(gtk_column_view_column_get_header_menu(column("Name", in: table)), 0, "section"))
      defer { g_object_unref(UnsafeMutableRawPointer(link)) }
      for position in 0..<g_menu_model_get_n_items(link) {
        let value = g_menu_model_get_item_attribute_value(link, position, "label", nil)
        let action = g_menu_model_get_item_attribute_value(link, position, "action", nil)
        defer {
          g_variant_unref(value)
          g_variant_unref(action)
        }
        if String(cString: g_variant_get_string(value, nil)).replacingOccurrences(of: "_", with: "") == title {
          XCTAssertNotEqual(
            gtk_widget_activate_action_variant(table, g_variant_get_string(action, nil), nil), 0, title)
        }
      }
    }
    g_object_unref(UnsafeMutableRawPointer(section))
    try choose("Hidden")
    spin(until: { columns.value[visibility: "hidden"] == .visible }, "the choice")
    update()
    wait(table, shows: ["Row 3", "6d", "3", "3h"])
    try choose("Double")
    spin(until: { columns.value[visibility: "double"] == .hidden }, "the choice")
    update()
    wait(table, shows: ["Row 3", "3", "3h"])
    // GTK sets the width while the edge of a header is dragged.
    gtk_column_view_column_set_fixed_width(column("Number", in: table), 133)
    spin(until: { columns.value.widths["number"] == 133 }, "the width")
    columns.value = TableColumnCustomization()
    update()
    wait(table, shows: ["Row 3", "3", "6d"])
    XCTAssertEqual(gtk_column_view_column_get_fixed_width(column("Number", in: table)), -1)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAColumnThatIsHiddenAndShownAtOnceHasItsCells() async throws {
    let columns = Box(TableColumnCustomization<Item>())
    let items = [Item(id: 3), Item(id: 4)]
    let (window, table) = try open(Customized(items: items, columns: columns.binding))
    wait(table, shows: ["Row 3", "3", "6d", "Row 4", "4", "8d"])
    columns.value[visibility: "double"] = .hidden
    window.update(Customized(items: items, columns: columns.binding, version: 1))
    columns.value = TableColumnCustomization()
    window.update(Customized(items: items, columns: columns.binding, version: 2))
    columns.value[visibility: "hidden"] = .visible
    window.update(Customized(items: items, columns: columns.binding, version: 3))
    wait(table, shows: ["Row 3", "3", "6d", "3h", "Row 4", "4", "8d", "4h"])
    columns.value = TableColumnCustomization()
    window.update(Customized(items: items, columns: columns.binding, version: 4))
    wait(table, shows: ["Row 3", "3", "6d", "Row 4", "4", "8d"])
    window.close()
    XCTAssertEqual(warnings, [])
  }

  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  func testARowIsExpandedInAnOutline() async throws {
    let folders = [Folder(id: "a", folders: [Folder(id: "a1"), Folder(id: "a2")]), Folder(id: "b")]
    let (window, table) = try open(
      Table(folders, children: \.folders) {
        TableColumn("Name", value: \.id)
        TableColumn("Count") { Text(verbatim: "\($0.folders?.count ?? 0)") }
      })
    wait(table, shows: ["a", "2", "b", "0"])
    func label(_ text: String) -> GtkWidgetPointer? {
      table.all(gtk_label_get_type()).first { String(cString: gtk_label_get_text($0.opaque)) == text }
    }
    XCTAssertLessThan(abs(try XCTUnwrap(label("a")).frame(in: table).x - XCTUnwrap(label("b")).frame(in: table).x), 8)
    let button = try XCTUnwrap(gtk_widget_get_last_child(table)?.first(gtk_button_get_type()))
    try Pointer.click(button)
    wait(table, shows: ["a", "2", "a1", "0", "a2", "0", "b", "0"])
    XCTAssertGreaterThan(try XCTUnwrap(label("a1")).frame(in: table).x, try XCTUnwrap(label("b")).frame(in: table).x)
    try Pointer.click(button)
    wait(table, shows: ["a", "2", "b", "0"])
    // The keys of the focused row.
    gtk_column_view_scroll_to(table.opaque, 0, nil, GTK_LIST_SCROLL_FOCUS, nil)
    try Keyboard.press(["Right"])
    wait(table, shows: ["a", "2", "a1", "0", "a2", "0", "b", "0"])
    try Keyboard.press(["Left"])
    wait(table, shows: ["a", "2", "b", "0"])
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
        table.all(gtk_label_get_type()).first { label in
          String(cString: gtk_label_get_text(label.opaque)) == "Row 0"
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
    let cells = table.all(gtk_label_get_type()).filter { gtk_widget_get_mapped($0) != 0 }
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
    let before = view.all(gtk_label_get_type()).last?.frame(in: view).y ?? 0
    window.update(table(.hidden))
    spin(until: { view.all(gtk_label_get_type()).last?.frame(in: view).y ?? 0 < before - 10 }, "the row further up")
    window.close()
  }

  func testRowsAreReleased() async throws {
    let watch = ObjectWatch()
    let order = Box([KeyPathComparator(\Item.id)])
    let items = (0..<3).map { Item(id: $0) }
    let (window, table) = try open(Sorted(items: items, order: order.binding))
    wait(table, shows: ["Row 0", "0", "Row 1", "1", "Row 2", "2"])
    for label in gtk_widget_get_last_child(table)?.all(gtk_label_get_type()) ?? [] { watch.watch(label) }
    window.update(Sorted(items: [], order: order.binding))
    spin(until: { watch.aliveCount == 0 }, "the end of the cells")
    watch.watch(table)
    window.close()
    spin(until: { watch.aliveCount == 0 }, "the end of the table")
  }
}
