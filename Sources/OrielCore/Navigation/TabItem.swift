/// A tab.
struct TabItem: Identifiable, Equatable {
  let id: Int
  var title: String
  var icon: ImageReference?
  var traits: ViewTraits
  var value: AnyHashable?

  // The tags are read with dependency tracking.
  static func == (first: TabItem, second: TabItem) -> Bool {
    (first.id, first.title, first.icon, first.value)
      == (second.id, second.title, second.icon, second.value)
  }
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

extension EnvironmentValues {
  var tabModel: TabModel? {
    get { self[TabModelKey.self] }
    set { self[TabModelKey.self] = newValue }
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
  @State private var identity = TabIdentity()
  private let label: Label
  private let value: AnyHashable?

  init(label: Label, value: AnyHashable?) {
    self.label = label
    self.value = value
  }

  func body(content: Content) -> some View {
    let isShown = model == nil || selected == identity.id
    if isShown { identity.wasShown = true }
    return Group {
      TabItemReporter(id: identity.id, label: label, value: value)
      Group { if identity.wasShown { content.environment(\.tabModel, nil) } }.modifier(PageModifier(isShown: isShown))
    }
  }
}

@MainActor private var lastTab = 0

/// The identity of a page.
@MainActor private final class TabIdentity {
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
      value: view.value)
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
