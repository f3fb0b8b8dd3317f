/// A guide across a view, by which views stand in a row or in a higher space.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// A guide of an app's own. Two guides of one type are the same guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, .custom, id) }

  init(_ key: AlignmentKey) { self.key = key }

  private init(_ kind: AlignmentKey.Kind, _ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, kind, id) }

  /// The top edge.
  public static let top = VerticalAlignment(.start, BuiltInAlignment.Start.self)
  /// The middle.
  public static let center = VerticalAlignment(.center, BuiltInAlignment.VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.end, BuiltInAlignment.Bottom.self)
  /// The baseline of the first line of text; the bottom edge where there is no text.
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline, BuiltInAlignment.Bottom.self)
  /// The baseline of the last line of text; the bottom edge where there is no text.
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline, BuiltInAlignment.Bottom.self)
}
