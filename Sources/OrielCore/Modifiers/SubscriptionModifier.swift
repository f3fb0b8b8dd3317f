/// Holds a subscription to a source of values while the view exists.
package struct SubscriptionModifier<Source, Value>: ViewModifier, _Primitive {
  package typealias Body = Never

  let source: Source
  let subscribe: (Source, @escaping @MainActor (Value) -> Void) -> AnyObject
  let action: (Value) -> Void

  /// - Parameters:
  ///   - source: the origin of the values. A different source is subscribed to again.
  ///   - subscribe: subscribes to the source until the returned object is released.
  ///   - action: runs for each value.
  package init(
    _ source: Source, subscribe: @escaping (Source, @escaping @MainActor (Value) -> Void) -> AnyObject,
    action: @escaping (Value) -> Void
  ) {
    self.source = source
    self.subscribe = subscribe
    self.action = action
  }

  package static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    SubscriptionNode(view, in: context)
  }
}

@MainActor
private final class SubscriptionNode<Modified: View, Source, Value>:
  ModifierNode<Modified, SubscriptionModifier<Source, Value>>
{
  private var subscription: AnyObject?
  private var isStarting = false

  override func didMakeContent() { start() }

  private func start() {
    guard !isStarting else { return }
    isStarting = true
    graph.afterUpdates { [weak self] in
      guard let self, self.isMounted else { return }
      self.isStarting = false
      self.subscription = self.modifier.subscribe(self.modifier.source) { [weak self] in self?.receive($0) }
    }
  }

  private func receive(_ value: Value) {
    guard isMounted else { return }
    modifier.action(value)
  }

  override func modifierDidChange(from old: SubscriptionModifier<Source, Value>) {
    guard !TypeLayout.of(Source.self).isSame(modifier.source, old.source) else { return }
    subscription = nil
    start()
  }

  override func willUnmount() { subscription = nil }
}
