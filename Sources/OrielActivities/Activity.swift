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
/// An activity ends with the process.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// The type of the changing state.
  public typealias ContentState = Attributes.ContentState

  /// The id of the activity.
  public let id = UUID().uuidString
  /// The attributes, which don't change.
  public let attributes: Attributes

  private let lock = NSLock()
  private var shownContent: ActivityContent<ContentState>
  private var shownState = ActivityState.active
  private var stateObservers: [AsyncStream<ActivityState>.Continuation] = []
  private var contentObservers: [AsyncStream<ActivityContent<ContentState>>.Continuation] = []
  private var timer: Task<Void, Never>?

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    self.attributes = attributes
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
    let size = try JSONEncoder().encode(attributes).count + JSONEncoder().encode(content.state).count
    guard size <= 4096 else { throw ActivityAuthorizationError.attributesTooLarge }
    let activity = Activity(attributes, content)
    ActivityRegistry.add(activity)
    activity.scheduleStaleness(at: content.staleDate)
    return activity
  }

  /// Replaces the content. Has no effect after the activity has ended.
  ///
  /// - Parameters:
  ///   - content: the new content.
  ///   - alertConfiguration: the notification to display; nil for none.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {
    guard change(to: .active, content) else { return }
    scheduleStaleness(at: content.staleDate)
    await ActivityCenter.shared.changed(self, alert: alertConfiguration)
  }

  /// Ends the activity.
  ///
  /// - Parameters:
  ///   - content: the final content; nil to keep the current one.
  ///   - dismissalPolicy: how long the activity remains displayed.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    guard change(to: .ended, content) else { return }
    let now = Date()
    let date = dismissalPolicy.date(from: now)
    if date <= now { return await dismiss() }
    schedule(at: date) { await $0.dismiss() }
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

  /// Changes the state and the content. Returns false if the activity has ended.
  private func change(to state: ActivityState, _ content: ActivityContent<ContentState>? = nil) -> Bool {
    lock.withLock {
      let isOver = shownState == .dismissed || (shownState == .ended && state != .dismissed)
      guard !isOver else { return false }
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

  private func scheduleStaleness(at date: Date?) {
    guard let date else { return schedule(at: nil) { _ in } }
    schedule(at: date) { activity in
      if activity.change(to: .stale) { await ActivityCenter.shared.changed(activity, alert: nil) }
    }
  }

  /// Schedules an action for a date, and cancels the one that was scheduled before.
  private func schedule(at date: Date?, _ action: @escaping @Sendable (Activity) async -> Void) {
    let task = date.map { date in
      Task { [weak self] in
        // The app has chosen the date: when the content becomes stale, or when the ended activity is dismissed.
        try? await Task.sleep(for: .seconds(max(0, date.timeIntervalSinceNow)))
        if !Task.isCancelled, let self { await action(self) }
      }
    }
    lock.withLock {
      timer?.cancel()
      timer = task
    }
  }

  /// Removes the activity from the desktop.
  func dismiss() async {
    guard change(to: .dismissed) else { return }
    schedule(at: nil) { _ in }
    ActivityRegistry.remove(id)
    await ActivityCenter.shared.changed(self, alert: nil)
  }
}

// Unchecked because, as in ActivityKit, the types of the attributes and the content aren't required to be Sendable. One
// thread at a time accesses the variables: `lock` guards them.
extension Activity: @unchecked Sendable {}

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
