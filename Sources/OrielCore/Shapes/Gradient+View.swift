extension AngularGradient: View {
  public typealias Body = Never

  public static func _makeNode(_ view: AngularGradient, in context: _NodeContext) -> _ViewNode<AngularGradient> {
    LayoutViewNode.make(view, in: context)
  }
}

extension AngularGradient: GradientView {}

extension EllipticalGradient: View {
  public typealias Body = Never

  public static func _makeNode(_ view: EllipticalGradient, in context: _NodeContext) -> _ViewNode<EllipticalGradient> {
    LayoutViewNode.make(view, in: context)
  }
}

extension EllipticalGradient: GradientView {}

extension LinearGradient: View {
  public typealias Body = Never

  public static func _makeNode(_ view: LinearGradient, in context: _NodeContext) -> _ViewNode<LinearGradient> {
    LayoutViewNode.make(view, in: context)
  }
}

extension LinearGradient: GradientView {}

extension MeshGradient: View {
  public typealias Body = Never

  public static func _makeNode(_ view: MeshGradient, in context: _NodeContext) -> _ViewNode<MeshGradient> {
    LayoutViewNode.make(view, in: context)
  }
}

extension MeshGradient: GradientView {}

extension RadialGradient: View {
  public typealias Body = Never

  public static func _makeNode(_ view: RadialGradient, in context: _NodeContext) -> _ViewNode<RadialGradient> {
    LayoutViewNode.make(view, in: context)
  }
}

extension RadialGradient: GradientView {}
/// A gradient as a style and as a view.
package protocol GradientView: LayoutView, ShapeStyle {
  nonisolated var paint: GradientPaint { get }
}

extension GradientView {
  package func makeLayout() -> DrawnNode { DrawnNode(Drawing(fill: .gradient(paint))) }
  package func update(_ layout: DrawnNode) { layout.drawing.fill = .gradient(paint) }
}
