extension View {
  /// Changes how the view is drawn, depending on its size and its frame in the last layout.
  ///
  /// ```swift
  /// ForEach(cards) { card in
  ///   CardView(card)
  ///     .visualEffect { content, proxy in
  ///       content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.4 : 1)
  ///     }
  /// }
  /// ```
  ///
  /// The layout isn't affected, so that the effect can depend on it; the view receives clicks where it is drawn.
  ///
  /// - Parameter effect: applies effects to `content`. Called after a layout in which the size has changed, or a frame
  ///   that it has read, as when the user scrolls, and when the view is updated.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @MainActor (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> Effect
  ) -> some View {
    var view = AnyView(self)
    for _ in 0..<Effect._count { view = AnyView(view.modifier(VisualChangeModifier())) }
    return view.modifier(VisualEffectModifier(effect: effect))
  }
}

/// The place of one change of a visual effect, which ``VisualEffectNode`` sets.
private struct VisualChangeModifier: LayoutModifier {
  func makeLayout() -> EffectNode { EffectNode(LayoutEffect()) }
  func update(_ layout: EffectNode) {}
}

private struct VisualEffectModifier<Effect: VisualEffect>: LayoutModifier {
  let effect: @MainActor (EmptyVisualEffect, GeometryProxy) -> Effect

  func makeLayout() -> GeometryNode { GeometryNode() }
  func update(_ layout: GeometryNode) {}

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    VisualEffectNode(view, in: context)
  }
}

@MainActor
private final class VisualEffectNode<Modified: View, Effect: VisualEffect>:
  LayoutModifierNode<Modified, VisualEffectModifier<Effect>>
{
  override func didMake(_ layout: GeometryNode) {
    // Effects don't change the layout.
    layout.onGeometryChange = { [weak self, weak layout] _ in
      MainActor.assumeIsolated {
        if let layout { self?.apply(to: layout) }
      }
    }
  }

  /// The layouts whose effects have been set.
  private var shown: Set<ObjectIdentifier> = []

  override func didUpdate(_ layout: GeometryNode) { apply(to: layout) }

  override func willRemove(_ layout: GeometryNode) {
    layout.onGeometryChange = nil
    shown.remove(ObjectIdentifier(layout))
  }

  /// Sets the effects of the nodes in the layout, the outermost first.
  private func apply(to layout: GeometryNode) {
    guard isMounted, layout.isPlaced else { return }
    let changes = modifier.effect(EmptyVisualEffect(), GeometryProxy(layout))._changes
    let isFirst = shown.insert(ObjectIdentifier(layout)).inserted
    if let animation = changes.animation, !isFirst {
      withAnimation(animation) { show(changes.effects, in: layout) }
    } else {
      show(changes.effects, in: layout)
    }
  }

  private func show(_ effects: [LayoutEffect], in layout: GeometryNode) {
    var next = layout.content
    for effect in effects.reversed() {
      guard let node = next as? EffectNode else { return }
      node.effect = effect
      next = node.content
    }
  }
}
