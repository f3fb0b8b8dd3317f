import OrielCore

/// A sector of a pie or donut, whose angle is the part of its value in the sum of all sectors.
///
/// ```swift
/// Chart(products) { product in
///   SectorMark(angle: .value("Sales", product.sales), innerRadius: .ratio(0.6), angularInset: 1.5)
///     .foregroundStyle(by: .value("Product", product.name))
/// }
/// ```
///
/// The sectors begin at the top and proceed clockwise. A value that isn't positive has no sector.
public struct SectorMark: ChartContent, _Primitive {
  public typealias Body = Never

  private var mark: Mark

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - angle: the value that determines the angle.
  ///   - innerRadius: the radius of the hole. A ratio or inset refers to the radius of the plot.
  ///   - outerRadius: the radius of the sector. A ratio or inset refers to the radius of the plot.
  ///   - angularInset: the distance of the sides from the exact angle, in points.
  public init<P: Plottable>(
    angle: PlottableValue<P>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = Mark(.sector, x: .value(angle.plotted), y: .points(nil, nil))
    mark.sector = SectorShape(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
  }

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.marks.append(content.mark)
  }
}
