/// The timing of the change from one value to another.
///
/// ```swift
/// withAnimation(.spring(duration: 0.4, bounce: 0.2).delay(0.1)) { isOpen.toggle() }
/// ```
///
/// Durations are in seconds. If the target of a value changes during an animation, a spring continues with the current
/// velocity, and a timing curve starts again from the current value.
public struct Animation: Hashable, Sendable {
  let curve: AnimationCurve

  init(_ curve: AnimationCurve) { self.curve = curve }

  /// The default animation: a spring without bounce.
  public static let `default` = Animation(.spring(Spring(response: 0.55, dampingRatio: 1), 0))

  /// The animation without infinite repetition.
  var ending: Animation { Animation(curve.ending) }

  // MARK: Curves

  /// A linear animation with a duration in seconds.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
  /// A linear animation of 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// An animation that starts slowly.
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// An animation of 0.35 seconds that starts slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// An animation that ends slowly.
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// An animation of 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// An animation that starts and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }
  /// An animation of 0.35 seconds that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// An animation with a cubic Bézier curve, which is given by two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { timingCurve(UnitCurve(p1x, p1y, p2x, p2y), duration: duration) }

  /// An animation with a custom curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.timing(curve, max(0, duration)))
  }

  // MARK: Springs

  /// An animation with a spring. `blendDuration` has no effect: a spring always continues with the current velocity.
  public static func spring(_ spring: Spring, blendDuration: Double = 0.0) -> Animation {
    Animation(.spring(spring, 0))
  }

  /// A spring with a perceptual duration in seconds, and a bounce from -1 to 1. `blendDuration` has no effect. See
  /// ``Spring/init(duration:bounce:)``.
  public static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring with a response, the period of its undamped oscillation in seconds, and a damping ratio.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  /// A spring of 0.5 seconds without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A short spring, for values that follow the pointer.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  /// A short spring, for values that follow the pointer.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0.0, blendDuration: Double = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }

  /// A short spring, for values that follow the pointer.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring without bounce.
  public static var smooth: Animation { spring(.smooth) }
  /// A spring whose bounce is `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a small bounce.
  public static var snappy: Animation { spring(.snappy) }
  /// A spring with a small bounce, to which `extraBounce` is added.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a large bounce.
  public static var bouncy: Animation { spring(.bouncy) }
  /// A spring with a large bounce, to which `extraBounce` is added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with physical parameters.
  ///
  /// - Parameters:
  ///   - mass: the mass of the object that is attached to the spring.
  ///   - stiffness: the stiffness of the spring.
  ///   - damping: the friction.
  ///   - initialVelocity: the initial velocity, in fractions of the distance per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring with an initial velocity in fractions of the distance per second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring with an initial velocity in fractions of the distance per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(.spring(spring, initialVelocity))
  }

  /// A spring of 0.5 seconds without bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  // MARK: Changes

  /// Delays the start by a number of seconds.
  public func delay(_ delay: Double) -> Animation { Animation(.delayed(curve, max(0, delay))) }

  /// Multiplies the speed. At a speed of 0, the value doesn't change.
  public func speed(_ speed: Double) -> Animation { Animation(.faster(curve, max(0, speed))) }

  /// Repeats the animation.
  ///
  /// - Parameters:
  ///   - repeatCount: the number of repetitions.
  ///   - autoreverses: whether every second repetition is reversed. The value ends at its target in either case.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, max(1, repeatCount), autoreverses: autoreverses))
  }

  /// Repeats the animation until the value gets a new target or the view is removed.
  ///
  /// - Parameter autoreverses: whether every second repetition is reversed.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, nil, autoreverses: autoreverses))
  }
}
