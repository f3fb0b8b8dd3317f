import Glibc

/// A damped spring, which moves a value from its current position and velocity to a target.
public struct Spring: Hashable, Sendable {
  /// The mass of the object that is attached to the spring.
  public let mass: Double
  /// The stiffness: the force per unit of distance.
  public let stiffness: Double
  /// The damping: the friction per unit of velocity.
  public let damping: Double

  /// Creates a spring with a perceptual duration in seconds, and a bounce from -1 to 1. A bounce of 0 is critically
  /// damped, a negative one overdamped.
  public init(duration: Double = 0.5, bounce: Double = 0.0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring with a response and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: the period of the undamped oscillation, in seconds.
  ///   - dampingRatio: the damping, where 1 is critical damping: the least with which the spring doesn't bounce.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-3)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(0, dampingRatio) * frequency
  }

  /// Creates a spring with physical parameters.
  ///
  /// - Parameters:
  ///   - mass: the mass of the object that is attached to the spring.
  ///   - stiffness: the force per unit of distance.
  ///   - damping: the friction per unit of velocity.
  ///   - allowOverDamping: whether the damping may exceed critical damping. Otherwise it is limited to that.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, 2 * (mass * stiffness).squareRoot())
  }

  /// Creates a spring that has settled, up to `epsilon`, after a number of seconds.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    let decay = -log(epsilon) / max(settlingDuration, 1e-3)
    self.init(response: 2 * .pi * ratio / decay, dampingRatio: ratio)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The perceptual duration, in seconds.
  public var duration: Double { response }
  /// The period of the undamped oscillation, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The damping relative to critical damping.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// The bounce, from -1 to 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The time until the spring has visibly settled, in seconds.
  public var settlingDuration: Double { settlingDuration(epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// A spring whose bounce is `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// A spring with a small bounce, to which `extraBounce` is added.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a large bounce.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
  /// A spring with a large bounce, to which `extraBounce` is added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Values

  /// The remaining fraction of a distance, the contribution of an initial velocity of 1, and the rates at which both
  /// change.
  func course(at time: Double) -> (rest: Double, carried: Double, restSpeed: Double, carriedSpeed: Double) {
    let ratio = dampingRatio
    let frequency = frequency
    let brake = ratio * frequency
    let decay = exp(-brake * time)
    if abs(ratio - 1) < 1e-6 {
      let rest = decay * (1 + brake * time)
      let carried = decay * time
      return (rest, carried, -decay * brake * brake * time, decay * (1 - brake * time))
    }
    guard ratio < 1 else { return overdampedCourse(at: time) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let (even, odd) = (cos(swing * time), sin(swing * time))
    let rest = decay * (even + brake / swing * odd)
    let carried = decay * odd / swing
    // The derivatives follow from the equation of motion.
    let restSpeed = -frequency * frequency * carried
    let carriedSpeed = decay * (even - brake / swing * odd)
    return (rest, carried, restSpeed, carriedSpeed)
  }

  /// The course with more than critical damping: the sum of two exponential functions, neither of which overflows.
  private func overdampedCourse(
    at time: Double
  ) -> (rest: Double, carried: Double, restSpeed: Double, carriedSpeed: Double) {
    let rates = overdampedRates
    let (slow, fast) = (exp(-rates.slow * time), exp(-rates.fast * time))
    let distance = rates.fast - rates.slow
    // The difference of both, which is small in a spring that is almost critically damped.
    let carried = slow * -expm1(-distance * time) / distance
    let rest = slow + rates.slow * carried
    return (rest, carried, -frequency * frequency * carried, fast - rates.slow * carried)
  }

  /// The rates at which the two parts of a course with more than critical damping decrease.
  private var overdampedRates: (slow: Double, fast: Double) {
    let (ratio, frequency) = (dampingRatio, frequency)
    let fast = frequency * (ratio + (ratio * ratio - 1).squareRoot())
    // The product of both is the square of the frequency.
    return (frequency * frequency / fast, fast)
  }

  func settlingDuration(epsilon: Double) -> Double {
    let ratio = dampingRatio
    let frequency = frequency
    guard ratio > 0 else { return .infinity }
    if ratio < 1 - 1e-6 {
      let size = 1 / (1 - ratio * ratio).squareRoot()
      return -log(epsilon / size) / (ratio * frequency)
    }
    // The slower of the two exponential terms determines the result. With critical damping, a few iterations account
    // for the linear factor.
    let slow = ratio <= 1 + 1e-6 ? frequency : overdampedRates.slow
    var time = -log(epsilon) / slow
    for _ in 0..<4 { time = (-log(epsilon) + log(1 + slow * time)) / slow }
    return time
  }

  /// Returns the value at a time in seconds: initially zero, finally `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let course = course(at: time)
    return target.scaled(by: 1 - course.rest) + initialVelocity.scaled(by: course.carried)
  }

  /// Returns the velocity at a time in seconds.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let course = course(at: time)
    return target.scaled(by: -course.restSpeed) + initialVelocity.scaled(by: course.carriedSpeed)
  }

  /// Returns the time until the distance from the target remains less than `epsilon`, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let size = target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / frequency
    return size == 0 ? 0 : settlingDuration(epsilon: min(epsilon / size, 0.999))
  }
}
