/// A direction: along a row or down a column.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// Along a row.
  case horizontal
  /// Down a column.
  case vertical

  /// The direction across this one.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int8
    /// A set of members given as bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one direction.
    public init(_ axis: Axis) { self.init(rawValue: axis == .horizontal ? 1 : 2) }
    /// Along a row.
    public static let horizontal = Set(rawValue: 1)
    /// Down a column.
    public static let vertical = Set(rawValue: 2)

    package static let both: Set = [.horizontal, .vertical]
  }
}
