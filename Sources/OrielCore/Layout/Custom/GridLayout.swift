import FoundationEssentials

/// The layout of ``Grid``, for use with ``AnyLayout``.
public struct GridLayout: Layout, Equatable {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between columns in application pixels; nil for the platform's default.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in application pixels; nil for the platform's default.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout.
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
