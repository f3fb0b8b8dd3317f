import OrielCore

/// The appearances that a scale assigns to values: an array of styles, symbols, sizes or line styles, or a gradient.
public protocol ScaleRange {
  /// The type of the appearances.
  associatedtype VisualValue

  var _visualValues: [VisualValue] { get }
}

extension Array: ScaleRange {
  public var _visualValues: [Element] { self }
}

extension Gradient: ScaleRange {
  public var _visualValues: [Color] { stops.map(\.color) }
}

/// The places of a scale's values in the plot.
public protocol PositionScaleRange {
  var _padding: (start: Double, end: Double) { get }
}

/// The width or height of the plot, less a padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public let _padding: (start: Double, end: Double)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole width or height of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The width or height of the plot, less a padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The width or height of the plot, less a padding at the first and at the last value, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: (startPadding, endPadding))
  }
}
