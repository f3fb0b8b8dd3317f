/// An animation that isn't part of a view's description, such as that of a sheet's height.
package final class ClockAnimation: FrameMover {
  private let run: AnimationRun
  private var action: ((Double) -> Void)?

  fileprivate init(_ run: AnimationRun, _ action: @escaping (Double) -> Void) {
    self.run = run
    self.action = action
  }

  /// Stops the animation at the current value.
  package func stop() { action = nil }

  package func step() -> Bool {
    guard let action else { return false }
    let isOver = run.isOver
    // The last step may start another animation.
    if isOver { self.action = nil }
    action(1 - run.sample.rest)
    return !isOver
  }
}

extension AnimationClock {
  /// Runs an animation; returns nil if animations are disabled.
  ///
  /// - Parameter action: called for each frame with the progress from 0 to 1. The last call has 1.
  package func animate(_ animation: Animation, _ action: @escaping (Double) -> Void) -> ClockAnimation? {
    animate(in: Transaction(animation: animation), action)
  }

  /// Runs the animation of a transaction; returns nil if it has none, or if animations are disabled.
  ///
  /// - Parameter action: called for each frame with the progress, which may exceed 1. The last call has 1.
  package func animate(in transaction: Transaction, _ action: @escaping (Double) -> Void) -> ClockAnimation? {
    guard let run = run(transaction.storage) else { return nil }
    let motion = ClockAnimation(run, action)
    add(motion)
    return motion
  }
}
