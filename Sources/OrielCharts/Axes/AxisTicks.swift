import Foundation

/// The values of an axis with a scale, at which there are grid lines, ticks and labels.
struct AxisTicks {
  enum Step {
    case number(Double)
    case date(DateStep)
    case none
  }

  /// In ascending order, unless the app has listed them.
  private(set) var coordinates: [Double] = []
  private(set) var step = Step.none

  /// - Parameters:
  ///   - values: the values that the app has set.
  ///   - scale: the scale.
  ///   - count: about the number of values for which there is room.
  ///   - unit: the unit of the calendar for which the data stands.
  ///   - calendar: the calendar of dates.
  init(
    _ values: AxisMarkValues, on scale: PlotScale, count: Int, unit: Calendar.Component?, calendar: Calendar
  ) {
    switch values.kind {
    case .list(let data):
      coordinates = data.compactMap { scale.coordinate(of: $0) }.filter { scale.domain.contains($0) }
      setStepOfList(scale, unit)
    case .dateStep(let step, let own) where scale.kind == .date:
      coordinates = DateTicks(calendar: own ?? calendar).values(in: scale.domain, step: step)
      self.step = .date(step)
    case .automatic(let desired, let minimum):
      setAutomatic(scale, max(1, desired ?? count), minimum, unit, calendar)
    case .step(let step) where scale.kind != .category && scale.kind != .date:
      coordinates = NumberTicks.values(in: scale.domain, step: step)
      self.step = .number(step)
    case .step, .dateStep:
      setAutomatic(scale, count, nil, unit, calendar)
    }
  }

  /// The maximum number of labels of categories.
  private static let limit = 100

  private mutating func setAutomatic(
    _ scale: PlotScale, _ count: Int, _ minimum: Double?, _ unit: Calendar.Component?, _ calendar: Calendar
  ) {
    switch scale.kind {
    case .category:
      // No more than there may be room for, since all labels are measured.
      let distance = max(1, (scale.categories.count + Self.limit - 1) / Self.limit)
      coordinates = stride(from: 0, to: scale.categories.count, by: distance).map { Double($0) + 0.5 }
    case .date:
      let step = DateTicks.step(for: scale.domain, count: count, minimum: unit.map { DateStep(unit: $0) })
      coordinates = DateTicks(calendar: calendar).values(in: scale.domain, step: step)
      self.step = .date(step)
    case .log:
      coordinates = NumberTicks.logarithmic(in: scale.domain, count: count)
      // Each number has the decimals that it needs.
      step = .none
    case .linear, .power, .symmetricLog:
      let step = NumberTicks.step(
        for: scale.domain.upperBound - scale.domain.lowerBound, count: count, minimum: minimum ?? scale.minimumStep)
      coordinates = NumberTicks.values(in: scale.domain, step: step)
      self.step = .number(step)
    }
  }

  private mutating func setStepOfList(_ scale: PlotScale, _ unit: Calendar.Component?) {
    let sorted = coordinates.sorted()
    let smallest = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
    switch scale.kind {
    case .category: break
    case .date:
      let step = unit.map { DateStep(unit: $0) } ?? smallest.map { DateTicks.step(for: 0...$0, count: 1) }
      self.step = .date(step ?? DateStep(unit: .day))
    case .linear, .log, .power, .symmetricLog:
      step = .none
    }
  }

  /// The middle between a value and the next one, or the end of the domain.
  ///
  /// - Parameter step: the distance of dates; nil for that of the values.
  func middle(of index: Int, step: DateStep? = nil, calendar: Calendar, in domain: ClosedRange<Double>) -> Double {
    let start = coordinates[index]
    if let step = step ?? dateStep, let next = step.date(after: Date(timeIntervalSinceReferenceDate: start), calendar) {
      return (start + min(next.timeIntervalSinceReferenceDate, domain.upperBound)) / 2
    }
    return (start + (coordinates.indices.contains(index + 1) ? coordinates[index + 1] : domain.upperBound)) / 2
  }

  private var dateStep: DateStep? { if case .date(let step) = step { step } else { nil } }
}
