/// A running animation, which several values may share.
final class AnimationRun {
  let animation: Animation
  /// The time of the start, in seconds.
  let start: Double
  private weak var transaction: Transaction.Storage?
  private(set) var sample = AnimationSample()
  private var context = AnimationContext<Double>()
  // They run when they are released, at the end of the animation.
  private var completions: [AnimationCompletion]
  private var logicalCompletions: [AnimationCompletion]
  private var endings: [() -> Void] = []

  init(_ animation: Animation, of transaction: Transaction.Storage, at start: Double) {
    self.animation = animation
    self.transaction = transaction
    self.start = start
    completions = transaction.completions
    logicalCompletions = transaction.logicalCompletions
    advance(to: start)
  }

  var isOver: Bool { sample.isOver }

  func advance(to now: Double) {
    sample = animation.curve.sample(at: max(0, now - start), &context)
    if sample.isComplete { logicalCompletions = [] }
  }

  /// Ends the animation at the target.
  func finish() { sample = .over }

  /// Whether this is the run of a transaction that started at a time.
  func serves(_ other: Transaction.Storage, _ animation: Animation, at time: Double) -> Bool {
    transaction === other && start == time && self.animation == animation && !isOver
  }

  /// Whether the animation repeats forever.
  var isEndless: Bool { animation.curve.settlingDuration == .infinity }

  /// Adds an action that runs when the animation has ended.
  func atEnd(_ action: @escaping () -> Void) { endings.append(action) }

  /// Called when the animation has ended, after the values have been updated.
  func end() {
    let actions = endings
    endings = []
    for action in actions { action() }
    logicalCompletions = []
    completions = []
  }
}

/// An animated value: its target, and the remaining distance.
struct Motion<Vector: SIMD> where Vector.Scalar == Double {
  private(set) var target: Vector
  private var distance: Vector
  private var speed: Vector
  private let run: AnimationRun

  init(from shown: Vector, to target: Vector, speed: Vector = .zero, _ run: AnimationRun) {
    self.target = target
    distance = shown - target
    self.speed = speed
    self.run = run
  }

  var isOver: Bool { run.isOver }
  var isEndless: Bool { run.isEndless }

  /// The current value.
  var shown: Vector {
    let sample = run.sample
    return target + distance * sample.rest + speed * sample.carried
  }

  /// The current velocity.
  private var velocity: Vector {
    let sample = run.sample
    return distance * sample.restSpeed + speed * sample.carriedSpeed
  }

  /// Sets a new target, starting with the current value and velocity.
  mutating func aim(at new: Vector, _ run: AnimationRun) {
    self = Motion(from: shown, to: new, speed: velocity, run)
  }

  /// Changes the target without animation, and the current value by the same amount.
  mutating func shift(to new: Vector) { target = new }

  /// Changes the target, but not the start.
  mutating func correct(to new: Vector) {
    distance += target - new
    target = new
  }
}
