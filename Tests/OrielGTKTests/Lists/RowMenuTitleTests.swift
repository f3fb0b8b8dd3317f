import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Menus of rows that have an action twice: in a context menu, and as a swipe action.
@MainActor final class RowMenuTitleTests: TableTestCase {
  private func titles(ofMenuIn view: GtkWidgetPointer) -> [String] {
    var menu: GtkWidgetPointer?
    spin(
      until: {
        menu = view.first(gtk_popover_menu_get_type()) { gtk_widget_get_mapped($0) != 0 }
        return menu != nil
      }, "the menu")
    return menu?.all(g_type_from_name("GtkModelButton")).compactMap { $0.firstText()?.shownText } ?? []
  }

  private func assertMenu<Content: View>(of text: String, has titles: [String], _ content: Content, line: UInt = #line)
    throws
  {
    let window = TestWindow(self, content)
    window.show()
    let view = try XCTUnwrap(window.first?.first(gtk_list_view_get_type()))
    spin(until: { view.firstText { $0.shownText == text } != nil }, "the rows", line: line)
    try Pointer.click(try XCTUnwrap(view.firstText { $0.shownText == text }), button: 3)
    XCTAssertEqual(self.titles(ofMenuIn: view), titles, line: line)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAMenuHasAnActionOnce() async throws {
    try assertMenu(
      of: "b", has: ["Copy", "Delete", "Pin"],
      List(["a", "b"], id: \.self) { name in
        Text(verbatim: name)
          .contextMenu {
            Button("Copy") {}
            Button("Delete", role: .destructive) {}
          }
          .swipeActions(edge: .leading) { Button("Pin") {} }
          .swipeActions { Button("Delete", role: .destructive) {} }
      })
    try assertMenu(
      of: "a", has: ["Delete", "Pin"],
      List(["a", "b"], id: \.self) { name in
        Text(verbatim: name)
          .swipeActions(edge: .leading) { Button("Pin") {} }
          .swipeActions { Button("Delete", role: .destructive) {} }
      }
      .contextMenu(forSelectionType: String.self) { _ in Button("Delete") {} })
    try assertMenu(
      of: "Row 1", has: ["Delete"],
      Table([Item(id: 0), Item(id: 1)]) {
        TableColumn("Name") { item in
          Text(verbatim: item.name).contextMenu { Button("Delete") {} }.swipeActions { Button("Delete") {} }
        }
      })
  }
}
