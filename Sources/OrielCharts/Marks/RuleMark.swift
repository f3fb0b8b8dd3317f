import OrielCore

/// A straight line along an axis, such as a limit or a range.
public struct RuleMark: ChartContent, _Primitive {
  public typealias Body = Never

  private let mark: Mark

  /// Creates a vertical line between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(.rule, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted)) }

  /// Creates a vertical line, between distances from the top of the plot in points; nil for its edges.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(.rule, x: .value(x.plotted), y: .points(yStart, yEnd))
  }

  /// Creates a vertical line between two y values, at a distance from the leading edge of the plot in points; nil for its
  /// middle.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(.rule, x: .points(x, x), y: .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a horizontal line between two x values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { mark = Mark(.rule, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted)) }

  /// Creates a horizontal line, between distances from the leading edge of the plot in points; nil for its edges.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.rule, x: .points(xStart, xEnd), y: .value(y.plotted))
  }

  /// Creates a horizontal line between two x values, at a distance from the top of the plot in points; nil for its middle.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(.rule, x: .range(xStart.plotted, xEnd.plotted), y: .points(y, y))
  }

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.marks.append(content.mark)
  }
}
