/// An animation in which a list scrolls to a row. The distance to the row may change while it runs, because the heights
/// of the rows between are estimated.
@MainActor package final class RowScrollMotion: @MainActor FrameMover {
  private let run: AnimationRun
  /// The part of the whole distance that was left in the last step.
  private var rest = 1.0
  private var isStopped = false
  /// Called for each frame.
  package var didAdvance: () -> Void = {}

  /// The animation of the current transaction; nil if it has none.
  init?(in clock: AnimationClock?) {
    guard let clock, let run = clock.run(Transaction.current) else { return nil }
    self.run = run
    clock.add(self)
  }

  package var isOver: Bool { run.isOver }

  /// The part of the distance that is left now by which to scroll.
  package func takeStep() -> Double {
    let next = run.sample.rest
    defer { rest = next }
    // Near the target, where an animation may also be beyond it.
    return isOver || abs(rest) < 0.01 ? 1 : 1 - next / rest
  }

  package func stop() { isStopped = true }

  package func step() -> Bool {
    guard !isStopped else { return false }
    didAdvance()
    return !isOver
  }
}
