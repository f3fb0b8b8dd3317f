/// A stored property of a view that the graph updates.
///
/// Conform a struct to combine states, bindings and environment values. The graph connects the contained properties,
/// and then calls `update()` before each run of the view's `body`.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Called before the view's `body` runs, after the contained properties have been connected.
  mutating func update()
}

extension DynamicProperty {
  /// Has no effect.
  public mutating func update() {}
}
