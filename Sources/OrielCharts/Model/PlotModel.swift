import Foundation
import OrielCore

/// The marks of a chart with their coordinates and scales: all that doesn't depend on the size of the chart.
struct PlotModel {
  /// From the back to the front.
  private(set) var marks: [Mark]
  private(set) var places: [PlacedMark]
  private(set) var x: PlotScale
  private(set) var y: PlotScale
  private(set) var foreground: ForegroundScale
  private(set) var symbols: StyleScale<AnyChartSymbolShape>
  private(set) var lineStyles: StyleScale<StrokeStyle>
  private(set) var sizes: SizeScale
  /// The smallest units of the calendar for which values stand.
  private(set) var units: (x: Calendar.Component?, y: Calendar.Component?)
  /// The smallest differences of the positions of bars that aren't in bands.
  private(set) var gaps: (x: Double?, y: Double?)
  /// The sum of the values of all sectors; 0 without sectors.
  private(set) var angleSum = 0.0

  /// - Parameters:
  ///   - marks: the marks, in the order of the app.
  ///   - settings: what modifiers have set.
  ///   - xValues: the values of the x axis, whose multiples are the ends of its domain; nil without axis.
  ///   - yValues: the values of the y axis.
  init(_ marks: [Mark], _ settings: ChartSettings, xValues: AxisMarkValues? = nil, yValues: AxisMarkValues? = nil) {
    // Values are in the order of the app, whichever marks are in front.
    let cartesian = marks.lazy.filter { $0.kind != .sector }
    var xData = AxisData(cartesian.map(\.x), type: settings.x.type)
    var yData = AxisData(cartesian.map(\.y), type: settings.y.type)
    let xCategories = PlotScale(categories: AxisDomain.categories(of: xData, settings.x))
    let yCategories = PlotScale(categories: AxisDomain.categories(of: yData, settings.y))
    let placement = MarkPlacement(
      of: marks, x: xData.kind == .category ? xCategories : nil, y: yData.kind == .category ? yCategories : nil,
      isLogarithmic: (x: settings.x.type?.kind == .log, y: settings.y.type?.kind == .log))
    angleSum = placement.angleSum
    let order = marks.indices.sorted { (marks[$0].style.zIndex, $0) < (marks[$1].style.zIndex, $1) }
    self.marks = order.map { marks[$0] }
    places = order.map { placement.places[$0] }
    // A logarithmic axis has no place for the zero at which bars begin: the smallest one extends over a power of ten.
    func least(_ span: PlacedMark.Span, _ axis: AxisSettings) -> Double {
      axis.type?.kind == .log && span.from == 0 ? span.to / 10 : span.from
    }
    for (mark, place) in zip(self.marks, places) where mark.kind != .sector && place.isPlaced {
      if place.x.role != .points { xData.include(least(place.x, settings.x), place.x.to) }
      if place.y.role != .points { yData.include(least(place.y, settings.y), place.y.to) }
    }
    gaps = (
      Self.gap(zip(self.marks, places).lazy.map { ($0, $1.x) }),
      Self.gap(zip(self.marks, places).lazy.map { ($0, $1.y) })
    )
    let isHorizontal = zip(self.marks, places).contains { $0.kind == .bar && $1.isHorizontal }
    x = AxisDomain(data: xData, settings: settings.x, gap: gaps.x, isDependent: isHorizontal, values: xValues)
      .scale(xCategories)
    y = AxisDomain(data: yData, settings: settings.y, gap: gaps.y, isDependent: !isHorizontal, values: yValues)
      .scale(yCategories)
    units = (xData.unit, yData.unit)
    foreground = ForegroundScale(of: marks.compactMap(\.style.foregroundBy?.datum), settings.foreground)
    symbols = StyleScale(
      of: marks.compactMap(\.style.symbolBy?.datum), settings.symbol,
      automatic: BasicChartSymbolShape.sequence.map { AnyChartSymbolShape($0) })
    lineStyles = StyleScale(
      of: marks.compactMap(\.style.lineStyleBy?.datum), settings.lineStyle, automatic: Self.dashes)
    sizes = SizeScale(of: marks.compactMap(\.style.symbolSizeBy?.datum), settings.symbolSize)
  }

  private static let dashes = [[], [6, 4], [2, 3], [10, 4, 2, 4]].map {
    StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: $0)
  }

  /// Whether the chart consists of sectors.
  var isPolar: Bool { angleSum > 0 && marks.allSatisfy { $0.kind == .sector } }

  /// The smallest difference of the middles of bars and rectangles.
  private static func gap(_ spans: some Sequence<(Mark, PlacedMark.Span)>) -> Double? {
    let middles = Set(spans.lazy.filter { $1.role == .middle }.map { $1.from }).sorted()
    guard !middles.isEmpty else { return nil }
    return zip(middles, middles.dropFirst()).map { $1 - $0 }.min() ?? 1
  }

  /// Limits the scales to parts of their domains.
  mutating func show(x: ClosedRange<Double>?, y: ClosedRange<Double>?) {
    if let x { (self.x.domain, self.x.isLimited) = (x, true) }
    if let y { (self.y.domain, self.y.isLimited) = (y, true) }
  }

  // MARK: Appearance

  /// The paint of a mark.
  func paint(of mark: Mark) -> Paint {
    let paint = mark.style.foreground ?? mark.style.foregroundBy.flatMap { foreground[$0.datum] }
    return PaintStyle(paint ?? .tint).faded(mark.style.opacity)
  }

  /// The symbol of a mark; nil if it has none.
  func symbol(of mark: Mark) -> AnyChartSymbolShape? {
    mark.style.symbol ?? mark.style.symbolBy.flatMap { symbols[$0.datum] }
      ?? (mark.kind == .point ? AnyChartSymbolShape(.circle) : nil)
  }

  /// The size of the symbol of a mark.
  func symbolSize(of mark: Mark) -> Size {
    if let size = mark.style.symbolSize { return size }
    let length = (mark.style.symbolSizeBy.flatMap { sizes[$0.datum] } ?? SizeScale.usual).squareRoot()
    return Size(width: length, height: length)
  }

  /// The stroke of a line or rule.
  func stroke(of mark: Mark) -> StrokeStyle {
    mark.style.lineStyle ?? mark.style.lineStyleBy.flatMap { lineStyles[$0.datum] }
      ?? StrokeStyle(lineWidth: mark.kind == .rule ? 1 : 2, lineJoin: .round)
  }

  // MARK: Animation

  /// The numbers that an animation interpolates: the domains, and the coordinates of the marks.
  var vector: PlotVector {
    get {
      var values = [x.domain.lowerBound, x.domain.upperBound, y.domain.lowerBound, y.domain.upperBound, angleSum]
      values.reserveCapacity(5 + 4 * places.count)
      for place in places { values += [place.x.from, place.x.to, place.y.from, place.y.to] }
      return PlotVector(values: values)
    }
    set {
      let values = newValue.values
      guard values.count >= 5, values.allSatisfy(\.isFinite) else { return }
      x.domain = min(values[0], values[1])...max(values[0], values[1])
      y.domain = min(values[2], values[3])...max(values[2], values[3])
      angleSum = values[4]
      for index in places.indices where 8 + 4 * index < values.count {
        let start = 5 + 4 * index
        (places[index].x.from, places[index].x.to) = (values[start], values[start + 1])
        (places[index].y.from, places[index].y.to) = (values[start + 2], values[start + 3])
      }
    }
  }
}

/// The areas of symbols by a value.
struct SizeScale {
  /// The area of a symbol without a size, in square points.
  static let usual = 60.0

  private let range: ClosedRange<Double>?
  private let areas: (from: Double, to: Double)
  private let categories: StyleScale<Double>

  init(of data: [Datum], _ settings: StyleSettings<Double>) {
    categories = StyleScale(of: data, settings, automatic: [60, 120, 180, 240, 300])
    let numbers =
      settings.mapping == nil ? ((settings.domain ?? []) + data).compactMap(\.amount).filter(\.isFinite) : []
    range = numbers.min().flatMap { low in numbers.max().map { min(0, low)...max($0, low) } }
    areas = (settings.values?.first ?? 0, settings.values?.last ?? 400)
  }

  /// The area for a value.
  subscript(datum: Datum) -> Double? {
    guard let range, let amount = datum.amount else { return categories[datum] }
    guard amount.isFinite else { return nil }
    let length = range.upperBound - range.lowerBound
    return length > 0 ? areas.from + (amount - range.lowerBound) / length * (areas.to - areas.from) : areas.to
  }
}
