import Foundation

// Emitted into the caller, so that an app that displays no dates is linked without ICU.

extension Text {
  /// The style of a date in a text.
  public struct DateStyle: Hashable, Sendable {
    /// The name of the style.
    public let _name: String

    private init(_ name: String) { _name = name }

    /// The time of the day: "11:23 PM".
    public static let time = DateStyle("time")
    /// The date: "June 3, 2019".
    public static let date = DateStyle("date")
    /// The distance from now, in two units: "2 hr, 23 min".
    public static let relative = DateStyle("relative")
    /// The offset from now, in one unit: "+2 hours", "-3 weeks".
    public static let offset = DateStyle("offset")
    /// The distance from now as on a stopwatch: "36:59:01".
    public static let timer = DateStyle("timer")
  }

  /// Creates a text that displays a date, in the environment's locale, calendar and time zone.
  ///
  /// The styles that depend on the current time are updated each second, and each minute if the date is more than a day
  /// away.
  @_alwaysEmitIntoClient public init(_ date: Date, style: DateStyle) {
    self.init(
      _timed: _TimedText([date], style: style._name) { now in
        let isNear = abs(date.timeIntervalSince(now)) < 90_000
        return switch style {
        case .timer: 1
        case .relative, .offset: isNear ? 1 : 60
        default: nil
        }
      } make: { now, locale, calendar, zone in
        switch style {
        case .time: date.formatted(Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone).hour().minute())
        case .date:
          date.formatted(Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone).year().month(.wide).day())
        case .relative: _DateText.distance(from: now, to: date, units: 2, locale, width: .abbreviated)
        case .offset: _DateText.offset(from: now, to: date, locale)
        default: _DateText.timer(abs(date.timeIntervalSince(now)), roundsUp: date > now, showsHours: true, locale)
        }
      })
  }

  /// Creates a text that displays a range of dates: "3 – 5 PM".
  @_alwaysEmitIntoClient public init(_ dates: ClosedRange<Date>) {
    let (start, end) = (dates.lowerBound, dates.upperBound)
    self.init(
      _timed: _TimedText([start, end], style: "range") { _ in
        nil
      } make: { _, locale, calendar, zone in
        let format = Date.IntervalFormatStyle(
          date: .numeric, time: .shortened, locale: locale, calendar: calendar, timeZone: zone)
        return format.format(start..<end)
      })
  }

  /// Creates a text that displays an interval between two dates.
  @_alwaysEmitIntoClient public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text that counts the time of an interval, each second.
  ///
  /// - Parameters:
  ///   - timerInterval: the interval. Outside of it the text doesn't change.
  ///   - pauseTime: the time at which the timer is paused; nil if it runs.
  ///   - countsDown: whether the remaining time is displayed, instead of the elapsed time.
  ///   - showsHours: whether there is a part for hours. Otherwise there may be more than 60 minutes.
  @_alwaysEmitIntoClient public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
    self.init(
      _timed: _TimedText(
        [start, end] + (pauseTime.map { [$0] } ?? []), style: "interval \(countsDown) \(showsHours)"
      ) { now in
        pauseTime == nil && now < end ? 1 : nil
      } make: { now, locale, _, _ in
        let shown = min(max(pauseTime ?? now, start), end)
        let length = countsDown ? end.timeIntervalSince(shown) : shown.timeIntervalSince(start)
        return _DateText.timer(length, roundsUp: countsDown, showsHours: showsHours, locale)
      })
  }

  /// Creates a text that displays a value with a formatter.
  @_alwaysEmitIntoClient public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

/// The texts of dates relative to the current time, for code that is compiled into the app.
public enum _DateText {
  /// The distance between two dates in their largest units, of which weeks are the largest.
  @_alwaysEmitIntoClient public static func distance(
    from now: Date, to date: Date, units: Int, _ locale: Locale, width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    let seconds = Int(abs(date.timeIntervalSince(now)).rounded(.down))
    let lengths: [(Duration.UnitsFormatStyle.Unit, Int)] = [
      (.weeks, 604_800), (.days, 86_400), (.hours, 3_600), (.minutes, 60), (.seconds, 1),
    ]
    let first = lengths.firstIndex { seconds >= $0.1 } ?? lengths.count - 1
    let used = lengths[first..<min(first + units, lengths.count)]
    // Whole units, so that none is rounded up.
    let smallest = used.last?.1 ?? 1
    let shown = seconds - seconds % smallest
    return Duration.seconds(shown).formatted(.units(allowed: Set(used.map(\.0)), width: width).locale(locale))
  }

  /// The offset of a date, in its largest unit.
  @_alwaysEmitIntoClient public static func offset(from now: Date, to date: Date, _ locale: Locale) -> String {
    (date < now ? "-" : "+") + distance(from: now, to: date, units: 1, locale, width: .wide)
  }

  /// A length of time as on a stopwatch.
  @_alwaysEmitIntoClient public static func timer(
    _ length: Double, roundsUp: Bool, showsHours: Bool, _ locale: Locale
  ) -> String {
    let seconds = Int(length.rounded(roundsUp ? .up : .down))
    let plain = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
    let padded = plain.precision(.integerLength(2))
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    guard showsHours, minutes >= 60 else { return "\(plain.format(minutes)):\(padded.format(rest))" }
    return "\(plain.format(minutes / 60)):\(padded.format(minutes % 60)):\(padded.format(rest))"
  }
}
