import OrielCore

/// A symbol at a point.
public struct PointMark: ChartContent, _Primitive {
  public typealias Body = Never

  private let mark: Mark

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.point, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// Creates a point at a y value, at a distance from the leading edge of the plot in points; nil for its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.point, x: .points(x, x), y: .value(y.plotted))
  }

  /// Creates a point at an x value, at a distance from the top of the plot in points; nil for its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(.point, x: .value(x.plotted), y: .points(y, y))
  }

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.marks.append(content.mark)
  }
}
