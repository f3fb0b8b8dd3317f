/// A rectangle for stored properties.
///
/// Use `CGRect` in signatures only. Code that needs its metadata links all of Foundation into a statically linked app:
/// a stored property, an enum case, an array or a capture of it, a stored closure that takes or returns it, or a
/// generic argument. So does a call of one of its methods. The same applies to `CGSize` and `CGPoint`, which ``Size``
/// and ``Point`` replace.
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

  /// The rectangle, enlarged by a length at both ends of each axis.
  package func grown(x: CGFloat, y: CGFloat) -> Rect {
    Rect(x: minX - x, y: minY - y, width: width + 2 * x, height: height + 2 * y)
  }

  /// Whether the rectangle contains all of another one.
  package func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// The smallest rectangle that contains both.
  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The intersection of two rectangles; nil if they are disjoint. The intersection of adjacent ones is a line or
  /// point.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    return left > right || top > bottom ? nil : Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
