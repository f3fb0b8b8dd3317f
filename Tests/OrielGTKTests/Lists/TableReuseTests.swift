import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The cells of a row without state show another row once theirs was scrolled out of view.
@MainActor final class TableReuseTests: TableTestCase {
  private struct Rows: View {
    let items: [Item]
    var columns: Binding<TableColumnCustomization<Item>>?
    var suffix = ""

    var body: some View {
      Table(items, columnCustomization: columns) {
        TableColumn("Name") { Text(verbatim: "\($0.id)") }.customizationID("name")
        TableColumn("Double") { Text(verbatim: "d\(2 * $0.id)\(suffix)").padding($0.id % 5 == 0 ? 4 : 0) }
          .customizationID("double")
        TableColumn("Kind") { item in
          if item.id % 3 == 0 { Counter(id: item.id) } else { Text(verbatim: "k\(item.id)") }
        }
        .customizationID("kind")
      }
    }
  }

  private struct Counter: View {
    let id: Int
    @State private var count = 0
    var body: some View { Button("c\(id).\(count)") { count += 1 } }
  }

  private let items = (0..<5_000).map { Item(id: $0) }

  private func scroll(_ table: GtkWidgetPointer, to place: Double) {
    gtk_adjustment_set_value(gtk_scrollable_get_vadjustment(table.opaque), place)
    drain()
  }

  /// Waits until consecutive rows fill the table, and each shows the texts of its own number.
  private func waitForRows(
    of table: GtkWidgetPointer, suffix: String = "", columns: Set<String> = ["name", "double", "kind"],
    line: UInt = #line
  ) {
    var texts: [String] = []
    spin(
      until: {
        texts = shown(table)
        guard let first = texts.first.flatMap({ Int($0) }) else { return false }
        var expected: [Set<String>] = []
        for number in first..<first + texts.count / columns.count {
          var row: Set<String> = ["\(number)"]
          if columns.contains("double") { row.insert("d\(2 * number)\(suffix)") }
          if columns.contains("kind") { row.insert(number % 3 == 0 ? "c\(number).0" : "k\(number)") }
          expected.append(row)
        }
        return texts.count > 5 * columns.count && Set(texts) == expected.reduce(into: []) { $0.formUnion($1) }
      }, "the rows, instead of \(texts)", line: line)
  }

  func testCellsShowTheirOwnRowWhereverTheTableIsScrolled() async throws {
    let columns = Box(TableColumnCustomization<Item>())
    let (window, table) = try open(Rows(items: items, columns: columns.binding))
    waitForRows(of: table)
    for place in [300.0, 4_000, 20_000, 19_700, 60_000, 0, 90_000, 30] {
      scroll(table, to: place)
      waitForRows(of: table)
    }
    // While cells are kept for other rows, the values and the columns change.
    window.update(Rows(items: items, columns: columns.binding, suffix: "!"))
    waitForRows(of: table, suffix: "!")
    scroll(table, to: 7_000)
    waitForRows(of: table, suffix: "!")
    columns.value[visibility: "kind"] = .hidden
    window.update(Rows(items: items, columns: columns.binding, suffix: "?"))
    waitForRows(of: table, suffix: "?", columns: ["name", "double"])
    scroll(table, to: 2_000)
    waitForRows(of: table, suffix: "?", columns: ["name", "double"])
    columns.value = TableColumnCustomization()
    window.update(Rows(items: items, columns: columns.binding, suffix: ":"))
    for place in [2_000.0, 2_400, 9_000, 2_100] {
      scroll(table, to: place)
      waitForRows(of: table, suffix: ":")
    }
    window.update(Rows(items: items.reversed(), columns: columns.binding))
    drain()
    window.update(Rows(items: Array(items.prefix(100)), columns: columns.binding))
    scroll(table, to: 0)
    waitForRows(of: table)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testCellsThatLeftTheViewShowOtherRows() async throws {
    let (window, table) = try open(
      Table(items) {
        TableColumn("Name") { Text(verbatim: "\($0.id)") }
        TableColumn("Double") { Text(verbatim: "d\(2 * $0.id)") }
      })
    let columns: Set = ["name", "double"]
    waitForRows(of: table, columns: columns)
    // They are retained, so that no other label has the same address.
    var seen: [GtkWidgetPointer: (label: ObjectHandle, text: String)] = [:]
    var reused: Set<String> = []
    var page = 0
    // Which rows GTK holds, about two hundred, is its choice.
    while page < 100, reused.count < 20 {
      for label in table.allTexts where gtk_widget_get_mapped(label) != 0 {
        let text = label.shownText
        if let old = seen[label], old.text != text { reused.insert(text) }
        seen[label] = (ObjectHandle(retaining: label), text)
      }
      page += 1
      scroll(table, to: Double(page) * 300)
      waitForRows(of: table, columns: columns)
    }
    XCTAssertTrue(reused.contains { $0.hasPrefix("d") } && reused.contains { !$0.hasPrefix("d") }, "\(reused)")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testThePageThatComesIntoViewNeedsNoSecondLayout() async throws {
    let (window, table) = try open(
      Table(items) {
        TableColumn("Name") { Text(verbatim: "\($0.id)") }
        TableColumn("Double") { Text(verbatim: "d\(2 * $0.id)") }
      })
    waitForRows(of: table, columns: ["name", "double"])
    let clock = try XCTUnwrap(gtk_widget_get_frame_clock(table))
    var layouts: [Int: Int] = [:]
    let link = FrameClockLink(of: table, .frameLayout, after: true) {
      layouts[gdk_frame_clock_get_frame_counter(clock), default: 0] += 1
    }
    let down = gtk_scrollable_get_vadjustment(table.opaque)
    for _ in 0..<20 {
      let old = shown(table).first
      gtk_adjustment_set_value(down, gtk_adjustment_get_value(down) + gtk_adjustment_get_page_size(down))
      spin(until: { shown(table).first != old && shown(table).count > 10 }, "the next page")
    }
    XCTAssertEqual(layouts.values.max(), 1)
    withExtendedLifetime(link) { window.close() }
  }

  func testNothingIsLeftOfKeptCells() async throws {
    let watch = ObjectWatch()
    let (window, table) = try open(Rows(items: items))
    waitForRows(of: table)
    for place in [8_000.0, 100] {
      scroll(table, to: place)
      waitForRows(of: table)
      for label in table.allTexts { watch.watch(label) }
    }
    watch.watch(table)
    window.close()
    spin(until: { watch.aliveCount == 0 }, "the end of the table")
  }
}
