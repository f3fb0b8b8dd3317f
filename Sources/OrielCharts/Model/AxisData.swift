import Foundation

/// What the marks of a chart have along an axis.
struct AxisData {
  enum Kind { case category, date, number }

  private(set) var kind: Kind?
  private(set) var categories: [Datum] = []
  /// The smallest unit of the calendar for which values stand.
  private(set) var unit: Calendar.Component?
  private var seen: Set<Datum> = []
  /// Whether all coordinates are whole numbers.
  private(set) var isWhole = true
  private var low = Double.infinity
  private var high = -Double.infinity

  /// Collects the kinds of values and the categories.
  init(_ extents: some Sequence<MarkExtent>, type: ScaleType?) {
    var values: [Datum] = []
    for value in extents.lazy.flatMap(\.values) {
      switch value.datum {
      case .category: kind = .category
      case .date: kind = kind == .category ? .category : .date
      case .number: kind = kind ?? .number
      }
      if let unit = value.unit, self.unit.map({ DateStep(unit: unit).duration < DateStep(unit: $0).duration }) ?? true {
        self.unit = unit
      }
      if seen.insert(value.datum).inserted { values.append(value.datum) }
    }
    if type?.kind == .category { kind = .category }
    if kind == .category { categories = values }
  }

  /// Includes coordinates in the extremes.
  mutating func include(_ first: Double, _ second: Double) {
    guard first.isFinite, second.isFinite else { return }
    isWhole = isWhole && first == first.rounded() && second == second.rounded()
    low = min(low, first, second)
    high = max(high, first, second)
  }

  /// The extremes; nil without data.
  var extremes: ClosedRange<Double>? { low <= high ? low...high : nil }
}
