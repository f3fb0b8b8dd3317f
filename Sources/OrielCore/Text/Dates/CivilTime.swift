/// What a calendar and a clock on the wall display, to the minute, in the Gregorian calendar.
package struct CivilTime: Equatable, Sendable {
  package var year: Int
  /// From 1.
  package var month: Int
  /// From 1.
  package var day: Int
  package var hour = 0
  package var minute = 0

  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// What a clock in UTC displays.
  ///
  /// - Parameter time: the date in seconds since 1970.
  package init(_ time: Double) {
    let minutes = Int((time / 60).rounded(.down))
    let days = Self.divided(minutes, by: 1_440)
    // Days since 1 March of year 0, in eras of 400 years. Years begin with March, so that the leap day is the last.
    let number = days.quotient + 719_468
    let era = Self.divided(number, by: 146_097)
    let inEra = era.remainder
    let yearOfEra = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
    let dayOfYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = era.quotient * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    hour = days.remainder / 60
    minute = days.remainder % 60
  }

  /// The date in seconds since 1970 at which a clock in UTC displays this.
  package var time: Double {
    let fromMarch = month <= 2 ? year - 1 : year
    let era = Self.divided(fromMarch, by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = era.remainder * 365 + era.remainder / 4 - era.remainder / 100 + dayOfYear
    let days = era.quotient * 146_097 + dayOfEra - 719_468
    return Double(((days * 24 + hour) * 60 + minute) * 60)
  }

  /// The division whose remainder isn't negative.
  private static func divided(_ value: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// The number of days of a month.
  package static func days(in month: Int, of year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Whether the date and the time exist.
  package var isValid: Bool {
    (1...9999).contains(year) && (1...12).contains(month) && (1...Self.days(in: month, of: year)).contains(day)
      && (0..<24).contains(hour) && (0..<60).contains(minute)
  }

  /// The time after some steps of a component. In a month that is shorter, the day is the last one.
  package func stepped(_ component: DateFieldFormat.Component, by count: Int) -> CivilTime {
    let seconds: Double
    switch component {
    case .month, .year:
      let months = Self.divided(year * 12 + month - 1 + count * (component == .year ? 12 : 1), by: 12)
      var new = self
      (new.year, new.month) = (months.quotient, months.remainder + 1)
      new.day = min(day, Self.days(in: new.month, of: new.year))
      return new
    case .day: seconds = 86_400
    case .hour: seconds = 3_600
    case .minute: seconds = 60
    // There and back on the same day.
    case .period: return CivilTime(time + (hour < 12 ? 43_200 : -43_200) * (count.isMultiple(of: 2) ? 0 : 1))
    }
    return CivilTime(time + Double(count) * seconds)
  }
}
