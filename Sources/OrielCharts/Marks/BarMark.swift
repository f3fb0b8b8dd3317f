import OrielCore

/// A bar.
///
/// ```swift
/// Chart(sales) { sale in
///   BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
///     .foregroundStyle(by: .value("Product", sale.product))
/// }
/// ```
///
/// Bars at the same position are stacked; `position(by:axis:span:)` places them beside each other. A bar is horizontal if
/// its x value is a number and its y value a category or a date with a unit.
public struct BarMark: ChartContent, _Primitive {
  public typealias Body = Never

  private var mark: Mark

  /// Creates a bar from zero to a number, at another value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.bar, x: .value(x.plotted), y: .value(y.plotted))
    mark.width = width
    mark.height = height
    mark.stacking = stacking
  }

  /// Creates a vertical bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Mark(.bar, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted))
    mark.width = width
  }

  /// Creates a horizontal bar from one value to another, as in a Gantt chart.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(.bar, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    mark.height = height
  }

  /// Creates a bar along the x axis, or at a value if that isn't a number, between distances from the top of the plot in
  /// points; nil for its edges.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.bar, x: .value(x.plotted), y: .points(yStart, yEnd))
    mark.width = width
    mark.stacking = stacking
  }

  /// Creates a bar along the y axis, or at a value if that isn't a number, between distances from the leading edge of the
  /// plot in points; nil for its edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.bar, x: .points(xStart, xEnd), y: .value(y.plotted))
    mark.height = height
    mark.stacking = stacking
  }

  /// Creates a bar between two x values, and between distances from the top of the plot in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { mark = Mark(.bar, x: .range(xStart.plotted, xEnd.plotted), y: .points(yStart, yEnd)) }

  /// Creates a bar between two y values, and between distances from the leading edge of the plot in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(.bar, x: .points(xStart, xEnd), y: .range(yStart.plotted, yEnd.plotted)) }

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.marks.append(content.mark)
  }
}
