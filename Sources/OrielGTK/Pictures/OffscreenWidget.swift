import CGtk
import FoundationEssentials
import OrielCore

/// What draws a leaf of a picture without a display.
@MainActor protocol OffscreenContent: AnyObject {
  /// Lays out the views in the leaf, for the proposal with which it is placed.
  func layOut(for proposal: ProposedViewSize, scale: Double)
  /// Creates content that depends on the layout. Returns whether another layout is required.
  func finishContent() -> Bool
  /// Draws the content in a rectangle of a surface.
  func draw(in frame: Rect, of host: OffscreenSurface, on snapshot: OpaquePointer)
}

/// The content of one kind of element in a picture without a display.
@MainActor class OffscreenWidget<WidgetElement: Element>: ElementWidget, OffscreenContent, @MainActor LeafSizing {
  final private(set) var element: WidgetElement
  private weak var leaf: LeafNode?

  init(_ element: WidgetElement) { self.element = element }

  final func update(_ element: WidgetElement) {
    self.element = element
    leaf?.setNeedsLayout()
  }

  /// The leaf's node; a container overrides it.
  func newLeaf() -> LeafNode { LeafNode(self) }

  final func makeLeaf() -> LeafNode {
    let leaf = newLeaf()
    leaf.widget = self
    self.leaf = leaf
    return leaf
  }

  // MARK: Overriding

  var sensitivity: Axis.Set { [.horizontal, .vertical] }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func baselines(in size: CGSize) -> TextBaselines? { nil }
  func layOut(for proposal: ProposedViewSize, scale: Double) {}
  func finishContent() -> Bool { false }
  func draw(in frame: Rect, of host: OffscreenSurface, on snapshot: OpaquePointer) {}
  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func remove(_ node: LayoutNode) {}

  final func apply(_ attributes: WidgetAttributes) {}
  final func setFocus(_ isFocused: Bool) {}
  final func dispose() {}
}
