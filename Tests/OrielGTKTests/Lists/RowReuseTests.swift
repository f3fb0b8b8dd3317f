import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A row without state leaves its widgets to another row when it is scrolled out of view.
@MainActor final class RowReuseTests: GtkTestCase {
  private func open<Content: View>(_ content: Content) throws -> (window: TestWindow<Content>, list: GtkWidgetPointer) {
    let window = TestWindow(self, content)
    window.show()
    return (window, try XCTUnwrap(window.first?.first(gtk_list_view_get_type())))
  }

  private func labels(_ list: GtkWidgetPointer) -> [GtkWidgetPointer] {
    list.allTexts.filter { gtk_widget_get_mapped($0) != 0 }
      .sorted { $0.frame(in: list).y < $1.frame(in: list).y }
  }

  private func text(_ label: GtkWidgetPointer) -> String { label.shownText }
  private func shown(_ list: GtkWidgetPointer) -> [String] { labels(list).map(text) }

  private func adjustment(_ list: GtkWidgetPointer) -> UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrollable_get_vadjustment(list.opaque)
  }

  private func scroll(_ list: GtkWidgetPointer, pages: Double) {
    let down = adjustment(list)
    gtk_adjustment_set_value(down, gtk_adjustment_get_value(down) + pages * gtk_adjustment_get_page_size(down))
    drain()
  }

  /// Waits until the rows in view fill the list, are consecutive, and each shows the text of its own number.
  private func waitForRows(of list: GtkWidgetPointer, line: UInt = #line) {
    spin(
      until: {
        let labels = labels(list)
        let numbers = labels.compactMap { Int(text($0)) }
        guard let top = labels.first, let bottom = labels.last, let first = numbers.first else { return false }
        let isFull = top.frame(in: list).y < 40 && bottom.frame(in: list).y + 60 > gtk_widget_get_height(list)
        return isFull && numbers == Array(first..<first + labels.count)
      }, "the rows, instead of \(shown(list))", line: line)
  }

  func testWidgetsThatLeftTheViewShowOtherRows() async throws {
    let (window, view) = try open(List(0..<10_000) { Text(verbatim: "\($0)") })
    waitForRows(of: view)
    var first: [GtkWidgetPointer: (text: String, watch: ObjectWatch)] = [:]
    var page = 0
    // Which rows GTK holds, about two hundred, is its choice.
    func isReused(_ label: GtkWidgetPointer) -> Bool {
      first[label].map { $0.text != text(label) && !$0.watch.alive.isEmpty } ?? false
    }
    while page < 100, !labels(view).contains(where: isReused) {
      for label in labels(view) where first[label].map({ $0.watch.alive.isEmpty }) ?? true {
        let watch = ObjectWatch()
        watch.watch(label)
        first[label] = (text(label), watch)
      }
      scroll(view, pages: 1)
      waitForRows(of: view)
      page += 1
    }
    XCTAssertLessThan(page, 100)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testRowsShowTheirOwnTextWhereverTheListIsScrolled() async throws {
    let (window, view) = try open(
      List(0..<5_000) { number in
        if number % 3 == 0 {
          Text(verbatim: "\(number)").padding(4)
        } else {
          Label("\(number)", systemImage: "star").labelStyle(.titleOnly)
        }
      })
    spin(until: { shown(view).first == "0" }, "the first row")
    var random = SeededRandom()
    for _ in 0..<60 {
      scroll(view, pages: Double.random(in: -3...4, using: &random))
      waitForRows(of: view)
    }
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testTheFirstJumpShowsRows() async throws {
    let (window, view) = try open(List(0..<5_000) { Text(verbatim: "\($0)") })
    waitForRows(of: view)
    // Beyond the two hundred rows that GTK holds at first.
    gtk_adjustment_set_value(adjustment(view), 60_000)
    spin(until: { labels(view).first.flatMap { Int(text($0)) } ?? 0 > 300 }, "rows far below")
    waitForRows(of: view)
    window.close()
  }

  func testStateStaysWithItsElement() async throws {
    let (window, view) = try open(List(0..<1_000) { Counted(number: $0) })
    spin(until: { shown(view).first == "0" }, "the first row")
    let button = try XCTUnwrap(view.first(gtk_button_get_type()))
    gtk_widget_activate(button)
    spin(until: { shown(view).first == "0+" }, "the state")
    for _ in 0..<20 {
      scroll(view, pages: 1)
      spin(until: { !shown(view).isEmpty && !shown(view).contains("0+") }, "the next page")
      XCTAssertEqual(shown(view).filter { $0.hasSuffix("+") }, [])
    }
    gtk_adjustment_set_value(adjustment(view), 0)
    spin(until: { shown(view).first == "0+" }, "the state of the first row")
    window.close()
  }

  func testStateStaysWhenASecondRowWithItsIdentityLeaves() async throws {
    func list(_ items: [Int]) -> some View { List(items, id: \.self) { Counted(number: $0) } }
    let rest = Array(4..<1_000)
    let (window, view) = try open(list([0, 1, 2, 3, 3] + rest))
    spin(until: { shown(view).count > 5 }, "the rows")
    let buttons = view.all(gtk_button_get_type()).sorted { $0.frame(in: view).y < $1.frame(in: view).y }
    gtk_widget_activate(buttons[3])
    spin(until: { shown(view).contains("3+") }, "the state")
    for _ in 0..<5 { scroll(view, pages: 1) }
    spin(until: { !shown(view).isEmpty && !shown(view).contains("3+") }, "another page")
    window.update(list([0, 1, 2, 3] + rest))
    gtk_adjustment_set_value(adjustment(view), 0)
    spin(until: { shown(view).prefix(5) == ["0", "1", "2", "3+", "4"] }, "the state of the row that stays")
    window.close()
  }

  func testRowsThatAreObservedAppearAndDisappearEach() async throws {
    var visible: Set<Int> = []
    let (window, view) = try open(
      List(0..<1_000) { number in
        Text(verbatim: "\(number)").onAppear { visible.insert(number) }.onDisappear { visible.remove(number) }
      })
    spin(until: { shown(view).first == "0" }, "the first row")
    for _ in 0..<20 {
      scroll(view, pages: 1)
      waitForRows(of: view)
      // The row with the keyboard focus keeps its content.
      spin(
        until: { visible == Set(shown(view).compactMap { Int($0) }).union([0]) },
        "\(visible.sorted()) instead of \(shown(view))")
    }
    window.close()
  }

  func testARemovedSectionReleasesWhatItsRowsHaveLeft() async throws {
    weak var model: Payload?
    func list(_ payload: Payload?) -> some View {
      List {
        ForEach(0..<5) { Text(verbatim: "kept \($0)") }
        if let payload { ForEach(0..<500) { Text(verbatim: "\(payload.start + $0)") } }
      }
    }
    let window = TestWindow(self, list(nil))
    do {
      let payload = Payload()
      model = payload
      window.update(list(payload))
    }
    window.show()
    let view = try XCTUnwrap(window.first?.first(gtk_list_view_get_type()))
    spin(until: { shown(view).count > 5 }, "the rows")
    for _ in 0..<5 { scroll(view, pages: 1) }
    XCTAssertNotNil(model)
    window.update(list(nil))
    spin(until: { shown(view).count == 5 }, "the rows that are kept")
    spin(until: { model == nil }, "the release of what the rows used")
    window.close()
  }
}

private final class Payload {
  let start = 100
}

private struct Counted: View {
  let number: Int
  @State private var isCounted = false

  var body: some View { Button(isCounted ? "\(number)+" : "\(number)") { isCounted = true } }
}
