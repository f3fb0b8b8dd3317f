import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Rows that a swipe moves, to reveal the buttons of their actions.
@MainActor final class ListSwipeTests: GtkTestCase {
  @Observable @MainActor final class Model {
    var names = ["a", "b", "c"]
    var log: [String] = []
  }

  private struct Names: View {
    let model: Model
    var allowsFullSwipe = true

    var body: some View {
      List(model.names, id: \.self) { name in
        Text(verbatim: name)
          .swipeActions(edge: .leading) { Button("Pin") { model.log.append("pin \(name)") }.tint(.orange) }
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button("Delete", role: .destructive) {
              model.log.append("delete \(name)")
              model.names.removeAll { $0 == name }
            }
            Button("Flag") { model.log.append("flag \(name)") }
          }
      }
    }
  }

  private func open(_ view: Names) throws -> (window: TestWindow<some View>, list: GtkWidgetPointer) {
    let window = TestWindow(self, view)
    window.show()
    let list = try XCTUnwrap(window.first?.first(gtk_list_view_get_type()))
    spin(until: { view.model.names.allSatisfy { label($0, in: list) != nil } }, "the rows")
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window")
    drain()
    return (window, list)
  }

  private func label(_ text: String, in list: GtkWidgetPointer) -> GtkWidgetPointer? {
    list.allTexts.first {
      gtk_widget_get_mapped($0) != 0 && $0.shownText == text
    }
  }

  /// Where a label begins, from the left of the list.
  private func place(of text: String, in list: GtkWidgetPointer) -> Double? {
    var (corner, point) = (graphene_point_t(), graphene_point_t())
    guard let label = label(text, in: list), gtk_widget_compute_point(label, list, &corner, &point) != 0 else {
      return nil
    }
    return Double(point.x)
  }

  /// Moves a finger across a row.
  private func swipe(_ text: String, by distances: Double..., in list: GtkWidgetPointer, isHeld: Bool = false) throws {
    let drag = try controllers(gtk_gesture_drag_get_type(), of: list).first {
      gtk_gesture_single_get_touch_only($0) != 0
    }
    let gesture = try XCTUnwrap(drag)
    var (corner, point) = (graphene_point_t(x: 2, y: 2), graphene_point_t())
    XCTAssertNotEqual(gtk_widget_compute_point(try XCTUnwrap(label(text, in: list)), list, &corner, &point), 0)
    send("drag-begin", on: gesture, 200, Double(point.y))
    for distance in distances { send("drag-update", on: gesture, distance, 0) }
    if !isHeld { send("drag-end", on: gesture, distances.last ?? 0, 0) }
    drain()
  }

  func testTheRowFollowsTheFingerAndStaysOpen() async throws {
    let model = Model()
    let (window, list) = try open(Names(model: model))
    let before = try XCTUnwrap(place(of: "b", in: list))
    let other = try XCTUnwrap(place(of: "a", in: list))
    try swipe("b", by: -20, -30, in: list, isHeld: true)
    spin(until: { place(of: "b", in: list) == before - 30 }, "the row at the finger")
    try swipe("b", by: -60, -100, in: list)
    spin(until: { label("Delete", in: list) != nil && label("Flag", in: list) != nil }, "the buttons")
    spin(until: { place(of: "b", in: list).map { before - $0 >= 128 } == true }, "the place of two buttons")
    XCTAssertEqual(place(of: "a", in: list), other)
    // The first action is at the edge.
    XCTAssertGreaterThan(
      try XCTUnwrap(place(of: "Delete", in: list)), try XCTUnwrap(place(of: "Flag", in: list)))
    XCTAssertNil(label("Pin", in: list))

    try Pointer.click(try XCTUnwrap(label("Flag", in: list)))
    spin(until: { model.log == ["flag b"] }, "the action")
    spin(until: { place(of: "b", in: list) == before && label("Flag", in: list) == nil }, "the closed row")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAShortSwipeAPressElsewhereAndEscapeHideTheButtons() async throws {
    let model = Model()
    let (window, list) = try open(Names(model: model))
    let before = try XCTUnwrap(place(of: "b", in: list))
    try swipe("b", by: -20, in: list)
    spin(until: { place(of: "b", in: list) == before && label("Delete", in: list) == nil }, "the closed row")

    try swipe("b", by: -100, in: list)
    spin(until: { label("Delete", in: list) != nil }, "the buttons")
    try Pointer.click(try XCTUnwrap(label("c", in: list)))
    spin(until: { label("Delete", in: list) == nil && place(of: "b", in: list) == before }, "the closed row")

    try swipe("b", by: 100, in: list)
    spin(until: { label("Pin", in: list) != nil }, "the button at the leading edge")
    gtk_widget_grab_focus(list.children[0])
    try Keyboard.press(["Escape"])
    spin(until: { label("Pin", in: list) == nil && place(of: "b", in: list) == before }, "the closed row")
    XCTAssertEqual(model.log, [])
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAnOpenRowIsMovedOnAndBack() async throws {
    let (window, list) = try open(Names(model: Model()))
    let before = try XCTUnwrap(place(of: "b", in: list))
    try swipe("b", by: -100, in: list)
    spin(until: { place(of: "b", in: list).map { before - $0 >= 128 } == true }, "the open row")
    let open = try XCTUnwrap(place(of: "b", in: list))
    try swipe("b", by: -10, -40, in: list, isHeld: true)
    spin(until: { place(of: "b", in: list) == open - 40 }, "the row at the finger")
    try swipe("b", by: 10, 30, in: list, isHeld: true)
    spin(until: { place(of: "b", in: list) == open - 10 }, "the row at the finger")
    try swipe("b", by: 10, 110, in: list)
    spin(until: { place(of: "b", in: list) == before && label("Delete", in: list) == nil }, "the closed row")

    try swipe("b", by: -100, in: list)
    spin(until: { place(of: "b", in: list) == open }, "the open row")
    try Pointer.click(list.children[1])
    spin(until: { place(of: "b", in: list) == before }, "the row that a click closes")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testOnlyOneRowIsOpen() async throws {
    let (window, list) = try open(Names(model: Model()))
    try swipe("a", by: -100, in: list)
    try swipe("c", by: -100, in: list)
    spin(until: { list.all(gtk_button_get_type()).count { gtk_widget_get_mapped($0) != 0 } == 2 }, "one row's buttons")
    spin(
      until: {
        guard let places = ["a", "b", "c"].map({ place(of: $0, in: list) }) as? [Double] else { return false }
        return places[0] == places[1] && places[2] < places[0]
      }, "one open row")
    window.close()
  }

  func testAFullSwipePerformsTheFirstActionIfItMay() async throws {
    for allowsFullSwipe in [true, false] {
      let model = Model()
      let (window, list) = try open(Names(model: model, allowsFullSwipe: allowsFullSwipe))
      let width = Double(gtk_widget_get_width(list))
      try swipe("b", by: -100, -width * 0.9, in: list)
      if allowsFullSwipe {
        spin(until: { model.log == ["delete b"] && label("b", in: list) == nil }, "the action")
      } else {
        spin(until: { label("Delete", in: list) != nil }, "the buttons")
      }
      XCTAssertEqual(model.log, allowsFullSwipe ? ["delete b"] : [])
      window.close()
      XCTAssertEqual(warnings, [])
    }
  }

  func testTheWheelRevealsAndHidesTheButtons() async throws {
    let (window, list) = try open(Names(model: Model()))
    let row = try XCTUnwrap(label("b", in: list))
    let before = try XCTUnwrap(place(of: "b", in: list))
    try Pointer.click(row, button: 7)
    spin(until: { label("Delete", in: list) != nil }, "the buttons")
    try Pointer.move(to: try XCTUnwrap(label("Flag", in: list)))
    try Pointer.click(try XCTUnwrap(label("Flag", in: list)), button: 6)
    spin(until: { label("Delete", in: list) == nil && place(of: "b", in: list) == before }, "the closed row")
    window.close()
  }

  func testInRightToLeftLayoutTheEdgesAreSwapped() async throws {
    let direction = gtk_widget_get_default_direction()
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(direction) }
    let (window, list) = try open(Names(model: Model()))
    let before = try XCTUnwrap(place(of: "b", in: list))
    try swipe("b", by: 100, in: list)
    spin(until: { place(of: "b", in: list).map { $0 - before >= 128 } == true }, "the place of two buttons")
    XCTAssertLessThan(try XCTUnwrap(place(of: "Delete", in: list)), try XCTUnwrap(place(of: "Flag", in: list)))
    window.close()
  }

  func testARowThatLeavesTakesItsButtonsAlong() async throws {
    let model = Model()
    let (window, list) = try open(Names(model: model))
    try swipe("b", by: -100, in: list)
    spin(until: { label("Delete", in: list) != nil }, "the buttons")
    model.names = ["c", "d"]
    spin(until: { label("d", in: list) != nil && label("Delete", in: list) == nil }, "the other rows")
    XCTAssertEqual(place(of: "c", in: list), place(of: "d", in: list))
    window.close()
    XCTAssertEqual(warnings, [])
  }
}
