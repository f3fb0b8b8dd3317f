import OrielCore

/// The width, height or radius of a mark.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Kind: Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  public init(floatLiteral value: Double) { self.init(.fixed(value)) }

  /// The length that suits the mark.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }

  /// The available length, less a distance in points at both ends. A radius is less by the distance once.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// A part of the available length, such as 0.5.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// The length in points.
  func length(in available: Double, automatic: Double) -> Double {
    switch kind {
    case .automatic: automatic
    case .fixed(let length): length
    case .inset(let inset): max(0, available - 2 * inset)
    case .ratio(let ratio): available * ratio
    }
  }

  /// The radius in points.
  func radius(in available: Double, automatic: Double) -> Double {
    if case .inset(let inset) = kind { return max(0, available - inset) }
    return length(in: available, automatic: automatic)
  }
}

/// The arrangement of bars and areas at the same position.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  /// Each one begins where the previous one ends. Negative values are stacked separately.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// Stacked, as parts of the sum between 0 and 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// Stacked, with the middle of the stack at zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Each one begins at zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
