/// The appearance of tab views: see ``View/tabViewStyle(_:)``.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The appearance on the platform.
  var _look: _TabViewLook { get }
}

/// A built-in appearance of tab views.
public struct _TabViewLook: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bar, sidebar
    case page(PageTabViewStyle.IndexDisplayMode)
  }
  let kind: Kind
}

/// The platform's default style: a row of tabs above the page; in the title bar if the tab view is the content of a window,
/// and below the page if that window is narrow.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A row of tabs above the page: the default style.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A row of tabs above the page, without a frame around the page: the default style.
public struct GroupedTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A sidebar with the tabs beside the page. In GTK: a `GtkListView`.
///
/// It remains a sidebar in narrow windows.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .sidebar) }
}

/// The page above a row of dots, one for each page. The user clicks a dot to show its page.
///
/// Pages have no tabs and can't be swiped. The pages are the views with a tab item or in a ``Tab``, as in the other
/// styles; their labels are the accessible names of the dots.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// While there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always, also for a single page.
    public static let always = IndexDisplayMode(name: "always")
    /// Never: only the app changes the page, by its selection.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
  public var _look: _TabViewLook { _TabViewLook(kind: .page(indexDisplayMode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's default style: a row of tabs above the page.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A row of tabs above the page: the default style.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A row of tabs above the page, without a frame around the page: the default style.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar with the tabs beside the page.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// The page above a row of dots.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// The page above a row of dots, which are shown by the mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TitleBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TabViewLookKey: EnvironmentKey { static var defaultValue: _TabViewLook { _TabViewLook(kind: .bar) } }

extension EnvironmentValues {
  /// Whether the view is the content of a window, not of a part of it.
  var ownsTitleBar: Bool {
    get { self[TitleBarKey.self] }
    set { self[TitleBarKey.self] = newValue }
  }

  var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views in this view. The innermost modifier applies.
  ///
  /// `automatic`, `tabBarOnly` and `grouped` look the same.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewLook, style._look) }
}
