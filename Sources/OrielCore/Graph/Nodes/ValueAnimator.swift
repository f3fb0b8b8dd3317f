/// Animates the data of an animatable value, frame by frame.
@MainActor final class ValueAnimator<Value> {
  /// Applies the data of the current frame to a value; nil if nothing is being animated.
  private(set) var apply: ((inout Value) -> Void)?
  private var state: (any AnimatorState)?

  /// Returns the value with the data of the current frame.
  func shown(_ value: Value) -> Value {
    guard let apply else { return value }
    var shown = value
    apply(&shown)
    return shown
  }

  /// Called when the value has changed.
  ///
  /// - Parameter node: the node to update for each frame.
  func change(from old: Value, to new: Value, for node: _GraphNode) {
    guard let animatable = new as? any Animatable else { return }
    follow(animatable, from: old, node)
  }

  private func follow<A: Animatable>(_ new: A, from old: Value, _ node: _GraphNode) {
    guard let old = old as? A else { return }
    let target = new.animatableData
    let current = state as? TypedAnimatorState<A.AnimatableData>
    guard target != current?.target ?? old.animatableData else { return }
    let clock = Self.clock(of: node)
    guard let run = clock?.run(Transaction.current) else { return stop() }
    if let current {
      current.aim(at: target, run)
    } else {
      let made = TypedAnimatorState(from: old.animatableData, to: target, run, for: node) { [weak self] in self?.stop()
      }
      state = made
      apply = { value in
        guard var animatable = value as? A else { return }
        animatable.animatableData = made.shown
        if let changed = animatable as? Value { value = changed }
      }
      clock?.add(made)
    }
  }

  /// The clock of the window that the node is in. Rows are in that of their container.
  private static func clock(of node: _GraphNode) -> AnimationClock? {
    var next: _GraphNode? = node
    while let node = next {
      if let surface = node.lastLayoutNode?.surface { return surface.clock }
      next = node.context.parent
    }
    return nil
  }

  /// Stops the animation at its target.
  func stop() {
    state?.isStopped = true
    state = nil
    apply = nil
  }
}

@MainActor private protocol AnimatorState: AnyObject {
  var isStopped: Bool { get set }
}

/// Animated data.
@MainActor private final class TypedAnimatorState<Data: VectorArithmetic>: AnimatorState, @MainActor FrameMover {
  private var motion: ValueMotion<Data>
  private weak var node: _GraphNode?
  private let didEnd: () -> Void
  var isStopped = false

  init(from start: Data, to target: Data, _ run: AnimationRun, for node: _GraphNode, didEnd: @escaping () -> Void) {
    motion = ValueMotion(from: start, to: target, run)
    self.node = node
    self.didEnd = didEnd
  }

  var target: Data { motion.target }
  var shown: Data { motion.shown }

  /// Sets a new target, starting with the current value and velocity.
  func aim(at new: Data, _ run: AnimationRun) { motion.aim(at: new, run) }

  func step() -> Bool {
    guard !isStopped, let node else { return false }
    let isOver = motion.isOver
    if isOver { didEnd() }
    node.invalidate()
    return !isOver
  }
}
