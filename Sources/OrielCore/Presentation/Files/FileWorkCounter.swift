/// Counts the importers, exporters and movers of an app that are at work on files, off the main actor.
///
/// Code that puts one into the environment knows when all of it is done.
@MainActor package final class FileWorkCounter {
  /// How many are at work. One whose view has gone counts until it has really stopped.
  package private(set) var running = 0

  private let onChange: (_ isAtWork: Bool) -> Void

  /// - Parameter onChange: called when the first of them begins, and when the last has ended. An app that goes sooner
  ///   would leave behind what is half written.
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
  /// Counts the work on files; nil where nobody wants to know.
  package var fileWorkCounter: FileWorkCounter? {
    get { self[WorkCounterKey.self] }
    set { self[WorkCounterKey.self] = newValue }
  }

  /// How long work on files may take before the user is shown how far it has come.
  package var fileProgressDelay: Duration {
    get { self[ProgressDelayKey.self] }
    set { self[ProgressDelayKey.self] = newValue }
  }

  /// The clock of that delay.
  package var fileProgressClock: any Clock<Duration> {
    get { self[ProgressClockKey.self] }
    set { self[ProgressClockKey.self] = newValue }
  }
}
