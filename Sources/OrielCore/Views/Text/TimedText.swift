import FoundationEssentials

/// A text that depends on the time.
struct TimedText: Equatable, Sendable {
  /// The environment of the text.
  struct Context: Sendable {
    var locale = Locale.current
    var calendar = Calendar.current
    var timeZone = TimeZone.current
  }

  /// The dates and the style, which determine the text.
  let dates: [Date]
  let style: String
  /// The seconds between updates; nil if the text depends only on the locale.
  let period: @Sendable (_ now: Date) -> Double?
  let make: @Sendable (_ now: Date, Locale, Calendar, TimeZone) -> String

  static func == (first: TimedText, second: TimedText) -> Bool {
    first.dates == second.dates && first.style == second.style
  }

  func string(at now: Date, in context: Context) -> String {
    make(now, context.locale, context.calendar, context.timeZone)
  }

  /// The text at the time of the environment. The node that is being updated depends on it.
  @MainActor func string(in environment: EnvironmentValues) -> String {
    let time = environment.timelineTime
    let now = time.now()
    if let period = period(now) { time.texts.follow(time, every: period) }
    return string(
      at: now,
      in: Context(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone))
  }
}

/// A text that depends on the time, for code that is compiled into the app.
public struct _TimedText: Sendable {
  let text: TimedText

  /// Creates the text.
  ///
  /// - Parameters:
  ///   - dates: what the text depends on, with `style`.
  ///   - period: returns the seconds between updates; nil for none.
  ///   - make: returns the text at a time.
  public init(
    _ dates: [Date], style: String, period: @escaping @Sendable (_ now: Date) -> Double?,
    make: @escaping @Sendable (_ now: Date, Locale, Calendar, TimeZone) -> String
  ) {
    text = TimedText(dates: dates, style: style, period: period, make: make)
  }
}

/// The clocks of the texts that depend on the time: each second or each minute, while there are such texts.
@MainActor final class TextClocks {
  private lazy var seconds = TextClock(period: 1)
  private lazy var minutes = TextClock(period: 60)

  nonisolated init() {}

  /// Updates the node whose element is being described at the end of the current second or minute.
  func follow(_ time: TimelineTime, every period: Double) {
    let clock = period < 60 ? seconds : minutes
    clock.recordRead()
    clock.start(time)
  }
}

@MainActor private final class TextClock: DependencySource {
  private let period: Double
  private var task: Task<Void, Never>?

  init(period: Double) { self.period = period }

  func start(_ time: TimelineTime) {
    guard task == nil else { return }
    let period = period
    task = Task { [weak self] in
      let passed = time.now().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: period)
      // A little later, so that the text at that time isn't the previous one.
      try? await time.sleep(.milliseconds(Int(((period - passed) * 1000).rounded(.up)) + 1))
      self?.task = nil
      // Texts that are still displayed start it again.
      self?.notifyReaders()
    }
  }
}
