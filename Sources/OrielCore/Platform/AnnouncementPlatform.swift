/// The capability of a platform to speak to the user through assistive technology.
@MainActor package protocol AnnouncementPlatform: AnyObject {
  /// Has the screen reader say a text, if there is one.
  func announce(_ text: String, _ priority: AnnouncementPriority)
}

/// The urgency of an announcement.
package enum AnnouncementPriority: Equatable, Sendable {
  /// It is said when nothing else is.
  case low
  /// It is said after the current sentence.
  case medium
  /// It interrupts what is being said.
  case high
}

/// Where announcements go, which belong to no view.
@MainActor package enum Announcements {
  /// The platform of the app; of several headless ones, the one that was used last.
  package static weak var platform: (any AnnouncementPlatform)?
}
