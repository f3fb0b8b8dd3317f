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

  /// The root of the tree that contains this node.
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
  var hides: Bool {
    if kind == .effect { return unsafeDowncast(self, to: EffectNode.self).effect.isHidden }
    return (self as? PageNode)?.isShown == false
  }

  /// Whether a modifier around the node hides it.
  var isInHidden: Bool {
    var next: LayoutNode? = self
    while let node = next {
      if node.hides { return true }
      next = node.around
    }
    return false
  }

  /// Calls `body` with each child, including those in another surface, the content of layers first. Masks and the
  /// symbols of canvases aren't included.
  @MainActor func forEachInReadingOrder(_ body: (LayoutNode) -> Void) {
    forEachInReadingOrder(contents: { ($0.widget as? TestWidget)?.outlinedSurfaces ?? [] }, body)
  }
}

extension TestWidget: OutlinedWidget {
  package var outlinedNode: (any WidgetEventSink)? { eventSink }
  package var outlinedSurfaces: [LayoutSurface] { content.map { [$0.surface] } ?? [] }
}
