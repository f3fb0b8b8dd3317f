import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The inspector as a column: its position and width.
final class InspectorColumnTests: InspectorTestCase {
  func testTheColumnIsAtTheTrailingEdgeWithItsIdealWidth() async throws {
    let opened = try openColumn()
    XCTAssertEqual(columnFrame(in: opened), CGRect(x: 640, y: 0, width: 260, height: 500))
    opened.model.isPresented = false
    wait("the column to go") { column(in: opened) == nil }
    wait("its views to go") { opened.model.trace == ["appeared", "disappeared"] }
    opened.model.isPresented = true
    waitForColumn(opened)
    close(opened)
  }

  func testTheColumnIsOnTheLeftInRightToLeftText() async throws {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let opened = try openColumn()
    XCTAssertEqual(columnFrame(in: opened), CGRect(x: 0, y: 0, width: 260, height: 500))
    try drag(divider(in: opened), [50])
    waitForWidth(310, opened)
    try press(GDK_KEY_Right, on: divider(in: opened))
    waitForWidth(320, opened)
    close(opened)
  }

  func testTheDividerMovesBetweenTheLimits() async throws {
    let opened = try openColumn()
    let divider = try divider(in: opened)
    try drag(divider, [-20, -40])
    waitForWidth(300, opened)
    try drag(divider, [-500])
    waitForWidth(400, opened)
    try drag(divider, [250])
    waitForWidth(200, opened)
    XCTAssertTrue(opened.model.isPresented, "it is not drawn below half its minimum")
    close(opened)
  }

  func testTheKeyboardMovesTheDivider() async throws {
    let opened = try openColumn()
    let divider = try divider(in: opened)
    XCTAssertNotEqual(gtk_widget_grab_focus(divider), 0)
    try press(GDK_KEY_Left, on: divider)
    waitForWidth(270, opened)
    try press(GDK_KEY_Right, GDK_CONTROL_MASK, on: divider)
    waitForWidth(220, opened)
    try press(GDK_KEY_End, on: divider)
    waitForWidth(400, opened)
    try press(GDK_KEY_Home, on: divider)
    waitForWidth(200, opened)
    close(opened)
  }

  func testDrawnFarBelowItsMinimumItCloses() async throws {
    let opened = try openColumn()
    try drag(divider(in: opened), [170])
    wait("the column to go") { column(in: opened) == nil && !opened.model.isPresented }
    opened.model.isPresented = true
    waitForColumn(opened)
    XCTAssertEqual(columnFrame(in: opened)?.width, 260, "closing doesn't change the width")
    close(opened)
  }

  func testItStaysAtItsMinimumWhereClosingIsForbidden() async throws {
    let opened = try openColumn { $0.isDismissDisabled = true }
    try drag(divider(in: opened), [255])
    waitForWidth(200, opened)
    settle()
    XCTAssertTrue(opened.model.isPresented)
    XCTAssertNotNil(column(in: opened))
    close(opened)
  }

  func testNewLimitsCountAtOnce() async throws {
    let opened = try openColumn()
    opened.model.width = ColumnWidth(minimum: 300, ideal: 320, maximum: 340)
    waitForWidth(320, opened)
    opened.model.width = ColumnWidth(minimum: 250, ideal: 250, maximum: 250)
    waitForWidth(250, opened)
    let divider = try divider(in: opened)
    XCTAssertEqual(gtk_widget_get_focusable(divider), 0)
    XCTAssertEqual(gtk_widget_get_can_target(divider), 0)
    close(opened)
  }

  func testTheColumnLeavesTheViewItsRoom() async throws {
    let opened = try openColumn()
    try press(GDK_KEY_End, on: divider(in: opened))
    waitForWidth(400, opened)
    resize(opened, width: 500)
    wait("the window") { gtk_widget_get_width(opened.content) == 500 }
    settle()
    let field = try entry("Content", in: opened.root)
    let column = try XCTUnwrap(columnFrame(in: opened))
    let place = frame(of: field, in: try XCTUnwrap(gtk_widget_get_parent(try XCTUnwrap(self.column(in: opened)))))
    XCTAssertLessThan(column.width, 400)
    XCTAssertEqual(column.maxX, 500)
    XCTAssertLessThan(place.maxX, column.minX)
    resize(opened, width: 900)
    waitForWidth(400, opened)
    close(opened)
  }

  func testTheFocusStaysWhereItIsAndComesBackFromTheColumn() async throws {
    let opened = try open()
    let content = try entry("Content", in: opened.root)
    gtk_widget_grab_focus(content)
    let text = try XCTUnwrap(gtk_window_get_focus(opened.window))
    gtk_editable_set_position(content.opaque, 0)
    opened.model.isPresented = true
    waitForColumn(opened)
    XCTAssertEqual(gtk_window_get_focus(opened.window), text)
    gtk_widget_grab_focus(try entry("Detail", in: opened.root))
    XCTAssertNotEqual(gtk_window_get_focus(opened.window), text)
    opened.model.isPresented = false
    wait("the column to go") { column(in: opened) == nil }
    XCTAssertEqual(gtk_window_get_focus(opened.window), text)
    close(opened)
  }

  func testTheColumnSlidesInAndTheViewMakesRoomForIt() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    ObjectProperty.set(settings.raw, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings.raw, "gtk-enable-animations", false) }
    let opened = try open()
    opened.model.isPresented = true
    var places: [CGFloat] = []
    wait("the column to arrive") {
      if let frame = columnFrame(in: opened), frame.width > 0, places.last != frame.minX { places.append(frame.minX) }
      return places.last == 640
    }
    XCTAssertGreaterThan(places.count, 1, "it comes from the edge")
    XCTAssertEqual(places, places.sorted(by: >))

    opened.model.isPresented = false
    places = []
    wait("the column to leave") {
      if let frame = columnFrame(in: opened), places.last != frame.minX { places.append(frame.minX) }
      return column(in: opened) == nil
    }
    XCTAssertGreaterThan(places.count, 1, "it leaves towards the edge")
    XCTAssertEqual(places, places.sorted())
    opened.model.isPresented = true
    wait("the column to arrive") { columnFrame(in: opened)?.minX == 640 }

    // Taken away on its way, it is away, and comes again.
    opened.model.isPresented = false
    wait("the column to go") { column(in: opened) == nil }
    opened.model.isPresented = true
    wait("the column to be on its way") { (columnFrame(in: opened)?.width ?? 0) > 0 }
    opened.model.isPresented = false
    wait("the column to go") { column(in: opened) == nil }
    let field = try entry("Content", in: opened.root)
    wait("the view to have its room again") { frame(of: field, in: opened.root).width == 900 }
    opened.model.isPresented = true
    wait("the column to arrive") { columnFrame(in: opened)?.minX == 640 }
    close(opened)
  }

  func testTheColumnAndItsDividerAreExposedToAssistiveTechnology() async throws {
    let opened = try openColumn { $0.title = "Details" }
    let column = try XCTUnwrap(column(in: opened))
    XCTAssertEqual(gtk_accessible_get_accessible_role(column.opaque), GTK_ACCESSIBLE_ROLE_GROUP)
    XCTAssertNotEqual(gtk_test_accessible_has_property(column.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    let divider = try divider(in: opened)
    XCTAssertEqual(gtk_accessible_get_accessible_role(divider.opaque), GTK_ACCESSIBLE_ROLE_SEPARATOR)
    for property in [
      GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
      GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    ] {
      XCTAssertNotEqual(gtk_test_accessible_has_property(divider.opaque, property), 0)
    }
    XCTAssertTrue(divider.raw.isInstance(of: gtk_accessible_range_get_type()), "GTK tells no value of others")
    close(opened)
  }

  func testTheColumnIsReachedWithTheTabKeyAfterTheViewAndTheDivider() async throws {
    let opened = try openColumn()
    let split = try XCTUnwrap(gtk_widget_get_parent(try divider(in: opened)))
    gtk_widget_grab_focus(try entry("Content", in: opened.root))
    XCTAssertNotEqual(gtk_widget_child_focus(split, GTK_DIR_TAB_FORWARD), 0)
    XCTAssertEqual(gtk_window_get_focus(opened.window), try divider(in: opened))
    XCTAssertNotEqual(gtk_widget_child_focus(split, GTK_DIR_TAB_FORWARD), 0)
    let focus = try XCTUnwrap(gtk_window_get_focus(opened.window))
    XCTAssertNotEqual(gtk_widget_is_ancestor(focus, try XCTUnwrap(column(in: opened))), 0)
    close(opened)
  }
}
