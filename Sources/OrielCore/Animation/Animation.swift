/// The way in which something goes from one value to another.
///
/// ```swift
/// withAnimation(.spring(duration: 0.4, bounce: 0.2).delay(0.1)) { isOpen.toggle() }
/// ```
///
/// Times are in seconds. A spring that gets another target on its way keeps its velocity; a curve begins again from
/// where it is.
public struct Animation: Hashable, Sendable {
  let curve: AnimationCurve

  init(_ curve: AnimationCurve) { self.curve = curve }

  /// The animation of changes that name none: a spring that doesn't bounce.
  public static let `default` = Animation(.spring(Spring(response: 0.55, dampingRatio: 1), 0))

  /// The animation as it is where it has to come to an end.
  var ending: Animation { Animation(curve.ending) }

  // MARK: Curves

  /// An even pace.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
  /// An even pace, for 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// Slow at first.
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Slow at first, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at last.
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// Slow at last, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at first and at last.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }
  /// Slow at first and at last, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// A Bézier curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { timingCurve(UnitCurve(p1x, p1y, p2x, p2y), duration: duration) }

  /// A curve of the app's own.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.timing(curve, max(0, duration)))
  }

  // MARK: Springs

  /// A spring. `blendDuration` is taken for the sake of the source: a spring goes on as fast as it is.
  public static func spring(_ spring: Spring, blendDuration: Double = 0.0) -> Animation {
    Animation(.spring(spring, 0))
  }

  /// A spring that settles in about this many seconds; see ``Spring/init(duration:bounce:)``.
  public static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring that would swing once in `response` seconds if nothing braked it.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  /// A spring that doesn't bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring for what follows the pointer.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  /// A spring for what follows the pointer.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0.0, blendDuration: Double = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }

  /// A spring for what follows the pointer.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring without a bounce.
  public static var smooth: Animation { spring(.smooth) }
  /// A spring without a bounce, unless more is asked for.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a small bounce.
  public static var snappy: Animation { spring(.snappy) }
  /// A spring with a small bounce, and as much more as is asked for.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a larger bounce.
  public static var bouncy: Animation { spring(.bouncy) }
  /// A spring with a larger bounce, and as much more as is asked for.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring as physics describes it.
  ///
  /// - Parameter initialVelocity: how fast it is at the start, as a share of the distance in a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring with a speed at the start, as a share of the distance in a second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring with a speed at the start, as a share of the distance in a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(.spring(spring, initialVelocity))
  }

  /// A spring that doesn't bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  // MARK: Changes

  /// The animation, which begins later.
  public func delay(_ delay: Double) -> Animation { Animation(.delayed(curve, max(0, delay))) }

  /// The animation, so many times as fast.
  public func speed(_ speed: Double) -> Animation { Animation(.faster(curve, max(0, speed))) }

  /// The animation, several times over.
  ///
  /// - Parameter autoreverses: whether every second time goes backwards. The end is at the target in either case.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, max(1, repeatCount), autoreverses: autoreverses))
  }

  /// The animation, over and over, until the value gets another target.
  ///
  /// - Parameter autoreverses: whether every second time goes backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, nil, autoreverses: autoreverses))
  }
}
