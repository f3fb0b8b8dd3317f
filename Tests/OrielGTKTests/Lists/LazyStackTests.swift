import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Lazy stacks in a `GtkScrolledWindow`, and scrolling to views.
@MainActor final class LazyStackTests: GtkTestCase {
  private func labels(_ widget: GtkWidgetPointer) -> [String] {
    widget.allTexts.map { $0.shownText }
  }

  private func label(_ text: String, in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    widget.allTexts.first { $0.shownText == text }
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
      let shown = scroll.allTexts.filter { $0.frame(in: scroll).y > 20 }
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

  private struct Parts: View {
    let press: (String) -> Void
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<50) { part in
            if part >= 0 {
              Section {
                ForEach(0..<20) { row in
                  Button(action: { press("Row \(part).\(row)") }) {
                    Text(verbatim: "Row \(part).\(row)").frame(maxWidth: .infinity)
                  }
                }
              } header: {
                Button(action: { press("Header \(part)") }) {
                  Text(verbatim: "Header \(part)").frame(maxWidth: .infinity)
                }
                Text(verbatim: "with a text")
              }
            }
          }
        }
      }
    }
  }

  func testAPinnedHeaderIsInFrontOfTheRows() async throws {
    var presses: [String] = []
    let (window, scroll) = try open(Parts { presses.append($0) })
    spin(until: { labels(scroll).contains("Row 0.3") }, "the items")
    self.scroll(scroll, to: 130)
    spin(until: { label("Header 0", in: scroll).map { abs($0.frame(in: scroll).y) < 20 } == true }, "the header")
    drain()
    let header = try XCTUnwrap(label("Header 0", in: scroll))
    let button = try XCTUnwrap(gtk_widget_get_ancestor(header, gtk_button_get_type()))
    let frame = button.frame(in: scroll)
    XCTAssertLessThan(abs(frame.y), 3)
    // What is behind the header, wherever it has no widget of its own, isn't reached.
    for x in stride(from: 2, to: Int(gtk_widget_get_width(scroll)) - 20, by: 10) {
      let found = try XCTUnwrap(gtk_widget_pick(scroll, Double(x), Double(frame.y + 5), GTK_PICK_DEFAULT))
      let label = found.firstText().map { $0.shownText }
      XCTAssertFalse(label?.hasPrefix("Row") ?? false, "at \(x)")
    }
    // Assistive technology and Tab find it once.
    XCTAssertEqual(labels(scroll).filter { $0 == "Header 0" }.count, 1)
    let found = gtk_widget_pick(
      scroll, Double(frame.x + frame.width / 2), Double(frame.y + frame.height / 2), GTK_PICK_DEFAULT)
    XCTAssertTrue(found == button || found.map { gtk_widget_is_ancestor($0, button) != 0 } == true)
    gtk_widget_activate(button)
    spin(until: { presses == ["Header 0"] }, "the press")
    gtk_widget_grab_focus(button)
    let root = try XCTUnwrap(gtk_widget_get_root(scroll))
    gtk_widget_child_focus(scroll, GTK_DIR_TAB_FORWARD)
    let focus = try XCTUnwrap(gtk_root_get_focus(root)).firstText()
    XCTAssertTrue(focus.map { $0.shownText.hasPrefix("Row 0.") } ?? false)
    // The next one pushes it away and takes its place.
    self.scroll(scroll, to: gtk_adjustment_get_upper(gtk_scrolled_window_get_vadjustment(scroll.opaque)) / 2)
    spin(until: { !labels(scroll).contains("Header 0") }, "another section")
    drain()
    XCTAssertTrue(labels(scroll).contains { $0.hasPrefix("Header") })
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testTheBottomIsShownAtFirstWithoutEndlessLayouts() async throws {
    let (window, scroll) = try open(
      ScrollView {
        LazyVStack(spacing: 3) {
          ForEach(0..<3_000) { number in
            Text(verbatim: "Item \(number)").frame(height: CGFloat(20 + number * 7 % 90))
          }
        }
      }
      .defaultScrollAnchor(.bottom))
    spin(until: { label("Item 2999", in: scroll) != nil }, "the last item")
    drain()
    let last = try XCTUnwrap(label("Item 2999", in: scroll)).frame(in: scroll)
    XCTAssertLessThan(abs(last.y + last.height - Int(gtk_widget_get_height(scroll))), 60)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAProxyScrollsGradually() async throws {
    var proxy: ScrollViewProxy?
    func keep(_ reader: ScrollViewProxy) { proxy = reader }
    let (window, scroll) = try open(
      ScrollViewReader { reader in
        let _ = keep(reader)
        ScrollView { LazyVStack { ForEach(0..<5_000) { Text(verbatim: "Item \($0)") } } }
      })
    spin(until: { labels(scroll).contains("Item 0") }, "the content")
    let settings = try XCTUnwrap(gtk_settings_get_default()).raw
    ObjectProperty.set(settings, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings, "gtk-enable-animations", false) }
    let adjustment = gtk_scrolled_window_get_vadjustment(scroll.opaque)
    var places: Set<Double> = []
    withAnimation(.linear(duration: 0.3)) { proxy?.scrollTo(3_000, anchor: .top) }
    spin(
      until: {
        places.insert(gtk_adjustment_get_value(adjustment))
        return label("Item 3000", in: scroll).map { abs($0.frame(in: scroll).y) < 2 } == true
      }, "the item")
    XCTAssertGreaterThan(places.count, 4)
    drain()
    XCTAssertLessThan(abs(try XCTUnwrap(label("Item 3000", in: scroll)).frame(in: scroll).y), 2)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAWheelMovesToTheNextPage() async throws {
    let (window, scroll) = try open(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<9) { Text(verbatim: "Page \($0)").containerRelativeFrame(.vertical) } }
      }
      .scrollTargetBehavior(.paging)
      .contentMargins(.trailing, 4, for: .scrollIndicators))
    spin(until: { labels(scroll).contains("Page 1") }, "the pages")
    drain()
    let adjustment = gtk_scrolled_window_get_vadjustment(scroll.opaque)
    let page = gtk_adjustment_get_page_size(adjustment)
    XCTAssertEqual(gtk_widget_get_margin_end(gtk_scrolled_window_get_vscrollbar(scroll.opaque)), 4)
    try Pointer.click(scroll, button: 5)
    spin(until: { abs(gtk_adjustment_get_value(adjustment) - page) < 1 }, "the second page")
    try Pointer.click(scroll, button: 5)
    spin(until: { abs(gtk_adjustment_get_value(adjustment) - 2 * page) < 1 }, "the third page")
    try Pointer.click(scroll, button: 4)
    spin(until: { abs(gtk_adjustment_get_value(adjustment) - page) < 1 }, "the second page again")
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
