/// Where the tabs of a ``TabView`` are that has a row of tabs or a sidebar. See ``View/tabPlacement(_:)``.
public struct TabPlacement: Hashable, Sendable {
  private enum Kind { case automatic, pinned, sidebarOnly }
  private let kind: Kind

  /// In both.
  public static let automatic = TabPlacement(kind: .automatic)
  /// In both: the desktop's row of tabs has room for all.
  public static let pinned = TabPlacement(kind: .pinned)
  /// Only in a sidebar.
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)

  var isInTabBar: Bool { kind != .sidebarOnly }
}

/// The meaning of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The page with a search. Its tab is the last one.
  public static let search = TabRole(name: "search")
  /// The most important page, which looks like the others on the desktop.
  public static let prominent = TabRole(name: "prominent")
}

extension View {
  /// Sets where the tab of a page, or those of a ``TabSection``, are.
  public func tabPlacement(_ placement: TabPlacement) -> some View {
    transformEnvironment(\.tabOptions) { $0.placement = placement }
  }

  /// Sets the identifier of a tab in the ``TabViewCustomization`` of its tab view.
  public func customizationID(_ id: String) -> some View {
    transformEnvironment(\.tabOptions) { $0.customizationID = id }
  }

  /// Shows or hides a tab where the ``TabViewCustomization`` has no other value for it.
  ///
  /// - Parameters:
  ///   - visibility: the visibility.
  ///   - placements: where it applies: in the row of tabs, the sidebar, or both.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View {
    transformEnvironment(\.tabOptions) { options in
      for placement in placements {
        if placement != .sidebar { options.visibility.tabBar = visibility.isVisible }
        if placement != .tabBar { options.visibility.sidebar = visibility.isVisible }
      }
    }
  }
}

/// What the user chooses the pages of a tab view by.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Both.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A row of tabs.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
