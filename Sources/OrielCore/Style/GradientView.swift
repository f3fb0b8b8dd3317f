/// A gradient that lies in its area, as a style and as a view.
package protocol GradientView: PrimitiveView, ShapeStyle {
  nonisolated var paint: GradientPaint { get }
}

extension GradientView {
  package func element(in context: ElementContext) -> ColorElement { ColorElement(paint: .gradient(paint)) }
  package static func isSame(_ first: Self, _ second: Self) -> Bool { first.paint == second.paint }
  package static var readsEnvironmentOnly: Bool { true }
}
