/// Runs the body of a view, a modifier, a scene or the app: keeps its value, and the objects behind its dynamic
/// properties, for as long as its node lives.
@MainActor struct BodyRunner<Value> {
  private let layout: TypeLayout
  private var value: Value
  private var properties: PropertyStorage
  /// Animates the data of an animatable value; nil if they have never been animated.
  private var animator: ValueAnimator<Value>?

  init(_ value: Value) {
    layout = TypeLayout.of(Value.self)
    properties = PropertyStorage(layout)
    self.value = value
  }

  /// Connects the properties. Called once, before the first body.
  mutating func begin(for node: _GraphNode) { properties.install(in: &value, for: node) }

  /// Returns the value whose body is to run, with the animated data of the frame. Called while tracking.
  mutating func next() -> Value {
    properties.update(in: &value)
    return animator?.shown(value) ?? value
  }

  /// Applies a new value, and animates the data to it if the change has an animation.
  ///
  /// - Returns: whether the body has to run.
  mutating func change(to new: Value, for node: _GraphNode) -> Bool {
    if !node.hasToRun, layout.isSame(value, new) { return false }
    if animator != nil || Transaction.current != nil {
      let old = value
      value = new
      animate(from: old, for: node)
    } else {
      value = new
    }
    properties.install(in: &value, for: node)
    return true
  }

  private mutating func animate(from old: Value, for node: _GraphNode) {
    guard animator != nil || (Transaction.current?.animation != nil && value is any Animatable) else { return }
    let animator = animator ?? ValueAnimator()
    self.animator = animator
    animator.change(from: old, to: value, for: node)
  }

  /// The current value.
  var current: Value { value }

  /// The stored values of the dynamic properties, by the names of the properties.
  func namedSources() -> [(name: String, source: DependencySource)] { properties.namedSources(of: Value.self) }

  /// Whether the value keeps nothing between two bodies.
  var isStateless: Bool { layout.isStateless && animator == nil }

  /// Stops the animation. Called before the content is unmounted.
  func stop() { animator?.stop() }

  /// Lets the properties know that the node is gone. Called after the content has been unmounted.
  mutating func end(for node: _GraphNode) { properties.uninstall(Value.self, from: node) }
}
