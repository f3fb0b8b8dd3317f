/// A transition for the insertion, and another one for the removal.
///
/// ```swift
/// if isOpen { Details().transition(AsymmetricTransition(insertion: .scale(0.5), removal: Twirl())) }
/// ```
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition for the insertion.
  public var insertion: Insertion
  /// The transition for the removal.
  public var removal: Removal

  /// Creates a transition from one for the insertion and one for the removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: BuiltInTransition {
  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension AsymmetricTransition: Transition {
  /// Whether one of both moves something.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
}

extension Transition {
  /// Returns a transition that applies this one and another one simultaneously.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Replaces the animation of the change by another one. Without an animation of the change, the transition isn't
  /// displayed.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

private struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: BuiltInTransition {
  var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

extension CombinedTransition: Transition {
  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

private struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: BuiltInTransition {
  var erased: AnyTransition { AnyTransition(base).animation(animation) }
}

extension AnimatedTransition: Transition {
  static var properties: TransitionProperties { Base.properties }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.replacingAnimation(by: animation) { base.apply(content: $0, phase: phase) }
  }
}

extension View {
  /// Replaces the animation of changes that have one, in the modifiers that `body` applies; nil keeps it.
  func replacingAnimation<V: View>(
    by animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if $0.animation != nil, let animation { $0.animation = animation } }, body: body)
  }
}
