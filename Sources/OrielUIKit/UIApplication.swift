import Foundation
import OrielCore

/// The running app, for source that is shared with iOS. A view has `openURL`.
@MainActor public final class UIApplication {
  /// The app of the process.
  public static let shared = UIApplication()

  private init() {}

  /// Opens a URL in the user's preferred app.
  ///
  /// - Parameters:
  ///   - url: the URL.
  ///   - options: of no effect.
  ///   - completion: runs on the main actor with whether an app has opened the URL.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    RunningApp.open(url) { completion?($0) }
  }

  /// An option for opening URLs. None has an effect.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A reason for which the app was launched. There is none on a desktop.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a reason.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
