import Foundation
import OrielCore

extension Screen {
  /// Performs all pending updates and presentations.
  ///
  /// Tasks don't run during the call, since the test occupies the main actor; see ``settle()-swift.method``.
  func settleNow() { platform.runTurns() }

  /// Performs all pending updates, and lets tasks of the main actor run.
  ///
  /// The method returns when the screen hasn't changed while the main actor was yielded several times. Use
  /// ``wait(timeout:until:)`` for tasks that wait for other actors, and ``finishFileWork(timeout:)`` for operations on
  /// files. A task that sleeps with ``clock`` resumes when the test advances it:
  /// `await screen.clock.advance(by: .seconds(1))`.
  public func settle() async {
    var quietRounds = 0
    while quietRounds < Settling.quietRounds {
      quietRounds = platform.isQuiet ? quietRounds + 1 : 0
      settleNow()
      await Settling.yieldToOthers()
    }
    settleNow()
  }

  /// Lets tasks run until a condition is true.
  ///
  /// - Parameters:
  ///   - timeout: the maximum time to wait, in real time. The time that other tests take on the main actor doesn't
  ///     count.
  ///   - condition: evaluated repeatedly, after updates have been performed.
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/timeout``, or the error of `condition`.
  public func wait(timeout: Duration = .seconds(10), until condition: () throws -> Bool) async throws {
    var limit = TimeLimit(timeout)
    settleNow()
    while try !condition() {
      guard await limit.yieldToOthers() else {
        throw error(.timeout, "what was waited for has not come about within \(timeout)")
      }
      settleNow()
    }
  }
}

/// Yields to other tasks.
enum Settling {
  /// The number of yields without a change after which the screen has settled.
  static let quietRounds = 10

  /// Lets ready tasks run: all of the main actor, and most of other threads.
  @MainActor static func yieldToOthers() async {
    await Task.yield()
    await Task.detached(priority: .background) { await Task.yield() }.value
  }
}

/// The time that remains for waiting.
///
/// Tests run concurrently and share the main actor. A yield that takes long was mostly spent in other tests, so only
/// its first milliseconds count.
struct TimeLimit {
  private static let longestYield = Duration.milliseconds(5)
  private var remaining: Duration

  init(_ duration: Duration) { remaining = duration }

  /// Yields to other tasks, and returns true. Returns false without yielding once no time remains.
  @MainActor mutating func yieldToOthers() async -> Bool {
    guard remaining > .zero else { return false }
    let start = ContinuousClock.now
    await Settling.yieldToOthers()
    remaining -= min(ContinuousClock.now - start, Self.longestYield)
    return true
  }
}
