/// Reports the texts of views without displaying them, for a part of the desktop that displays text only.
package struct CollectedText<Content: View>: View {
  package typealias Body = Never

  fileprivate let content: Content
  fileprivate let action: @MainActor ([String]) -> Void

  /// - Parameter action: called after the view has appeared, and whenever the texts have changed.
  package init(_ action: @escaping @MainActor ([String]) -> Void, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.action = action
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CollectedTextNode(view, in: context)
  }
}

@MainActor private final class CollectedTextNode<Content: View>: StoredViewNode<CollectedText<Content>> {
  private var collector: ItemCollector?
  private var reported: [String]?

  override init(_ view: CollectedText<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let collector = ItemCollector(graph: graph, environment: context.environment)
    self.collector = collector
    collector.mount(view.content)
    collector.didChange = { [weak self] in self?.report() }
    graph.afterUpdates { [weak self] in self?.report() }
  }

  private func report() {
    guard let texts = collector?.items.flatMap(\.lines), texts != reported else { return }
    reported = texts
    view.action(texts)
  }

  override func update(_ newView: CollectedText<Content>) {
    view = newView
    collector?.update(newView.content)
    collector?.changed()
  }

  override func unmountChildren() {
    collector?.unmount()
    collector = nil
  }
}
