import CGtk
import FoundationEssentials
import OrielCore

/// Views in a widget that draws nothing itself.
@MainActor class OffscreenContainer<WidgetElement: Element>: OffscreenWidget<WidgetElement> {
  final let content = OffscreenSurface(StackArrangement(HorizontalAlignment.center, spacing: 0))

  override func newLeaf() -> LeafNode { BoundaryNode(content.surface) }

  override func insert(_ node: LayoutNode, after sibling: LayoutNode?) { content.insert(node, after: sibling) }
  override func move(_ node: LayoutNode, after sibling: LayoutNode?) { content.move(node, after: sibling) }
  override func remove(_ node: LayoutNode) { content.remove(node) }

  override func layOut(for proposal: ProposedViewSize, scale: Double) {
    content.scaleFactor = scale
    content.layOut(for: proposal)
  }

  override func finishContent() -> Bool { content.finishContent() }

  override func draw(in frame: Rect, of host: OffscreenSurface, on snapshot: OpaquePointer) {
    var origin = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &origin)
    content.draw(snapshot)
    gtk_snapshot_restore(snapshot)
  }
}

extension GroupElement: OffscreenElement {
  func makeOffscreenWidget() -> any OffscreenContent { OffscreenContainer(self) }
}

extension FocusTargetElement: OffscreenElement {
  func makeOffscreenWidget() -> any OffscreenContent { OffscreenContainer(self) }
}

extension ContextMenuElement: OffscreenElement {
  func makeOffscreenWidget() -> any OffscreenContent { OffscreenContainer(self) }
}

extension PopoverAnchorElement: OffscreenElement {
  func makeOffscreenWidget() -> any OffscreenContent { OffscreenContainer(self) }
}
