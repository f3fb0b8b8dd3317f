import Observation
import OrielCore

/// The activities that the app's windows display.
@MainActor @Observable final class ActivityCenter {
  static let shared = ActivityCenter()

  /// The activities, in descending order of relevance.
  private(set) var activities: [any AnyActivity] = []
  /// Incremented with each change. Reading it makes a view depend on all activities.
  private(set) var version = 0
  /// The notifications requested by updates, by the ids of their activities.
  @ObservationIgnored private var alerts: [String: AlertConfiguration] = [:]

  func changed(_ activity: any AnyActivity, alert: AlertConfiguration?) {
    if let alert { alerts[activity.id] = alert }
    activities = ActivityRegistry.all.enumerated()
      .sorted { ($1.element.relevance, $0.offset) < ($0.element.relevance, $1.offset) }
      .map(\.element)
    version += 1
  }

  /// The name of the notification of the activity with a number.
  static func notificationName(_ number: Int) -> String { "activity-\(number)" }

  /// The number of notifications that are withdrawn because an earlier run of the app may have left them. Few apps have
  /// more activities at a time.
  private static let leftoverLimit = 8
  @ObservationIgnored private var hasWithdrawnLeftovers = false

  /// Withdraws the notifications that an earlier run of the app has left when it was killed. Has an effect once.
  func withdrawLeftovers(from notifications: any NotificationPlatform) {
    guard !hasWithdrawnLeftovers else { return }
    hasWithdrawnLeftovers = true
    let taken = Set(ActivityRegistry.numbers.values)
    for number in 1...Self.leftoverLimit where !taken.contains(number) {
      notifications.withdrawNotification(Self.notificationName(number))
    }
  }

  /// Returns the notification requested by the last update, and removes it.
  func takeAlert(of id: String) -> AlertConfiguration? { alerts.removeValue(forKey: id) }
}
