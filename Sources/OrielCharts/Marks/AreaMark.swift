import OrielCore

/// A point of an area's outline.
///
/// ```swift
/// Chart(days) { day in
///   AreaMark(x: .value("Day", day.date), yStart: .value("Low", day.low), yEnd: .value("High", day.high))
/// }
/// ```
///
/// Areas of several series are stacked, if they have the same x values. For the series, see ``LineMark``.
public struct AreaMark: ChartContent, _Primitive {
  public typealias Body = Never

  private var mark: Mark

  /// Creates a point of an area above zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.area, x: .value(x.plotted), y: .value(y.plotted))
    mark.stacking = stacking
  }

  /// Creates a point of the area of a series above zero.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.series = series.plotted
  }

  /// Creates two points of an area between values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(.area, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted)) }

  /// Creates two points of the area of a series between values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.plotted
  }

  /// Creates two points of an area along the y axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { mark = Mark(.area, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted)) }

  /// Creates two points of the area of a series along the y axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    mark.series = series.plotted
  }

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.marks.append(content.mark)
  }
}
