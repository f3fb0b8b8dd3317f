/// A rectangle, as it is kept.
///
/// `CGRect` belongs to signatures only. A stored property, a case or an array of it, or a call of one of its functions,
/// brings all of Foundation into a statically linked app. The same holds for `CGSize` and `CGPoint`.
package struct Rectangle: Hashable, Sendable {
  package var minX, minY, width, height: CGFloat

  package init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    minX = width < 0 ? x + width : x
    minY = height < 0 ? y + height : y
    self.width = abs(width)
    self.height = abs(height)
  }

  package init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }

  package var maxX: CGFloat { minX + width }
  package var maxY: CGFloat { minY + height }

  package func offset(x: CGFloat, y: CGFloat) -> Rectangle {
    var result = self
    result.minX += x
    result.minY += y
    return result
  }

  /// What both have in common; nil where they are apart. Edges that touch have a line or a point in common.
  package func intersection(_ other: Rectangle) -> Rectangle? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    return left > right || top > bottom ? nil : Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}
