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

  /// A window with cards.
  @MainActor final class Window {}

  private struct OpenWindow {
    let window: Window
    var phase: ScenePhase
  }

  private var windows: [OpenWindow] = []

  /// Whether a window is the one of all windows that is responsible for notifications.
  func isFirst(_ window: Window) -> Bool { windows.first?.window === window }

  /// Whether any window of the app is active.
  var hasActiveWindow: Bool { windows.contains { $0.phase == .active } }

  /// Sets the phase of a window.
  func set(_ phase: ScenePhase, of window: Window) {
    if let index = windows.firstIndex(where: { $0.window === window }) {
      windows[index].phase = phase
    } else {
      windows.append(OpenWindow(window: window, phase: phase))
    }
  }

  /// Removes a window that has closed.
  func remove(_ window: Window) { windows.removeAll { $0.window === window } }

  func changed(_ activity: any AnyActivity, alert: AlertConfiguration?) {
    if activity.activityState == .dismissed {
      // The update with this alert may arrive after the dismissal. Nothing would take its alert.
      alerts[activity.id] = nil
    } else if let alert {
      alerts[activity.id] = alert
    }
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
