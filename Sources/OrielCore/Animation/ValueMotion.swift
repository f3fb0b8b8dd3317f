/// Data on their way: where they should be, and what an animation has left of the distance.
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

  /// The data as they are in this frame.
  var shown: Data {
    let sample = run.sample
    return target + distance.scaled(by: sample.rest) + speed.scaled(by: sample.carried)
  }

  /// Goes elsewhere from where it is, and as fast as it moves.
  mutating func aim(at new: Data, _ run: AnimationRun) {
    let shown = shown
    let sample = self.run.sample
    speed = distance.scaled(by: sample.restSpeed) + speed.scaled(by: sample.carriedSpeed)
    distance = shown - new
    target = new
    self.run = run
  }

  /// Where it should be has changed, and what is shown with that.
  mutating func shift(to new: Data) { target = new }
}
