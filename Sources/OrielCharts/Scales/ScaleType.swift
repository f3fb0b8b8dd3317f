/// How a scale places values.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  /// Distances are proportional to differences.
  public static let linear = ScaleType(kind: .linear)
  /// Distances are proportional to ratios. The domain is greater than zero.
  public static let log = ScaleType(kind: .log)
  /// Values are placed by their square roots.
  public static let squareRoot = ScaleType(kind: .power(0.5))
  /// A logarithmic scale that is linear around zero, and extends to negative values.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
  /// Dates are placed by their time.
  public static let date = ScaleType(kind: .date)
  /// Each value has a band of the same width, in the order of the data.
  public static let category = ScaleType(kind: .category)

  /// Values are placed by a power of them.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// A logarithmic scale that is linear around zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
}
