import FoundationEssentials

/// The moments at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
  /// How often a schedule may want to be followed.
  typealias Mode = TimelineScheduleMode
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The moments, in their order.
  ///
  /// - Parameters:
  ///   - startDate: when following begins. The first moment may be earlier: then it is shown at once.
  ///   - mode: how often the schedule may want to be followed.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule may want to be followed.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it likes. It is the only mode on a desktop.
  case normal
  /// Once a minute at most.
  case lowFrequency
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: Double

  /// Moments at equal distances, in seconds, one of which is `startDate`.
  public init(from startDate: Date, by interval: Double) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// The moments from the last one that isn't after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(start: start, interval: interval, count: passed)
  }

  /// The moments, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: Double
    fileprivate var count: Double

    /// The next moment.
    public mutating func next() -> Date? {
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginning of each minute.
  public init() {}

  /// The moments from the beginning of the minute in which following begins.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    // Time zones differ by whole minutes.
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Moments that an app lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// The moments, in their order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All of the moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Each frame of the window.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  let minimumInterval: Double
  let isPaused: Bool

  /// Each frame of the window.
  ///
  /// - Parameters:
  ///   - minimumInterval: how many seconds pass at least between two moments.
  ///   - paused: whether time stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 0
    isPaused = paused
  }

  /// The moments as they would be in a window with sixty frames a second.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: max(minimumInterval, 1.0 / 60)).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances, in seconds, one of which is `startDate`.
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
  /// Moments that an app lists, in their order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
