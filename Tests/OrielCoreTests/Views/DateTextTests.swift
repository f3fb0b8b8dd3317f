import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Texts of dates.
@MainActor struct DateTextTests {
  private func environment(_ view: some View) -> some View {
    view.environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
      .environment(\.calendar, Calendar(identifier: .gregorian))
  }

  /// A clock that doesn't advance.
  private static let clock = TestClock()

  private func text(_ text: (Date) -> Text, now: Date = Date(timeIntervalSince1970: 1_750_000_000)) -> String? {
    let time = TimelineTime(now: { now }, sleep: { try await Self.clock.sleep(for: $0) })
    return Screen { environment(text(now)).environment(\.timelineTime, time) }.texts.first
  }

  @Test func `Dates and times are those of the locale`() {
    #expect(text { Text($0, style: .date) } == "June 15, 2025")
    #expect(text { Text($0, style: .time) }?.replacing("\u{202F}", with: " ") == "3:06 PM")
  }

  @Test func `Distances from now have two units, offsets one`() {
    #expect(text { Text($0 + 8_600, style: .relative) } == "2 hr, 23 min")
    #expect(text { Text($0 - 36, style: .relative) } == "36 sec")
    #expect(text { Text($0 + 7_300, style: .offset) } == "+2 hours")
    #expect(text { Text($0 - 90_000, style: .offset) } == "-1 day")
  }

  @Test func `A timer counts hours, minutes and seconds`() {
    #expect(text { Text($0 - 133_141, style: .timer) } == "36:59:01")
    #expect(text { Text($0 + 152, style: .timer) } == "2:32")
    #expect(text { Text(timerInterval: $0 - 60...$0 + 3_725) } == "1:02:05")
    #expect(text { Text(timerInterval: $0 - 60...$0 + 3_725, showsHours: false) } == "62:05")
    #expect(text { Text(timerInterval: $0 - 60...$0 + 3_725, countsDown: false) } == "1:00")
    #expect(text { Text(timerInterval: $0 - 60...$0 + 90, pauseTime: $0 - 30) } == "2:00")
  }

  @Test func `A formatter formats a value`() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    #expect(text { Text($0, formatter: formatter) } == "2025-06-15")
    #expect(text { _ in Text(NSNumber(value: 3), formatter: NumberFormatter()) } == "3")
    #expect(text { Text($0...$0 + 7_200) }?.contains("2025") == true)
  }

  @Test func `A timer is updated each second`() async throws {
    let clock = TestClock()
    let screen = Screen(clock: clock) { environment(Text(Date(), style: .timer)) }
    #expect(screen.texts.first?.hasPrefix("0:0") == true)
    await clock.advance(by: .seconds(65))
    await screen.settle()
    #expect(screen.texts.first?.hasPrefix("1:0") == true)
  }
}
