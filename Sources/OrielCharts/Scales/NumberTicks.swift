import Foundation

/// Round numbers for the ticks of an axis: multiples of 1, 2 or 5 times a power of ten.
enum NumberTicks {
  /// The round step that divides a length into about `count` parts.
  static func step(for length: Double, count: Int, minimum: Double? = nil) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let raw = length / Double(max(1, count))
    let power = pow(10, floor(log10(raw)))
    // Limits between steps are their geometric means.
    let factor =
      switch raw / power {
      case ..<1.4142: 1.0
      case ..<3.1623: 2.0
      case ..<7.0711: 5.0
      default: 10.0
      }
    let step = factor * power
    guard let minimum, step < minimum else { return step }
    return minimum
  }

  /// The multiples of a step in a domain, at most 1,000.
  static func values(in domain: ClosedRange<Double>, step: Double) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    guard first <= last, last - first < 1_000 else {
      return first <= last ? [domain.lowerBound, domain.upperBound] : []
    }
    // Zero isn't negative.
    return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
  }

  /// A domain whose ends are extended to multiples of a step.
  static func rounded(
    _ domain: ClosedRange<Double>, step: Double, lower: Bool = true, upper: Bool = true
  ) -> ClosedRange<Double> {
    guard step > 0, step.isFinite else { return domain }
    let low = lower ? (domain.lowerBound / step + 1e-9).rounded(.down) * step : domain.lowerBound
    let high = upper ? (domain.upperBound / step - 1e-9).rounded(.up) * step : domain.upperBound
    return low...max(low, high)
  }

  /// The powers of ten in a domain, and between them 2 and 5 times those if there are few.
  static func logarithmic(in domain: ClosedRange<Double>, count: Int) -> [Double] {
    guard domain.lowerBound > 0 else { return [] }
    let (first, last) = (floor(log10(domain.lowerBound) + 1e-9), ceil(log10(domain.upperBound) - 1e-9))
    let decades = stride(from: first, through: last, by: 1).map { pow(10, $0) }
    let isInside = { (value: Double) in
      value >= domain.lowerBound * (1 - 1e-9) && value <= domain.upperBound * (1 + 1e-9)
    }
    let powers = decades.filter(isInside)
    if powers.count < 3, powers.count < count {
      return decades.flatMap { [$0, 2 * $0, 5 * $0] }.filter(isInside)
    }
    let stride = max(1, Int((Double(powers.count) / Double(max(1, count))).rounded(.up)))
    return powers.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
  }

  /// The number of decimals that tells multiples of a step apart.
  static func decimals(of step: Double) -> Int {
    guard step > 0, step.isFinite else { return 0 }
    for decimals in 0..<9 {
      let scaled = step * pow(10, Double(decimals))
      if abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled) { return decimals }
    }
    return 9
  }
}
