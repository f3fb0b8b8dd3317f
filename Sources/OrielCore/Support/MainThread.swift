import Foundation

/// Runs `body` at once when called on the main thread, and on the main actor's next turn otherwise.
func runOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}

/// Tells whether code runs where the main actor runs: on the process's first thread in an app, on whichever thread
/// serves the main queue under a test runner.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs `body` on the main thread and waits for it: at once where this is the main thread.
  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    isCurrent ? assumeIsolated(body) : DispatchQueue.main.sync { assumeIsolated(body) }
  }

  /// Does what `MainActor.assumeIsolated` does where `isCurrent` has been asked, and where the result isn't `Sendable`.
  static func assumeIsolated<Result>(_ body: @MainActor () -> Result) -> Result {
    // The cast takes away the isolation, which is part of the closure's type only: this is the main actor's thread.
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
