import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What tests of tables have in common.
@MainActor class TableTestCase: GtkTestCase {
  struct Item: Identifiable {
    let id: Int
    var name: String { "Row \(id)" }
  }

  final class Box<Value> {
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
  final func shown(_ table: GtkWidgetPointer) -> [String] {
    let list = gtk_widget_get_last_child(table)
    return (list?.allTexts ?? []).filter { gtk_widget_get_mapped($0) != 0 }
      .sorted { ($0.frame(in: table).y, $0.frame(in: table).x) < ($1.frame(in: table).y, $1.frame(in: table).x) }
      .map { $0.shownText }
  }

  final func open<Content: View>(
    _ content: Content
  ) throws -> (window: TestWindow<Content>, table: GtkWidgetPointer) {
    let window = TestWindow(self, content)
    window.show()
    return (window, try XCTUnwrap(window.first?.first(gtk_column_view_get_type())))
  }

  final func wait(_ table: GtkWidgetPointer, shows texts: [String], line: UInt = #line) {
    spin(until: { shown(table) == texts }, "\(texts) instead of \(shown(table))", line: line)
  }

  final func column(_ title: String, in table: GtkWidgetPointer) -> OpaquePointer? {
    let list = gtk_column_view_get_columns(table.opaque)
    for position in 0..<g_list_model_get_n_items(list) {
      guard let item = g_list_model_get_item(list, position) else { continue }
      g_object_unref(item)
      if String(cString: gtk_column_view_column_get_title(OpaquePointer(item))) == title { return OpaquePointer(item) }
    }
    return nil
  }
}
