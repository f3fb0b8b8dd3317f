/// A property of a view that the graph keeps up to date.
///
/// Give a struct of your own this conformance to bundle states, bindings and environment values; the graph connects
/// what it contains, then calls `update()` right before each run of the view's `body`.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Called before the view's `body` runs, after the contained properties have been connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
