import Foundation
import Testing

@testable import OrielCore

/// The texts of dates in fields, and what typed texts denote.
@MainActor struct DateFieldFormatTests {
  private static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private static func format(
    _ date: String, _ time: String, _ periods: [String] = ["AM", "PM"], zero: UInt32? = nil
  ) -> DateFieldFormat {
    DateFieldFormat(
      dateFormat: date, timeFormat: time, months: english, abbreviatedMonths: english.map { String($0.prefix(3)) },
      periods: periods, zero: zero)
  }

  private let american = format("%m/%d/%Y", "%r")
  private let german = format("%d.%m.%Y", "%T")
  private let june = CivilTime(year: 2025, month: 6, day: 15, hour: 15, minute: 6)

  private func text(_ format: DateFieldFormat, _ civil: CivilTime? = nil) -> String {
    format.shown(civil ?? june, hasDate: true, hasTime: true).text
  }

  private func read(_ text: String, _ format: DateFieldFormat, hasDate: Bool = true, hasTime: Bool = true) -> CivilTime?
  {
    let current = CivilTime(year: 2024, month: 1, day: 2, hour: 8, minute: 30)
    return format.civilTime(of: text, hasDate: hasDate, hasTime: hasTime, current: current)
  }

  @Test func `Dates and times have the order, the clock and the digits of the locale`() {
    #expect(text(american) == "06/15/2025 3:06 PM")
    #expect(text(german) == "15.06.2025 15:06")
    #expect(text(Self.format("%d/%m/%y", "%T")) == "15/06/2025 15:06", "years have four digits")
    #expect(text(Self.format("%Y年%m月%d日", "%H時%M分%S秒")) == "2025年06月15日 15:06")
    #expect(text(Self.format("%e %B %Y", "%H.%M.%S")) == "15 June 2025 15.06")
    #expect(text(Self.format("%A %e %b %Y", "%k:%M:%S")) == "15 Jun 2025 15:06", "the weekday follows from the rest")
    #expect(text(Self.format("%F", "%p %I:%M:%S", ["오전", "오후"])) == "2025-06-15 오후 3:06")
    let arabic = Self.format("%d/%m/%Y", "%Z %I:%M:%S %p", ["ص", "م"], zero: 0x660)
    #expect(text(arabic) == "١٥/٠٦/٢٠٢٥ ٣:٠٦ م")
    #expect(text(Self.format("%Oy/%Om/%Od", "%OH:%OM:%OS", zero: 0x6F0)) == "۲۰۲۵/۰۶/۱۵ ۱۵:۰۶")
  }

  @Test func `Midnight and noon are twelve o'clock`() {
    var civil = june
    (civil.hour, civil.minute) = (0, 5)
    #expect(text(american, civil) == "06/15/2025 12:05 AM")
    #expect(text(german, civil) == "15.06.2025 00:05")
    civil.hour = 12
    #expect(text(american, civil) == "06/15/2025 12:05 PM")
  }

  @Test func `A locale without words for the halves of the day has a clock of 24 hours`() {
    #expect(text(Self.format("%d.%m.%Y", "%I:%M:%S %p", ["", ""])) == "15.06.2025 15:06")
  }

  @Test func `A text is read as it is written, in each form`() {
    let arabic = Self.format("%d/%m/%Y", "%I:%M:%S %p", ["ص", "م"], zero: 0x660)
    let formats = [american, german, arabic, Self.format("%Y年%m月%d日", "%T"), Self.format("%e %B %Y", "%r")]
    for format in formats {
      for hour in [0, 9, 12, 15] {
        var civil = june
        civil.hour = hour
        #expect(read(text(format, civil), format) == civil)
      }
    }
  }

  @Test func `Separators, zeros and the name of the month are free`() {
    for text in ["15.6.2025 15:06", "15/06/2025 15.06", "15 June 2025, 15:06", "15 jun 25 1506", "2025-06-15T15:06"] {
      #expect(read(text, german) == june, "\(text)")
    }
    for text in ["6/15/2025 3:06pm", "June 15, 2025 3:06 p.m.", "6-15-25 15:06", "2025-06-15 3:06 PM"] {
      #expect(read(text, american) == june, "\(text)")
    }
  }

  @Test func `What is missing stays as it is`() {
    #expect(read("15.6.", german) == CivilTime(year: 2024, month: 6, day: 15, hour: 8, minute: 30))
    #expect(read("15.6.2025", german) == CivilTime(year: 2025, month: 6, day: 15, hour: 8, minute: 30))
    let thisYear = CivilTime(year: 2024, month: 6, day: 15, hour: 15, minute: 6)
    for text in ["15/06 15:06", "15 June 15:06", "15.6. 15:06"] { #expect(read(text, german) == thisYear, "\(text)") }
    #expect(read("6/15 3:06 pm", american) == thisYear)
    #expect(read("9:15", american, hasDate: false) == CivilTime(year: 2024, month: 1, day: 2, hour: 9, minute: 15))
    #expect(read("pm", american, hasDate: false) == CivilTime(year: 2024, month: 1, day: 2, hour: 20, minute: 30))
    #expect(read("9", german, hasDate: false) == CivilTime(year: 2024, month: 1, day: 2, hour: 9))
  }

  @Test func `A text that is no date denotes none`() {
    let texts = [
      "", "soon", "31.2.2025", "15.13.2025", "15.6.2025 24:00", "15.6.2025 8:60", "1 2 3 4 5 6", "15 monkeys 2025",
    ]
    for text in texts {
      #expect(read(text, german) == nil, "\(text)")
    }
    #expect(read("13:00 AM", american, hasDate: false) == nil)
    #expect(read("15.6.2025 8:00", german, hasTime: false) == nil)
  }

  @Test func `The components have their places in the text`() {
    let shown = american.shown(june, hasDate: true, hasTime: true)
    let scalars = Array(shown.text.unicodeScalars)
    let texts = shown.parts.map { part in String(String.UnicodeScalarView(scalars[part.range])) }
    #expect(texts == ["06", "15", "2025", "3", "06", "PM"])
    #expect(shown.parts.map(\.component) == [.month, .day, .year, .hour, .minute, .period])
  }

  @Test func `A locale that isn't installed has a form too`() {
    #expect(text(.of(Locale(identifier: "ar_EG"))).contains("٢٠٢٥"))
    #expect(text(.of(Locale(identifier: "de"))) == "15.06.2025 15:06")
    #expect(text(.of(Locale(identifier: "en-US"))) == "06/15/2025 3:06 PM")
    #expect(text(.of(Locale(identifier: "en_GB"))).contains("/06/2025"))
    #expect(text(.of(Locale(identifier: "zh-Hans_CN"))).hasPrefix("2025"))
  }
}
