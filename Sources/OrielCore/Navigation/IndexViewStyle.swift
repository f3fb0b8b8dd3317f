/// The appearance of the dots below the pages of a tab view: see ``View/indexViewStyle(_:)``.
@MainActor @preconcurrency public protocol IndexViewStyle {
  /// Whether the dots have a background.
  var _hasBackground: Bool { get }
}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// The platform's default: they have none.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// While a finger is on them: they have none on the desktop.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// They have none.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private let mode: BackgroundDisplayMode

  /// Creates the style.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

  public var _hasBackground: Bool { mode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page, which have a background by the mode.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the dots of a tab view have a background.
  var indexHasBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the dots of the tab views in this view that have the style ``PageTabViewStyle``.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexHasBackground, style._hasBackground)
  }
}
