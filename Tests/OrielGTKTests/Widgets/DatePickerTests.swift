import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class DatePickerTests: GtkTestCase {
  @Observable @MainActor final class Model {
    /// 2025-06-15 15:06:40 UTC.
    var date = Date(timeIntervalSince1970: 1_750_000_000)
    var color = OrielCore.Color(red: 1, green: 0, blue: 0)
    var isGraphical = false
    var last = Date.distantFuture
  }

  private struct Pickers: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Button("Before") {}
        ColorPicker("Color", selection: $model.color)
        if model.isGraphical { picker.datePickerStyle(.graphical) } else { picker }
      }
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "de_DE"))
    }

    private var picker: some View {
      DatePicker("Due", selection: $model.date, in: Date.distantPast...model.last)
    }
  }

  private func entry(_ window: TestWindow<some View>) throws -> GtkWidgetPointer {
    try XCTUnwrap(window.content.first(gtk_entry_get_type()))
  }

  private func text(_ entry: GtkWidgetPointer) -> String { String(cString: gtk_editable_get_text(entry.opaque)) }

  private func calendar(_ window: TestWindow<some View>) throws -> GtkWidgetPointer {
    try XCTUnwrap(window.content.first(gtk_calendar_get_type()))
  }

  func testTheDateIsOneTextInTheFormOfTheLocale() async throws {
    let model = Model()
    let window = TestWindow(self, Pickers(model: model))
    window.show()
    let entry = try entry(window)
    XCTAssertEqual(text(entry), "15.06.2025 15:06")
    XCTAssertLessThan(gtk_widget_get_width(try XCTUnwrap(gtk_widget_get_parent(entry))), 260)
    model.date += 60
    spin(until: { text(entry) == "15.06.2025 15:07" }, "the date of the model")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testATypedDateIsWrittenByReturnAndByLeavingTheField() async throws {
    let model = Model()
    let window = TestWindow(self, Pickers(model: model))
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window")
    let entry = try entry(window)
    gtk_widget_grab_focus(entry)
    gtk_editable_set_text(entry.opaque, "16.6.25 15:06")
    XCTAssertEqual(model.date.timeIntervalSince1970, 1_750_000_000)
    try Keyboard.press(["Return"])
    spin(until: { text(entry) == "16.06.2025 15:06" }, "the date in its form")
    XCTAssertEqual(model.date.timeIntervalSince1970, 1_750_086_400)
    gtk_editable_set_text(entry.opaque, "nothing")
    gtk_widget_grab_focus(try XCTUnwrap(window.content.first(gtk_button_get_type())))
    spin(until: { text(entry) == "16.06.2025 15:06" }, "the former date")
    XCTAssertEqual(model.date.timeIntervalSince1970, 1_750_086_400)
    window.close()
  }

  func testTheArrowsStepThePartAtTheCaretWhichIsSelectedThen() async throws {
    let model = Model()
    let window = TestWindow(self, Pickers(model: model))
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window")
    let entry = try entry(window)
    gtk_widget_grab_focus(entry)
    func selected() -> [Int32] {
      var (start, end): (Int32, Int32) = (0, 0)
      gtk_editable_get_selection_bounds(entry.opaque, &start, &end)
      return [start, end]
    }
    gtk_editable_set_position(entry.opaque, 4)
    try Keyboard.press(["Up"])
    spin(until: { text(entry) == "15.07.2025 15:06" && selected() == [3, 5] }, "the month")
    try Keyboard.press(["Down", "Down"])
    spin(until: { text(entry) == "15.05.2025 15:06" && selected() == [3, 5] }, "the month before")
    gtk_editable_set_position(entry.opaque, 16)
    try Keyboard.press(["Up"])
    spin(until: { text(entry) == "15.05.2025 15:07" && selected() == [14, 16] }, "the minute")
    window.close()
  }

  func testTheCalendarChoosesTheDayAndRespectsTheRange() async throws {
    let model = Model()
    let window = TestWindow(self, Pickers(model: model))
    window.show()
    let calendar = try calendar(window)
    func choose(_ year: Int32, _ month: Int32, _ day: Int32) throws {
      let date = try XCTUnwrap(g_date_time_new_utc(year, month, day, 0, 0, 0))
      gtk_calendar_select_day(calendar.opaque, date)
      g_date_time_unref(date)
    }
    try choose(2024, 2, 29)
    let entry = try entry(window)
    spin(until: { text(entry) == "29.02.2024 15:06" }, "the day")
    XCTAssertEqual(model.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 60), 40, "the seconds remain")
    model.last = model.date
    window.graph.flush()
    try choose(2024, 3, 1)
    spin(until: { gtk_calendar_get_day(calendar.opaque) == 29 }, "the last day of the range")
    XCTAssertEqual(text(entry), "29.02.2024 15:06")
    window.close()
  }

  func testTheButtonOpensTheCalendarAndLookingThroughTheMonthsKeepsItOpen() async throws {
    let model = Model()
    let window = TestWindow(self, Pickers(model: model))
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_menu_button_get_type()))
    gtk_menu_button_popup(button.opaque)
    let calendar = try calendar(window)
    spin(until: { gtk_widget_get_mapped(calendar) != 0 }, "the calendar")
    // The user is still looking.
    let arrow = try XCTUnwrap(calendar.all(gtk_button_get_type()).first)
    Signal.clicked.emit(by: arrow.raw)
    drain()
    XCTAssertNotEqual(gtk_widget_get_mapped(calendar), 0)
    gtk_menu_button_popdown(button.opaque)
    spin(until: { gtk_widget_get_mapped(calendar) == 0 }, "the end")
    window.close()
  }

  func testThePickerIsNamedByItsLabel() async throws {
    let window = TestWindow(self, Pickers(model: Model()))
    window.show()
    let entry = try entry(window)
    XCTAssertNotEqual(gtk_test_accessible_has_relation(entry.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
    window.close()
  }

  func testAStyleCanBeSetWhileThePickerIsShown() async throws {
    struct Styled: View {
      @Bindable var model: Model
      let style: Int
      var body: some View {
        let picker = DatePicker("Due", selection: $model.date).environment(\.timeZone, .gmt)
          .environment(\.locale, Locale(identifier: "de_DE"))
        VStack { picker.environment(\.datePickerLook, [.compact, .field, .stepperField, .graphical][style]) }
      }
    }
    let model = Model()
    let window = TestWindow(self, height: 500, Styled(model: model, style: 0))
    window.show()
    for style in [1, 2, 3, 2, 0, 3, 1] {
      window.update(Styled(model: model, style: style))
      let entry = try entry(window)
      spin(until: { text(entry) == (style == 3 ? "15:06" : "15.06.2025 15:06") }, "the text of style \(style)")
      XCTAssertEqual(window.content.all(gtk_menu_button_get_type()).count, style == 0 ? 1 : 0)
      XCTAssertEqual(window.content.all(gtk_calendar_get_type()).count, style == 0 || style == 3 ? 1 : 0)
    }
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testTheButtonsOfTheStepperStyleStepTheDay() async throws {
    let model = Model()
    let window = TestWindow(
      self,
      DatePicker("Due", selection: Bindable(model).date).datePickerStyle(.stepperField)
        .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "de_DE")))
    window.show()
    let entry = try entry(window)
    let buttons = window.content.all(gtk_button_get_type())
    XCTAssertEqual(buttons.count, 2)
    Signal.clicked.emit(by: buttons[1].raw)
    spin(until: { text(entry) == "16.06.2025 15:06" }, "the next day")
    Signal.clicked.emit(by: buttons[0].raw)
    spin(until: { text(entry) == "15.06.2025 15:06" }, "the day before")
    window.close()
  }

  func testTheColorIsShownAndChosen() async throws {
    let model = Model()
    let window = TestWindow(self, Pickers(model: model))
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_color_dialog_button_get_type()))
    XCTAssertEqual(gtk_color_dialog_button_get_rgba(button.opaque)?.pointee.red, 1)
    var blue = GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)
    gtk_color_dialog_button_set_rgba(button.opaque, &blue)
    spin(until: { model.color == Color(red: 0, green: 0, blue: 1) }, "the color")
    window.close()
  }
}
