import FoundationEssentials

/// A clock on the wall of a place, which skips an hour when summer begins there, and repeats one when it ends.
///
/// Dates are in seconds since 1970. What the clock displays is written as the date at which a clock in UTC displays it.
package struct WallClock {
  /// How far the clock is ahead of UTC at a date, in seconds.
  private let offset: (Double) -> Double

  /// Creates a clock.
  ///
  /// - Parameter offset: returns how far the clock is ahead of UTC at a date, in seconds.
  package init(offset: @escaping (Double) -> Double) { self.offset = offset }

  /// Creates the clock of a time zone.
  package init(in zone: TimeZone) {
    self.init { Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0))) }
  }

  /// What the clock displays at a date.
  package func time(at date: Double) -> Double { date + offset(date) }

  /// The date to which the user sets the clock.
  ///
  /// Of two dates with the same time it is the nearer one. A time that the clock skips is moved over the gap: forward,
  /// or backward if the user comes from its end.
  ///
  /// - Parameters:
  ///   - time: what the clock shall display.
  ///   - current: the date that is displayed now.
  package func date(at time: Double, from current: Double) -> Double {
    // The clock changes less than once a day.
    let day = 86_400.0
    let dates = [time - offset(time - day), time - offset(time + day)]
    let exact = dates.filter { self.time(at: $0) == time }
    if let nearest = exact.min(by: { abs($0 - current) < abs($1 - current) }) { return nearest }
    let (earlier, later) = (min(dates[0], dates[1]), max(dates[0], dates[1]))
    return time < self.time(at: current) && current <= later ? earlier : later
  }
}
