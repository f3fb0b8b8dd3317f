/// How a text or an image becomes another one in an animated change.
public struct ContentTransition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  package let kind: Kind

  /// The new content is shown at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The old content becomes the new one: in GTK the same as ``opacity``.
  public static let interpolate = ContentTransition(kind: .opacity)

  /// The old content leaves at the top while the new one comes from below.
  ///
  /// - Parameter countsDown: whether it is the other way around, as for numbers that become smaller.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// The old content leaves at the top while the new one comes from below, or the other way around where the value has
  /// become smaller.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}
