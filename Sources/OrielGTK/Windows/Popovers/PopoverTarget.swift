import CGtk
import FoundationEssentials
import OrielCore

/// The area that a popover points at, and its position, in GTK's terms.
struct PopoverTarget: Equatable {
  /// The preferred edge of `rectangle`.
  let position: GtkPositionType
  /// The area in the coordinates of the widget that presents the popover.
  let area: Rect

  /// - Parameters:
  ///   - bounds: the frame of the view in the coordinates of the anchor widget.
  ///   - isMirrored: whether leading is right.
  ///   - sight: the visible area of the window. For a target outside of it, the nearest edge is used.
  init(_ placement: PopoverPlacement, in bounds: Rect, isMirrored: Bool, sight: Rect? = nil) {
    var area: Rect
    switch placement.target {
    case .bounds: area = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    case .rect(let rect): area = rect
    case .point(let point):
      area = Rect(x: point.x * bounds.width, y: point.y * bounds.height, width: 0, height: 0)
    }
    if isMirrored { area.minX = bounds.width - area.maxX }
    area = area.offset(x: bounds.minX, y: bounds.minY)
    self.area = sight.map { area.clamped(to: $0) } ?? area
    position =
      switch placement.edge {
      case .top: GTK_POS_TOP
      case .bottom: GTK_POS_BOTTOM
      case .leading: isMirrored ? GTK_POS_RIGHT : GTK_POS_LEFT
      case .trailing: isMirrored ? GTK_POS_LEFT : GTK_POS_RIGHT
      }
  }

  /// The area in whole pixels.
  var rectangle: GdkRectangle {
    func pixels(_ length: CGFloat) -> Int32 { Int32(clamping: Int(min(max(length, -1e6), 1e6).rounded())) }
    return GdkRectangle(
      x: pixels(area.minX), y: pixels(area.minY), width: pixels(area.width), height: pixels(area.height))
  }
}

extension Rect {
  /// Returns the intersection with another rectangle; if it is empty, the nearest edge or corner of that rectangle.
  fileprivate func clamped(to other: Rect) -> Rect {
    let (left, right) = (minX.clamped(other.minX, other.maxX), maxX.clamped(other.minX, other.maxX))
    let (top, bottom) = (minY.clamped(other.minY, other.maxY), maxY.clamped(other.minY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGFloat {
  fileprivate func clamped(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat { Swift.min(Swift.max(self, lower), upper) }
}
