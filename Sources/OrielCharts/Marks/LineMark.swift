import OrielCore

/// A point of a line.
///
/// ```swift
/// Chart(readings) { reading in
///   LineMark(x: .value("Time", reading.date), y: .value("Temperature", reading.degrees))
///     .foregroundStyle(by: .value("Place", reading.place))
///     .interpolationMethod(.monotone)
/// }
/// ```
///
/// The marks of a series are connected in the order of the data. A series is given by `series`, or by the values of
/// `foregroundStyle(by:)`, `symbol(by:)` and `lineStyle(by:)`.
public struct LineMark: ChartContent, _Primitive {
  public typealias Body = Never

  private var mark: Mark

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.line, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.plotted
  }

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.marks.append(content.mark)
  }
}
