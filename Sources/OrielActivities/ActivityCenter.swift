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

  /// Returns the notification requested by the last update, and removes it.
  func takeAlert(of id: String) -> AlertConfiguration? { alerts.removeValue(forKey: id) }
}
