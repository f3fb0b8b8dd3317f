/// What the standard commands of a window act on.
struct WindowTargets: Equatable {
  /// The page that is left.
  var page: (any TreeOwner)?
  /// The search field that gets the focus.
  var search: SearchSession?
  /// The sidebar that is hidden and shown.
  var sidebar: SidebarToggle?

  static func == (first: Self, second: Self) -> Bool {
    first.page === second.page && first.search === second.search && first.sidebar === second.sidebar
  }

  /// Adds what is missing.
  mutating func complete(with other: WindowTargets) {
    page = page ?? other.page
    search = search ?? other.search
    sidebar = sidebar ?? other.sidebar
  }
}

/// The targets in a window. Of several siblings, the last one that has a page or a search field provides it, and the first
/// one that has a sidebar.
enum WindowTargetsKey: PreferenceKey {
  static var defaultValue: WindowTargets { WindowTargets() }

  static func reduce(value: inout WindowTargets, nextValue: () -> WindowTargets) {
    let next = nextValue()
    value = WindowTargets(
      page: next.page ?? value.page, search: next.search ?? value.search, sidebar: value.sidebar ?? next.sidebar)
  }
}

extension View {
  /// Adds targets, unless views inside provide others.
  func windowTargets(
    page: (any TreeOwner)? = nil, search: SearchSession? = nil, sidebar: SidebarToggle? = nil
  ) -> some View {
    let targets = WindowTargets(page: page, search: search, sidebar: sidebar)
    return modifier(PreferenceModifier<WindowTargetsKey> { _ in .complete(targets) { $0.complete(with: $1) } })
  }
}
