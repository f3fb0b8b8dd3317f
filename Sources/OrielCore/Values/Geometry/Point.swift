/// A point in the form that layout stores: see ``Rect``.
package struct Point: Hashable, Sendable {
  package var x: CGFloat
  package var y: CGFloat

  package init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }

  package var cgPoint: CGPoint { CGPoint(x: x, y: y) }

  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
