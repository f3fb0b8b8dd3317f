/// How a text or an image changes its content in an animated transaction.
public struct ContentTransition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  package let kind: Kind

  /// The new content is displayed at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// In GTK, the same as ``opacity``.
  public static let interpolate = ContentTransition(kind: .opacity)

  /// The old content leaves at the top while the new content enters from below.
  ///
  /// - Parameter countsDown: whether the directions are reversed, as for decreasing numbers.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// The old content leaves at the top while the new content enters from below. The directions are reversed if the
  /// value has decreased.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}
