import Foundation
import OrielCore
import Synchronization

/// An ongoing process that the user follows, such as a delivery, a download or a game.
///
/// ```swift
/// let activity = try Activity.request(
///   attributes: Delivery(order: 1), content: .init(state: .init(driver: "Ada"), staleDate: nil))
/// await activity.update(.init(state: .init(driver: "Grace"), staleDate: nil))
/// await activity.end(nil, dismissalPolicy: .immediate)
/// ```
///
/// While a window of the app is active, the app's windows display the activity as a card with the view of its
/// ``ActivityConfiguration``. While none is active, the activity is a desktop notification with the texts of that view.
/// Where the desktop supports it, the app's icon displays the progress of the most relevant activity that has a
/// `ProgressView`.
/// An activity ends with the process.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// The type of the changing state.
  public typealias ContentState = Attributes.ContentState

  /// The id of the activity.
  public let id = UUID().uuidString
  /// The attributes, which don't change.
  public let attributes: Attributes

  /// The size of the encoded attributes in bytes.
  private let attributesSize: Int
  private let lock = NSLock()
  private var shownContent: ActivityContent<ContentState>
  private var shownState = ActivityState.active
  private var stateObservers: [AsyncStream<ActivityState>.Continuation] = []
  private var contentObservers: [AsyncStream<ActivityContent<ContentState>>.Continuation] = []
  private var timer: Task<Void, Never>?
  /// The number of the timer, which distinguishes it from those that it has replaced.
  private var timerNumber = 0

  private init(_ attributes: Attributes, ofSize attributesSize: Int, _ content: ActivityContent<ContentState>) {
    self.attributes = attributes
    self.attributesSize = attributesSize
    shownContent = content
  }

  /// The current content.
  public var content: ActivityContent<ContentState> { lock.withLock { shownContent } }

  /// The current state.
  public var activityState: ActivityState { lock.withLock { shownState } }

  /// The activities with attributes of this type that haven't been dismissed, the oldest first.
  public static var activities: [Activity<Attributes>] {
    ActivityRegistry.all.compactMap { $0 as? Activity<Attributes> }
  }

  /// Starts an activity, which is displayed at once.
  ///
  /// - Parameters:
  ///   - attributes: the attributes, which don't change.
  ///   - content: the initial content.
  ///   - pushType: has no effect on Linux.
  /// - Throws: ``ActivityAuthorizationError/attributesTooLarge``, or the error of encoding the attributes or the state.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let attributesSize = try JSONEncoder().encode(attributes).count
    let stateSize = try JSONEncoder().encode(content.state).count
    guard attributesSize + stateSize <= sizeLimit else { throw ActivityAuthorizationError.attributesTooLarge }
    let activity = Activity(attributes, ofSize: attributesSize, content)
    // Before others can find the activity and end it.
    activity.lock.withLock { activity.schedule(content.staleDate.map(Deadline.staleness)) }
    ActivityRegistry.add(activity)
    return activity
  }

  /// Replaces the content. Has no effect after the activity has ended.
  ///
  /// Content whose encoded state is larger than 4 KB together with the attributes is ignored, and a warning is logged
  /// once.
  ///
  /// - Parameters:
  ///   - content: the new content.
  ///   - alertConfiguration: the notification to display; nil for none.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {
    guard await accepts(content) else { return }
    guard change(to: .active, content, then: content.staleDate.map(Deadline.staleness)) else { return }
    await ActivityCenter.shared.changed(self, alert: alertConfiguration)
  }

  /// Ends the activity.
  ///
  /// - Parameters:
  ///   - content: the final content; nil to keep the current one. Content that is too large is ignored, see
  ///     ``update(_:alertConfiguration:)``.
  ///   - dismissalPolicy: how long the activity remains displayed.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    var final = content
    if let content, await !accepts(content) { final = nil }
    let now = Date()
    let date = dismissalPolicy.date(from: now)
    guard change(to: .ended, final, then: date > now ? .dismissal(date) : nil) else { return }
    if date <= now { return await dismiss() }
    await ActivityCenter.shared.changed(self, alert: nil)
  }

  /// The later states of the activity. The sequence finishes when the activity has been dismissed.
  public var activityStateUpdates: AsyncStream<ActivityState> {
    AsyncStream { continuation in
      lock.withLock {
        if shownState == .dismissed { continuation.finish() } else { stateObservers.append(continuation) }
      }
    }
  }

  /// The later contents of the activity. The sequence finishes when the activity has been dismissed.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { continuation in
      lock.withLock {
        if shownState == .dismissed { continuation.finish() } else { contentObservers.append(continuation) }
      }
    }
  }

  // MARK: Changes

  /// Returns whether content can replace the current one, and otherwise logs a warning.
  private func accepts(_ content: ActivityContent<ContentState>) async -> Bool {
    let obstacle: String
    do {
      guard try attributesSize + JSONEncoder().encode(content.state).count > sizeLimit else { return true }
      obstacle = "larger than 4 KB"
    } catch {
      obstacle = "not encodable: \(error)"
    }
    let message = "new content of an \(Self.self) is ignored, because it is \(obstacle)"
    await MainActor.run { Diagnostics.warn(message, once: "Activity.update") }
    return false
  }

  /// Changes the state, the content and the timer in one step, so that nothing replaces the timer that dismisses an
  /// ended activity. Returns false if the activity has ended.
  ///
  /// - Parameters:
  ///   - deadline: what to schedule instead of the current timer.
  ///   - number: the timer that causes the change, which has no effect if the timer has been replaced.
  private func change(
    to state: ActivityState, _ content: ActivityContent<ContentState>? = nil, then deadline: Deadline? = nil,
    ifTimer number: Int? = nil
  ) -> Bool {
    lock.withLock {
      let isOver = shownState == .dismissed || (shownState == .ended && state != .dismissed)
      guard !isOver, number == nil || number == timerNumber else { return false }
      schedule(deadline)
      if let content {
        shownContent = content
        for observer in contentObservers {
          // Unsafe: a copy of a value that nothing changes any more; its type isn't required to be Sendable.
          nonisolated(unsafe) let copy = content
          observer.yield(copy)
        }
      }
      if shownState != state {
        shownState = state
        for observer in stateObservers { observer.yield(state) }
      }
      if state == .dismissed {
        for observer in stateObservers { observer.finish() }
        for observer in contentObservers { observer.finish() }
      }
      return true
    }
  }

  /// Schedules what happens at a date, and cancels what was scheduled before. Requires `lock`.
  private func schedule(_ deadline: Deadline?) {
    timer?.cancel()
    timerNumber += 1
    timer = deadline.map { [number = timerNumber] deadline in
      Task { [weak self] in
        // The app has chosen the date: when the content becomes stale, or when the ended activity is dismissed.
        try? await Task.sleep(for: .seconds(max(0, deadline.date.timeIntervalSinceNow)))
        if !Task.isCancelled { await self?.reach(deadline, number) }
      }
    }
  }

  private func reach(_ deadline: Deadline, _ number: Int) async {
    switch deadline {
    case .staleness:
      guard change(to: .stale, ifTimer: number) else { return }
      await ActivityCenter.shared.changed(self, alert: nil)
    case .dismissal:
      await dismiss()
    }
  }

  /// Removes the activity from the desktop.
  func dismiss() async {
    guard change(to: .dismissed) else { return }
    ActivityRegistry.remove(id)
    await ActivityCenter.shared.changed(self, alert: nil)
  }
}

// Unchecked because, as in ActivityKit, the types of the attributes and the content aren't required to be Sendable. One
// thread at a time accesses the variables: `lock` guards them.
extension Activity: @unchecked Sendable {}

/// The largest size of the attributes and the state of an activity when they are encoded, in bytes.
private let sizeLimit = 4096

/// What happens to an activity at a date.
private enum Deadline {
  case staleness(Date)
  case dismissal(Date)

  var date: Date {
    switch self {
    case .staleness(let date), .dismissal(let date): date
    }
  }
}

/// An activity of any type.
protocol AnyActivity: AnyObject, Sendable {
  var id: String { get }
  var relevance: Double { get }
  var activityState: ActivityState { get }
  func dismiss() async
}

extension Activity: AnyActivity {
  var relevance: Double { content.relevanceScore }
}

/// The activities of the process.
enum ActivityRegistry {
  /// An activity, and the number by which the desktop knows it: the lowest one that no other activity has, so that the
  /// next run of the app knows the numbers that an earlier one may have used.
  private struct Entry {
    let activity: any AnyActivity
    let number: Int
  }

  private static let entries = Mutex<[Entry]>([])

  static var all: [any AnyActivity] { entries.withLock { $0.map(\.activity) } }

  /// The number of each activity, by its id.
  static var numbers: [String: Int] {
    Dictionary(uniqueKeysWithValues: entries.withLock { $0.map { ($0.activity.id, $0.number) } })
  }

  static func add(_ activity: any AnyActivity) {
    entries.withLock { entries in
      let taken = Set(entries.map(\.number))
      let free = (1...).first { !taken.contains($0) }
      entries.append(Entry(activity: activity, number: free ?? 0))
    }
    if MainThread.isCurrent {
      MainActor.assumeIsolated { ActivityCenter.shared.changed(activity, alert: nil) }
    } else {
      Task { await ActivityCenter.shared.changed(activity, alert: nil) }
    }
  }

  static func remove(_ id: String) { entries.withLock { $0.removeAll { $0.activity.id == id } } }
}
