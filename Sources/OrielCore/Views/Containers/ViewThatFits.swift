/// A container that displays the first of its views whose ideal size fits the proposed size, or else the last.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { buttons }
///   VStack { buttons }
/// }
/// ```
///
/// All views are part of the graph and keep their state; only the chosen one is displayed.
public struct ViewThatFits<Content: View>: View, LayoutView {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates a container that compares sizes along the given axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }

  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package func makeLayout() -> FittingNode { FittingNode(axes) }
  package func update(_ layout: FittingNode) { layout.axes = axes }
}
