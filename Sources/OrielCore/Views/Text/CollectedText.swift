/// The texts of views, and their progress, for parts of the desktop that can't display views.
package struct CollectedTexts: Equatable, Sendable {
  /// In reading order.
  package var lines: [String] = []
  /// The fraction of the first progress view with a known one.
  package var progress: Double?

  package init() {}
}

/// Reports the texts of views without displaying them.
package struct CollectedText<Content: View>: View, _Primitive {
  package typealias Body = Never

  fileprivate let content: Content
  fileprivate let action: @MainActor (CollectedTexts) -> Void

  /// - Parameter action: called after the view has appeared, and whenever the texts have changed.
  package init(_ action: @escaping @MainActor (CollectedTexts) -> Void, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.action = action
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CollectedTextNode(view, in: context)
  }
}

@MainActor private final class CollectedTextNode<Content: View>: StoredViewNode<CollectedText<Content>> {
  private var collector: ItemCollector?
  private var reported: CollectedTexts?

  override init(_ view: CollectedText<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let collector = ItemCollector(graph: graph, environment: context.environment)
    self.collector = collector
    collector.mount(view.content)
    collector.didChange = { [weak self] in self?.report() }
    graph.afterUpdates { [weak self] in self?.report() }
  }

  private func report() {
    guard let items = collector?.items else { return }
    var texts = CollectedTexts()
    texts.lines = items.flatMap(\.lines)
    texts.progress = items.lazy.compactMap(\.progress).first
    guard texts != reported else { return }
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
