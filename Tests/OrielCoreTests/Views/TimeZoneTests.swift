import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Dates in the time zone and the calendar that a view sets.
@MainActor struct TimeZoneTests {
  /// 2025-06-15 15:06:40 UTC: after midnight of the 16th in Tokyo.
  private static let date = Date(timeIntervalSince1970: 1_750_000_000)

  private static func zone(_ name: String) -> TimeZone { TimeZone(identifier: name) ?? .gmt }

  /// Day and hour.
  private static let format = Date.FormatStyle(
    locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt
  ).day().hour(.defaultDigits(amPM: .omitted))

  private func texts(in zone: String, @ViewBuilder _ content: () -> some View) -> [String] {
    Screen { content().environment(\.timeZone, Self.zone(zone)) }.texts
  }

  @Test func `A formatted date is that of the time zone, with each initializer`() {
    let shown = { (zone: String) in
      self.texts(in: zone) {
        Text(Self.date, format: Self.format)
        Text("at \(Self.date, format: Self.format)")
        Text("in ") + Text(Self.date, format: Self.format)
        LabeledContent("Due", value: Self.date, format: Self.format)
      }
    }
    #expect(shown("Asia/Tokyo") == ["16, 00", "at 16, 00", "in 16, 00", "Due", "16, 00"])
    #expect(shown("America/New_York") == ["15, 11", "at 15, 11", "in 15, 11", "Due", "15, 11"])
  }

  @Test func `A date keeps the time zone of its format if no view sets one`() {
    let screen = Screen {
      Text(Self.date, format: Self.format)
      Text("at \(Self.date, format: Self.format)")
    }
    #expect(screen.texts == ["15, 15", "at 15, 15"])
  }

  @Test func `Formats for computers keep their time zone, and numbers are numbers`() {
    let shown = texts(in: "Asia/Tokyo") {
      Text(Self.date, format: .iso8601)
      Text(12, format: .number.locale(Locale(identifier: "en_US")))
      Text("\(12, format: .number.locale(Locale(identifier: "en_US")))")
    }
    #expect(shown == ["2025-06-15T15:06:40Z", "12", "12"])
  }

  @Test func `An interval and a calendar that are set count`() {
    let days = Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: Locale(identifier: "de_DE"), timeZone: .gmt)
    #expect(texts(in: "Asia/Tokyo") { Text(Self.date..<Self.date + 3_600, format: days) } == ["00:06–01:06 Uhr"])
    let year = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt).year(.defaultDigits)
    let screen = Screen {
      Text(Self.date, format: year).environment(\.calendar, Calendar(identifier: .buddhist))
    }
    #expect(screen.texts.first?.contains("2568") == true)
  }

  @Observable @MainActor final class Journey {
    var date = TimeZoneTests.date
    var zone = "Asia/Tokyo"
    var isSet = true
    var hasDate = false
  }

  private struct Clock: View {
    let journey: Journey
    var body: some View {
      Text("at \(journey.date, format: TimeZoneTests.format)").environment(\.timeZone, TimeZoneTests.zone(journey.zone))
      Group {
        if journey.isSet {
          Group { changing }.environment(\.timeZone, TimeZoneTests.zone(journey.zone))
        }
      }
    }

    private var changing: Text {
      journey.hasDate ? Text(journey.date, format: TimeZoneTests.format) : Text(verbatim: "none")
    }
  }

  @Test func `A text follows its date and its time zone`() {
    let journey = Journey()
    let screen = Screen { Clock(journey: journey) }
    #expect(screen.texts == ["at 16, 00", "none"])
    journey.hasDate = true
    #expect(screen.texts == ["at 16, 00", "16, 00"])
    journey.date += 3_600
    #expect(screen.texts == ["at 16, 01", "16, 01"])
    journey.zone = "America/New_York"
    #expect(screen.texts == ["at 15, 12", "15, 12"])
  }

  @Test func `A time that a clock skips is moved over the gap in the direction of the user`() {
    /// Seconds since 1970.
    func date(_ text: String) -> Double { (try? Date(text, strategy: .iso8601))?.timeIntervalSince1970 ?? 0 }
    /// Sets a clock, and returns what it displays then.
    func set(_ zone: String, from: String, to time: String) -> Date {
      let clock = WallClock(in: Self.zone(zone))
      let current = clock.date(at: date(from), from: date(from))
      return Date(timeIntervalSince1970: clock.time(at: clock.date(at: date(time), from: current)))
    }
    func expect(_ date: Date, _ text: String) { #expect(date.formatted(.iso8601) == text) }
    // Choosing a day whose midnight is skipped, from before and from after.
    expect(set("America/Santiago", from: "2025-09-05T00:00:00Z", to: "2025-09-07T00:00:00Z"), "2025-09-07T01:00:00Z")
    expect(set("America/Santiago", from: "2025-09-10T00:00:00Z", to: "2025-09-07T00:00:00Z"), "2025-09-07T01:00:00Z")
    // Stepping the hour.
    expect(set("America/New_York", from: "2025-03-09T01:00:00Z", to: "2025-03-09T02:00:00Z"), "2025-03-09T03:00:00Z")
    expect(set("America/New_York", from: "2025-03-09T03:00:00Z", to: "2025-03-09T02:00:00Z"), "2025-03-09T01:00:00Z")
    expect(set("Europe/Berlin", from: "2025-03-30T01:30:00Z", to: "2025-03-30T02:30:00Z"), "2025-03-30T03:30:00Z")
    expect(set("Europe/Berlin", from: "2025-03-30T03:30:00Z", to: "2025-03-30T02:30:00Z"), "2025-03-30T01:30:00Z")
    // Another time of the same day.
    expect(set("America/New_York", from: "2025-03-09T12:00:00Z", to: "2025-03-09T02:30:00Z"), "2025-03-09T03:30:00Z")
  }

  @Test func `Of two equal times at the end of summer, a clock stays at the nearer one`() {
    let clock = WallClock(in: Self.zone("America/New_York"))
    // 1:30 in summer time and, an hour later, in winter time.
    for seconds in [1_762_061_400.0, 1_762_065_000] {
      let next = clock.date(at: clock.time(at: seconds) + 60, from: seconds)
      #expect(next == seconds + 60)
    }
  }

  @Test func `A time zone's clock goes to the date and back, in summer and winter`() {
    let clock = WallClock(in: Self.zone("Europe/Berlin"))
    for seconds in stride(from: 1_735_000_000.5, to: 1_766_000_000, by: 86_400 * 3 + 1_234) {
      #expect(clock.date(at: clock.time(at: seconds), from: seconds) == seconds)
    }
    #expect(clock.time(at: 1_750_000_000) == 1_750_007_200)
  }
}
