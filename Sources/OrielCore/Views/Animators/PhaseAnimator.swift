/// A view that is animated through a sequence of phases.
///
/// ```swift
/// PhaseAnimator([false, true]) { isRaised in
///   Image(systemName: "bell").offset(y: isRaised ? -8 : 0)
/// } animation: { isRaised in
///   isRaised ? .easeOut(duration: 0.3) : .bouncy
/// }
/// ```
///
/// Without a trigger, the phases are repeated forever. With a trigger, each change of its value runs through the phases
/// once and returns to the first. If the desktop's setting disables animations, the view remains in the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, _Primitive {
  public typealias Body = Never

  let phases: [Phase]
  let trigger: PhaseTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view that repeats its phases forever.
  ///
  /// - Parameters:
  ///   - phases: the phases, at least one.
  ///   - content: returns the view for a phase.
  ///   - animation: returns the animation of the change to a phase; nil for none.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  /// Creates a view that runs through its phases each time a value changes.
  ///
  /// - Parameters:
  ///   - phases: the phases, at least one. The first is displayed at rest.
  ///   - trigger: the value whose changes start the animation.
  ///   - content: returns the view for a phase.
  ///   - animation: returns the animation of the change to a phase; nil for none.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), PhaseTrigger(trigger), content, animation)
  }

  private init(
    _ phases: [Phase], _ trigger: PhaseTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "a PhaseAnimator has at least one phase")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PhaseNode(view, in: context)
  }
}

/// A value whose change starts an animation.
struct PhaseTrigger {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  func isSame(as other: PhaseTrigger) -> Bool {
    func isEqual<V: Equatable>(_ value: V) -> Bool { other.value as? V == value }
    return isEqual(value)
  }
}

@MainActor
private final class PhaseNode<Phase: Equatable, Content: View>: StoredOuterNode<PhaseAnimator<Phase, Content>> {
  private var index = 0
  /// The number of remaining phases; nil if the phases are repeated forever.
  private var rest: Int?
  private var frames: FrameAction?
  /// The animation to the current phase.
  private var run: AnimationRun?

  override init(_ view: PhaseAnimator<Phase, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    hold(Content.makePart(content(), in: context.below(self)))
    if view.trigger == nil { beginAfterUpdates() }
  }

  private func content() -> Content {
    let view = view
    let phase = view.phases[min(index, view.phases.count - 1)]
    return tracking { view.content(phase) }
  }

  override func update(_ newView: PhaseAnimator<Phase, Content>) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    let old = view.trigger
    view = newView
    refresh()
    guard let new = newView.trigger else { return beginAfterUpdates() }
    guard let old, !old.isSame(as: new) else { return }
    graph.afterUpdates { [weak self] in self?.withClock { $0.restart($1) } }
  }

  override func refresh() {
    isDirty = false
    updateChild(content())
  }

  // MARK: Phases

  private func withClock(_ action: @escaping @MainActor (PhaseNode, AnimationClock) -> Void) {
    guard isMounted else { return }
    child?.lastLayoutNode?.surface?.withClock { [weak self] clock in
      MainActor.assumeIsolated { if let self, self.isMounted { action(self, clock) } }
    }
  }

  /// Begins to repeat the phases, if there are several and they aren't repeated yet.
  private func beginAfterUpdates() {
    guard frames == nil, view.phases.count > 1 else { return }
    graph.afterUpdates { [weak self] in self?.withClock { $0.begin($1) } }
  }

  private func begin(_ clock: AnimationClock) {
    guard frames == nil, view.phases.count > 1 else { return }
    clock.addWhenAllowed(follow(clock))
  }

  private func restart(_ clock: AnimationClock) {
    guard clock.allowsMotion, view.phases.count > 1 else { return }
    rest = view.phases.count
    index = 0
    run = nil
    guard advance(clock) else { return }
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

  private func step(_ clock: AnimationClock) -> Bool {
    if let run, !run.sample.isComplete, view.phases.count > 1 { return true }
    if advance(clock) { return true }
    run = nil
    if rest == nil, view.phases.count > 1, let frames {
      clock.addWhenAllowed(frames)
    } else {
      frames = nil
    }
    return false
  }

  /// Changes to the next phase. Returns false if there is none, or if animations are disabled.
  private func advance(_ clock: AnimationClock) -> Bool {
    if rest == 0 { return false }
    guard clock.allowsMotion, view.phases.count > 1 else {
      index = 0
      invalidate()
      return false
    }
    rest = rest.map { $0 - 1 }
    index = (index + 1) % view.phases.count
    let transaction = Transaction(animation: view.animation(view.phases[index])).storage
    run = clock.run(transaction)
    Transaction.running(transaction) { invalidate() }
    return true
  }

  override func willUnmount() { frames?.stop() }
}
