extension Color: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  /// Puts it into the graph.
  public static func _makeNode(_ view: Color, in context: _NodeContext) -> _ViewNode<Color> {
    LayoutViewNode.make(view, in: context)
  }
}

extension Color: LayoutView {
  package func makeLayout() -> DrawnNode { DrawnNode(Drawing(fill: .color(self))) }
  package func update(_ layout: DrawnNode) { layout.drawing.fill = .color(self) }
}
