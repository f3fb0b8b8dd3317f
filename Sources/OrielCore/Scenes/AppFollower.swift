import FoundationEssentials

/// What follows the life of the app beside its scenes: the delegates of apps that are shared with a Mac.
@MainActor package protocol AppFollower: AnyObject {
  /// Whether the app ends when its last window is closed. Asked once, when the app has launched.
  var endsWithLastWindow: Bool { get }
  /// Called when the scenes exist, before the first window opens.
  func appDidLaunch()
  /// Called when a window of the app has become the active one, or when none is any more.
  func appIsActiveDidChange(to isActive: Bool)
  /// Called before the scenes and windows take URLs with which the app was opened.
  func appOpens(_ urls: [URL])
  /// Called before the app's windows are closed.
  func appWillTerminate()
}

/// The followers that have been made with an app, until it starts.
@MainActor package enum AppFollowers {
  private static var waiting: [any AppFollower] = []

  package static func add(_ follower: any AppFollower) { waiting.append(follower) }

  /// Removes all followers, and returns them.
  static func take() -> [any AppFollower] {
    defer { waiting = [] }
    return waiting
  }
}
