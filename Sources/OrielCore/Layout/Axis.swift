/// A direction: along a row or down a column.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// Along a row.
  case horizontal
  /// Down a column.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int8
    /// A set of members given as bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Along a row.
    public static let horizontal = Set(rawValue: 1)
    /// Down a column.
    public static let vertical = Set(rawValue: 2)
  }
}
