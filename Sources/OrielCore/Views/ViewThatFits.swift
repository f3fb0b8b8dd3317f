/// The first of several views whose ideal size fits into what is offered; the last, if none does.
///
/// All of them are in the tree, with their state; only the chosen one is shown.
public struct ViewThatFits<Content: View>: View, LayoutView {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// The first view that fits along the axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }

  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package func makeLayout() -> FittingNode { FittingNode(axes) }
  package func update(_ layout: FittingNode) { layout.axes = axes }
}
