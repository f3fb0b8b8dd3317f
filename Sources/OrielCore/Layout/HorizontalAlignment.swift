/// An alignment guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom guide, which is identified by its type.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, .custom, id) }

  init(_ key: AlignmentKey) { self.key = key }

  private init(_ kind: AlignmentKey.Kind, _ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, kind, id) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(.start, BuiltInAlignment.Start.self)
  /// The center.
  public static let center = HorizontalAlignment(.center, BuiltInAlignment.HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(.end, BuiltInAlignment.Trailing.self)
}
