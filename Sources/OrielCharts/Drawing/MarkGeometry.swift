import Foundation
import OrielCore

/// The places of marks in the plot, in points from its leading top corner.
@MainActor struct MarkGeometry {
  let model: PlotModel
  let x: PlotScale
  let y: PlotScale
  let size: Size

  init(_ model: PlotModel, _ arrangement: ChartArrangement) {
    self.model = model
    x = arrangement.x
    y = arrangement.y
    size = arrangement.plot.size
  }

  /// The frame of a mark; that of a line's mark is a point. Nil if the mark isn't in the plot.
  func frame(of index: Int) -> Rect? {
    let (mark, place) = (model.marks[index], model.places[index])
    guard place.isPlaced else { return nil }
    if mark.kind == .sector { return sector(of: index).map { $0.frame } }
    guard let horizontal = span(of: mark, place, isX: true), let vertical = span(of: mark, place, isX: false) else {
      return nil
    }
    let offset = mark.style.offset
    let (left, right) = (min(horizontal.from, horizontal.to), max(horizontal.from, horizontal.to))
    let (top, bottom) = (min(vertical.from, vertical.to), max(vertical.from, vertical.to))
    var frame = Rect(
      x: left + offset.xStart, y: top + offset.yStart, width: right - left + offset.xEnd - offset.xStart,
      height: bottom - top + offset.yEnd - offset.yStart)
    if mark.kind == .point {
      let symbol = model.symbolSize(of: mark)
      frame = frame.grown(x: symbol.width / 2, y: symbol.height / 2)
    }
    return frame
  }

  /// The middle of a mark.
  func point(of index: Int) -> Point? {
    guard let frame = frame(of: index) else { return nil }
    return Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
  }

  /// The points of an area at its end and at its start.
  func edges(of index: Int) -> (Point, Point)? {
    let (mark, place) = (model.marks[index], model.places[index])
    guard let horizontal = span(of: mark, place, isX: true), let vertical = span(of: mark, place, isX: false) else {
      return nil
    }
    let offset = mark.style.offset
    return (
      Point(x: horizontal.to + offset.xEnd, y: vertical.to + offset.yEnd),
      Point(x: horizontal.from + offset.xStart, y: vertical.from + offset.yStart)
    )
  }

  /// Whether a bar extends below zero.
  func isNegative(_ index: Int) -> Bool {
    let place = model.places[index]
    let span = place.isHorizontal ? place.x : place.y
    return model.marks[index].kind == .bar && span.role == .ends && span.to < span.from
  }

  // MARK: Spans

  /// The ends of a mark along an axis, in the order of its values.
  private func span(of mark: Mark, _ place: PlacedMark, isX: Bool) -> (from: Double, to: Double)? {
    let scale = isX ? x : y
    let span = isX ? place.x : place.y
    switch span.role {
    case .nowhere: return nil
    case .points: return fixed(mark, isX: isX)
    case .ends:
      let offset = slotOffset(of: mark, place, scale, isX: isX)
      return (scale.position(of: span.from) + offset, scale.position(of: span.to) + offset)
    case .band:
      // While a change is animated, they may be in another order.
      return band(of: mark, place, scale, min(span.from, span.to)...max(span.from, span.to), isX: isX)
    case .middle:
      let half = ((isX ? model.gaps.x : model.gaps.y) ?? 1) / 2
      return band(of: mark, place, scale, span.from - half...span.from + half, isX: isX)
    }
  }

  /// The ends of a bar or rectangle in the part of the axis that is available to it and those beside it.
  private func band(
    of mark: Mark, _ place: PlacedMark, _ scale: PlotScale, _ domain: ClosedRange<Double>, isX: Bool
  ) -> (from: Double, to: Double) {
    let (first, second) = (scale.position(of: domain.lowerBound), scale.position(of: domain.upperBound))
    let available = abs(second - first)
    let dimension = isX ? mark.width : mark.height
    var middle = (first + second) / 2
    let length: Double
    if place.slot.count > 1, isSlotAxis(mark, place, isX: isX) {
      let slot = slots(of: mark, in: available) / Double(place.slot.count)
      middle += (Double(place.slot.index) + 0.5 - Double(place.slot.count) / 2) * slot
      length = dimension.length(in: slot, automatic: slot * 0.95)
    } else {
      length = dimension.length(in: available, automatic: mark.kind == .rectangle ? available : available * 0.7)
    }
    return (middle - length / 2, middle + length / 2)
  }

  /// The length that marks beside each other share.
  private func slots(of mark: Mark, in available: Double) -> Double {
    mark.style.position?.span.length(in: available, automatic: available * 0.85) ?? available
  }

  /// Whether marks are beside each other along an axis.
  private func isSlotAxis(_ mark: Mark, _ place: PlacedMark, isX: Bool) -> Bool {
    if let axis = mark.style.position?.axis { return (axis == .horizontal) == isX }
    if mark.kind == .bar { return place.isHorizontal != isX }
    return isX ? x.isCategorical || !y.isCategorical : y.isCategorical && !x.isCategorical
  }

  /// The offset of a point beside others in the band of a category.
  private func slotOffset(of mark: Mark, _ place: PlacedMark, _ scale: PlotScale, isX: Bool) -> Double {
    guard place.slot.count > 1, scale.isCategorical, isSlotAxis(mark, place, isX: isX) else { return 0 }
    return ((Double(place.slot.index) + 0.5) / Double(place.slot.count) - 0.5) * slots(of: mark, in: scale.band)
  }

  /// The ends of a mark at distances from the edges of the plot.
  private func fixed(_ mark: Mark, isX: Bool) -> (from: Double, to: Double) {
    let length = isX ? size.width : size.height
    guard case .points(let from, let to) = isX ? mark.x : mark.y else { return (0, length) }
    let other = isX ? mark.y : mark.x
    // A rule between two values is a line across the other axis.
    let isAcross = if case .range = other { mark.kind == .rule } else { mark.kind == .point }
    if isAcross { return (from ?? length / 2, from ?? length / 2) }
    return (from ?? 0, to ?? length)
  }

  // MARK: Sectors

  /// The sector of a mark; nil if its value is zero.
  func sector(of index: Int) -> SectorGeometry? {
    let (mark, place) = (model.marks[index], model.places[index])
    guard let shape = mark.sector, model.angleSum > 0, place.x.to > place.x.from else { return nil }
    let radius = min(size.width, size.height) / 2
    return SectorGeometry(
      center: Point(x: size.width / 2 + mark.style.offset.xStart, y: size.height / 2 + mark.style.offset.yStart),
      inner: shape.inner.radius(in: radius, automatic: 0), outer: shape.outer.radius(in: radius, automatic: radius),
      start: place.x.from / model.angleSum * 2 * .pi, end: place.x.to / model.angleSum * 2 * .pi, inset: shape.inset,
      cornerRadius: mark.style.cornerRadius ?? 0)
  }
}
