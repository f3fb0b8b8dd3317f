import OrielCore

/// A line across the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
  private let part: AxisPart

  /// Creates a grid line.
  ///
  /// - Parameters:
  ///   - centered: whether the line is in the middle between the value and the next one.
  ///   - stroke: the stroke; by default a thin line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .gridLine, isCentered: centered, stroke: stroke)
  }

  @MainActor public static func _collect(_ mark: Self, into collector: inout _AxisPartCollector) {
    collector.parts.append(mark.part)
  }
}

/// A short line outside of the plot at a value of an axis.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case points(CGFloat)
      /// The thickness of the label, and a distance.
      case label(CGFloat)
    }

    let kind: Kind

    /// The length of ticks without a label beside them.
    public static var automatic: Length { Length(kind: .points(4)) }
    /// About the length of a label in the usual size.
    public static var label: Length { label(extendPastBy: 0) }
    /// About the length of a label in the usual size.
    public static var longestLabel: Length { label }

    /// About the length of a label in the usual size, and a distance in points.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }

    /// About the length of a label in the usual size, and a distance in points.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { label(extendPastBy: length) }
  }

  private let part: AxisPart

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: whether the tick is in the middle between the value and the next one.
  ///   - length: the length.
  ///   - stroke: the stroke; by default a thin line.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick(length), isCentered: centered, stroke: stroke)
  }

  /// Creates a tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .points(length)), stroke: stroke)
  }

  @MainActor public static func _collect(_ mark: Self, into collector: inout _AxisPartCollector) {
    collector.parts.append(mark.part)
  }
}
