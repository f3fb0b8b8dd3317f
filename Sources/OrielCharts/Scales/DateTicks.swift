import Foundation

/// A distance of dates by the calendar: a number of units.
struct DateStep: Hashable, Sendable {
  var unit: Calendar.Component
  var count = 1

  /// The length in seconds, approximately.
  var duration: Double {
    let length: Double =
      switch unit {
      case .second: 1
      case .minute: 60
      case .hour: 3_600
      case .day, .weekday, .weekdayOrdinal, .dayOfYear: 86_400
      case .weekOfYear, .weekOfMonth: 604_800
      case .month: 2_629_746
      case .quarter: 7_889_238
      case .year, .yearForWeekOfYear: 31_556_952
      default: 1
      }
    return length * Double(count)
  }

  /// The date a step after another one.
  func date(after date: Date, _ calendar: Calendar) -> Date? {
    let isQuarter = unit == .quarter
    return calendar.date(byAdding: isQuarter ? .month : unit, value: isQuarter ? 3 * count : count, to: date)
  }
}

/// Dates for the ticks of an axis, by the calendar.
struct DateTicks {
  let calendar: Calendar

  private static let steps: [DateStep] =
    [1, 5, 15, 30].map { DateStep(unit: .second, count: $0) }
    + [1, 5, 15, 30].map { DateStep(unit: .minute, count: $0) }
    + [1, 3, 6, 12].map { DateStep(unit: .hour, count: $0) } + [1, 2].map { DateStep(unit: .day, count: $0) }
    + [DateStep(unit: .weekOfYear)] + [1, 3, 6].map { DateStep(unit: .month, count: $0) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].map { DateStep(unit: .year, count: $0) }

  /// The smallest round step that divides a domain into at most about `count` parts.
  static func step(for domain: ClosedRange<Double>, count: Int, minimum: DateStep? = nil) -> DateStep {
    let length = (domain.upperBound - domain.lowerBound) / Double(max(1, count))
    let needed = max(length * 0.95, minimum.map { $0.duration * 0.95 } ?? 0)
    return steps.first { $0.duration >= needed } ?? DateStep(unit: .year, count: 1_000)
  }

  /// The dates in a domain at the multiples of a step, at most 1,000. They begin with the start of a unit.
  func values(in domain: ClosedRange<Double>, step: DateStep) -> [Double] {
    let start = Date(timeIntervalSinceReferenceDate: domain.lowerBound)
    guard (domain.upperBound - domain.lowerBound) / step.duration < 1_000, step.count > 0,
      var date = alignedStart(before: start, step)
    else { return [] }
    var values: [Double] = []
    while date.timeIntervalSinceReferenceDate <= domain.upperBound + 1e-6 {
      if date.timeIntervalSinceReferenceDate >= domain.lowerBound - 1e-6 {
        values.append(date.timeIntervalSinceReferenceDate)
      }
      guard let next = following(date, step), next > date else { break }
      date = next
    }
    return values
  }

  private func following(_ date: Date, _ step: DateStep) -> Date? {
    guard let next = step.date(after: date, calendar) else { return nil }
    guard step.unit == .day, step.count > 1 else { return next }
    // Every second day begins again with each month.
    return calendar.component(.month, from: next) == calendar.component(.month, from: date)
      ? next : calendar.dateInterval(of: .month, for: next)?.start
  }

  /// The last multiple of a step that isn't after a date, counted from the start of the larger unit.
  private func alignedStart(before date: Date, _ step: DateStep) -> Date? {
    guard let start = calendar.dateInterval(of: step.unit, for: date)?.start else { return nil }
    guard step.count > 1 else { return start }
    let larger: Calendar.Component
    switch step.unit {
    case .second: larger = .minute
    case .minute: larger = .hour
    case .hour: larger = .day
    case .day: larger = .month
    case .month: larger = .year
    case .year:
      let year = calendar.component(.year, from: start)
      let excess = (year % step.count + step.count) % step.count
      return calendar.date(byAdding: .year, value: -excess, to: start)
    default: return start
    }
    guard let origin = calendar.dateInterval(of: larger, for: start)?.start,
      let elapsed = calendar.dateComponents([step.unit], from: origin, to: start).value(for: step.unit)
    else { return start }
    return calendar.date(byAdding: step.unit, value: -(elapsed % step.count), to: start)
  }
}
