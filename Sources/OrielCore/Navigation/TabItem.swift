/// A tab.
struct TabItem: Identifiable, Equatable {
  let id: Int
  var title: String
  var icon: ImageReference?
  var traits: ViewTraits
  var value: AnyHashable?
  var options = TabOptions()

  // The tags are read with dependency tracking.
  static func == (first: TabItem, second: TabItem) -> Bool {
    (first.id, first.title, first.icon, first.value, first.options)
      == (second.id, second.title, second.icon, second.value, second.options)
  }
}

/// Where a tab is.
struct TabOptions: Equatable {
  /// The section around it; nil for none.
  var section: Int?
  var role: TabRole?
  var placement = TabPlacement.automatic
  /// The identifier by which the user's settings are stored.
  var customizationID: String?
  /// The visibility by default, in the tab bar and the sidebar.
  var visibility = TabVisibility()
}

/// Whether a tab is visible in a row of tabs and in a sidebar; nil for the default.
struct TabVisibility: Hashable, Codable {
  var tabBar: Bool?
  var sidebar: Bool?
}

extension Visibility {
  init(_ isVisible: Bool?) { self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic }

  var isVisible: Bool? { self == .automatic ? nil : self == .visible }
}

/// The tabs of the views within a tab view.
enum TabItemKey: PreferenceKey {
  static var defaultValue: [TabItem] { [] }
  static func reduce(value: inout [TabItem], nextValue: () -> [TabItem]) { value += nextValue() }
}

/// The state of a tab view.
@MainActor final class TabModel {
  private let readers = DependencySource()
  private var stored: [TabItem] = []
  private var selection: Int?

  var items: [TabItem] {
    readers.recordRead()
    return stored
  }

  func setItems(_ items: [TabItem]) {
    guard items != stored else { return }
    stored = items
    readers.notifyReaders()
  }

  private var headers: [Int: AnyView] = [:]
  private let headerReaders = DependencySource()

  /// Sets the header of a section. Called whenever the section is updated.
  func setHeader(_ header: AnyView, of section: Int) {
    headers[section] = header
    headerReaders.notifyReaders()
  }

  func header(of section: Int) -> AnyView? {
    headerReaders.recordRead()
    return headers[section]
  }

  /// The selection of a tab view without a binding.
  func ownSelection(in items: [TabItem]) -> Int? {
    items.contains { $0.id == selection } ? selection : items.first?.id
  }

  func select(_ id: Int) {
    selection = id
    readers.notifyReaders()
  }
}

private enum TabModelKey: EnvironmentKey { static var defaultValue: TabModel? { nil } }
private enum SelectedTabKey: EnvironmentKey { static var defaultValue: Int { -1 } }
private enum TabOptionsKey: EnvironmentKey { static var defaultValue: TabOptions { TabOptions() } }

extension EnvironmentValues {
  var tabModel: TabModel? {
    get { self[TabModelKey.self] }
    set { self[TabModelKey.self] = newValue }
  }

  /// The options of the tabs that are declared here.
  var tabOptions: TabOptions {
    get { self[TabOptionsKey.self] }
    set { self[TabOptionsKey.self] = newValue }
  }

  var selectedTab: Int {
    get { self[SelectedTabKey.self] }
    set { self[SelectedTabKey.self] = newValue }
  }
}

/// Makes a view the page of a tab.
struct TabItemModifier<Label: View>: ViewModifier {
  @Environment(\.tabModel) private var model
  @Environment(\.selectedTab) private var selected
  @Environment(\.tabOptions) private var options
  @State private var identity = TabIdentity()
  private let label: Label
  private let value: AnyHashable?
  private let role: TabRole?

  init(label: Label, value: AnyHashable?, role: TabRole? = nil) {
    self.label = label
    self.value = value
    self.role = role
  }

  func body(content: Content) -> some View {
    let isShown = model == nil || selected == identity.id
    if isShown { identity.wasShown = true }
    return Group {
      TabItemReporter(id: identity.id, label: label, value: value, options: ownOptions)
      Group { if identity.wasShown { content.environment(\.tabModel, nil).environment(\.tabOptions, TabOptions()) } }
        .modifier(PageModifier(isShown: isShown))
    }
  }
}

extension TabItemModifier {
  private var ownOptions: TabOptions {
    var options = options
    options.role = role
    return options
  }
}

@MainActor private var lastTab = 0

/// The identity of a page.
@MainActor final class TabIdentity {
  let id: Int
  var wasShown = false

  init() {
    lastTab += 1
    id = lastTab
  }
}

/// Reports the tab of a page. It displays nothing itself.
private struct TabItemReporter<Label: View>: View, _Primitive {
  typealias Body = Never

  let id: Int
  let label: Label
  let value: AnyHashable?
  let options: TabOptions

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { TabItemNode(view, in: context) }
}

@MainActor private final class TabItemNode<Label: View>: StoredViewNode<TabItemReporter<Label>> {
  private let collector: ItemCollector
  private var report: PreferenceCollector<TabItemKey>?

  override init(_ view: TabItemReporter<Label>, in context: _NodeContext) {
    collector = ItemCollector(graph: context.host.graph, environment: context.environment)
    super.init(view, in: context)
    collector.mount(view.label)
    guard let outer = context.preferences?.collector(for: TabItemKey.self) else { return }
    report = PreferenceCollector(.set([item]), at: self, below: outer)
    collector.didChange = { [weak self] in self?.refresh() }
  }

  private var item: TabItem {
    TabItem(
      id: view.id, title: collector.text, icon: collector.items.lazy.compactMap(\.icon).first, traits: traits,
      value: view.value, options: view.options)
  }

  override func update(_ newView: TabItemReporter<Label>) {
    view = newView
    collector.update(newView.label)
    refresh()
  }

  override func refresh() {
    isDirty = false
    report?.update(.set([item]))
  }

  override func willUnmount() {
    report?.detach()
    collector.didChange = nil
    collector.unmount()
  }
}
