import FoundationEssentials

/// An action that opens a URL, by default in the user's preferred app.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Manual") { openURL(manual) }
/// ```
///
/// A custom action handles the URLs that the views below open, including links:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   guard let note = notes[url] else { return .systemAction }
///   selection = note
///   return .handled
/// })
/// ```
@MainActor @preconcurrency public struct OpenURLAction {
  /// The result of a custom action.
  @MainActor @preconcurrency public struct Result {
    fileprivate enum Kind {
      case handled, discarded
      case system(URL?)
    }
    fileprivate let kind: Kind

    /// The URL has been opened.
    public static let handled = Result(kind: .handled)
    /// The URL won't be opened.
    public static let discarded = Result(kind: .discarded)
    /// The desktop opens the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The desktop opens another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?
  fileprivate var opener: URLOpener?

  /// Creates a custom action, which replaces the default one.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  fileprivate nonisolated init() { handler = nil }

  /// Opens a URL. If no app handles it, the desktop displays a message, or the action has no effect.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: the URL.
  ///   - completion: runs on the main actor with whether the URL was opened: immediately if a custom action has handled
  ///     or discarded it, otherwise when the desktop has responded.
  public func callAsFunction(_ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void) {
    switch handler?(url).kind ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      guard let opener else { return completion(false) }
      opener.open(other ?? url, completion: completion)
    }
  }
}

/// Opens URLs and other applications for the views of one window.
@MainActor package final class URLOpener {
  private let platform: any DesktopPlatform
  private weak var surface: (any PlatformSurface)?

  package init(_ platform: any DesktopPlatform, over surface: (any PlatformSurface)? = nil) {
    self.platform = platform
    self.surface = surface
  }

  fileprivate var applications: any ApplicationCatalog { platform }
  fileprivate var notifications: any NotificationPlatform { platform }

  fileprivate func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    platform.open(url, over: surface, completion: completion)
  }

  /// Shows a file in the desktop's file manager.
  func showInFolder(_ url: URL) { platform.showInFolder(url, over: surface) }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum URLOpenerKey: EnvironmentKey { static var defaultValue: URLOpener? { nil } }

extension EnvironmentValues {
  /// An action that opens a URL: in the user's preferred app, unless an enclosing view sets a custom action.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.opener = self[URLOpenerKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The applications of the desktop; nil outside of a window.
  package var applicationCatalog: (any ApplicationCatalog)? { urlOpener?.applications }

  /// The desktop's notifications; nil outside of a window.
  package var notifications: (any NotificationPlatform)? { urlOpener?.notifications }

  package var urlOpener: URLOpener? {
    get { self[URLOpenerKey.self] }
    set { self[URLOpenerKey.self] = newValue }
  }
}
