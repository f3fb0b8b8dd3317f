import OrielCore

/// A rectangle, such as a cell of a heat map or a range behind other marks.
public struct RectangleMark: ChartContent, _Primitive {
  public typealias Body = Never

  private var mark: Mark

  /// Creates a rectangle at two values, which fills the bands of categories and units of the calendar.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { self.init(.value(x.plotted), .value(y.plotted), width: width, height: height) }

  /// Creates a rectangle at an x value and between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), width: width) }

  /// Creates a rectangle between two x values and at a y value.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), height: height) }

  /// Creates a rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.range(xStart.plotted, xEnd.plotted), .range(yStart.plotted, yEnd.plotted)) }

  /// Creates a rectangle at an x value, between distances from the top of the plot in points; nil for its edges.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) { self.init(.value(x.plotted), .points(yStart, yEnd), width: width) }

  /// Creates a rectangle at a y value, between distances from the leading edge of the plot in points; nil for its edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(.points(xStart, xEnd), .value(y.plotted), height: height) }

  /// Creates a rectangle between two x values, and between distances from the top of the plot in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(.range(xStart.plotted, xEnd.plotted), .points(yStart, yEnd)) }

  /// Creates a rectangle between two y values, and between distances from the leading edge of the plot in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.points(xStart, xEnd), .range(yStart.plotted, yEnd.plotted)) }

  /// Creates a rectangle between distances from the leading and top edges of the plot, in points; nil for its edges.
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(.points(xStart, xEnd), .points(yStart, yEnd))
  }

  private init(
    _ x: MarkExtent, _ y: MarkExtent, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = Mark(.rectangle, x: x, y: y)
    mark.width = width
    mark.height = height
  }

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.marks.append(content.mark)
  }
}
