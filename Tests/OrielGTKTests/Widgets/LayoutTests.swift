import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class LayoutTests: GtkTestCase {
  func testAStackStandsInTheMiddleUntilSomethingInItWantsRoom() async throws {
    func stack(_ grows: Bool) -> some View {
      HStack {
        Text(verbatim: "a")
        if grows { Spacer() }
        Text(verbatim: "b")
      }
    }
    let window = TestWindow(self, stack(false))
    window.show()
    let row = try XCTUnwrap(window.first)
    XCTAssertLessThan(gtk_widget_get_width(row), 100)
    window.update(stack(true))
    spin(until: { gtk_widget_get_width(row) == 400 }, "the stack filling the window")
    window.update(stack(false))
    spin(until: { gtk_widget_get_width(row) < 100 }, "the stack shrinking")
    window.close()
  }

  func testAWishForRoomReachesTheWindowThroughAllContainers() async throws {
    struct Nested: View {
      let grows: Bool
      var body: some View {
        VStack { HStack { ZStack { Text(verbatim: "a").frame(maxWidth: grows ? .infinity : nil) }.padding() } }
      }
    }
    let window = TestWindow(self, Nested(grows: false))
    window.show()
    let column = try XCTUnwrap(window.first)
    XCTAssertLessThan(gtk_widget_get_width(column), 200)
    window.update(Nested(grows: true))
    spin(until: { gtk_widget_get_width(column) == 400 }, "the nested frame filling the window")
    window.close()
  }

  func testAnExactFrameIsExact() async throws {
    let window = TestWindow(
      self, Text(verbatim: "a text that needs more than this").lineLimit(1).frame(width: 80, height: 50))
    window.show()
    let frame = try XCTUnwrap(window.first)
    XCTAssertEqual(gtk_widget_get_width(frame), 80)
    XCTAssertEqual(gtk_widget_get_height(frame), 50)
    window.close()
  }

  func testAFrameAlignsItsContent() async throws {
    let window = TestWindow(
      self, Color.red.frame(width: 20, height: 10).frame(width: 100, height: 100, alignment: .bottomTrailing))
    window.show()
    let outer = try XCTUnwrap(window.first)
    let inner = try XCTUnwrap(outer.children.first).frame(in: outer)
    XCTAssertEqual([inner.x, inner.y, inner.width, inner.height], [80, 90, 20, 10])
    window.close()
  }

  func testAMinimumHoldsAndAMaximumBinds() async throws {
    let window = TestWindow(
      self,
      HStack(spacing: 0) {
        Text(verbatim: "a").frame(minWidth: 120)
        Color.red.frame(maxWidth: 60, maxHeight: 30)
      })
    window.show()
    let frames = try XCTUnwrap(window.first).children
    XCTAssertEqual(frames.map { gtk_widget_get_width($0) }, [120, 60])
    XCTAssertEqual(gtk_widget_get_height(frames[1]), 30)
    window.close()
  }

  func testBackgroundAndOverlayTakeTheSizeOfTheContent() async throws {
    let window = TestWindow(
      self,
      Text(verbatim: "content").padding()
        .background { Color.red }
        .overlay(alignment: .topTrailing) { Color.blue.frame(width: 5, height: 5) })
    window.show()
    let outer = try XCTUnwrap(window.first)
    XCTAssertLessThan(gtk_widget_get_width(outer), 150)
    let overlay = try XCTUnwrap(outer.children.last)
    XCTAssertEqual(gtk_widget_get_width(overlay), gtk_widget_get_width(outer))
    let dot = try XCTUnwrap(overlay.children.first).frame(in: outer)
    XCTAssertEqual([dot.x, dot.y], [Int(gtk_widget_get_width(outer)) - 5, 0])
    let background = try XCTUnwrap(outer.children.first?.children.first)
    XCTAssertEqual(gtk_widget_get_width(background), gtk_widget_get_width(outer))
    window.close()
  }

  func testAnOverlayLetsClicksThroughWhereItIsEmpty() async throws {
    let window = TestWindow(
      self,
      Button("under") {}.overlay(alignment: .topTrailing) { Color.blue.frame(width: 5, height: 5) })
    window.show()
    let outer = try XCTUnwrap(window.first)
    let button = try XCTUnwrap(outer.first(gtk_button_get_type()))
    let hit = try XCTUnwrap(gtk_widget_pick(outer, 10, 10, GTK_PICK_DEFAULT))
    XCTAssertTrue(hit == button || gtk_widget_is_ancestor(hit, button) != 0)
    window.close()
  }

  func testFixedSizeKeepsTextFromWrapping() async throws {
    let long = Text(verbatim: "a text that would have to wrap if it could in this window")
    let window = TestWindow(self, width: 100, VStack { long.fixedSize(horizontal: true, vertical: false) })
    window.show()
    let label = try XCTUnwrap(window.first?.first(gtk_label_get_type()))
    var natural: Int32 = 0
    gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    XCTAssertEqual(gtk_widget_get_width(label), natural)
    window.close()
  }

  func testAFixedSizeTakesNoMoreThanThatThoughItsContentWould() async throws {
    func row(_ isFixed: Bool) -> some View {
      HStack(spacing: 0) {
        VStack { Spacer() }.frame(minWidth: 50).fixedSize(horizontal: isFixed, vertical: false)
        HStack {
          Text(verbatim: "a")
          Spacer()
        }.frame(minWidth: 50).fixedSize(horizontal: isFixed, vertical: false)
        Color.red.frame(maxWidth: .infinity)
      }
    }
    let window = TestWindow(self, row(false))
    window.show()
    let widths = { () -> [Int32] in window.first?.children.map { gtk_widget_get_width($0) } ?? [] }
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
    let label = try XCTUnwrap(window.first?.first(gtk_label_get_type()))
    let frame = try XCTUnwrap(gtk_widget_get_parent(label))
    XCTAssertEqual(gtk_widget_get_width(frame), 300)
    XCTAssertEqual(gtk_widget_get_height(frame), gtk_widget_get_height(label), "nothing juts out")
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
    let texts = try XCTUnwrap(window.first).all(gtk_label_get_type())
    XCTAssertEqual(texts.map { String(cString: gtk_label_get_text($0.opaque)) }, ["one", "two", "three"])
    window.close()
  }

  func testPaddingIsAMarginAndHiddenViewsKeepTheirRoom() async throws {
    let window = TestWindow(
      self, Button("a") {}.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).hidden())
    window.show()
    let button = try XCTUnwrap(window.first)
    XCTAssertEqual(gtk_widget_get_margin_top(button), 1)
    XCTAssertEqual(gtk_widget_get_margin_start(button), 2)
    XCTAssertEqual(gtk_widget_get_margin_bottom(button), 3)
    XCTAssertEqual(gtk_widget_get_margin_end(button), 4)
    XCTAssertEqual(gtk_widget_get_opacity(button), 0)
    XCTAssertEqual(gtk_widget_get_can_focus(button), 0)
    XCTAssertGreaterThan(gtk_widget_get_width(button), 10)
    window.close()
  }

  func testHelpIsATooltipWithoutMarkup() async throws {
    let window = TestWindow(self, Text(verbatim: "a").help("<b>"))
    XCTAssertEqual(String(cString: gtk_widget_get_tooltip_text(try XCTUnwrap(window.first))), "<b>")
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
}
