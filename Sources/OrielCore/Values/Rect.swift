/// A rectangle, as it is kept.
///
/// `CGRect` belongs to signatures only. What needs its metadata brings all of Foundation into a statically linked app: a
/// stored property, a case, an array or a capture of it, a stored closure that takes or returns it, or a generic
/// parameter that stands for it. So does a call of one of its functions. The same holds for `CGSize` and `CGPoint`,
/// instead of which ``Size`` and ``Point`` are kept.
package struct Rect: Hashable, Sendable {
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

  package var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  package var size: Size { Size(width: width, height: height) }
  package var maxX: CGFloat { minX + width }
  package var maxY: CGFloat { minY + height }

  package func offset(x: CGFloat, y: CGFloat) -> Rect {
    var result = self
    result.minX += x
    result.minY += y
    return result
  }

  /// Larger by a length at both ends of each axis.
  package func grown(x: CGFloat, y: CGFloat) -> Rect {
    Rect(x: minX - x, y: minY - y, width: width + 2 * x, height: height + 2 * y)
  }

  /// Whether all of another one is inside.
  package func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// What both have in common; nil where they are apart. Edges that touch have a line or a point in common.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    return left > right || top > bottom ? nil : Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
