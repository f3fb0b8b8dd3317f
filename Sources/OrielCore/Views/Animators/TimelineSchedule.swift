import FoundationEssentials

/// A sequence of dates at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
  /// The update rate of a schedule.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates, in ascending order.
  ///
  /// - Parameters:
  ///   - startDate: the current date. An earlier first date is displayed immediately.
  ///   - mode: the update rate.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The update rate of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// Unlimited. The only mode on the desktop.
  case normal
  /// At most once a minute.
  case lowFrequency
}

/// Dates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: Double

  /// Creates a schedule of dates at an interval in seconds, beginning with `startDate`.
  public init(from startDate: Date, by interval: Double) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// Returns the dates, beginning with the last one that isn't after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(start: start, interval: interval, count: passed)
  }

  /// An infinite sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: Double
    fileprivate var count: Double

    public mutating func next() -> Date? {
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  /// Returns the dates, beginning with the start of the minute of `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    // Time zones differ by whole minutes.
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// An explicit sequence of dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Each frame of the window.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  let minimumInterval: Double
  let isPaused: Bool

  /// Creates a schedule of the frames of the window.
  ///
  /// - Parameters:
  ///   - minimumInterval: the minimum time between two updates, in seconds; nil for each frame.
  ///   - paused: whether updates are paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 0
    isPaused = paused
  }

  /// Returns the dates of a window with sixty frames per second.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: max(minimumInterval, 1.0 / 60)).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at an interval in seconds, beginning with `startDate`.
  public static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame of the window.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Each frame of the window; see ``AnimationTimelineSchedule/init(minimumInterval:paused:)``.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// An explicit sequence of dates in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
