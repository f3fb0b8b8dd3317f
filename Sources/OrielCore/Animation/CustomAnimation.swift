/// A custom animation.
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
/// All values that one transaction changes share a run: `animate(value:time:context:)` is called with a value of 1, and
/// its result is the fraction of each distance. When the target of a value changes, the animation starts again from the
/// current value.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time in seconds, between zero and `value`; nil when the animation has ended.
  nonisolated func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

  /// Returns the velocity at a time in seconds; nil if it isn't known.
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

  /// Whether the animation continues a previous one when the target changes. Not called by Oriel.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The context of a custom animation.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps between frames.
  public var state = AnimationState<Value>()
  /// Whether the animation has visibly ended. Completions with the criteria `logicallyComplete` run when it becomes
  /// true.
  public var isLogicallyComplete = false

  init() {}

  /// Returns the context with a different state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The state that a custom animation keeps between frames.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value in the state of a custom animation.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The initial value.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Creates an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) { self.init(.custom(CustomCurve(base))) }
}

/// The curve of a custom animation. Its duration is determined by running it once.
struct CustomCurve: Hashable, Sendable {
  private let animation: any CustomAnimation
  /// The time at which it is logically complete.
  let duration: Double
  /// The time at which it ends; infinite if that takes longer than a minute.
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
