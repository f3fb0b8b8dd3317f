/// An animation of something that no view describes, such as the height of a sheet.
package final class ClockAnimation: FrameMover {
  private let run: AnimationRun
  private var action: ((Double) -> Void)?

  fileprivate init(_ run: AnimationRun, _ action: @escaping (Double) -> Void) {
    self.run = run
    self.action = action
  }

  /// Stops where it is.
  package func stop() { action = nil }

  package func step() -> Bool {
    guard let action else { return false }
    let isOver = run.isOver
    // The last step may begin another one.
    if isOver { self.action = nil }
    action(1 - run.sample.rest)
    return !isOver
  }
}

extension AnimationClock {
  /// Has something move by itself; nil where nothing is to move.
  ///
  /// - Parameter action: gets, for each frame, how far it has come: 0 is the start, 1 the end, which comes last.
  package func animate(_ animation: Animation, _ action: @escaping (Double) -> Void) -> ClockAnimation? {
    guard let run = run(Transaction(animation: animation).storage) else { return nil }
    let motion = ClockAnimation(run, action)
    add(motion)
    return motion
  }
}
