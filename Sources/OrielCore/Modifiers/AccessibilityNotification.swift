import FoundationEssentials

/// Notifications that an app posts to assistive technology.
///
/// ```swift
/// AccessibilityNotification.Announcement("3 results").post()
/// ```
///
/// They can be posted from any thread. In GTK, the active window makes an announcement; while the app has no window,
/// nothing is said. Changes of the views are reported to assistive technology without a notification.
public enum AccessibilityNotification {
  /// A text that the screen reader says.
  public struct Announcement: Sendable {
    private let text: String
    private let priority: AnnouncementPriority

    /// Creates an announcement.
    public init(_ announcement: String) {
      text = announcement
      priority = .medium
    }

    /// Creates an announcement, whose priority is the attribute `accessibilitySpeechAnnouncementPriority`.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      priority =
        switch announcement.accessibilitySpeechAnnouncementPriority {
        case .low: .low
        case .high: .high
        case .default, nil: .medium
        }
    }

    /// Has the screen reader say the text.
    public func post() { announce(text, priority) }
  }

  /// Another content fills the window.
  public struct ScreenChanged: Sendable {
    private let announcement: String?

    /// Creates a notification.
    ///
    /// - Parameter element: a `String` that the screen reader says, or nil. Other values have no effect.
    public init(_ element: Any? = nil) { announcement = element as? String }

    /// Has the screen reader say the text, if there is one, instead of what it is saying.
    public func post() { if let announcement { announce(announcement, .high) } }
  }

  /// A part of the window has another content.
  public struct LayoutChanged: Sendable {
    private let announcement: String?

    /// Creates a notification.
    ///
    /// - Parameter element: a `String` that the screen reader says, or nil. Other values have no effect.
    public init(_ element: Any? = nil) { announcement = element as? String }

    /// Has the screen reader say the text, if there is one.
    public func post() { if let announcement { announce(announcement, .medium) } }
  }

  /// Another page of a content is displayed.
  public struct PageScrolled: Sendable {
    private let text: String

    /// Creates a notification with the place that is displayed, such as "Page 2 of 5".
    public init(_ value: String) { text = value }

    /// Creates a notification with the place that is displayed.
    public init(_ value: AttributedString) { text = String(value.characters) }

    /// Has the screen reader say the place.
    public func post() { announce(text, .medium) }
  }

  private static func announce(_ text: String, _ priority: AnnouncementPriority) {
    guard !text.isEmpty else { return }
    runOnMain { Announcements.platform?.announce(text, priority) }
  }
}

extension AttributeScopes {
  /// The attributes of an `AttributedString` for assistive technology.
  public struct AccessibilityAttributes: FoundationEssentials.AttributeScope {
    /// The urgency of an announcement.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// The key of ``AccessibilityAttributes/accessibilitySpeechAnnouncementPriority``.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public typealias Value = AnnouncementPriority
      public static let name = "Accessibility.AnnouncementPriority"

      /// The urgency of an announcement.
      public enum AnnouncementPriority: Hashable, Sendable {
        /// The text is said when nothing else is.
        case low
        /// The text is said after the current sentence.
        case `default`
        /// The text interrupts what is being said.
        case high
      }
    }
  }

  /// The attributes for assistive technology.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute for assistive technology.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
