import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The placement of popovers.
final class PopoverPlacementTests: PopoverTestCase {
  private struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        Color.clear.frame(height: 1 + model.room)
        Button("Anchor") {}
          .padding(20)
          .popover(isPresented: Bindable(model).isPresented, attachmentAnchor: model.anchor, arrowEdge: model.edge) {
            Text("Inside")
          }
          .popover(isPresented: Bindable(model).isInnerPresented) { Text("Another one") }
          .padding(10)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  /// Where the view is that has the popovers: the button with its padding, without the room around it.
  private func anchor(in opened: Opened) throws -> CGRect {
    frame(of: try labelled("Anchor", gtk_button_get_type(), in: opened.widget), in: opened.widget)
      .insetBy(dx: -20, dy: -20)
  }

  /// What a popover points at, in its window.
  private func target(of popover: GtkWidgetPointer, in opened: Opened) throws -> CGRect {
    let parent = try XCTUnwrap(gtk_widget_get_parent(popover))
    let origin = frame(of: parent, in: opened.widget).origin
    return place(of: popover).area.offsetBy(dx: origin.x, dy: origin.y)
  }

  func testAPopoverIsOnTheRequestedSide() async throws {
    for (edge, position) in [
      (Edge.top, GTK_POS_TOP), (.bottom, GTK_POS_BOTTOM), (.leading, GTK_POS_LEFT), (.trailing, GTK_POS_RIGHT),
    ] {
      let model = Model()
      model.edge = edge
      let opened = try open(Screen(model: model))
      model.isPresented = true
      let popover = try popover(in: opened)
      XCTAssertEqual(place(of: popover).position, position)
      XCTAssertEqual(try target(of: popover, in: opened), try anchor(in: opened))
      opened.controller.close()
      settle()
    }
  }

  func testLeadingIsRightWhereTextRunsToTheLeft() async throws {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    for (edge, position) in [(Edge.leading, GTK_POS_RIGHT), (.trailing, GTK_POS_LEFT)] {
      let model = Model()
      model.edge = edge
      model.anchor = .point(.leading)
      let opened = try open(Screen(model: model))
      model.isPresented = true
      let popover = try popover(in: opened)
      let anchor = try anchor(in: opened)
      XCTAssertEqual(place(of: popover).position, position)
      XCTAssertEqual(try target(of: popover, in: opened).minX, anchor.maxX, accuracy: 1)
      opened.controller.close()
      settle()
    }
  }

  func testAPopoverPointsAtARectangleOrAPointOfItsView() async throws {
    let model = Model()
    model.anchor = .rect(.rect(CGRect(x: 4, y: 6, width: 10, height: 8)))
    let opened = try open(Screen(model: model))
    model.isPresented = true
    let popover = try popover(in: opened)
    let anchor = try anchor(in: opened)
    XCTAssertEqual(
      try target(of: popover, in: opened), CGRect(x: anchor.minX + 4, y: anchor.minY + 6, width: 10, height: 8))
    model.anchor = .point(.bottomTrailing)
    wait("the other place") { place(of: popover).area.width == 1 }
    let point = try target(of: popover, in: opened)
    XCTAssertEqual(point.minX, anchor.maxX, accuracy: 1)
    XCTAssertEqual(point.minY, anchor.maxY, accuracy: 1)
  }

  func testAPopoverFollowsItsView() async throws {
    let model = Model()
    model.edge = .bottom
    let opened = try open(Screen(model: model))
    model.isPresented = true
    let popover = try popover(in: opened)
    let before = try surface(of: popover)
    model.room = 40
    wait("the popover to follow") { (try? surface(of: popover).minY) == before.minY + 40 }
    XCTAssertEqual(try surface(of: popover).minX, before.minX)
    XCTAssertEqual(try target(of: popover, in: opened), try anchor(in: opened))
  }

  func testTwoPopoversOnOneViewPointAtTheSamePlace() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    model.isInnerPresented = true
    let popover = try popover(in: opened)
    XCTAssertEqual(try target(of: popover, in: opened), try anchor(in: opened))
  }
}
