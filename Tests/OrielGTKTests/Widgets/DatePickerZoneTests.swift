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
        .environment(\.timeZone, model.zone ?? .gmt)
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
    let fields = window.content.all(gtk_spin_button_get_type())
    func shown() -> [Int32] { [day(calendar)] + fields.map { gtk_spin_button_get_value_as_int($0.opaque) } }
    // Half past midnight of the next day.
    XCTAssertEqual(shown(), [16, 0, 6])
    gtk_spin_button_set_value(fields[0].opaque, 8)
    spin(until: { model.date.timeIntervalSince1970 == 1_750_000_000 + 8 * 3_600 }, "the hour")
    let chosen = try XCTUnwrap(g_date_time_new_utc(2025, 6, 20, 0, 0, 0))
    gtk_calendar_select_day(calendar.opaque, chosen)
    g_date_time_unref(chosen)
    spin(until: { model.date.timeIntervalSince1970 == 1_750_000_000 + 8 * 3_600 + 4 * 86_400 }, "the day")
    model.zone = TimeZone(identifier: "America/New_York")
    spin(until: { shown() == [19, 19, 6] }, "the other time zone")
    model.zone = TimeZone(secondsFromGMT: 19_800)
    spin(until: { shown() == [20, 4, 36] }, "half an hour beside the others")
    window.close()
  }
}
