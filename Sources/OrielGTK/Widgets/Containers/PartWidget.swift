import CGtk
import OrielCore

/// Content for a specific part of its parent.
@MainActor class PartWidget<PartElement: Element>: GtkElementWidget<PartElement> {
  private let stack: StackNode
  private let content: SurfaceWidget

  /// - Parameters:
  ///   - root: the root of the surface: the stack itself, or a node that contains it.
  ///   - wrap: returns the widget, which contains that of the surface.
  init(
    _ stack: StackNode, in root: LayoutNode, sink: any WidgetEventSink,
    wrap: (SurfaceWidget) -> GtkWidgetPointer = { $0.widget }
  ) {
    self.stack = stack
    content = SurfaceWidget(SurfaceContent(root))
    super.init(wrap(content), sink: sink)
  }

  final var isEmpty: Bool { stack.childCount == 0 }

  /// Called when the content has changed.
  func contentDidChange() {}

  override final var wholeContent: SurfaceWidget? { content }

  override package final func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    stack.insertChild(node, after: sibling)
    contentDidChange()
  }

  override package final func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    stack.moveChild(node, after: sibling)
  }

  override package final func remove(_ node: LayoutNode) {
    stack.removeChild(node)
    contentDidChange()
  }

  override final func tearDown() { content.dispose() }
}
