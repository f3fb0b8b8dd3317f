/// An alignment guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom guide, which is identified by its type.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, .custom, id) }

  init(_ key: AlignmentKey) { self.key = key }

  private init(_ kind: AlignmentKey.Kind, _ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, kind, id) }

  /// The top edge.
  public static let top = VerticalAlignment(.start, BuiltInAlignment.Start.self)
  /// The center.
  public static let center = VerticalAlignment(.center, BuiltInAlignment.VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.end, BuiltInAlignment.Bottom.self)
  /// The baseline of the first line of text; the bottom edge of views without text.
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline, BuiltInAlignment.Bottom.self)
  /// The baseline of the last line of text; the bottom edge of views without text.
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline, BuiltInAlignment.Bottom.self)
}
