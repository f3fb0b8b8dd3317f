import Glibc

/// How far an animation has come.
package struct AnimationSample: Equatable, Sendable {
  /// What is left of the distance from the target, as a share of the distance at the start.
  var rest = 1.0
  /// What a speed at the start has added, in seconds of it.
  var carried = 0.0
  /// How fast `rest` changes.
  var restSpeed = 0.0
  /// How fast `carried` changes.
  var carriedSpeed = 0.0
  /// Whether it is where it should be as the user sees it.
  var isComplete = false
  /// Whether nothing moves any more.
  var isOver = false

  static let over = AnimationSample(rest: 0, isComplete: true, isOver: true)
}

/// The course of an animation.
indirect enum AnimationCurve: Hashable, Sendable {
  case timing(UnitCurve, Double)
  /// A spring, and how fast what hangs on it is at the start, as a share of the distance in a second.
  case spring(Spring, Double)
  case delayed(AnimationCurve, Double)
  case faster(AnimationCurve, Double)
  /// Nil repeats it without an end.
  case repeated(AnimationCurve, Int?, autoreverses: Bool)
  /// The course of an animation of an app's own.
  case custom(CustomCurve)

  /// What is left of a spring's distance when nothing is seen to move: a tenth of a pixel in a thousand.
  private static let epsilon = 1e-4

  /// How long it takes until it is where it should be as the user sees it.
  var duration: Double {
    switch self {
    case .timing(_, let duration): duration
    case .spring(let spring, _): min(spring.duration, settlingDuration)
    case .delayed(let curve, let delay): curve.duration + delay
    case .faster(let curve, let speed): speed > 0 ? curve.duration / speed : .infinity
    case .repeated(let curve, let count, _): count.map { curve.period * Double($0) } ?? .infinity
    case .custom(let curve): curve.duration
    }
  }

  /// How long it takes until nothing moves any more.
  var settlingDuration: Double {
    switch self {
    case .timing(_, let duration): duration
    case .spring(let spring, let velocity): spring.settlingDuration(epsilon: Self.epsilon / (1 + abs(velocity)))
    case .delayed(let curve, let delay): curve.settlingDuration + delay
    case .faster(let curve, let speed): speed > 0 ? curve.settlingDuration / speed : .infinity
    case .repeated: duration
    case .custom(let curve): curve.settlingDuration
    }
  }

  /// How long one round takes of what is repeated.
  private var period: Double { max(settlingDuration, 1e-3) }

  /// How far it has come so many seconds after its start.
  ///
  /// - Parameter context: what an animation of an app's own keeps from one frame to the next.
  func sample(at time: Double, _ context: inout AnimationContext<Double>) -> AnimationSample {
    // Times add up from frames.
    guard settlingDuration - time > 1e-9 else { return .over }
    var sample = course(at: time, &context)
    sample.isComplete = duration - time <= 1e-9
    return sample
  }

  private func course(at time: Double, _ context: inout AnimationContext<Double>) -> AnimationSample {
    switch self {
    case .timing(let curve, let duration):
      let progress = max(0, time) / duration
      return AnimationSample(
        rest: 1 - curve.value(at: progress), restSpeed: -curve.velocity(at: progress) / duration)
    case .spring(let spring, let velocity):
      let (rest, carried, restSpeed, carriedSpeed) = spring.course(at: max(0, time))
      return AnimationSample(
        rest: rest - velocity * carried, carried: carried, restSpeed: restSpeed - velocity * carriedSpeed,
        carriedSpeed: carriedSpeed)
    case .delayed(let curve, let delay):
      return time < delay ? AnimationSample() : curve.course(at: time - delay, &context)
    case .faster(let curve, let speed):
      guard speed > 0 else { return AnimationSample() }
      var sample = curve.course(at: time * speed, &context)
      sample.carried /= speed
      sample.restSpeed *= speed
      return sample
    case .repeated(let curve, _, let autoreverses):
      let round = (time / curve.period).rounded(.down)
      let start = time - round * curve.period
      let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
      var sample = curve.course(at: isBackwards ? curve.period - start : start, &context)
      if isBackwards { sample.restSpeed = -sample.restSpeed }
      sample.carried = 0
      sample.carriedSpeed = 0
      return sample
    case .custom(let curve): return curve.course(at: time, &context)
    }
  }

  /// The curve as it is where it has to come to an end: one round of what is repeated without one.
  var ending: AnimationCurve {
    switch self {
    case .timing: self
    case .custom(let curve): curve.settlingDuration == .infinity ? .timing(.linear, 0) : self
    case .spring(let spring, let velocity):
      spring.dampingRatio > 0.01 ? self : .spring(Spring(duration: spring.duration), velocity)
    case .delayed(let curve, let delay): .delayed(curve.ending, delay)
    case .faster(let curve, let speed): speed > 0 ? .faster(curve.ending, speed) : .timing(.linear, 0)
    case .repeated(let curve, nil, _): curve.ending
    case .repeated(let curve, let count, let autoreverses):
      .repeated(curve.ending, count, autoreverses: autoreverses)
    }
  }
}
