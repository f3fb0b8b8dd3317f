import Observation
import OrielCore

/// What the app's windows display of its activities.
@MainActor @Observable final class ActivityCenter {
  static let shared = ActivityCenter()

  /// The activities, the most important first.
  private(set) var activities: [any AnyActivity] = []
  /// Incremented with each change, so that cards are updated.
  private(set) var version = 0
  /// The notifications that alerts have asked for, by the ids of their activities.
  @ObservationIgnored private var alerts: [String: AlertConfiguration] = [:]

  func changed(_ activity: any AnyActivity, alert: AlertConfiguration?) {
    if let alert { alerts[activity.id] = alert }
    activities = ActivityRegistry.all.enumerated()
      .sorted { ($1.element.relevance, $0.offset) < ($0.element.relevance, $1.offset) }
      .map(\.element)
    version += 1
  }

  /// Returns the alert of the last update, once.
  func takeAlert(of id: String) -> AlertConfiguration? { alerts.removeValue(forKey: id) }
}
