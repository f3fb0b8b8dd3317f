/// The horizontal or the vertical dimension.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal dimension.
  case horizontal
  /// The vertical dimension.
  case vertical

  /// The other dimension.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one axis.
    public init(_ axis: Axis) { self.init(rawValue: axis == .horizontal ? 1 : 2) }
    /// The horizontal dimension.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical dimension.
    public static let vertical = Set(rawValue: 2)

    package static let both: Set = [.horizontal, .vertical]
  }
}
