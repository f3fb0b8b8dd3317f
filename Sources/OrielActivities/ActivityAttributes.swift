import Foundation

/// The attributes of an activity: its constant properties, and the type of its changing state.
///
/// ```swift
/// struct Delivery: ActivityAttributes {
///   struct ContentState: Codable, Hashable { var driver: String }
///   var order: Int
/// }
/// ```
public protocol ActivityAttributes: Codable, SendableMetatype {
  /// The state that changes while the activity runs.
  associatedtype ContentState: Codable, Hashable, SendableMetatype
}

/// The changing content of an activity.
public struct ActivityContent<State: Codable & Hashable> {
  /// The state that the activity displays.
  public var state: State
  /// The date after which the state is out of date; nil if it remains valid.
  public var staleDate: Date?
  /// The relevance among the app's activities. The activity with the highest score is displayed first.
  public var relevanceScore: Double

  /// Creates content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}

/// The state of an activity.
public enum ActivityState: Codable, Hashable, Sendable {
  /// Requested, but not started. Activities in Oriel start at once.
  case pending
  /// Displayed, with current content.
  case active
  /// Displayed, with content that is out of date.
  case stale
  /// Ended, and displayed until it is dismissed.
  case ended
  /// No longer displayed.
  case dismissed

  /// Whether the activity hasn't ended.
  var isOngoing: Bool { self != .ended && self != .dismissed }
}

/// How long an activity remains displayed after its end.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, immediate
    case after(Date)
  }

  let kind: Kind

  /// Up to four hours, or until the user dismisses it.
  public static let `default` = ActivityUIDismissalPolicy(kind: .automatic)
  /// Dismisses the activity at once.
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  /// Until a date, at most four hours after the end.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(kind: .after(date)) }

  /// The date at which an activity that ends at `now` is dismissed.
  func date(from now: Date) -> Date {
    let latest = now.addingTimeInterval(4 * 60 * 60)
    switch kind {
    case .automatic: return latest
    case .immediate: return now
    case .after(let date): return min(date, latest)
    }
  }
}

/// The notification that accompanies an update of an activity.
public struct AlertConfiguration: Sendable {
  /// The sound of the notification, which the desktop chooses.
  public struct AlertSound: Hashable, Sendable {
    /// The desktop's default sound.
    public static let `default` = AlertSound()
  }

  let title: String
  let body: String

  /// Creates an alert configuration.
  ///
  /// - Parameters:
  ///   - title: the title of the notification.
  ///   - body: the text of the notification.
  ///   - sound: has no effect; the desktop chooses the sound.
  public init(title: String, body: String, sound: AlertSound = .default) {
    self.title = title
    self.body = body
  }
}

/// How a server updates an activity. Linux has no such service; the app updates its activities.
public struct PushType: Hashable, Sendable {
  private init() {}
}

/// An error in requesting an activity.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The encoded attributes and state are larger than 4 KB.
  case attributesTooLarge
}

/// Whether activities can be displayed.
public struct ActivityAuthorizationInfo: Sendable {
  public init() {}
  /// Always true: the app's own windows display activities, which requires no permission.
  public var areActivitiesEnabled: Bool { true }
}
