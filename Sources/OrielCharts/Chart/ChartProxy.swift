import Foundation
import OrielCore

/// The scales and the plot of a chart, with which an overlay, a background or a gesture finds values and positions.
///
/// Positions are in points from the leading top corner of the plot.
///
/// ```swift
/// .chartOverlay { proxy in
///   GeometryReader { geometry in
///     if let plotFrame = proxy.plotFrame, let x = proxy.position(forX: selectedDate) {
///       Marker().position(x: geometry[plotFrame].minX + x, y: geometry[plotFrame].minY)
///     }
///   }
/// }
/// ```
@MainActor public struct ChartProxy {
  let geometry: MarkGeometry
  let plot: Rect
  let settings: ChartSettings

  private var x: PlotScale { geometry.x }
  private var y: PlotScale { geometry.y }
  private var model: PlotModel { geometry.model }

  // MARK: Plot

  /// The size of the plot.
  public var plotSize: CGSize { plot.size.cgSize }

  /// The size of the plot.
  public var plotAreaSize: CGSize { plotSize }

  /// The frame of the plot, for a `GeometryReader` that fills an overlay or background of the chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(Anchor<CGRect>.Source.rect(plot.cgRect)) }

  /// The frame of the plot, for a `GeometryReader` that fills an overlay or background of the chart.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The frame of the visible part of the plot. See ``plotFrame``.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  // MARK: Positions

  /// Returns the position of an x value; the middle of the band of a category. Nil if the scale has no place for it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(of: value.datum).map { CGFloat($0) } }

  /// Returns the position of a y value; the middle of the band of a category. Nil if the scale has no place for it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(of: value.datum).map { CGFloat($0) } }

  /// Returns the position of an x and a y value.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the band of an x value, which is a point for a number or date.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { Self.range(of: value.datum, x) }

  /// Returns the band of a y value, which is a point for a number or date.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { Self.range(of: value.datum, y) }

  /// Returns the bands of an x and a y value.
  public func positionRange<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: position.x), let y = positionRange(forY: position.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  private static func range(of datum: Datum, _ scale: PlotScale) -> ClosedRange<CGFloat>? {
    guard let position = scale.position(of: datum) else { return nil }
    let half = scale.isCategorical ? scale.band / 2 : 0
    return CGFloat(position - half)...CGFloat(position + half)
  }

  // MARK: Values

  /// Returns the value at an x position; nil beyond the scale, or if the values have another type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.datum(atPosition: position).flatMap { P(datum: $0) }
  }

  /// Returns the value at a y position; nil beyond the scale, or if the values have another type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.datum(atPosition: position).flatMap { P(datum: $0) }
  }

  /// Returns the values at a point.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// Returns the value at an angle of sectors: the sum of the values before the angle.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    angleDatum(at: angle).flatMap { P(datum: $0) }
  }

  /// Returns the angle of a point around the center of the plot, clockwise from the top.
  public func angle(at point: CGPoint) -> Angle {
    let (across, up) = (point.x - plot.width / 2, plot.height / 2 - point.y)
    let angle = atan2(across, up)
    return Angle(radians: angle < 0 ? angle + 2 * .pi : angle)
  }

  private func angleDatum(at angle: Angle) -> Datum? {
    guard model.angleSum > 0 else { return nil }
    let turns = angle.radians / (2 * .pi)
    return .number((turns - turns.rounded(.down)) * model.angleSum)
  }

  /// Returns the values of the x scale: the first and the last one, or the categories.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(of: x) }

  /// Returns the values of the y scale: the first and the last one, or the categories.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(of: y) }

  private static func domain<P: Plottable>(of scale: PlotScale) -> [P] {
    let data =
      scale.isCategorical
      ? scale.categories : [scale.domain.lowerBound, scale.domain.upperBound].compactMap { scale.datum(at: $0) }
    return data.compactMap { P(datum: $0) }
  }

  // MARK: Appearances

  /// Returns the style of a value of `foregroundStyle(by:)`.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.foreground[value.datum].map { AnyShapeStyle(PaintStyle($0)) }
  }

  /// Returns the values of `foregroundStyle(by:)`, in order.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model.foreground.domain.compactMap { P(datum: $0) }
  }

  /// Returns the symbol of a value of `symbol(by:)`.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { model.symbols[value.datum] }

  /// Returns the line style of a value of `lineStyle(by:)`.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.lineStyles[value.datum] }

  // MARK: Selection

  /// Selects the x value at a position, as `chartXSelection(value:)` does.
  public func selectXValue(at position: CGFloat) { settings.x.selectValue?(x.datum(atPosition: position)) }

  /// Selects the y value at a position, as `chartYSelection(value:)` does.
  public func selectYValue(at position: CGFloat) { settings.y.selectValue?(y.datum(atPosition: position)) }

  /// Selects the x values between positions, as `chartXSelection(range:)` does.
  public func selectXRange(from: CGFloat, to: CGFloat) { settings.x.selectRange(Self.ends(from, to, x)) }

  /// Selects the y values between positions, as `chartYSelection(range:)` does.
  public func selectYRange(from: CGFloat, to: CGFloat) { settings.y.selectRange(Self.ends(from, to, y)) }

  /// Selects the value at an angle, as `chartAngleSelection(value:)` does.
  public func selectAngleValue(at angle: Angle) { settings.selectAngle?(angleDatum(at: angle)) }

  /// The values at two positions, the lesser one first.
  private static func ends(_ from: Double, _ to: Double, _ scale: PlotScale) -> (Datum, Datum)? {
    let (low, high) = (min(scale.start, scale.end), max(scale.start, scale.end))
    let coordinates = [from, to].map { scale.coordinate(at: min(max($0, low), high)) }.sorted()
    guard let first = scale.datum(at: coordinates[0]), let last = scale.datum(at: coordinates[1]) else { return nil }
    return (first, last)
  }
}
