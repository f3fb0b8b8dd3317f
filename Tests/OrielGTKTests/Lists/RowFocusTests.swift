import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The row from which the keys go on.
@MainActor final class RowFocusTests: TableTestCase {
  @Observable @MainActor final class Rows {
    var items: [Item]
    var selection: Set<Int> = []
    @ObservationIgnored var proxy: ScrollViewProxy?
    init(_ count: Int) { items = (0..<count).map { Item(id: $0) } }
    func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }
  }

  private struct Content: View {
    @Bindable var rows: Rows
    let isTable: Bool

    var body: some View {
      ScrollViewReader { proxy in
        let _ = rows.keep(proxy)
        if isTable {
          Table(of: Item.self, selection: $rows.selection) {
            TableColumn("Name") { Text(verbatim: $0.name) }
            TableColumn("Number") { Text(verbatim: "\($0.id)") }
          } rows: {
            ForEach(rows.items) { TableRow($0) }.onDelete { rows.items.remove(atOffsets: $0) }
          }
        } else {
          List(selection: $rows.selection) {
            ForEach(rows.items) { Text(verbatim: $0.name) }.onDelete { rows.items.remove(atOffsets: $0) }
          }
        }
      }
    }
  }

  private func open(_ rows: Rows, isTable: Bool) throws -> (TestWindow<Content>, GtkWidgetPointer) {
    let window = TestWindow(self, Content(rows: rows, isTable: isTable))
    window.show()
    let list = try XCTUnwrap(window.first?.first(gtk_list_view_get_type()))
    spin(until: { list.firstText { $0.shownText == "Row 0" } != nil }, "the rows")
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    return (window, list)
  }

  private func row(_ number: Int, in list: GtkWidgetPointer) -> GtkWidgetPointer? {
    var next = list.firstText { $0.shownText == "Row \(number)" && gtk_widget_get_mapped($0) != 0 }
    while let widget = next, String(cString: gtk_widget_get_css_name(widget)) != "row" {
      next = gtk_widget_get_parent(widget)
    }
    return next
  }

  private func press(_ key: String, selects number: Int, _ rows: Rows, line: UInt = #line) throws {
    try Keyboard.press([key])
    let deadline = g_get_monotonic_time() + 5_000_000
    while rows.selection != [number], g_get_monotonic_time() < deadline { drain() }
    XCTAssertEqual(rows.selection, [number], key, line: line)
  }

  /// Clicks a row, and waits for what follows.
  private func click(_ number: Int, in list: GtkWidgetPointer, _ rows: Rows, _ window: TestWindow<Content>) throws {
    try Pointer.click(try XCTUnwrap(row(number, in: list)))
    spin(until: { rows.selection == [number] }, "the click")
    window.graph.flush()
  }

  /// Changes the rows or the selection as an app does.
  private func change(_ window: TestWindow<Content>, _ body: () -> Void) {
    body()
    window.graph.flush()
    drain()
  }

  func testKeysGoOnAtTheSelectionThatTheAppSets() async throws {
    for isTable in [false, true] {
      let rows = Rows(1_000)
      let (window, list) = try open(rows, isTable: isTable)
      try click(0, in: list, rows, window)
      change(window) {
        rows.selection = [200]
        rows.proxy?.scrollTo(200)
      }
      spin(until: { row(200, in: list) != nil }, "row 200")
      try press("Down", selects: 201, rows)
      try press("Up", selects: 200, rows)
      try press("Up", selects: 199, rows)
      // Without scrolling.
      change(window) { rows.selection = [50] }
      XCTAssertNotNil(row(199, in: list))
      try press("Down", selects: 51, rows)
      spin(until: { row(51, in: list) != nil }, "row 51")
      window.close()
      XCTAssertEqual(warnings, [])
    }
  }

  func testTheSelectionThatAListHasAtFirstIsWhereKeysBegin() async throws {
    let rows = Rows(100)
    rows.selection = [3]
    let (window, list) = try open(rows, isTable: false)
    XCTAssertNotNil(row(0, in: list))
    gtk_widget_grab_focus(list)
    try press("Down", selects: 4, rows)
    window.close()
  }

  func testTheRowThatTheUserHasGoneToStaysWhereKeysGoOn() async throws {
    let rows = Rows(100)
    let (window, list) = try open(rows, isTable: false)
    try click(2, in: list, rows, window)
    try Keyboard.press(["ctrl+Down", "ctrl+Down", "ctrl+space"])
    spin(until: { rows.selection == [2, 4] }, "\(rows.selection)")
    try Keyboard.press(["ctrl+space"])
    spin(until: { rows.selection == [2] }, "\(rows.selection)")
    // GTK first selects the focused row, which isn't selected.
    try press("Down", selects: 4, rows)
    try press("Down", selects: 5, rows)
    window.close()
  }

  func testDeleteRemovesTheSelectedRowAfterTheAppHasSelectedIt() async throws {
    let rows = Rows(30)
    let (window, list) = try open(rows, isTable: false)
    try click(0, in: list, rows, window)
    change(window) { rows.selection = [4] }
    try Keyboard.press(["Delete"])
    spin(until: { rows.items.count == 29 }, "the removal")
    XCTAssertEqual(rows.items.prefix(6).map(\.id), [0, 1, 2, 3, 5, 6])
    window.close()
  }

  func testKeysGoOnAtTheNeighborOfARemovedRow() async throws {
    for isTable in [false, true] {
      let rows = Rows(10)
      let (window, list) = try open(rows, isTable: isTable)
      try click(5, in: list, rows, window)
      // All keys at once: the focus has moved before the second arrives. The neighbor isn't selected before.
      try Keyboard.press(["Delete", "Down"])
      spin(until: { rows.selection == [6] }, "the neighbor: \(rows.selection)")
      try press("Down", selects: 7, rows)
      try Keyboard.press(["Delete"])
      spin(until: { rows.items.count == 8 }, "the second removal")
      window.graph.flush()
      try press("Up", selects: 8, rows)
      try press("Up", selects: 6, rows)
      try press("End", selects: 9, rows)
      try Keyboard.press(["Delete"])
      spin(until: { rows.items.count == 7 }, "the third removal")
      window.graph.flush()
      try press("Up", selects: 8, rows)
      XCTAssertEqual(rows.items.map(\.id), [0, 1, 2, 3, 4, 6, 8])
      window.close()
      XCTAssertEqual(warnings, [])
    }
  }

  func testAListStaysWhereItIsWhenItsFocusedRowOutOfViewIsRemoved() async throws {
    for isTable in [false, true] {
      let rows = Rows(1_000)
      let (window, list) = try open(rows, isTable: isTable)
      try click(3, in: list, rows, window)
      rows.proxy?.scrollTo(500, anchor: .top)
      spin(until: { row(500, in: list) != nil && row(3, in: list) == nil }, "row 500")
      change(window) { rows.items.remove(at: 3) }
      spin(until: { row(500, in: list) != nil }, "row 500, still: \(isTable)")
      drain()
      XCTAssertNotNil(row(500, in: list), "\(isTable)")
      XCTAssertNil(row(4, in: list), "\(isTable)")
      // The keys go on at the neighbor, which isn't selected before.
      try press("Down", selects: 4, rows)
      window.close()
      XCTAssertEqual(warnings, [])
    }
  }

  func testKeysGoOnAtTheNeighborOfARowThatTheAppRemoves() async throws {
    let rows = Rows(200)
    let (window, list) = try open(rows, isTable: false)
    try click(5, in: list, rows, window)
    change(window) {
      rows.items.removeAll { (3...6).contains($0.id) }
      rows.selection = []
    }
    try press("Down", selects: 7, rows)
    try press("Down", selects: 8, rows)
    // A row that only moves keeps the focus.
    change(window) { rows.items.reverse() }
    try press("Down", selects: 7, rows)
    window.close()
    XCTAssertEqual(warnings, [])
  }
}
