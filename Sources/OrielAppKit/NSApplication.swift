import Foundation
import OrielCore

/// The running app, for source that is shared with macOS.
@MainActor public final class NSApplication {
  /// The app of the process.
  public static let shared = NSApplication()

  private init() {}

  /// Closes all windows as the user does, which ends the app unless a window asks for confirmation. `sender` has no effect.
  public func terminate(_ sender: Any?) { RunningApp.quit() }
}

/// The app of the process: ``NSApplication/shared``.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication { .shared }
