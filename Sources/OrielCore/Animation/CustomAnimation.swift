/// An animation that an app describes.
///
/// ```swift
/// struct Steps: CustomAnimation {
///   func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
///     time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///   }
/// }
/// withAnimation(Animation(Steps())) { isOpen.toggle() }
/// ```
///
/// All that one change animates shares one course: `animate(value:time:context:)` runs for a value of 1, and its result is the share of
/// each distance. A value that gets another target begins again from where it is.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value after some seconds, on the way from zero to `value`; nil when the animation is over.
  nonisolated func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

  /// The velocity after some seconds; nil where it isn't known.
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

  /// Whether the animation takes over from another one when a value gets another target. Not used.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// False.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation knows besides the time.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from one frame to the next.
  public var state = AnimationState<Value>()
  /// Whether the animation has visibly ended, though it goes on. Completions run then.
  public var isLogicallyComplete = false

  init() {}

  /// The context with other state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What a custom animation keeps from one frame to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that a custom animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value at first.
  static var defaultValue: Value { get }
}

extension Animation {
  /// An animation that an app describes.
  public init<A: CustomAnimation>(_ base: A) { self.init(.custom(CustomCurve(base))) }
}

/// The course of a custom animation, whose duration was found by running it.
struct CustomCurve: Hashable, Sendable {
  private let animation: any CustomAnimation
  /// When it is complete as the user sees it.
  let duration: Double
  /// When it is over; infinite if it takes longer than a minute.
  let settlingDuration: Double

  private static let step = 1.0 / 120
  private static let longest = 60.0

  init(_ animation: any CustomAnimation) {
    self.animation = animation
    var context = AnimationContext<Double>()
    var (time, complete) = (0.0, Double?.none)
    while time <= Self.longest, animation.animate(value: 1.0, time: time, context: &context) != nil {
      if context.isLogicallyComplete, complete == nil { complete = time }
      time += Self.step
    }
    settlingDuration = time > Self.longest ? .infinity : time
    duration = complete ?? settlingDuration
  }

  func course(at time: Double, _ context: inout AnimationContext<Double>) -> AnimationSample {
    guard let share = animation.animate(value: 1.0, time: time, context: &context) else {
      return AnimationSample(rest: 0)
    }
    let speed = animation.velocity(value: 1.0, time: time, context: context) ?? 0
    return AnimationSample(rest: 1 - share, restSpeed: -speed)
  }

  static func == (first: CustomCurve, second: CustomCurve) -> Bool {
    func isEqual<A: CustomAnimation>(_ animation: A) -> Bool { second.animation as? A == animation }
    return isEqual(first.animation)
  }

  func hash(into hasher: inout Hasher) { animation.hash(into: &hasher) }
}
