/// A guide down a view, by which views stand in a column or in a wider space.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// A guide of an app's own. Two guides of one type are the same guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, .custom, id) }

  init(_ key: AlignmentKey) { self.key = key }

  private init(_ kind: AlignmentKey.Kind, _ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, kind, id) }

  /// The edge where reading begins.
  public static let leading = HorizontalAlignment(.start, BuiltInAlignment.Start.self)
  /// The middle.
  public static let center = HorizontalAlignment(.center, BuiltInAlignment.HorizontalCenter.self)
  /// The edge where reading ends.
  public static let trailing = HorizontalAlignment(.end, BuiltInAlignment.Trailing.self)
}
