import Glibc

/// The progress of an animation at one time.
package struct AnimationSample: Equatable, Sendable {
  /// The remaining fraction of the initial distance.
  var rest = 1.0
  /// The contribution of the initial velocity, in seconds.
  var carried = 0.0
  /// The rate of change of `rest`.
  var restSpeed = 0.0
  /// The rate of change of `carried`.
  var carriedSpeed = 0.0
  /// Whether the animation has visibly ended.
  var isComplete = false
  /// Whether the animation has ended.
  var isOver = false

  static let over = AnimationSample(rest: 0, isComplete: true, isOver: true)
}

/// The timing function of an animation.
indirect enum AnimationCurve: Hashable, Sendable {
  case timing(UnitCurve, Double)
  /// A spring, and its initial velocity in fractions of the distance per second.
  case spring(Spring, Double)
  case delayed(AnimationCurve, Double)
  case faster(AnimationCurve, Double)
  /// A repeated curve. A count of nil repeats it forever.
  case repeated(AnimationCurve, Int?, autoreverses: Bool)
  /// The curve of a custom animation.
  case custom(CustomCurve)

  /// The remaining fraction of a spring's distance that isn't visible: a tenth of a pixel of a distance of a thousand.
  private static let epsilon = 1e-4

  /// The time until the animation has visibly ended.
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

  /// The time until the animation has ended.
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

  /// The duration of one repetition.
  private var period: Double { max(settlingDuration, 1e-3) }

  /// The progress at a time in seconds after the start.
  ///
  /// - Parameter context: the state of a custom animation.
  func sample(at time: Double, _ context: inout AnimationContext<Double>) -> AnimationSample {
    // The tolerance covers rounding errors of frame times.
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

  /// The curve without infinite repetition: a curve that repeats forever runs once.
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
