import Dispatch
import Glibc

/// Runs `body` at once when called on the main thread, and on the main actor's next turn otherwise.
package func runOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
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
    isFirst || DispatchQueue.getSpecific(key: key) == true
  }

  /// The process's first thread, where that is the one that asked first: then telling costs no system call.
  private static let first: pthread_t? = hasProcessID ? pthread_self() : nil

  private static var isFirst: Bool {
    if let first { pthread_equal(first, pthread_self()) != 0 } else { hasProcessID }
  }

  /// Whether the thread has the number of the process, as only the first one has.
  private static var hasProcessID: Bool { threadID.map { $0() == getpid() } ?? false }

  // Found at run time, because Swift's module of the C library leaves out what isn't POSIX. The cast gives the symbol
  // the signature that its manual page has.
  private static let threadID = dlsym(nil, "gettid").map { unsafeBitCast($0, to: (@convention(c) () -> pid_t).self) }

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
