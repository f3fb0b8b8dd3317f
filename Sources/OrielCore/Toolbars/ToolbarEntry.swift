/// An item of a toolbar, with the environment in which it was declared.
struct ToolbarEntry: Identifiable {
  let id: Int
  let placement: ToolbarItemPlacement
  let priority: ToolbarItemVisibilityPriority
  let view: EnvironmentScopedView
}

/// The items that the views of a window or presentation declare.
enum ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }
  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// Declares an item. It displays nothing itself.
struct ToolbarEntryView<Content: View>: View, _Primitive {
  typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ToolbarEntryNode(view, in: context)
  }
}

@MainActor private var lastToolbarEntry = 0

@MainActor private final class ToolbarEntryNode<Content: View>: StoredViewNode<ToolbarEntryView<Content>> {
  private var collector: PreferenceCollector<ToolbarKey>?
  private let id: Int

  override init(_ view: ToolbarEntryView<Content>, in context: _NodeContext) {
    lastToolbarEntry += 1
    id = lastToolbarEntry
    super.init(view, in: context)
    guard let outer = context.preferences?.collector(for: ToolbarKey.self) else { return }
    collector = PreferenceCollector(.set([entry]), at: self, below: outer)
  }

  private var entry: ToolbarEntry {
    ToolbarEntry(
      id: id, placement: view.placement, priority: context.environment.values.toolbarPriority,
      view: EnvironmentScopedView(scope: context.environment, content: AnyView(view.content)))
  }

  override func update(_ newView: ToolbarEntryView<Content>) {
    view = newView
    collector?.update(.set([entry]))
  }

  override func willUnmount() { collector?.detach() }
}

/// A view that is displayed elsewhere than where it was declared, in the environment of its declaration.
struct EnvironmentScopedView: View, _Primitive {
  typealias Body = Never

  let scope: EnvironmentScope
  let content: AnyView

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MappedNode(view, in: context) {
      $0.environment = view.scope
    } to: {
      $0.content
    }
  }
}
