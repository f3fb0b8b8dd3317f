import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The texts in the cells of a table.
@MainActor final class TableCellTextTests: TableTestCase {
  private static let long = "A long text, for which no column of an ordinary table would have room on one line"

  private struct Texts: View {
    var texts = [TableCellTextTests.long, "Short"]
    var limit: Int?? = .none

    var body: some View {
      Table(texts.enumerated().map { Row(id: $0.offset, text: $0.element) }) {
        TableColumn("Text") { row in
          if case .some(let limit) = limit {
            Text(verbatim: row.text).lineLimit(limit)
          } else {
            Text(verbatim: row.text)
          }
        }
        TableColumn("Number") { Text(verbatim: "\($0.id)") }
      }
    }
  }

  private struct Row: Identifiable {
    let id: Int
    let text: String
  }

  private func cell(_ text: String, in table: GtkWidgetPointer) throws -> GtkWidgetPointer {
    let list = gtk_widget_get_last_child(table)
    return try XCTUnwrap(
      (list?.allTexts ?? []).first { $0.shownText == text && gtk_widget_get_mapped($0) != 0 }, text)
  }

  /// The number of lines that a cell has room for, and whether a part of its text is cut off.
  private func lines(of cell: GtkWidgetPointer) throws -> (count: Int, isCut: Bool) {
    let text = try XCTUnwrap((WidgetLayout.of(cell) as? TextLabel)?.owner as? TextWidget)
    let found = text.withLayout { layout, _ in
      (Int(pango_layout_get_line_count(layout)), pango_layout_is_ellipsized(layout) != 0)
    }
    let (count, isCut) = try XCTUnwrap(found)
    var height: Int32 = 0
    _ = text.withLayout { layout, _ in pango_layout_get_pixel_size(layout, nil, &height) }
    XCTAssertGreaterThanOrEqual(gtk_widget_get_height(cell), height, "the lines are cut off")
    return (count, isCut)
  }

  private func rowHeight(_ text: String, in table: GtkWidgetPointer) throws -> Int {
    var widget: GtkWidgetPointer? = try cell(text, in: table)
    while let current = widget, String(cString: gtk_widget_get_css_name(current)) != "row" {
      widget = gtk_widget_get_parent(current)
    }
    return Int(gtk_widget_get_height(try XCTUnwrap(widget)))
  }

  func testATextThatDoesNotFitEndsWithAnEllipsisOnItsOnlyLine() async throws {
    let (window, table) = try open(Texts())
    spin(until: { shown(table).count == 4 }, "the cells")
    let (count, isCut) = try lines(of: cell(Self.long, in: table))
    XCTAssertEqual(count, 1)
    XCTAssertTrue(isCut)
    XCTAssertFalse(try lines(of: cell("Short", in: table)).isCut)
    XCTAssertEqual(try rowHeight(Self.long, in: table), try rowHeight("Short", in: table))
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testARowIsAsHighAsTheLinesThatTheAppAsksFor() async throws {
    let (window, table) = try open(Texts(limit: .some(3)))
    spin(until: { shown(table).count == 4 }, "the cells")
    let one = try rowHeight("Short", in: table)
    spin(until: { (try? self.rowHeight(Self.long, in: table)) ?? 0 > one + 10 }, "a higher row")
    XCTAssertGreaterThan(try lines(of: cell(Self.long, in: table)).count, 1)
    XCTAssertEqual(try rowHeight("Short", in: table), one)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testARowFollowsTheWidthOfItsColumn() async throws {
    let (window, table) = try open(Texts(limit: .some(nil)))
    spin(until: { shown(table).count == 4 }, "the cells")
    spin(until: { (try? self.lines(of: self.cell(Self.long, in: table)).count) ?? 0 > 1 }, "several lines")
    let before = try rowHeight(Self.long, in: table)
    gtk_column_view_column_set_fixed_width(column("Text", in: table), 100)
    spin(until: { (try? self.rowHeight(Self.long, in: table)) ?? 0 > before }, "a higher row")
    gtk_column_view_column_set_fixed_width(column("Text", in: table), 900)
    let short = try rowHeight("Short", in: table)
    spin(until: { (try? self.rowHeight(Self.long, in: table)) ?? 0 == short }, "a row of one line")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testOnlyATextThatIsCutShowsItAllUnderThePointer() async throws {
    let (window, table) = try open(Texts())
    spin(until: { shown(table).count == 4 }, "the cells")
    let long = try cell(Self.long, in: table)
    func help() -> String? {
      let type = g_type_from_name("GtkTooltipWindow")
      let root = UnsafeMutableRawPointer(window.window).assumingMemoryBound(to: GtkWidget.self)
      guard type != 0, let tooltip = root.first(type, where: { gtk_widget_get_mapped($0) != 0 }) else {
        return nil
      }
      return tooltip.first(gtk_label_get_type()).map { String(cString: gtk_label_get_text($0.opaque)) }
    }
    try Pointer.move(to: long)
    spin(until: { help() == Self.long }, "the whole text")
    try Pointer.move(to: try cell("Short", in: table))
    spin(until: { help() == nil }, "the end of the tooltip")
    XCTAssertNil((WidgetLayout.of(try cell("Short", in: table)) as? TextLabel)?.owner?.hoverText)
    window.close()
    XCTAssertEqual(warnings, [])
  }
}
