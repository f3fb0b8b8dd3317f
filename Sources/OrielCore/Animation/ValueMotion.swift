/// An animated value of any type: its target, and the remaining distance.
struct ValueMotion<Data: VectorArithmetic> {
  private(set) var target: Data
  private var distance: Data
  private var speed = Data.zero
  private var run: AnimationRun

  init(from start: Data, to target: Data, _ run: AnimationRun) {
    self.target = target
    distance = start - target
    self.run = run
  }

  var isOver: Bool { run.isOver }
  var isEndless: Bool { run.isEndless }

  /// The value in the current frame.
  var shown: Data {
    let sample = run.sample
    return target + distance.scaled(by: sample.rest) + speed.scaled(by: sample.carried)
  }

  /// Sets a new target, starting with the current value and velocity.
  mutating func aim(at new: Data, _ run: AnimationRun) {
    let shown = shown
    let sample = self.run.sample
    speed = distance.scaled(by: sample.restSpeed) + speed.scaled(by: sample.carriedSpeed)
    distance = shown - new
    target = new
    self.run = run
  }

  /// Changes the target without animation, and the current value by the same amount.
  mutating func shift(to new: Data) { target = new }
}
