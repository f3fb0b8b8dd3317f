/// A gradient that lies in its area, as a style and as a view.
package protocol GradientView: LayoutView, ShapeStyle {
  nonisolated var paint: GradientPaint { get }
}

extension GradientView {
  package func makeLayout() -> DrawnNode { DrawnNode(Drawing(fill: .gradient(paint))) }
  package func update(_ layout: DrawnNode) { layout.drawing.fill = .gradient(paint) }
}
