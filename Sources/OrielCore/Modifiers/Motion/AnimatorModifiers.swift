extension View {
  /// Animates the view repeatedly through a sequence of phases. See ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: the phases, at least one.
  ///   - content: returns the view for a phase.
  ///   - animation: returns the animation of the change to a phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _> { placeholder in
        PhaseAnimator(phases) {
          content(placeholder, $0)
        } animation: {
          animation($0)
        }
      })
  }

  /// Animates the view once through a sequence of phases each time a value changes. See ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: the phases, at least one. The first is displayed at rest.
  ///   - trigger: the value whose changes start the animation.
  ///   - content: returns the view for a phase.
  ///   - animation: returns the animation of the change to a phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _> { placeholder in
        PhaseAnimator(phases, trigger: trigger) {
          content(placeholder, $0)
        } animation: {
          animation($0)
        }
      })
  }

  /// Animates the view with keyframes. See ``KeyframeAnimator``.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the start.
  ///   - repeating: whether the animation is repeated.
  ///   - content: returns the view for a value.
  ///   - keyframes: returns the keyframes, given the value at the start.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _> { placeholder in
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
          content(placeholder, $0)
        } keyframes: {
          keyframes($0)
        }
      })
  }

  /// Animates the view with keyframes each time a value changes. See ``KeyframeAnimator``.
  ///
  /// - Parameters:
  ///   - initialValue: the initial value.
  ///   - trigger: the value whose changes start the animation.
  ///   - content: returns the view for a value.
  ///   - keyframes: returns the keyframes, given the value at the start.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _> { placeholder in
        KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
          content(placeholder, $0)
        } keyframes: {
          keyframes($0)
        }
      })
  }
}

/// Wraps a view in an animator.
private struct AnimatorModifier<Modified: View, Animator: View>: ViewModifier {
  let animator: (PlaceholderContentView<Modified>) -> Animator

  func body(content: Content) -> some View { animator(PlaceholderContentView(source: content.source)) }
}
