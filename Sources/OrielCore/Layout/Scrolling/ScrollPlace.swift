import FoundationEssentials

/// The place of a view along the axis of a scroll view.
package struct ScrollPlace {
  package let range: Range<CGFloat>
  /// The visible part of the content.
  package let visible: Range<CGFloat>
  /// Whether the visible part is where code has scrolled to, rather than the user.
  let isProgrammatic: Bool
  /// How often code has scrolled the scroll view.
  let programmaticScrolls: Int
  private let axis: Axis

  /// The place of a node, or of a part of it in its coordinates; nil if it has none in a scroll view.
  init?(_ node: LayoutNode?, part: Range<CGFloat>? = nil) {
    guard let node, node.isPlaced, let surface = node.surface?.scrollingSurface, let visible = surface.visibleFrame,
      let frame = node.frame(in: surface)
    else { return nil }
    axis = surface.scrollAxes.contains(.vertical) ? .vertical : .horizontal
    let whole = axis == .vertical ? frame.minY..<frame.maxY : frame.minX..<frame.maxX
    range = part.map { whole.lowerBound + $0.lowerBound..<whole.lowerBound + $0.upperBound } ?? whole
    programmaticScrolls = surface.scrollState?.programmatic.count ?? 0
    isProgrammatic = surface.isAtProgrammaticPosition
    let insets = surface.scrollMargins
    let (start, end) =
      axis == .vertical
      ? (visible.minY + insets.top, visible.maxY - insets.bottom)
      : (visible.minX + insets.leading, visible.maxX - insets.trailing)
    self.visible = start..<max(start, end)
  }

  /// Half a pixel of a view isn't visible.
  private static let tolerance: CGFloat = 0.5

  func point(at anchor: UnitPoint) -> CGFloat {
    visible.lowerBound + (visible.upperBound - visible.lowerBound) * (axis == .vertical ? anchor.y : anchor.x)
  }

  /// Whether the view ends after an anchor of the visible part.
  package func ends(after anchor: UnitPoint) -> Bool { range.upperBound > point(at: anchor) + Self.tolerance }

  /// Whether a view is chosen rather than another one: the one at the anchor, of nested ones the outer one, or else the
  /// nearest one after it.
  func precedes(_ other: ScrollPlace, at anchor: UnitPoint) -> Bool {
    let point = point(at: anchor)
    let (isHere, isOtherHere) = (range.contains(point), other.range.contains(point))
    if isHere != isOtherHere { return isHere }
    if isHere { return range.upperBound - range.lowerBound > other.range.upperBound - other.range.lowerBound }
    let (isAfter, isOtherAfter) = (ends(after: anchor), other.ends(after: anchor))
    if isAfter != isOtherAfter { return isAfter }
    return isAfter ? range.lowerBound < other.range.lowerBound : range.upperBound > other.range.upperBound
  }
}
