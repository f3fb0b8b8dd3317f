import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class LayoutTests: GtkTestCase {
  func testAStackIsCenteredUntilAViewInItIsFlexible() async throws {
    func stack(_ grows: Bool) -> some View {
      HStack {
        Text(verbatim: "a")
        if grows { Spacer() }
        Text(verbatim: "b")
      }.accessibilityIdentifier("row")
    }
    let window = TestWindow(self, stack(false))
    window.show()
    let row = window.frame("row")
    XCTAssertLessThan(row.width, 100)
    XCTAssertEqual([row.midX, row.midY], [200, 150])
    window.update(stack(true))
    spin(until: { window.frame("row").width == 400 }, "the stack filling the window")
    window.update(stack(false))
    spin(until: { window.frame("row").width < 100 }, "the stack shrinking")
    window.close()
  }

  func testAWishForRoomReachesTheWindowThroughAllContainers() async throws {
    struct Nested: View {
      let grows: Bool
      var body: some View {
        VStack { HStack { ZStack { Text(verbatim: "a").frame(maxWidth: grows ? .infinity : nil) }.padding() } }
          .accessibilityIdentifier("column")
      }
    }
    let window = TestWindow(self, Nested(grows: false))
    window.show()
    XCTAssertLessThan(window.frame("column").width, 200)
    window.update(Nested(grows: true))
    spin(until: { window.frame("column").width == 400 }, "the nested frame filling the window")
    window.close()
  }

  func testAnExactFrameIsExact() async throws {
    let window = TestWindow(
      self,
      Text(verbatim: "a text that needs more than this").lineLimit(1).frame(width: 80, height: 50)
        .accessibilityIdentifier("frame"))
    window.show()
    XCTAssertEqual(window.frame("frame").size, CGSize(width: 80, height: 50))
    XCTAssertLessThanOrEqual(gtk_widget_get_width(try XCTUnwrap(window.first)), 80)
    window.close()
  }

  func testAFrameAlignsItsContent() async throws {
    let window = TestWindow(
      self, Color.red.frame(width: 20, height: 10).frame(width: 100, height: 100, alignment: .bottomTrailing))
    window.show()
    // The outer frame is in the middle of the window.
    XCTAssertEqual(window.drawnFrames, [CGRect(x: 150 + 80, y: 100 + 90, width: 20, height: 10)])
    window.close()
  }

  func testAMinimumHoldsAndAMaximumBinds() async throws {
    let window = TestWindow(
      self,
      HStack(spacing: 0) {
        Text(verbatim: "a").frame(minWidth: 120).accessibilityIdentifier("text")
        Color.red.frame(maxWidth: 60, maxHeight: 30)
      })
    window.show()
    XCTAssertEqual(window.frame("text").width, 120)
    XCTAssertEqual(window.drawnFrames.map(\.size), [CGSize(width: 60, height: 30)])
    window.close()
  }

  func testBackgroundAndOverlayTakeTheSizeOfTheContent() async throws {
    let window = TestWindow(
      self,
      Text(verbatim: "content").padding().accessibilityIdentifier("content")
        .background { Color.red }
        .overlay(alignment: .topTrailing) { Color.blue.frame(width: 5, height: 5) })
    window.show()
    let content = window.frame("content")
    XCTAssertLessThan(content.width, 150)
    XCTAssertEqual(
      window.drawnFrames, [content, CGRect(x: content.maxX - 5, y: content.minY, width: 5, height: 5)])
    window.close()
  }

  func testAnOverlayLetsClicksThroughWhereItIsEmpty() async throws {
    let window = TestWindow(
      self,
      Button("under") {}.overlay(alignment: .topTrailing) { Color.blue.frame(width: 5, height: 5) })
    window.show()
    let button = try XCTUnwrap(window.first)
    let frame = button.frame(in: window.content)
    let hit = try XCTUnwrap(
      gtk_widget_pick(window.content, Double(frame.x + 10), Double(frame.y + 10), GTK_PICK_DEFAULT))
    XCTAssertTrue(hit == button || gtk_widget_is_ancestor(hit, button) != 0)
    window.close()
  }

  func testFixedSizeKeepsTextFromWrapping() async throws {
    let long = Text(verbatim: "a text that would have to wrap if it could in this window")
    let window = TestWindow(self, width: 100, VStack { long.fixedSize(horizontal: true, vertical: false) })
    window.show()
    let label = try XCTUnwrap(window.first?.firstText())
    XCTAssertEqual(pango_layout_get_line_count(label.shownLayout), 1)
    XCTAssertGreaterThan(gtk_widget_get_width(label), 100)
    window.close()
  }

  func testAFixedSizeTakesNoMoreThanThatThoughItsContentWould() async throws {
    func row(_ isFixed: Bool) -> some View {
      HStack(spacing: 0) {
        VStack { Spacer() }.frame(minWidth: 50).fixedSize(horizontal: isFixed, vertical: false)
          .accessibilityIdentifier("view")
        HStack {
          Text(verbatim: "a")
          Spacer()
        }.frame(minWidth: 50).fixedSize(horizontal: isFixed, vertical: false).accessibilityIdentifier("view")
        Color.red.frame(maxWidth: .infinity)
      }
    }
    let window = TestWindow(self, row(false))
    window.show()
    let widths = { (window.frames("view") + window.drawnFrames).map(\.width) }
    XCTAssertGreaterThan(widths()[1], 50, "it shares the room")
    window.update(row(true))
    spin(until: { widths() == [50, 50, 300] }, "the fixed one keeping its size")
    window.update(row(false))
    spin(until: { widths()[1] > 50 }, "it taking room again")
    window.close()
  }

  func testATextInAFrameWithAMaximumHasRoomForAllItsLines() async throws {
    let text = "a text that takes more lines in its frame than it would take beside it, where there is room"
    let window = TestWindow(
      self, width: 800, height: 100,
      ScrollView {
        VStack(spacing: 0) {
          Text(verbatim: text).font(.largeTitle).frame(maxWidth: 300)
          Divider()
        }
      })
    window.show()
    let label = try XCTUnwrap(window.first?.firstText())
    XCTAssertLessThanOrEqual(gtk_widget_get_width(label), 300)
    XCTAssertGreaterThan(gtk_widget_get_width(label), 200)
    var least: Int32 = 0
    pango_layout_get_pixel_size(label.shownLayout, nil, &least)
    XCTAssertGreaterThan(pango_layout_get_line_count(label.shownLayout), 2)
    XCTAssertEqual(gtk_widget_get_height(label), least)
    let scroller = try XCTUnwrap(window.first?.first(gtk_scrolled_window_get_type()))
    let adjustment = try XCTUnwrap(gtk_scrolled_window_get_vadjustment(scroller.opaque))
    XCTAssertEqual(gtk_adjustment_get_upper(adjustment), Double(least) + 1, "the divider stands below all lines")
    window.close()
  }

  func testAFixedSizeThatComesLaterKeepsTheOrder() async throws {
    func stack(_ isFixed: Bool) -> some View {
      HStack {
        Text(verbatim: "one")
        Text(verbatim: "two").fixedSize(horizontal: isFixed, vertical: false)
        Text(verbatim: "three")
      }
    }
    let window = TestWindow(self, stack(false))
    window.show()
    window.update(stack(true))
    let texts = try XCTUnwrap(window.first).allTexts
    XCTAssertEqual(texts.map { $0.shownText }, ["one", "two", "three"])
    window.close()
  }

  func testPaddingIsAroundTheView() async throws {
    let window = TestWindow(
      self,
      Button("a") {}.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .accessibilityIdentifier("padding"))
    window.show()
    let button = try XCTUnwrap(window.first).area(in: window.content)
    let frame = window.frame("padding")
    // Widgets are placed on whole pixels.
    XCTAssertEqual(frame.size, CGSize(width: button.width + 6, height: button.height + 4))
    XCTAssertEqual(button.minX - frame.minX, 2, accuracy: 0.5)
    XCTAssertEqual(button.minY - frame.minY, 1, accuracy: 0.5)
    window.close()
  }

  func testHiddenViewsKeepTheirRoomAndCannotBeUsed() async throws {
    let window = TestWindow(
      self,
      HStack {
        Button("a") {}.hidden()
        Color.red.frame(width: 10)
        Color.blue.frame(width: 10).hidden()
      })
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    let frame = button.area(in: window.content)
    XCTAssertGreaterThan(frame.width, 10)
    XCTAssertEqual(window.drawnFrames.count, 1, "the other colour is hidden")
    XCTAssertEqual(gtk_widget_get_can_focus(button), 0)
    let hit = gtk_widget_pick(window.content, frame.midX, frame.midY, GTK_PICK_DEFAULT)
    XCTAssertTrue(hit.map { $0 != button && gtk_widget_is_ancestor($0, button) == 0 } ?? true)
    window.close()
  }

  func testHelpIsATooltipWithoutMarkup() async throws {
    let window = TestWindow(self, Text(verbatim: "a").help("<b>"))
    XCTAssertEqual(String(cString: gtk_widget_get_tooltip_text(try XCTUnwrap(window.first))), "<b>")
    window.close()
  }

  func testAViewFollowsItsPlaceWhileItIsScrolled() async throws {
    final class Places {
      var list: [CGFloat] = []
    }
    let places = Places()
    let window = TestWindow(
      self,
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 100)
          GroupBox {
            Text(verbatim: "x").onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .scrollView).minY
            } action: {
              places.list.append($0)
            }
          }
          Color.blue.frame(width: 50, height: 1_000)
        }
      })
    window.show()
    spin(until: { !places.list.isEmpty }, "the first place")
    drain()
    let place = try XCTUnwrap(places.list.last)
    XCTAssertGreaterThanOrEqual(place, 100)
    places.list = []
    let scrolled = try XCTUnwrap(window.content.first(gtk_scrolled_window_get_type()))
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), 30)
    spin(until: { !places.list.isEmpty }, "the place after scrolling")
    XCTAssertEqual(places.list, [place - 30])
    window.close()
  }

  func testWhatMovesOutOfSightHasItsPlaceOnceNothingIsWaiting() async throws {
    func rows(_ height: CGFloat) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: height)
          ForEach(0..<200, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
        }
      }
    }
    let window = TestWindow(self, rows(10))
    window.show()
    func places() -> [CGFloat] { window.content.allTexts.map { $0.area(in: window.content).midY } }
    func expected(_ height: CGFloat) -> [CGFloat] { (0..<200).map { height + 20 * CGFloat($0) + 10 } }
    func are(_ places: [CGFloat], _ expected: [CGFloat]) -> Bool {
      zip(places, expected).allSatisfy { abs($0 - $1) <= 1 }
    }
    spin(until: { are(places(), expected(10)) }, "the places of all rows")
    window.update(rows(70))
    spin(until: { are(places(), expected(70)) }, "the places after the first row has grown")
    let scrolled = try XCTUnwrap(window.content.first(gtk_scrolled_window_get_type()))
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), 2_000)
    window.update(rows(30))
    spin(until: { are(places(), expected(30).map { $0 - 2_000 }) }, "the places in scrolled content")
    window.close()
  }

  func testTheLastBaselineIsThatOfTheLastLine() async throws {
    let window = TestWindow(
      self,
      HStack(alignment: .lastTextBaseline) {
        Text(verbatim: "one\ntwo\nthree")
        Text(verbatim: "beside")
      })
    window.show()
    let labels = window.content.allTexts.map { $0.area(in: window.content) }
    XCTAssertEqual(labels[0].maxY, labels[1].maxY, accuracy: 1)
    XCTAssertGreaterThan(labels[0].height, 2 * labels[1].height)
    window.close()
  }

  func testTheScrollPositionSurvivesAnUpdate() async throws {
    func list(_ count: Int) -> some View { ScrollView { ForEach(0..<count) { Text("Row \($0)") } }.frame(height: 100) }
    let window = TestWindow(self, list(50))
    window.show()
    let scroller = try XCTUnwrap(window.first?.first(gtk_scrolled_window_get_type()))
    let adjustment = try XCTUnwrap(gtk_scrolled_window_get_vadjustment(scroller.opaque))
    gtk_adjustment_set_value(adjustment, 200)
    window.update(list(60))
    drain()
    XCTAssertEqual(gtk_adjustment_get_value(adjustment), 200)
    window.close()
  }

  func testAPageInBothDirectionsIsAsLargeAsTheScrollView() async throws {
    let window = TestWindow(
      self, width: 400, height: 300,
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { page in
            Text(verbatim: "Page").containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("page")
          }
        }
      })
    window.show()
    drain()
    let scroll = try XCTUnwrap(window.content.first(gtk_scrolled_window_get_type()))
    XCTAssertEqual(gtk_widget_get_width(scroll), gtk_widget_get_width(window.content))
    XCTAssertEqual(gtk_widget_get_height(scroll), gtk_widget_get_height(window.content))
    XCTAssertGreaterThan(gtk_widget_get_height(scroll), 200)
    let adjustment = gtk_scrolled_window_get_hadjustment(scroll.opaque)
    XCTAssertEqual(gtk_adjustment_get_upper(adjustment), 3 * gtk_adjustment_get_page_size(adjustment), accuracy: 1)
    window.close()
  }

  func testAFrameBehindAPopoversAnchorFollowsTheWindow() async throws {
    let window = TestWindow(
      self, width: 400, height: 300,
      Text(verbatim: "a").containerRelativeFrame(.horizontal, count: 2, spacing: 0)
        .popover(isPresented: .constant(false)) { Text(verbatim: "b") })
    window.show()
    drain()
    let label = try XCTUnwrap(window.content.firstText())
    func anchor() -> Double {
      var next: GtkWidgetPointer? = label
      var width = 0.0
      while let widget = next, widget != window.content {
        width = max(width, Double(gtk_widget_get_width(widget)))
        next = gtk_widget_get_parent(widget)
      }
      return width
    }
    XCTAssertEqual(anchor(), Double(gtk_widget_get_width(window.content)) / 2, accuracy: 1)
    gtk_window_set_default_size(window.window, 600, 300)
    spin(until: { gtk_widget_get_width(window.content) == 600 }, "the wider window")
    drain()
    XCTAssertEqual(anchor(), 300, accuracy: 1)
    window.close()
  }
}
