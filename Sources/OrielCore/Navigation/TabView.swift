/// A view that displays one of several pages, which the user chooses in a row of tabs.
///
/// ```swift
/// TabView(selection: $tab) {
///   Inbox().tabItem { Label("Inbox", systemImage: "tray") }.tag(0)
///   Settings().tabItem { Label("Settings", systemImage: "gearshape") }.tag(1)
/// }
/// ```
///
/// A page is created when it is shown for the first time. When another page is shown, it keeps its state, and its views
/// disappear: see ``View/onDisappear(perform:)``. The tabs are above the pages: in the title bar, if the view is the content
/// of a window and not of one of its columns or pages, or below the pages if that window is narrow. The selection is the tag of a page; without
/// tags, its position. The view fills the size that it is offered; without an offer it is as large as the page.
/// `tabViewStyle(_:)` sets another appearance. In GTK: `GtkToggleButton`s with the roles of tabs.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @State private var model = TabModel()
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a view whose selection is bound to the tag of a page.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    let items = model.items
    let current = selected(in: items)
    return TabArrangement(
      model: model, items: items, selection: Binding(get: { current }, set: { select($0, in: items) }),
      pages: ZStack { content }.environment(\.tabModel, model).environment(\.selectedTab, current ?? -1)
    )
    .onPreferenceChange(TabItemKey.self) { model.setItems($0) }
    .transformPreference(TabItemKey.self) { $0 = [] }
  }

  private func value(of item: TabItem, at index: Int) -> SelectionValue? {
    item.traits.tag(SelectionValue.self) ?? item.value?.base as? SelectionValue ?? index as? SelectionValue
  }

  private func selected(in items: [TabItem]) -> Int? {
    guard let selection else { return model.ownSelection(in: items) }
    let wanted = selection.wrappedValue
    return items.indices.first { value(of: items[$0], at: $0) == wanted }.map { items[$0].id }
  }

  private func select(_ id: Int?, in items: [TabItem]) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    if let selection {
      if let value = value(of: items[index], at: index) { selection.wrappedValue = value }
    } else {
      model.select(items[index].id)
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view that manages its selection, beginning with the first page.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A page of a ``TabView``, with its tab.
///
/// ```swift
/// TabView(selection: $page) {
///   Tab("Library", systemImage: "books.vertical", value: Page.library) { LibraryView() }
///   Tab("Search", systemImage: "magnifyingglass", value: Page.search) { SearchView() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label
  private let role: TabRole?

  private init(value: Value?, role: TabRole? = nil, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }

  public var body: some View {
    content.modifier(TabItemModifier(label: label, value: value.map { AnyHashable($0) }, role: role))
  }
}

extension Tab {
  /// Creates a page for a value of the selection, with a custom label.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab {
  /// Creates a page with a role for a value of the selection, with a custom label.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a page with a role and a custom label.
  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: label())
  }

  /// Creates a page with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == OrielCore.Label<Text, Image> {
  /// Creates a page for a value of the selection, with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage))
  }

  /// Creates a page for a value of the selection, with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: OrielCore.Label<Text, Image>(title, systemImage: systemImage))
  }
}

extension Tab where Label == OrielCore.Label<Text, Image> {
  /// Creates a page with a role for a value of the selection, with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage))
  }

  /// Creates a page with a role for a value of the selection, with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: OrielCore.Label<Text, Image>(title, systemImage: systemImage))
  }

  /// Creates a page for a value of the selection, with the title and the symbol of a role: "Search", or none.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: role.label)
  }
}

extension Tab where Value == Never, Label == OrielCore.Label<Text, Image> {
  /// Creates a page with a role, a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage))
  }

  /// Creates a page with a role, a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: OrielCore.Label<Text, Image>(title, systemImage: systemImage))
  }

  /// Creates a page with the title and the symbol of a role: "Search", or none.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: role.label)
  }

  /// Creates a page with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage))
  }

  /// Creates a page with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: OrielCore.Label<Text, Image>(title, systemImage: systemImage))
  }
}

extension TabRole {
  @MainActor fileprivate var label: Label<Text, Image> {
    self == .search
      ? Label(LocalizedStringKey(.searchPrompt), systemImage: "magnifyingglass") : Label("", systemImage: "circle")
  }
}

extension View {
  /// Sets the tab of the view in a ``TabView``: a text, an icon, or a label of both.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label(), value: nil))
  }
}
