/// An animation under way: what it moves asks it how far it has come.
final class AnimationRun {
  let animation: Animation
  /// The time at which it has begun.
  let start: Double
  private weak var transaction: Transaction.Storage?
  private(set) var sample = AnimationSample()
  private var context = AnimationContext<Double>()
  // Retained until they are due: they run when they are released.
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

  /// Goes to its end.
  func finish() { sample = .over }

  /// Whether it is the one of this transaction that has begun at this time.
  func serves(_ other: Transaction.Storage, _ animation: Animation, at time: Double) -> Bool {
    transaction === other && start == time && self.animation == animation && !isOver
  }

  /// Whether it never comes to its end.
  var isEndless: Bool { animation.curve.settlingDuration == .infinity }

  /// Has an action run when it is over.
  func atEnd(_ action: @escaping () -> Void) { endings.append(action) }

  /// It is over, and what it moved is where it should be.
  func end() {
    let actions = endings
    endings = []
    for action in actions { action() }
    logicalCompletions = []
    completions = []
  }
}

/// A value on its way: where it should be, and what an animation has left of the distance.
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

  /// Where it is seen.
  var shown: Vector {
    let sample = run.sample
    return target + distance * sample.rest + speed * sample.carried
  }

  /// How fast it moves.
  private var velocity: Vector {
    let sample = run.sample
    return distance * sample.restSpeed + speed * sample.carriedSpeed
  }

  /// Goes elsewhere from where it is seen, and as fast as it moves.
  mutating func aim(at new: Vector, _ run: AnimationRun) {
    self = Motion(from: shown, to: new, speed: velocity, run)
  }

  /// Where it should be has changed, and where it is seen with that.
  mutating func shift(to new: Vector) { target = new }
}
