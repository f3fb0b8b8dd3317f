/// The fill rule of a path, and whether its edges are antialiased.
@frozen public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used instead of the winding number rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased. GTK always antialiases edges; the value has no effect.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
