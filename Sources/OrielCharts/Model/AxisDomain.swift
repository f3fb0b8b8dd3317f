import Foundation

/// Finds the domain of an axis from the data and what the app has set.
struct AxisDomain {
  /// About the number of parts into which round numbers divide the domain.
  static let parts = 5

  let data: AxisData
  let settings: AxisSettings
  /// The smallest difference of the positions of bars that aren't in bands.
  let gap: Double?
  /// Whether the axis is the one along which bars and lines extend.
  let isDependent: Bool
  /// The values of the axis, whose multiples are the ends of the domain; nil without axis.
  let values: AxisMarkValues?

  /// The categories of an axis, in order.
  static func categories(of data: AxisData, _ settings: AxisSettings) -> [Datum] {
    guard data.kind == .category || data.kind == nil else { return [] }
    switch settings.domain?.content {
    case .values(let values): return values
    case .automatic(_, let modify?): return modify(data.categories)
    case .automatic, nil: return data.categories
    }
  }

  /// The scale, without positions.
  func scale(_ categories: PlotScale) -> PlotScale {
    var scale = kind == .category ? categories : continuousScale
    scale.isReversed = settings.domain?.isReversed ?? false
    scale.minimumStep = minimumStep
    return scale
  }

  private var kind: ScaleType.Kind {
    if data.kind == .category { return .category }
    if let type = settings.type { return type.kind }
    if case .values(let values) = settings.domain?.content, data.kind == nil, let first = values.first {
      switch first {
      case .category: return .category
      case .date: return .date
      case .number: return .linear
      }
    }
    return data.kind == .date ? .date : .linear
  }

  private var continuousScale: PlotScale {
    let kind = kind
    if case .values(let values) = settings.domain?.content {
      let amounts = Self.placed(values, kind)
      if let low = amounts.min(), let high = amounts.max() {
        var scale = PlotScale(kind, widened(low...high, kind))
        scale.isLimited = true
        return scale
      }
    }
    return PlotScale(kind, automatic(kind))
  }

  private func automatic(_ kind: ScaleType.Kind) -> ClosedRange<Double> {
    guard var domain = data.extremes else { return 0...1 }
    if let gap { domain = domain.lowerBound - gap / 2...domain.upperBound + gap / 2 }
    if case .automatic(_, let modify?) = settings.domain?.content {
      let make: (Double) -> Datum = { kind == .date ? .date($0) : .number($0) }
      let amounts = Self.placed(modify([make(domain.lowerBound), make(domain.upperBound)]), kind)
      if let low = amounts.min(), let high = amounts.max() { domain = low...high }
    }
    switch kind {
    case .date, .category: return widened(domain, kind)
    case .log:
      let low = domain.lowerBound > 0 ? domain.lowerBound : 1
      let first = floor(log10(low) + 1e-9)
      let last = max(first + 1, ceil(log10(max(low, domain.upperBound)) - 1e-9))
      return pow(10, first)...pow(10, last)
    case .linear, .power, .symmetricLog: break
    }
    if includesZero { domain = min(0, domain.lowerBound)...max(0, domain.upperBound) }
    domain = widened(domain, kind)
    // Bars that are beside each other along a scale of numbers have their own margins.
    guard gap == nil else { return domain }
    let step =
      values?.step(for: domain, minimum: minimumStep)
      ?? NumberTicks.step(for: domain.upperBound - domain.lowerBound, count: Self.parts, minimum: minimumStep)
    return NumberTicks.rounded(
      domain, step: step, lower: values?.roundsLower ?? true, upper: values?.roundsUpper ?? true)
  }

  /// The amounts of values for which a scale has a place.
  private static func placed(_ values: [Datum], _ kind: ScaleType.Kind) -> [Double] {
    values.compactMap(\.amount).filter { $0.isFinite && (kind != .log || $0 > 0) }
  }

  private var minimumStep: Double? { data.kind == .number && data.isWhole && data.extremes != nil ? 1 : nil }

  private var includesZero: Bool {
    if case .automatic(let includesZero?, _) = settings.domain?.content { return includesZero }
    return isDependent
  }

  /// A domain that isn't empty.
  private func widened(_ domain: ClosedRange<Double>, _ kind: ScaleType.Kind) -> ClosedRange<Double> {
    guard domain.upperBound <= domain.lowerBound else { return domain }
    let value = domain.lowerBound
    switch kind {
    case .date: return value - 43_200...value + 43_200
    case .log: return value / 10...value * 10
    case .linear, .category, .power, .symmetricLog:
      if value == 0 { return 0...1 }
      return value - abs(value) / 10...value + abs(value) / 10
    }
  }
}

extension AxisMarkValues {
  /// The difference of round numbers in a domain; nil for other values.
  fileprivate func step(for domain: ClosedRange<Double>, minimum least: Double?) -> Double? {
    switch kind {
    case .step(let step): step
    case .automatic(let count, let minimum):
      NumberTicks.step(
        for: domain.upperBound - domain.lowerBound, count: count ?? AxisDomain.parts, minimum: minimum ?? least)
    case .dateStep, .list: nil
    }
  }
}
