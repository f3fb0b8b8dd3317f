import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Columns of tables that the user moves, shows, hides and resizes, and rows that the user expands.
@MainActor final class TableColumnTests: TableTestCase {
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
      table.allTexts.first { $0.shownText == text }
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
}
