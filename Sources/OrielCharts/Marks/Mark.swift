import OrielCore

/// A mark of a chart, as the app has described it.
struct Mark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  let kind: Kind
  var x: MarkExtent
  var y: MarkExtent
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: PlottedValue?
  var sector: SectorShape?
  var style = MarkStyle()

  init(_ kind: Kind, x: MarkExtent, y: MarkExtent) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  /// Whether the mark is part of a line or area with other marks.
  var isConnected: Bool { kind == .line || kind == .area }

  /// What distinguishes the series of connected marks.
  var seriesKey: SeriesKey {
    SeriesKey(
      kind: kind, series: series?.datum, style: style.foregroundBy?.datum, symbol: style.symbolBy?.datum,
      line: style.lineStyleBy?.datum)
  }
}

/// The identity of a line or area.
struct SeriesKey: Hashable {
  let kind: Mark.Kind
  let series: Datum?
  let style: Datum?
  let symbol: Datum?
  let line: Datum?
}

/// The radii of a sector.
struct SectorShape {
  var inner: MarkDimension
  var outer: MarkDimension
  /// Half of the gap to the next sector, in points.
  var inset: CGFloat
}

/// What the modifiers of a mark have set.
struct MarkStyle {
  var foreground: Paint?
  var foregroundBy: PlottedValue?
  var symbolBy: PlottedValue?
  var symbolSizeBy: PlottedValue?
  var lineStyleBy: PlottedValue?
  var position: PositionBy?
  var opacity = 1.0
  var blur: CGFloat = 0
  var shadow: MarkShadow?
  var cornerRadius: CGFloat?
  var symbol: AnyChartSymbolShape?
  var symbolSize: Size?
  var lineStyle: StrokeStyle?
  var interpolation: InterpolationMethod?
  var offset = MarkOffset()
  var zIndex = 0.0
  var alignsWithPlot = false
  var annotations: [MarkAnnotation] = []
  var accessibility = MarkAccessibility()
}

/// The value that places a mark beside others of the same position.
struct PositionBy {
  let value: PlottedValue
  let axis: Axis?
  let span: MarkDimension
}

/// The shadow of a mark.
struct MarkShadow {
  let color: Color
  let radius, x, y: CGFloat
}

/// Distances by which the edges of a mark are moved.
struct MarkOffset {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

/// What assistive technology says about a mark.
struct MarkAccessibility {
  var isHidden = false
  var label: String?
  var value: String?
  var identifier: String?
}
