/// Reads the toolbar items of the views of a window or presentation, and displays them in its surface.
@MainActor final class Toolbar {
  private let reader: PreferenceReader<ToolbarKey>
  private let graph: Graph
  private var host: ViewHost?
  private var makeHost: (() -> ViewHost)?

  /// - Parameter outer: the preferences that the views' other readers collect.
  init(in outer: PreferenceScope?, of graph: Graph) {
    self.graph = graph
    reader = PreferenceReader(ToolbarKey.self, in: outer, of: graph)
  }

  /// The scope of the views.
  var scope: PreferenceScope { reader.scope }

  /// Displays the items in a container, now and after each change.
  ///
  /// - Parameter makeHost: returns the root of the toolbar's views. Called when there are items for the first time.
  func begin(makeHost: @escaping () -> ViewHost) {
    self.makeHost = makeHost
    reader.settle()
    reader.didChange = { [weak self] in self?.update() }
    update()
  }

  /// Whether only the items are displayed that a window can't do without.
  var isHidden = false { didSet { if isHidden != oldValue { update() } } }

  private func update() {
    let entries = reader.value
    let area = ToolbarArea(entries: isHidden ? entries.filter(\.placement.isRequired) : entries)
    if let host { return host.update(area) }
    guard !area.entries.isEmpty, let host = makeHost?() else { return }
    self.host = host
    host.keepsFocusedValues = true
    host.mount(area)
  }

  /// Whether the only item answers a dialog.
  var isSingleAnswer: Bool {
    let entries = reader.value
    guard entries.count == 1, let placement = entries.first?.placement else { return false }
    return placement == .confirmationAction || placement == .cancellationAction
  }

  func unmount() {
    reader.didChange = nil
    makeHost = nil
    host?.unmount()
    host = nil
  }
}

/// The items, by the parts of the toolbar.
struct ToolbarArea: View {
  let entries: [ToolbarEntry]

  var body: some View {
    part(.menuBar)
    part(.leading)
    part(.principal)
    part(.trailing)
  }

  @ViewBuilder private func part(_ part: ToolbarElement.Part) -> some View {
    let entries = entries.filter { $0.placement.part == part }
      .enumerated().sorted { ($0.element.placement.rank, $0.offset) < ($1.element.placement.rank, $1.offset) }
      .map(\.element)
    // The keys go back in the last of several columns.
    let keyed = entries.last { $0.placement == .wayBack }?.id
    if !entries.isEmpty {
      let element = ToolbarElement(part: part, cancels: entries.contains { $0.placement == .cancellationAction })
      if part == .leading || part == .trailing {
        ToolbarPart(element: element, content: OverflowingItems(entries: entries, keyed: keyed))
      } else {
        let menu = entries.filter(\.placement.isInTitleMenu)
        ToolbarPart(
          element: element,
          content: Group {
            if !menu.isEmpty { TitleMenu(entries: menu) }
            ForEach(entries.filter { !$0.placement.isInTitleMenu }) {
              ToolbarEntryDisplay(entry: $0, goesBackByKey: false)
            }
          })
      }
    }
  }
}

/// An item in its toolbar.
struct ToolbarEntryDisplay: View {
  let entry: ToolbarEntry
  let goesBackByKey: Bool

  var body: some View {
    switch entry.placement {
    case .confirmationAction: DialogEntry(view: entry.view, shortcut: .defaultAction)
    case .cancellationAction: DialogEntry(view: entry.view, shortcut: .cancelAction)
    case .wayBack: WayBackEntry(view: entry.view, hasKey: goesBackByKey)
    // Their labels are texts of the title.
    case .principal, .status, .menuBar: entry.view
    default: EnvironmentScopedView(scope: entry.view.scope, content: AnyView(entry.view.content.modifier(ItemStyle())))
    }
  }
}

/// A button that confirms or cancels, and has the key for that unless it has another one. Its label is a text. The button
/// that confirms is highlighted, unless it has its own style.
private struct DialogEntry: View {
  let view: EnvironmentScopedView
  let shortcut: KeyboardShortcut

  var body: some View { EnvironmentScopedView(scope: view.scope, content: content) }

  private var content: AnyView {
    let button = view.content.labelStyle(.titleOnly).modifier(AttributeModifier(.impliedShortcut(shortcut)))
    return shortcut == .defaultAction ? AnyView(button.buttonStyle(.borderedProminent)) : AnyView(button)
  }
}

/// The button with which a page goes back.
private struct WayBackEntry: View {
  let view: EnvironmentScopedView
  let hasKey: Bool

  var body: some View {
    let shortcut = hasKey ? KeyboardShortcut(.leftArrow, modifiers: .option) : nil
    let button = view.content.keyboardShortcut(shortcut).modifier(ItemStyle())
    EnvironmentScopedView(scope: view.scope, content: AnyView(button))
  }
}

/// A part of the toolbar.
private struct ToolbarPart<Content: View>: PrimitiveView {
  typealias Body = Never

  let element: ToolbarElement
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  static var readsEnvironmentOnly: Bool { true }
  var contained: Content { content }
  func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  var stackAxis: Axis? { .horizontal }
  func element(in context: ElementContext) -> ToolbarElement { element }
}
