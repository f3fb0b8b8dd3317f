import Observation

extension View {
  /// Sets an environment value for this view and what it contains.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment, where `@Environment(Type.self)` finds it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[ObjectKey<Object>.self] = object })
  }

  /// Puts an object into the environment, where `@EnvironmentObject` finds it.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0[ObjectKey<Object>.self] = object })
  }

  /// Changes an environment value, starting from the one that is set above.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        var value = values[keyPath: keyPath]
        transform(&value)
        values[keyPath: keyPath] = value
      })
  }
}

/// Makes a scope in which some environment values differ.
package struct EnvironmentModifier: ViewModifier {
  package typealias Body = Never

  let apply: (inout EnvironmentValues) -> Void

  package init(_ apply: @escaping (inout EnvironmentValues) -> Void) { self.apply = apply }

  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, EnvironmentModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, EnvironmentModifier>> {
    EnvironmentNode(view, in: context)
  }
}

@MainActor private final class EnvironmentNode<Modified: View>: ModifierNode<Modified, EnvironmentModifier> {
  private var scope: EnvironmentScope?

  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    let scope = EnvironmentScope(parent: context.environment, values: values())
    self.scope = scope
    var context = context
    context.environment = scope
    return context
  }

  private func values() -> EnvironmentValues {
    tracking {
      var values = context.environment.values
      modifier.apply(&values)
      return values
    }
  }

  /// Whether the values given last reach the content only if all of it runs again.
  private var hasNewKeys = false

  override func modifierDidChange(from old: EnvironmentModifier) { refresh() }

  override func refresh() {
    isDirty = false
    if scope?.update(values()) == false { hasNewKeys = true }
  }

  override func updateContent(_ content: Modified) {
    guard hasNewKeys else { return super.updateContent(content) }
    hasNewKeys = false
    Graph.updatingAll { super.updateContent(content) }
  }
}
