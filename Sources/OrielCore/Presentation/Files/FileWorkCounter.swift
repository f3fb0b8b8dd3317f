/// Counts the running operations of importers, exporters and movers.
///
/// It is placed in the environment by the owner, which learns when all operations have completed.
@MainActor package final class FileWorkCounter {
  /// The number of running operations. Those of removed views count until they have stopped.
  package private(set) var running = 0

  private let onChange: (_ isAtWork: Bool) -> Void

  /// - Parameter onChange: called when the first operation begins and when the last one ends. Until then, the app
  ///   mustn't end.
  package init(onChange: @escaping (_ isAtWork: Bool) -> Void = { _ in }) { self.onChange = onChange }

  func begin() {
    running += 1
    if running == 1 { onChange(true) }
  }

  func end() {
    running -= 1
    if running == 0 { onChange(false) }
  }
}

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
