import FoundationEssentials

/// A view that is updated according to a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text("\(Int(context.date.timeIntervalSinceReferenceDate) % 60)")
/// }
/// ```
///
/// `content` runs at each date of the schedule, and when a value that it reads has changed. With
/// ``AnimationTimelineSchedule``, it runs for each frame of the window, but not while the window isn't on the screen.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, _Primitive {
  public typealias Body = Never

  /// The context of an update.
  public struct Context: Sendable {
    /// The update rate of the content.
    public enum Cadence: Comparable, Sendable {
      /// Each frame.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }

    /// The date of the schedule.
    public let date: Date
    /// The update rate. Always ``Cadence/live`` on the desktop.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view that is updated according to a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TimelineNode(view, in: context)
  }
}

/// The context of an update of a ``TimelineView``, independent of its types.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The clock of schedules: the system's, or that of a test.
package struct TimelineTime: Sendable {
  let now: @MainActor @Sendable () -> Date
  let sleep: @MainActor @Sendable (Duration) async throws -> Void
  /// Updates texts that depend on the time.
  let texts = TextClocks()

  package init(
    now: @escaping @MainActor @Sendable () -> Date,
    sleep: @escaping @MainActor @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }
}

private enum TimelineTimeKey: EnvironmentKey {
  static let defaultValue = TimelineTime(now: { Date() }, sleep: { try await Task.sleep(for: $0) })
}

extension EnvironmentValues {
  /// The clock of schedules.
  package var timelineTime: TimelineTime {
    get { self[TimelineTimeKey.self] }
    set { self[TimelineTimeKey.self] = newValue }
  }
}

@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  StoredOuterNode<TimelineView<Schedule, Content>>
{
  private let time: TimelineTime
  private var date: Date
  private var task: Task<Void, Never>?
  private var frames: FrameAction?

  override init(_ view: TimelineView<Schedule, Content>, in context: _NodeContext) {
    let time = context.environment.values.timelineTime
    self.time = time
    date = time.now()
    super.init(view, in: context)
    if let first = firstDate, first < date { date = first }
    hold(Content.makePart(content(), in: context.below(self)))
    graph.afterUpdates { [weak self] in self?.follow() }
  }

  private var firstDate: Date? {
    if view.schedule is AnimationTimelineSchedule { return nil }
    return view.schedule.entries(from: date, mode: .normal).first { _ in true }
  }

  private func content() -> Content {
    let view = view
    let moment = TimelineViewDefaultContext(date: date, cadence: .live)
    return tracking { view.content(moment) }
  }

  override func update(_ newView: TimelineView<Schedule, Content>) {
    let old = view.schedule
    view = newView
    guard let isSame = Equality<Schedule>.test, !isSame(old, newView.schedule) else { return refresh() }
    stop()
    // After a pause, the content is that of the current date at once.
    if let schedule = newView.schedule as? AnimationTimelineSchedule, !schedule.isPaused { date = currentDate }
    refresh()
    graph.afterUpdates { [weak self] in self?.follow() }
  }

  override func refresh() {
    isDirty = false
    updateChild(content())
  }

  private func show(_ date: Date) {
    guard isMounted else { return }
    self.date = date
    invalidate()
  }

  // MARK: Schedule

  private func follow() {
    guard isMounted, task == nil, frames == nil else { return }
    if let schedule = view.schedule as? AnimationTimelineSchedule { return followFrames(schedule) }
    let entries = view.schedule.entries(from: time.now(), mode: .normal)
    let time = time
    task = Task { [weak self] in
      for date in entries {
        let wait = date.timeIntervalSince(time.now())
        do {
          if wait > 0 { try await time.sleep(.seconds(wait)) }
          try Task.checkCancellation()
        } catch { return }
        guard let self else { return }
        if date > self.date { self.show(date) }
      }
    }
  }

  /// The date of the clock, which may be behind that of the last frame.
  private var currentDate: Date { max(date, time.now()) }

  private func followFrames(_ schedule: AnimationTimelineSchedule) {
    guard !schedule.isPaused else { return }
    lastLayoutNode?.surface?.withClock { [weak self] clock in
      MainActor.assumeIsolated { self?.follow(schedule, by: clock) }
    }
  }

  private func follow(_ schedule: AnimationTimelineSchedule, by clock: AnimationClock) {
    guard isMounted, frames == nil else { return }
    let start = currentDate
    let began = clock.frameTime
    var last = 0.0
    let frames = FrameAction { [weak self, weak clock] in
      guard let self, let clock else { return false }
      let passed = clock.frameTime - began
      guard passed - last >= schedule.minimumInterval - 0.001, passed > last else { return true }
      last = passed
      MainActor.assumeIsolated { self.show(start.addingTimeInterval(passed)) }
      return true
    }
    self.frames = frames
    clock.add(frames)
  }

  private func stop() {
    task?.cancel()
    task = nil
    frames?.stop()
    frames = nil
  }

  override func willUnmount() { stop() }
}
