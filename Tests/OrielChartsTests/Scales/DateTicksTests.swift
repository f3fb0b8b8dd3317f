import Foundation
import Testing

@testable import OrielCharts

struct DateTicksTests {
  private let calendar: Calendar
  private let ticks: DateTicks

  init() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    calendar.locale = Locale(identifier: "en_US_POSIX")
    self.calendar = calendar
    ticks = DateTicks(calendar: calendar)
  }

  private func seconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) throws -> Double {
    let components = DateComponents(year: year, month: month, day: day, hour: hour)
    return try #require(calendar.date(from: components)).timeIntervalSinceReferenceDate
  }

  @Test func `A year has the starts of months, which aren't equally long`() throws {
    let domain = try seconds(2_026, 1, 1)...seconds(2_026, 12, 31)
    let step = DateTicks.step(for: domain, count: 6)
    #expect(step == DateStep(unit: .month, count: 3))
    #expect(try ticks.values(in: domain, step: step) == [1, 4, 7, 10].map { try seconds(2_026, $0, 1) })
  }

  @Test func `Days begin at midnight on both sides of a change of the clock`() throws {
    let domain = try seconds(2_026, 3, 28)...seconds(2_026, 3, 31)
    let values = ticks.values(in: domain, step: DateStep(unit: .day))
    #expect(try values == (28...31).map { try seconds(2_026, 3, $0) })
    #expect(values[2] - values[1] == 82_800)
  }

  @Test func `Steps begin with the multiples of their count`() throws {
    let domain = try seconds(2_026, 5, 1, 1)...seconds(2_026, 5, 1, 14)
    let values = ticks.values(in: domain, step: DateStep(unit: .hour, count: 6))
    #expect(try values == [6, 12].map { try seconds(2_026, 5, 1, $0) })
    let years = ticks.values(in: try seconds(2_001, 1, 1)...seconds(2_020, 1, 1), step: DateStep(unit: .year, count: 5))
    #expect(try years == [2_005, 2_010, 2_015, 2_020].map { try seconds($0, 1, 1) })
  }

  @Test func `A step is at least the unit of the data`() throws {
    let domain = try seconds(2_026, 1, 1)...seconds(2_026, 1, 3)
    #expect(DateTicks.step(for: domain, count: 10, minimum: DateStep(unit: .day)) == DateStep(unit: .day))
  }
}
