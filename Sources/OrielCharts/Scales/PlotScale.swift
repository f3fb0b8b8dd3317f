import Foundation

/// A scale that maps the values of an axis to positions in the plot.
///
/// Values are mapped in two steps: a value has a coordinate, which is the amount of a number or date, or for a category its
/// index and a half; and a coordinate has a position, in points.
struct PlotScale {
  var kind: ScaleType.Kind
  /// The first and the last coordinate.
  var domain: ClosedRange<Double>
  var categories: [Datum] = []
  var isReversed = false
  /// Whether the domain is that of the app or of a scrolled chart, beyond which nothing is drawn.
  var isLimited = false
  /// The smallest difference of round values: 1 for whole numbers.
  var minimumStep: Double?
  /// The positions of the ends of the domain, in points.
  var start = 0.0
  var end = 1.0

  private var indices: [Datum: Int] = [:]

  init(_ kind: ScaleType.Kind, _ domain: ClosedRange<Double>) {
    self.kind = kind
    self.domain = domain
  }

  init(categories: [Datum]) {
    self.init(.category, 0...Double(max(1, categories.count)))
    self.categories = categories
    for (index, category) in categories.enumerated() where indices[category] == nil { indices[category] = index }
  }

  var isCategorical: Bool { kind == .category }
  /// The distance of the ends, in points.
  var length: Double { abs(end - start) }
  /// The width of a category's band, in points.
  var band: Double { length / (domain.upperBound - domain.lowerBound) }

  // MARK: Coordinates

  /// The coordinate of a value; nil if the scale has no place for it.
  func coordinate(of datum: Datum) -> Double? {
    if isCategorical { return indices[datum].map { Double($0) + 0.5 } }
    guard let amount = datum.amount, amount.isFinite else { return nil }
    return kind == .log && amount <= 0 ? nil : amount
  }

  /// The value at a coordinate.
  func datum(at coordinate: Double) -> Datum? {
    switch kind {
    case .category:
      let index = Int(coordinate.rounded(.down))
      return categories.isEmpty ? nil : categories[min(max(0, index), categories.count - 1)]
    case .date: return .date(coordinate)
    case .linear, .log, .power, .symmetricLog: return .number(coordinate)
    }
  }

  // MARK: Positions

  /// The position of a coordinate, also beyond the ends.
  func position(of coordinate: Double) -> Double {
    let (low, high) = (transformed(domain.lowerBound), transformed(domain.upperBound))
    guard high > low else { return (start + end) / 2 }
    let share = (transformed(coordinate) - low) / (high - low)
    return start + (isReversed ? 1 - share : share) * (end - start)
  }

  /// The coordinate at a position.
  func coordinate(at position: Double) -> Double {
    let (low, high) = (transformed(domain.lowerBound), transformed(domain.upperBound))
    guard end != start else { return domain.lowerBound }
    let share = (position - start) / (end - start)
    return restored(low + (isReversed ? 1 - share : share) * (high - low))
  }

  /// The position of a value.
  func position(of datum: Datum) -> Double? { coordinate(of: datum).map { position(of: $0) } }

  /// The value at a position; nil beyond the ends.
  func datum(atPosition position: Double) -> Datum? {
    let slack = 1e-6
    guard position >= min(start, end) - slack, position <= max(start, end) + slack else { return nil }
    return datum(at: coordinate(at: position))
  }

  private func transformed(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    // Bars begin at the end of the domain.
    case .log: log10(value > 0 ? value : max(domain.lowerBound, .leastNormalMagnitude))
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope): value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    }
  }

  private func restored(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: pow(10, value)
    case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .symmetricLog(let slope): (value < 0 ? -expm1(-value) : expm1(value)) / slope
    }
  }
}
