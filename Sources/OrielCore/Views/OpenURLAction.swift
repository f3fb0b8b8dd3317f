import FoundationEssentials

/// Opens a URL: by default in the app that the user has chosen for such URLs.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Manual") { openURL(manual) }
/// ```
///
/// An action of your own takes over what the views below open, links included:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   guard let note = notes[url] else { return .systemAction }
///   selection = note
///   return .handled
/// })
/// ```
@MainActor @preconcurrency public struct OpenURLAction {
  /// What an action of your own has done with a URL.
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

  /// Creates an action of your own, which runs in the place of the desktop's.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  fileprivate nonisolated init() { handler = nil }

  /// Opens a URL. If no app handles such URLs, the desktop shows a message, or there is no effect.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: the URL.
  ///   - completion: runs on the main actor, with whether the URL was opened: at once where an action of your own has
  ///     opened or discarded it, otherwise when the desktop has answered.
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

/// Has the desktop open URLs and other applications, for the views of one window.
@MainActor package final class URLOpener {
  private let platform: any DesktopPlatform
  private weak var surface: (any PlatformSurface)?

  package init(_ platform: any DesktopPlatform, over surface: (any PlatformSurface)? = nil) {
    self.platform = platform
    self.surface = surface
  }

  fileprivate var applications: any ApplicationCatalog { platform }

  fileprivate func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    platform.open(url, over: surface, completion: completion)
  }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum URLOpenerKey: EnvironmentKey { static var defaultValue: URLOpener? { nil } }

extension EnvironmentValues {
  /// Opens a URL: in the app that the user has chosen for such URLs, unless a view around has set an action of its own.
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

  package var urlOpener: URLOpener? {
    get { self[URLOpenerKey.self] }
    set { self[URLOpenerKey.self] = newValue }
  }
}
