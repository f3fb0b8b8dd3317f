import CGtk

/// The times of events in seconds of the monotonic clock, at which an app that was busy receives them later.
///
/// The clock of the window system has another origin. The shortest delay that was seen stands for none.
struct EventClock {
  private var delay: Double?

  static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// The time of an event.
  ///
  /// - Parameter time: the time in milliseconds of the window system; 0 if it is unknown.
  mutating func time(ofEventAt time: guint32, now: Double = Self.now) -> Double {
    guard time != 0 else { return now }
    let seconds = Double(time) / 1000
    let delay = now - seconds
    // The window system's time begins again after 49 days.
    if let known = self.delay, abs(delay - known) < 3600 {
      self.delay = min(known, delay)
    } else {
      self.delay = delay
    }
    return seconds + (self.delay ?? delay)
  }
}
