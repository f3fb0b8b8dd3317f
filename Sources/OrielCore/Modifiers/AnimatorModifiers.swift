extension View {
  /// Has the view go through phases without an end. See ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: the phases, at least one.
  ///   - content: changes the view for a phase.
  ///   - animation: the animation with which a phase is reached.
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

  /// Has the view go through phases once with each change of a value. See ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: the phases, at least one.
  ///   - trigger: the value.
  ///   - content: changes the view for a phase.
  ///   - animation: the animation with which a phase is reached.
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

  /// Has the view follow a value on its way through keyframes. See ``KeyframeAnimator``.
  ///
  /// - Parameters:
  ///   - initialValue: the value at first.
  ///   - repeating: whether it begins again when it has come to the end.
  ///   - content: changes the view for a value.
  ///   - keyframes: the keyframes, given the value at the start.
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

  /// Has the view follow a value on its way through keyframes, once with each change of another value. See
  /// ``KeyframeAnimator``.
  ///
  /// - Parameters:
  ///   - initialValue: the value at first.
  ///   - trigger: begins the keyframes with each of its changes.
  ///   - content: changes the view for a value.
  ///   - keyframes: the keyframes, given the value at the start.
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

/// Puts an animator around a view.
private struct AnimatorModifier<Modified: View, Animator: View>: ViewModifier {
  let animator: (PlaceholderContentView<Modified>) -> Animator

  func body(content: Content) -> some View { animator(PlaceholderContentView(source: content.source)) }
}
