import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class DatePickerTests: GtkTestCase {
  @Observable @MainActor final class Model {
    var date = Date(timeIntervalSince1970: 1_700_000_042)
    var color = OrielCore.Color(red: 1, green: 0, blue: 0)
  }

  private struct Pickers: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        DatePicker("Due", selection: $model.date)
        ColorPicker("Color", selection: $model.color)
      }
    }
  }

  func testTheCalendarAndTheFieldsChangeTheDate() async throws {
    let model = Model()
    let window = TestWindow(self, Pickers(model: model))
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_menu_button_get_type()))
    XCTAssertNotNil(gtk_menu_button_get_label(button.opaque))
    let fields = window.content.all(gtk_spin_button_get_type())
    XCTAssertEqual(fields.count, 2)
    let minute = gtk_spin_button_get_value_as_int(fields[1].opaque)
    gtk_spin_button_set_value(fields[1].opaque, Double((minute + 1) % 60))
    let later = Date(timeIntervalSince1970: 1_700_000_042 + (minute == 59 ? -59 * 60 : 60))
    spin(until: { model.date == later }, "the minute")
    let popover = UnsafeMutableRawPointer(gtk_menu_button_get_popover(button.opaque)).assumingMemoryBound(
      to: GtkWidget.self)
    let calendar = try XCTUnwrap(popover.first(gtk_calendar_get_type()))
    let day = try XCTUnwrap(g_date_time_new_local(2024, 2, 29, 0, 0, 0))
    gtk_calendar_select_day(calendar.opaque, day)
    g_date_time_unref(day)
    spin(until: { Calendar.current.component(.day, from: model.date) == 29 }, "the day")
    XCTAssertEqual(Calendar.current.component(.year, from: model.date), 2024)
    model.date = Date(timeIntervalSince1970: 1_700_000_042)
    spin(until: { gtk_spin_button_get_value_as_int(fields[1].opaque) == minute }, "the date of the model")
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
