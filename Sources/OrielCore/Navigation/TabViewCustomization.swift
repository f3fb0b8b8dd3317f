/// Which tabs of a ``TabView`` are visible, by the identifiers of `customizationID(_:)`.
///
/// The desktop has no command by which the user changes that: an app changes it, and stores it.
///
/// ```swift
/// @AppStorage("tabs") private var customization = TabViewCustomization()
///
/// var body: some View {
///   TabView {
///     Tab("Reports", systemImage: "chart.bar") { ReportsView() }.customizationID("reports")
///   }
///   .tabViewCustomization($customization)
/// }
/// ```
public struct TabViewCustomization: Equatable, Codable, Sendable {
  fileprivate var tabs: [String: TabVisibility] = [:]

  /// Creates a value without changes.
  public init() {}

  /// The visibility of a tab in a row of tabs.
  public subscript(tabBarVisibility id: String) -> Visibility {
    get { Visibility(tabs[id]?.tabBar) }
    set { tabs[id, default: TabVisibility()].tabBar = newValue.isVisible }
  }

  /// The visibility of a tab in a sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { Visibility(tabs[id]?.sidebar) }
    set { tabs[id, default: TabVisibility()].sidebar = newValue.isVisible }
  }

  /// Removes all changes of the visibility.
  public mutating func resetVisibility() { tabs = [:] }

  /// Has no effect: tabs always have the order of the declaration.
  public mutating func resetTabOrder() {}

  /// Whether a tab is visible, in a sidebar or a row of tabs.
  func shows(_ options: TabOptions, inSidebar: Bool) -> Bool {
    if !inSidebar, !options.placement.isInTabBar { return false }
    let own = options.customizationID.flatMap { tabs[$0] } ?? TabVisibility()
    return inSidebar
      ? own.sidebar ?? options.visibility.sidebar ?? true : own.tabBar ?? options.visibility.tabBar ?? true
  }
}

private enum TabCustomizationKey: EnvironmentKey {
  static var defaultValue: TabViewCustomization { TabViewCustomization() }
}

extension EnvironmentValues {
  /// The visibility of the tabs of the tab view inside.
  var tabViewCustomization: TabViewCustomization {
    get { self[TabCustomizationKey.self] }
    set { self[TabCustomizationKey.self] = newValue }
  }
}

extension View {
  /// Sets which tabs of the tab views in this view are visible.
  ///
  /// A page whose tab is hidden can be shown by the selection.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization?.wrappedValue ?? TabViewCustomization())
  }
}

// MARK: Storage

extension StorageCoding where Value == TabViewCustomization {
  /// As an object in the settings file.
  fileprivate static var customization: Self {
    Self(
      encode: { value in
        .object(
          value.tabs.mapValues { tab in
            .object(["tabBar": tab.tabBar, "sidebar": tab.sidebar].compactMapValues { $0.map { .bool($0) } })
          })
      },
      decode: { stored in
        guard case .object(let tabs) = stored else { return nil }
        var result = TabViewCustomization()
        for case (let id, .object(let places)) in tabs {
          func isVisible(_ place: String) -> Bool? {
            if case .bool(let isVisible)? = places[place] { isVisible } else { nil }
          }
          result.tabs[id] = TabVisibility(tabBar: isVisible("tabBar"), sidebar: isVisible("sidebar"))
        }
        return result
      })
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property for the customization of a tab view.
  public init(wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String) {
    self.init(key, wrappedValue, .customization)
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property for the customization of a tab view.
  public init(
    wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String, store: AppStorageStore? = nil
  ) {
    self.init(key, wrappedValue, store, .customization)
  }
}
