import Foundation
import Testing

@testable import OrielCore

/// Dates and times of the Gregorian calendar, without ICU.
struct CivilTimeTests {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @Test func `A date is that of Foundation's calendar, since it is used`() {
    let calendar = Self.calendar
    // Before 15 October 1582, Foundation's calendar is the Julian one.
    for day in stride(from: -141_427, through: 146_097, by: 13) {
      let time = Double(day) * 86_400 + 3_723
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: Date(timeIntervalSince1970: time))
      let civil = CivilTime(time)
      #expect(
        [civil.year, civil.month, civil.day, civil.hour, civil.minute] == [
          parts.year, parts.month, parts.day, parts.hour, parts.minute,
        ])
      #expect(civil.time == time - 3)
    }
  }

  @Test func `The next month's day is the last one where the month is shorter`() {
    let last = CivilTime(year: 2024, month: 1, day: 31, hour: 8)
    #expect(last.stepped(.month, by: 1) == CivilTime(year: 2024, month: 2, day: 29, hour: 8))
    #expect(last.stepped(.month, by: -2) == CivilTime(year: 2023, month: 11, day: 30, hour: 8))
    let leap = CivilTime(year: 2024, month: 2, day: 29)
    #expect(leap.stepped(.year, by: 1) == CivilTime(year: 2025, month: 2, day: 28))
  }

  @Test func `The other components carry over`() {
    let midnight = CivilTime(year: 2024, month: 12, day: 31, hour: 23, minute: 59)
    #expect(midnight.stepped(.minute, by: 1) == CivilTime(year: 2025, month: 1, day: 1))
    #expect(midnight.stepped(.hour, by: 1) == CivilTime(year: 2025, month: 1, day: 1, hour: 0, minute: 59))
    #expect(midnight.stepped(.day, by: 1) == CivilTime(year: 2025, month: 1, day: 1, hour: 23, minute: 59))
    #expect(midnight.stepped(.period, by: 1) == CivilTime(year: 2024, month: 12, day: 31, hour: 11, minute: 59))
  }

  @Test func `What doesn't exist isn't valid`() {
    #expect(CivilTime(year: 2024, month: 2, day: 29).isValid)
    #expect(!CivilTime(year: 2023, month: 2, day: 29).isValid)
    #expect(!CivilTime(year: 1900, month: 2, day: 29).isValid)
    #expect(!CivilTime(year: 2023, month: 13, day: 1).isValid)
    #expect(!CivilTime(year: 2023, month: 1, day: 1, hour: 24).isValid)
  }
}
