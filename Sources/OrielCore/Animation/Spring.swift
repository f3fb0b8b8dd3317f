import Glibc

/// A spring: how something goes to its target, from where it is and as fast as it is.
public struct Spring: Hashable, Sendable {
  /// The mass of what hangs on the spring.
  public let mass: Double
  /// How hard the spring pulls for each unit of distance.
  public let stiffness: Double
  /// How hard the movement is braked for each unit of speed.
  public let damping: Double

  /// A spring that settles in about this many seconds, and bounces by -1 to 1: 0 doesn't bounce.
  public init(duration: Double = 0.5, bounce: Double = 0.0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring that would swing once in this many seconds if nothing braked it.
  ///
  /// - Parameter dampingRatio: how much it is braked: 1 is just enough for not bouncing.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-3)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(0, dampingRatio) * frequency
  }

  /// A spring as physics describes it.
  ///
  /// - Parameter allowOverDamping: whether it may be braked by more than what is just enough for not bouncing.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, 2 * (mass * stiffness).squareRoot())
  }

  /// A spring that is at rest, but for `epsilon`, after this many seconds.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    let decay = -log(epsilon) / max(settlingDuration, 1e-3)
    self.init(response: 2 * .pi * ratio / decay, dampingRatio: ratio)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// About how many seconds it moves as the user sees it.
  public var duration: Double { response }
  /// How many seconds it would swing for once if nothing braked it.
  public var response: Double { 2 * .pi / frequency }
  /// How much it is braked: 1 is just enough for not bouncing.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// How much it bounces, from -1 to 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// How many seconds it takes until nothing is seen to move any more.
  public var settlingDuration: Double { settlingDuration(epsilon: 0.001) }

  /// No bounce.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// No bounce, unless more is asked for.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A small bounce.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// A small bounce, and as much more as is asked for.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A larger bounce.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
  /// A larger bounce, and as much more as is asked for.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Course

  /// What is left of a distance of 1, what a speed of 1 has added, and how fast both change.
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
    let swing = frequency * abs(1 - ratio * ratio).squareRoot()
    let even: Double
    let odd: Double
    if ratio < 1 {
      (even, odd) = (cos(swing * time), sin(swing * time))
    } else {
      (even, odd) = (cosh(swing * time), sinh(swing * time))
    }
    let rest = decay * (even + brake / swing * odd)
    let carried = decay * odd / swing
    // The equation of the spring gives the speeds.
    let restSpeed = -frequency * frequency * carried
    let carriedSpeed = decay * (even - brake / swing * odd)
    return (rest, carried, restSpeed, carriedSpeed)
  }

  func settlingDuration(epsilon: Double) -> Double {
    let ratio = dampingRatio
    let frequency = frequency
    guard ratio > 0 else { return .infinity }
    if ratio < 1 - 1e-6 {
      let size = 1 / (1 - ratio * ratio).squareRoot()
      return -log(epsilon / size) / (ratio * frequency)
    }
    // What decays slower of the two parts counts; the linear factor of the limiting case is taken in by a few rounds.
    let slow = ratio <= 1 + 1e-6 ? frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    var time = -log(epsilon) / slow
    for _ in 0..<4 { time = (-log(epsilon) + log(1 + slow * time)) / slow }
    return time
  }

  /// Where it is after a time: from 0 to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let course = course(at: time)
    return target.scaled(by: 1 - course.rest) + initialVelocity.scaled(by: course.carried)
  }

  /// How fast it is after a time.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let course = course(at: time)
    return target.scaled(by: -course.restSpeed) + initialVelocity.scaled(by: course.carriedSpeed)
  }

  /// How many seconds it takes until less than `epsilon` is left of a way.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let size = target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / frequency
    return size == 0 ? 0 : settlingDuration(epsilon: min(epsilon / size, 0.999))
  }
}
