import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Lazy stacks in a `GtkScrolledWindow`, and scrolling to views.
@MainActor final class LazyStackTests: GtkTestCase {
  private func labels(_ widget: GtkWidgetPointer) -> [String] {
    widget.all(gtk_label_get_type()).map { String(cString: gtk_label_get_text($0.opaque)) }
  }

  private func label(_ text: String, in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    widget.all(gtk_label_get_type()).first { String(cString: gtk_label_get_text($0.opaque)) == text }
  }

  private func open<Content: View>(_ content: Content) throws -> (window: TestWindow<Content>, scroll: GtkWidgetPointer)
  {
    let window = TestWindow(self, content)
    window.show()
    return (window, try XCTUnwrap(window.first?.first(gtk_scrolled_window_get_type())))
  }

  private func scroll(_ widget: GtkWidgetPointer, to value: Double) {
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(widget.opaque), value)
  }

  func testOnlyVisibleItemsHaveWidgets() async throws {
    let (window, scroll) = try open(
      ScrollView {
        Text(verbatim: "header")
        LazyVStack { ForEach(0..<100_000) { Text(verbatim: "Item \($0)") } }
      })
    spin(until: { labels(scroll).contains("Item 5") }, "the first items")
    XCTAssertLessThan(labels(scroll).count, 60)
    self.scroll(scroll, to: gtk_adjustment_get_upper(gtk_scrolled_window_get_vadjustment(scroll.opaque)) / 2)
    spin(until: { labels(scroll).contains { Int($0.dropFirst(5)) ?? 0 > 30_000 } }, "items in the middle")
    XCTAssertLessThan(labels(scroll).count, 80)
    XCTAssertFalse(labels(scroll).contains("Item 5"))
    self.scroll(scroll, to: 0)
    spin(until: { labels(scroll).contains("Item 0") && labels(scroll).contains("header") }, "the first items again")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testVisibleItemsKeepTheirPlaceWhenItemsAboveAreTaller() async throws {
    let (window, scroll) = try open(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<2_000) { number in
            Text(verbatim: "Item \(number)").frame(height: number.isMultiple(of: 3) ? 70 : 30)
          }
        }
      })
    spin(until: { labels(scroll).contains("Item 1") }, "the first items")
    self.scroll(scroll, to: 30_000)
    spin(until: { !labels(scroll).contains("Item 1") && labels(scroll).count > 5 }, "items in the middle")
    drain()
    for _ in 0..<40 {
      let adjustment = gtk_scrolled_window_get_vadjustment(scroll.opaque)
      let shown = scroll.all(gtk_label_get_type()).filter { $0.frame(in: scroll).y > 20 }
      let first = try XCTUnwrap(shown.min { $0.frame(in: scroll).y < $1.frame(in: scroll).y })
      let before = first.frame(in: scroll).y
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) - 20)
      spin(until: { first.frame(in: scroll).y != before }, "a frame")
      drain()
      XCTAssertLessThan(abs(first.frame(in: scroll).y - before - 20), 2)
    }
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAGridHasColumns() async throws {
    let (window, scroll) = try open(
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<1_000) { Text(verbatim: "Item \($0)") }
        }
      })
    spin(until: { labels(scroll).contains("Item 3") }, "the first items")
    let first = try XCTUnwrap(label("Item 0", in: scroll)).frame(in: scroll)
    let second = try XCTUnwrap(label("Item 1", in: scroll)).frame(in: scroll)
    let third = try XCTUnwrap(label("Item 2", in: scroll)).frame(in: scroll)
    XCTAssertEqual(first.y, second.y)
    XCTAssertGreaterThan(second.x, first.x)
    XCTAssertEqual(first.x, third.x)
    XCTAssertGreaterThan(third.y, first.y)
    window.close()
  }

  func testAProxyScrollsAStackAndAList() async throws {
    var proxy: ScrollViewProxy?
    func keep(_ reader: ScrollViewProxy) { proxy = reader }
    let window = TestWindow(
      self,
      ScrollViewReader { reader in
        let _ = keep(reader)
        HStack {
          ScrollView { LazyVStack { ForEach(0..<5_000) { Text(verbatim: "Item \($0)") } } }
          List(10_000..<15_000) { Text(verbatim: "Row \($0)") }
        }
      })
    window.show()
    let scrolls = try XCTUnwrap(window.first).all(gtk_scrolled_window_get_type())
    let (stack, list) = (try XCTUnwrap(scrolls.first), try XCTUnwrap(scrolls.last))
    spin(until: { labels(stack).contains("Item 0") && labels(list).contains("Row 10000") }, "the content")
    proxy?.scrollTo(3_000, anchor: .top)
    spin(until: { label("Item 3000", in: stack).map { abs($0.frame(in: stack).y) < 2 } == true }, "the item")
    proxy?.scrollTo(13_000, anchor: .bottom)
    spin(
      until: {
        guard let label = label("Row 13000", in: list), gtk_widget_get_mapped(label) != 0 else { return false }
        let frame = label.frame(in: list)
        return abs(frame.y + frame.height - Int(gtk_widget_get_height(list))) < 20
      }, "the row")
    proxy?.scrollTo(14_999)
    spin(until: { label("Row 14999", in: list).map { gtk_widget_get_mapped($0) != 0 } == true }, "the last row")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testNothingIsLeftOfAStackThatIsClosed() async throws {
    let watch = ObjectWatch()
    let (window, scroll) = try open(ScrollView { LazyVStack { ForEach(0..<500) { Text(verbatim: "Item \($0)") } } })
    spin(until: { labels(scroll).contains("Item 3") }, "the items")
    watch.watch(try XCTUnwrap(window.first))
    self.scroll(scroll, to: 2_000)
    spin(until: { !labels(scroll).contains("Item 3") }, "other items")
    window.close()
    withExtendedLifetime(window) { XCTAssertEqual(watch.alive, []) }
    XCTAssertEqual(warnings, [])
  }

  func testNothingIsLeftOfAScrollViewInAClosedWindow() async throws {
    let watch = ObjectWatch()
    let (window, scroll) = try open(ScrollView { VStack { ForEach(0..<100) { Text(verbatim: "Item \($0)") } } })
    watch.watch(try XCTUnwrap(window.first))
    self.scroll(scroll, to: 500)
    drain()
    window.close()
    withExtendedLifetime(window) { XCTAssertEqual(watch.alive, []) }
    XCTAssertEqual(warnings, [])
  }
}
