extension Color: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Color, in context: _NodeContext) -> _ViewNode<Color> {
    LayoutViewNode.make(view, in: context)
  }
}

extension Color: LayoutView {
  package func makeLayout() -> DrawnNode { DrawnNode(Drawing(fill: .color(self))) }
  package func update(_ layout: DrawnNode) { layout.drawing.fill = .color(self) }
}
