private enum WorkCounterKey: EnvironmentKey { static var defaultValue: FileWorkCounter? { nil } }
private enum ProgressDelayKey: EnvironmentKey { static var defaultValue: Duration { .milliseconds(500) } }
private enum ProgressClockKey: EnvironmentKey {
  static var defaultValue: any Clock<Duration> { ContinuousClock() }
}

extension EnvironmentValues {
  /// The counter of operations on files; nil for none.
  package var fileWorkCounter: FileWorkCounter? {
    get { self[WorkCounterKey.self] }
    set { self[WorkCounterKey.self] = newValue }
  }

  /// The delay after which the progress sheet is presented.
  package var fileProgressDelay: Duration {
    get { self[ProgressDelayKey.self] }
    set { self[ProgressDelayKey.self] = newValue }
  }

  /// The clock for this delay.
  package var fileProgressClock: any Clock<Duration> {
    get { self[ProgressClockKey.self] }
    set { self[ProgressClockKey.self] = newValue }
  }
}
