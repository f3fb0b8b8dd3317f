import OrielCore

extension LayoutNode {
  /// The widget of the node.
  @MainActor var testWidget: TestWidget? {
    kind == .leaf ? unsafeDowncast(self, to: LeafNode.self).widget as? TestWidget : nil
  }

  /// The parent node, which may be in another surface.
  var around: LayoutNode? {
    if let parent { return parent }
    return surface?.root === self ? surface?.boundary : nil
  }

  /// The outermost node that this one is in.
  var outermost: LayoutNode {
    var node = self
    while let around = node.around { node = around }
    return node
  }

  /// The window or presentation that contains the view.
  @MainActor var headlessSurface: (any HeadlessSurface)? {
    (outermost.surface?.host as? HeadlessContent)?.owner
  }

  /// Whether the node hides its content.
  var hides: Bool { kind == .effect && unsafeDowncast(self, to: EffectNode.self).effect.isHidden }

  /// The role of the node, if it is a layer of another view.
  var layerRole: LayerNode.Configuration.Role? {
    guard let layers = parent as? LayerNode, layers.layer === self else { return nil }
    return layers.configuration.role
  }

  /// Calls `body` with what it contains, be it in another surface, the content of layers first. What is only a mask, or
  /// a canvas's symbol, isn't meant.
  @MainActor func forEachInReadingOrder(_ body: (LayoutNode) -> Void) {
    if kind == .drawn { return }
    if kind == .leaf {
      testWidget?.content?.root.forEachInReadingOrder(body)
    } else if let layers = self as? LayerNode {
      layers.content.map(body)
      if layers.kind != .mask { layers.layer.map(body) }
    } else {
      for child in children { body(child) }
    }
  }
}
