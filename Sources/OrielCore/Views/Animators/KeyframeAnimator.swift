/// A view that is animated with keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: taps) { scale in
///   Image(systemName: "heart").scaleEffect(scale)
/// } keyframes: { _ in
///   CubicKeyframe(1.4, duration: 0.2)
///   SpringKeyframe(1, spring: .bouncy)
/// }
/// ```
///
/// The content is updated for each frame. If the desktop's setting disables animations, a trigger sets the final value
/// at once, and a repeating animation doesn't run.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View, _Primitive
where KeyframePath.Value == Value {
  public typealias Body = Never

  let initialValue: Value
  let trigger: PhaseTrigger?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view that is animated each time a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: the initial value.
  ///   - trigger: the value whose changes start the animation, from the currently displayed value.
  ///   - content: returns the view for a value.
  ///   - keyframes: returns the keyframes, given the value at the start.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = PhaseTrigger(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that is animated when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: the initial value.
  ///   - repeating: whether the animation is repeated.
  ///   - content: returns the view for a value.
  ///   - keyframes: returns the keyframes, given the value at the start.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    KeyframeNode(view, in: context)
  }
}

@MainActor
private final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>:
  StoredOuterNode<KeyframeAnimator<Value, KeyframePath, Content>>
where KeyframePath.Value == Value {
  private var value: Value
  private var frames: FrameAction?
  private var course: (timeline: KeyframeTimeline<Value>, start: Double)?

  override init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, in context: _NodeContext) {
    value = view.initialValue
    super.init(view, in: context)
    hold(Content.makePart(content(), in: context.below(self)))
    if view.trigger == nil { graph.afterUpdates { [weak self] in self?.withClock { $0.begin($1) } } }
  }

  private func content() -> Content {
    let (view, value) = (view, value)
    return tracking { view.content(value) }
  }

  override func update(_ newView: KeyframeAnimator<Value, KeyframePath, Content>) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    let old = view.trigger
    view = newView
    refresh()
    guard let old, let new = newView.trigger, !old.isSame(as: new) else { return }
    graph.afterUpdates { [weak self] in self?.withClock { $0.restart($1) } }
  }

  override func refresh() {
    isDirty = false
    updateChild(content())
  }

  // MARK: Time

  private func withClock(_ action: @escaping @MainActor (KeyframeNode, AnimationClock) -> Void) {
    guard isMounted else { return }
    child?.lastLayoutNode?.surface?.withClock { [weak self] clock in
      MainActor.assumeIsolated { if let self, self.isMounted { action(self, clock) } }
    }
  }

  private func timeline(from value: Value) -> KeyframeTimeline<Value> {
    let keyframes = view.keyframes(value)
    return KeyframeTimeline(initialValue: value) { keyframes }
  }

  private func begin(_ clock: AnimationClock) {
    guard frames == nil else { return }
    course = nil
    clock.addWhenAllowed(follow(clock))
  }

  private func restart(_ clock: AnimationClock) {
    let timeline = timeline(from: value)
    guard clock.allowsMotion else { return show(timeline.value(time: timeline.duration)) }
    course = (timeline, clock.frameTime)
    clock.add(frames ?? follow(clock))
  }

  private func follow(_ clock: AnimationClock) -> FrameAction {
    let action = FrameAction { [weak self, weak clock] in
      guard let clock else { return false }
      return MainActor.assumeIsolated { self?.step(clock) ?? false }
    }
    frames = action
    return action
  }

  private func show(_ value: Value) {
    self.value = value
    invalidate()
  }

  private func step(_ clock: AnimationClock) -> Bool {
    guard clock.allowsMotion else { return rest(clock) }
    let course = course ?? (timeline(from: view.initialValue), clock.frameTime)
    self.course = course
    let time = clock.frameTime - course.start
    let duration = course.timeline.duration
    if time < duration {
      show(course.timeline.value(time: time))
      return true
    }
    guard view.isRepeating, duration > 0 else {
      show(course.timeline.value(time: duration))
      frames = nil
      return false
    }
    // The remainder of the frame's time belongs to the next repetition.
    let over = time.truncatingRemainder(dividingBy: duration)
    let next = timeline(from: view.initialValue)
    self.course = (next, clock.frameTime - over)
    show(next.value(time: over))
    return true
  }

  /// Called when animations have been disabled.
  private func rest(_ clock: AnimationClock) -> Bool {
    if view.isRepeating, let frames {
      course = nil
      show(view.initialValue)
      clock.addWhenAllowed(frames)
    } else {
      if let course { show(course.timeline.value(time: course.timeline.duration)) }
      frames = nil
    }
    return false
  }

  override func willUnmount() { frames?.stop() }
}
