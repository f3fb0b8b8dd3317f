import FoundationEssentials

/// A point in a unit rectangle: 0 is the left or top edge, 1 the right or bottom edge.
///
/// The points don't depend on the layout direction: `leading` is always the left edge.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position, as a fraction of the width.
  public var x: CGFloat
  /// The vertical position, as a fraction of the height.
  public var y: CGFloat

  /// The origin, which is the top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point. Values outside of 0 to 1 are allowed.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, which is the top left corner.
  public static let zero = UnitPoint()
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
