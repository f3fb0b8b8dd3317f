import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A date picker in another time zone than the desktop's.
@MainActor final class DatePickerZoneTests: GtkTestCase {
  @Observable @MainActor final class Model {
    /// 2025-06-15 15:06:40 UTC.
    var date = Date(timeIntervalSince1970: 1_750_000_000)
    var zone = TimeZone(identifier: "Asia/Tokyo")
  }

  private struct Picker: View {
    @Bindable var model: Model

    var body: some View {
      DatePicker("Due", selection: $model.date).datePickerStyle(.graphical)
        .environment(\.timeZone, model.zone ?? .gmt).environment(\.locale, Locale(identifier: "de_DE"))
    }
  }

  private func day(_ calendar: GtkWidgetPointer) -> Int32 {
    guard let date = gtk_calendar_get_date(calendar.opaque) else { return 0 }
    defer { g_date_time_unref(date) }
    return g_date_time_get_day_of_month(date)
  }

  func testADatePickerShowsAndChangesTheDateInTheTimeZoneOfItsEnvironment() async throws {
    let model = Model()
    let window = TestWindow(self, Picker(model: model))
    window.show()
    let calendar = try XCTUnwrap(window.content.first(gtk_calendar_get_type()))
    let entry = try XCTUnwrap(window.content.first(gtk_entry_get_type()))
    func shown() -> String { "\(day(calendar)) \(String(cString: gtk_editable_get_text(entry.opaque)))" }
    // Half past midnight of the next day.
    XCTAssertEqual(shown(), "16 00:06")
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window")
    gtk_widget_grab_focus(entry)
    gtk_editable_set_text(entry.opaque, "8:06")
    try Keyboard.press(["Return"])
    spin(until: { model.date.timeIntervalSince1970 == 1_750_000_000 + 8 * 3_600 }, "the hour")
    let chosen = try XCTUnwrap(g_date_time_new_utc(2025, 6, 20, 0, 0, 0))
    gtk_calendar_select_day(calendar.opaque, chosen)
    g_date_time_unref(chosen)
    spin(until: { model.date.timeIntervalSince1970 == 1_750_000_000 + 8 * 3_600 + 4 * 86_400 }, "the day")
    model.zone = TimeZone(identifier: "America/New_York")
    spin(until: { shown() == "19 19:06" }, "the other time zone")
    model.zone = TimeZone(secondsFromGMT: 19_800)
    spin(until: { shown() == "20 04:36" }, "half an hour beside the others")
    window.close()
  }
}
