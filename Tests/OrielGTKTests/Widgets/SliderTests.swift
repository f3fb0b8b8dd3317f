import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor private final class Notes {
  var list: [String] = []
}

@MainActor final class SliderTests: GtkTestCase {
  private func scale<Content: View>(in window: TestWindow<Content>) throws -> GtkWidgetPointer {
    try XCTUnwrap(window.first?.first(gtk_scale_get_type()))
  }

  private func value(_ scale: GtkWidgetPointer) -> Double { gtk_range_get_value(scale.as(GtkRange.self)) }

  func testTheScaleShowsTheRangeAndTheValue() async throws {
    let window = TestWindow(self, Slider(value: .constant(7), in: 5...15, step: 2))
    let scale = try scale(in: window)
    let adjustment = gtk_range_get_adjustment(scale.as(GtkRange.self))
    XCTAssertEqual(value(scale), 7)
    XCTAssertEqual(gtk_adjustment_get_lower(adjustment), 5)
    XCTAssertEqual(gtk_adjustment_get_upper(adjustment), 15)
    XCTAssertEqual(gtk_adjustment_get_step_increment(adjustment), 2)
    window.update(Slider(value: .constant(120), in: 100...200))
    XCTAssertEqual(value(scale), 120)
    XCTAssertEqual(gtk_adjustment_get_upper(adjustment), 200)
    XCTAssertEqual(gtk_adjustment_get_step_increment(adjustment), 1)
    window.close()
  }

  func testAChangeIsWrittenOnceAndIsAnEditOfItsOwn() async throws {
    let notes = Notes()
    let binding = Binding(get: { 0.0 }, set: { notes.list.append("\($0)") })
    let window = TestWindow(
      self, Slider(value: binding, in: 0...10, step: 1) { notes.list.append($0 ? "begin" : "end") })
    gtk_range_set_value(try scale(in: window).as(GtkRange.self), 3.2)
    XCTAssertEqual(notes.list, ["begin", "3.0", "end"])
    window.close()
  }

  func testNumbersBetweenStepsAreNotWritten() async throws {
    let notes = Notes()
    let binding = Binding(get: { 0.0 }, set: { notes.list.append("\($0)") })
    let window = TestWindow(self, Slider(value: binding, in: 0...10, step: 1))
    let scale = try scale(in: window)
    gtk_range_set_value(scale.as(GtkRange.self), 0.4)
    XCTAssertEqual(value(scale), 0)
    XCTAssertEqual(notes.list, [])
    window.close()
  }

  func testARefusedNumberIsTakenBack() async throws {
    let window = TestWindow(self, Slider(value: .constant(0.5)))
    let scale = try scale(in: window)
    gtk_range_set_value(scale.as(GtkRange.self), 0.9)
    window.graph.flush()
    XCTAssertEqual(value(scale), 0.5)
    window.close()
  }

  func testWithoutStepsNumbersAreNotRounded() async throws {
    let notes = Notes()
    let binding = Binding(get: { 0.0 }, set: { notes.list.append("\($0)") })
    let window = TestWindow(self, Slider(value: binding))
    gtk_range_set_value(try scale(in: window).as(GtkRange.self), 0.123456)
    XCTAssertEqual(notes.list, ["0.123456"])
    window.close()
  }

  func testADisabledSliderIsInsensitive() async throws {
    let window = TestWindow(self, Slider(value: .constant(0)).disabled(true))
    let scale = try scale(in: window)
    XCTAssertEqual(gtk_widget_is_sensitive(scale), 0)
    window.update(Slider(value: .constant(0)).disabled(false))
    XCTAssertEqual(gtk_widget_is_sensitive(scale), 1)
    window.close()
  }

  func testTheLabelIsFirstAndTheOthersAreAtTheEnds() async throws {
    let window = TestWindow(
      self,
      Slider(value: .constant(0)) {
        Text(verbatim: "Volume")
      } minimumValueLabel: {
        Text(verbatim: "quiet")
      } maximumValueLabel: {
        Text(verbatim: "loud")
      })
    window.show()
    let root = try XCTUnwrap(window.first)
    func left(_ text: String) throws -> Int {
      let label = root.firstText { $0.shownText == text }
      return try XCTUnwrap(label).frame(in: root).x
    }
    let scale = try scale(in: window).frame(in: root)
    XCTAssertLessThan(try left("Volume"), try left("quiet"))
    XCTAssertLessThan(try left("quiet"), scale.x)
    XCTAssertGreaterThanOrEqual(try left("loud"), scale.x + scale.width)
    window.close()
  }

  func testAHiddenLabelTakesNoRoomAndStaysTheName() async throws {
    let window = TestWindow(self, Slider(value: .constant(0)) { Text(verbatim: "Volume") }.labelsHidden())
    window.show()
    let root = try XCTUnwrap(window.first)
    let label = try XCTUnwrap(root.firstText())
    XCTAssertEqual(gtk_widget_get_mapped(label), 0)
    let relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY
    XCTAssertTrue(
      gtk_test_accessible_has_relation(try scale(in: window).opaque, relation) != 0, "the scale has no name")
    window.close()
  }
}
