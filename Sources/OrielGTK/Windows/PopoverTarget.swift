import CGtk
import FoundationEssentials
import OrielCore

/// What a popover points at, and from which side, as GTK counts it.
struct PopoverTarget: Equatable {
  /// The side of `rectangle` that the popover stands on, where there is room.
  let position: GtkPositionType
  /// The place, in the coordinates of the widget that the popover hangs on.
  let area: Rect

  /// - Parameters:
  ///   - bounds: where the view is, in the coordinates of the widget that the popover hangs on.
  ///   - isMirrored: whether leading is right.
  ///   - sight: what can be seen of the window. Of a place that is out of sight, the nearest edge counts.
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

  /// The place in whole pixels.
  var rectangle: GdkRectangle {
    func pixels(_ length: CGFloat) -> Int32 { Int32(clamping: Int(min(max(length, -1e6), 1e6).rounded())) }
    return GdkRectangle(
      x: pixels(area.minX), y: pixels(area.minY), width: pixels(area.width), height: pixels(area.height))
  }
}

extension Rect {
  /// What is left of it in another one; where nothing is, its edge or corner that is nearest.
  fileprivate func clamped(to other: Rect) -> Rect {
    let (left, right) = (minX.clamped(other.minX, other.maxX), maxX.clamped(other.minX, other.maxX))
    let (top, bottom) = (minY.clamped(other.minY, other.maxY), maxY.clamped(other.minY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGFloat {
  fileprivate func clamped(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat { Swift.min(Swift.max(self, lower), upper) }
}
