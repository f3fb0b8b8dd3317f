import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Popovers whose view is scrolled out of sight.
final class PopoverScrollTests: PopoverTestCase {
  private struct Page: View {
    let model: Model
    var above = 900.0
    var leading = 0.0

    var body: some View {
      ScrollView([.horizontal, .vertical]) {
        HStack {
          Color.clear.frame(width: leading, height: 1)
          VStack {
            Color.clear.frame(width: 10, height: above)
            Button("Anchor") {}
              .popover(
                isPresented: Bindable(model).isPresented, attachmentAnchor: model.anchor, arrowEdge: model.edge
              ) {
                Button("Inside") {}.interactiveDismissDisabled(model.isDisabled)
              }
            Color.clear.frame(width: 10, height: 900)
          }
          Color.clear.frame(width: leading, height: 1)
        }
      }
      .padding(30)
    }
  }

  private func viewport(in opened: Opened) throws -> GtkWidgetPointer {
    try XCTUnwrap(opened.widget.first(gtk_scrolled_window_get_type()))
  }

  /// What a popover points at, in its window.
  private func target(of popover: GtkWidgetPointer, in opened: Opened) throws -> CGRect {
    let parent = try XCTUnwrap(gtk_widget_get_parent(popover))
    let origin = frame(of: parent, in: opened.widget).origin
    return place(of: popover).area.offsetBy(dx: origin.x, dy: origin.y)
  }

  private func anchor(in opened: Opened) throws -> CGRect {
    frame(of: try labelled("Anchor", gtk_button_get_type(), in: opened.widget), in: opened.widget)
  }

  private func scroll(_ opened: Opened, to value: Double) throws {
    let adjustment = try XCTUnwrap(gtk_scrolled_window_get_vadjustment(try viewport(in: opened).opaque))
    let place = try anchor(in: opened).minY + gtk_adjustment_get_value(adjustment) - value
    gtk_adjustment_set_value(adjustment, value)
    XCTAssertEqual(gtk_adjustment_get_value(adjustment), value)
    wait("the layout") { (try? anchor(in: opened).minY) == place }
  }

  func testAViewOutOfSightIsScrolledIntoSightWhenItsPopoverIsPresented() async throws {
    for (above, leading) in [(900.0, 0.0), (0, 0), (900, 1200)] {
      for edge in [Edge.top, .bottom, .leading, .trailing] {
        let model = Model()
        model.edge = edge
        let opened = try open(Page(model: model, above: above, leading: leading))
        settle()
        // Below, above, and to the right.
        if above == 0 { try scroll(opened, to: 400) }
        let area = frame(of: try viewport(in: opened), in: opened.widget)
        XCTAssertFalse(area.intersects(try anchor(in: opened)))
        model.isPresented = true
        let popover = try popover(in: opened)
        settle()
        let anchor = try anchor(in: opened)
        XCTAssertTrue(area.contains(anchor), "\(anchor) in \(area)")
        XCTAssertEqual(try target(of: popover, in: opened), anchor)
        XCTAssertTrue(model.isPresented)
        opened.controller.close()
        settle()
      }
    }
  }

  func testAViewInSightStaysWhereItIs() async throws {
    let model = Model()
    let opened = try open(Page(model: model, above: 200))
    try scroll(opened, to: 37)
    let before = try anchor(in: opened)
    model.isPresented = true
    _ = try popover(in: opened)
    settle()
    XCTAssertEqual(try anchor(in: opened), before)
  }

  func testAPopoverStaysAtTheNearestEdgeWhileItsViewIsScrolledOutOfSight() async throws {
    for isHeld in [false, true] {
      let model = Model()
      model.isDisabled = isHeld
      let opened = try open(Page(model: model))
      try scroll(opened, to: 700)
      model.isPresented = true
      let popover = try popover(in: opened)
      let area = frame(of: try viewport(in: opened), in: opened.widget)
      for (value, edge) in [(0.0, area.maxY), (1300, area.minY), (0, area.maxY)] {
        try scroll(opened, to: value)
        wait("the popover at the edge") {
          guard let target = try? target(of: popover, in: opened) else { return false }
          return target.minY >= area.minY - 1 && target.maxY <= area.maxY + 1 && abs(target.midY - edge) < 2
        }
        settle()
        XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
        XCTAssertTrue(model.isPresented)
      }
      try scroll(opened, to: 700)
      wait("the popover at its view") { (try? target(of: popover, in: opened) == anchor(in: opened)) ?? false }
      XCTAssertTrue(model.isPresented)
      opened.controller.close()
      settle()
    }
  }

  func testAPopoverWhoseViewIsScrolledAwayIsDismissedLikeAnyOther() async throws {
    let model = Model()
    let opened = try open(Page(model: model))
    model.isPresented = true
    let popover = try popover(in: opened)
    try scroll(opened, to: 0)
    settle()
    pressEscape(in: popover)
    waitForNoPopover(in: opened)
    XCTAssertFalse(model.isPresented)
  }
}
