import Dispatch
import Glibc

/// Runs `body` immediately on the main thread, and otherwise on the main actor's next turn.
package func runOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}

/// Detects whether code runs on the thread of the main actor: the first thread in an app, and the thread that serves
/// the main queue in a test runner.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    isFirst || DispatchQueue.getSpecific(key: key) == true
  }

  /// The first thread of the process, if it made the first call. The comparison needs no system call.
  private static let first: pthread_t? = hasProcessID ? pthread_self() : nil

  private static var isFirst: Bool {
    if let first { pthread_equal(first, pthread_self()) != 0 } else { hasProcessID }
  }

  /// Whether the thread id equals the process id, as for the first thread.
  private static var hasProcessID: Bool { threadID.map { $0() == getpid() } ?? false }

  // Looked up at run time, since Swift's Glibc module doesn't declare it. The cast is to the signature of the manual
  // page.
  private static let threadID = dlsym(nil, "gettid").map { unsafeBitCast($0, to: (@convention(c) () -> pid_t).self) }

  /// Runs `body` on the main thread and waits for it; immediately if this is the main thread.
  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    isCurrent ? assumeIsolated(body) : DispatchQueue.main.sync { assumeIsolated(body) }
  }

  /// Calls `body` as `MainActor.assumeIsolated` does, but doesn't check the executor, since this is known to be the
  /// main thread. The result need not be `Sendable`.
  package static func assumeIsolated<Result>(_ body: @MainActor () -> Result) -> Result {
    // The cast removes the isolation, which exists only in the type: this is the main actor's thread.
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
