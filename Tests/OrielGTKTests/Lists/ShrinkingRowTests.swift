import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Containers whose rows become fewer or others while the last ones are visible.
@MainActor final class ShrinkingRowTests: GtkTestCase {
  private struct Item: Identifiable { let id: Int }

  /// The texts in view, from the top to the bottom.
  private func shown(_ scroll: GtkWidgetPointer) -> [String] {
    let height = Int(gtk_widget_get_height(scroll))
    return scroll.allTexts.filter { gtk_widget_get_mapped($0) != 0 && $0.shownText.hasPrefix("Row ") }
      .map { (text: $0.shownText, frame: $0.frame(in: scroll)) }
      .filter { $0.frame.y + $0.frame.height > 1 && $0.frame.y < height - 1 }
      .sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }.map(\.text)
  }

  /// Scrolls to the end of 2,000 rows, and shows other ones.
  private func check<Content: View>(
    _ what: String, minimum: Int = 5, _ content: @escaping ([Int]) -> Content, line: UInt = #line
  ) throws {
    let all = Array(0..<2_000)
    let changes: [(String, [Int])] = [
      ("fewer", Array(0..<49)), ("fewer, reversed", (0..<49).reversed()), ("the last", Array(1_951..<2_000)),
      ("the last, reversed", (1_951..<2_000).reversed()), ("others", Array(5_000..<5_049)),
      ("some", stride(from: 0, to: 2_000, by: 40).map { $0 }), ("few", [7, 8]),
    ]
    for (change, rows) in changes {
      let window = TestWindow(self, content(all))
      window.show()
      let scroll = try XCTUnwrap(window.first?.first(gtk_scrolled_window_get_type()))
      let adjustment = gtk_scrolled_window_get_vadjustment(scroll.opaque)
      spin(until: { shown(scroll).contains("Row 2") }, "\(what): the first rows", line: line)
      spin(
        until: {
          let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
          if gtk_adjustment_get_value(adjustment) < end - 1 { gtk_adjustment_set_value(adjustment, end) }
          return shown(scroll).last == "Row 1999"
        }, "\(what): the end", line: line)
      window.update(content(rows))
      let wanted = rows.map { "Row \($0)" }
      func isRight() -> Bool {
        let texts = shown(scroll)
        guard let first = texts.first.flatMap({ wanted.firstIndex(of: $0) }), first + texts.count <= wanted.count else {
          return false
        }
        return texts.count >= min(minimum, rows.count)
          && texts == Array(wanted[first..<first + texts.count])
      }
      spin(until: isRight, "\(what), \(change): shows \(shown(scroll))", seconds: 3, line: line)
      // Nothing changes any more.
      drain()
      XCTAssertTrue(isRight(), "\(what), \(change): shows \(shown(scroll))", line: line)
      window.close()
    }
    XCTAssertEqual(warnings, [])
  }

  func testAStackThatIsScrolledToItsEndShowsWhatIsLeft() async throws {
    try check("stack") { rows in
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)") } } }
    }
  }

  func testAGridThatIsScrolledToItsEndShowsWhatIsLeft() async throws {
    try check("grid") { rows in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 60) }
        }
      }
    }
  }

  func testAStackWithPinnedHeadersShowsWhatIsLeft() async throws {
    try check("sections") { rows in
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach([0, 1], id: \.self) { part in
            Section {
              ForEach(rows.filter { ($0 < 1_000) == (part == 0) }, id: \.self) { Text(verbatim: "Row \($0)") }
            } header: {
              Text(verbatim: "Part \(part)")
            }
          }
        }
      }
    }
  }

  func testAListThatIsScrolledToItsEndShowsWhatIsLeft() async throws {
    try check("list") { rows in List(rows, id: \.self) { Text(verbatim: "Row \($0)") } }
  }

  func testAListWithSectionsShowsWhatIsLeft() async throws {
    try check("sections of a list") { rows in
      List {
        ForEach([0, 1], id: \.self) { part in
          Section {
            ForEach(rows.filter { ($0 < 1_000) == (part == 0) }, id: \.self) { Text(verbatim: "Row \($0)") }
          } header: {
            Text(verbatim: "Part \(part)")
          }
        }
      }
    }
  }

  func testATableThatIsScrolledToItsEndShowsWhatIsLeft() async throws {
    try check("table") { rows in
      Table(rows.map { Item(id: $0) }) { TableColumn("Name") { (item: Item) in Text(verbatim: "Row \(item.id)") } }
    }
  }
}
