import FoundationEssentials

/// The arrangement of `Grid`, as a layout: to be used with `AnyLayout`.
public struct GridLayout: Layout, Equatable {
  /// How the views stand in their cells.
  public var alignment: Alignment
  /// The distance between columns; nil for the platform's.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; nil for the platform's.
  public var verticalSpacing: CGFloat?

  /// A grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridArrangement: Arrangement {}

extension GridLayout: ArrangedLayout {
  static var axis: Axis? { nil }
  var rules: GridArrangement {
    GridArrangement(alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}
