import Foundation

/// What an activity is about: its constant properties, and the type of those that change.
///
/// ```swift
/// struct Delivery: ActivityAttributes {
///   struct ContentState: Codable, Hashable { var driver: String }
///   var order: Int
/// }
/// ```
public protocol ActivityAttributes: Codable, SendableMetatype {
  /// What changes while the activity runs.
  associatedtype ContentState: Codable, Hashable, SendableMetatype
}

/// The changing content of an activity.
public struct ActivityContent<State: Codable & Hashable> {
  /// The state that the activity displays.
  public var state: State
  /// When the state is out of date; nil if it never is.
  public var staleDate: Date?
  /// How important the activity is among those of the app. The most important one is displayed first.
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
  /// It has been requested and will begin later. Oriel's activities begin at once.
  case pending
  /// It is displayed, and its content is up to date.
  case active
  /// It is displayed, and its content is out of date.
  case stale
  /// It has ended, and is displayed until it is dismissed.
  case ended
  /// It isn't displayed any more.
  case dismissed
}

/// How long an activity is displayed after its end.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, immediate
    case after(Date)
  }

  let kind: Kind

  /// For up to four hours, or until the user dismisses it.
  public static let `default` = ActivityUIDismissalPolicy(kind: .automatic)
  /// Not at all.
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  /// Until a date, which is at most four hours away.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(kind: .after(date)) }

  /// When an activity that ends now is dismissed.
  func date(from now: Date) -> Date {
    let latest = now.addingTimeInterval(4 * 60 * 60)
    switch kind {
    case .automatic: return latest
    case .immediate: return now
    case .after(let date): return min(date, latest)
    }
  }
}

/// How an update of an activity draws the user's attention: the title and the text of a notification.
public struct AlertConfiguration: Sendable {
  /// The sound of the notification. The desktop chooses it.
  public struct AlertSound: Hashable, Sendable {
    /// The desktop's sound.
    public static let `default` = AlertSound()
  }

  let title: String
  let body: String

  /// Creates an alert.
  public init(title: String, body: String, sound: AlertSound = .default) {
    self.title = title
    self.body = body
  }
}

/// How a server updates an activity. There is no such service on Linux: an activity is updated by its app.
public struct PushType: Hashable, Sendable {
  private init() {}
}

/// Why an activity can't be requested.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The attributes and the state are larger than 4 KB when they are encoded.
  case attributesTooLarge
}

/// Whether activities are displayed.
public struct ActivityAuthorizationInfo: Sendable {
  /// Creates a query.
  public init() {}
  /// True: an activity is displayed in the app's own windows, for which no permission is required.
  public var areActivitiesEnabled: Bool { true }
}
