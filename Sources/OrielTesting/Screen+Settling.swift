import Foundation
import OrielCore

extension Screen {
  /// Brings the screen up to date: runs updates, and lets alerts come and go, until nothing is due any more.
  ///
  /// Tasks don't run in the meantime, because the main actor isn't given up; see ``settle()-swift.method``.
  func settleNow() { platform.runTurns() }

  /// Brings the screen up to date, and lets the tasks go on that are ready to.
  ///
  /// It returns when the screen has stayed the same while the main actor was given up a number of times. A task that
  /// waits for something outside the main actor, such as another actor, may need longer: see
  /// ``wait(timeout:until:)``, and ``finishFileWork(timeout:)`` for what importers, exporters and movers do. A task
  /// that sleeps with ``clock`` goes on when the test says so: `await screen.clock.advance(by: .seconds(1))`.
  public func settle() async {
    var quietRounds = 0
    while quietRounds < Settling.quietRounds {
      quietRounds = platform.isQuiet ? quietRounds + 1 : 0
      settleNow()
      await Settling.letOthersRun()
    }
    settleNow()
  }

  /// Lets tasks go on until `condition` holds.
  ///
  /// - Parameters:
  ///   - timeout: how long at most, in real time.
  ///   - condition: looked at again and again, with the screen up to date.
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/timeout``, or what `condition` throws.
  public func wait(timeout: Duration = .seconds(10), until condition: () throws -> Bool) async throws {
    let deadline = ContinuousClock.now + timeout
    settleNow()
    while try !condition() {
      guard ContinuousClock.now < deadline else {
        throw error(.timeout, "what was waited for has not come about within \(timeout)")
      }
      await Settling.letOthersRun()
      settleNow()
    }
  }
}

/// How a test yields to other tasks.
enum Settling {
  /// How often nothing must have happened before nothing is expected to.
  static let quietRounds = 10

  /// Lets the tasks run that are ready: those of the main actor for sure, those of other threads most likely.
  @MainActor static func letOthersRun() async {
    await Task.yield()
    await Task.detached(priority: .background) { await Task.yield() }.value
  }
}
