/// A modifier that creates an environment scope in which some values differ.
@MainActor package protocol EnvironmentChange: ViewModifier, _Primitive where Body == Never {
  /// Changes the values. It runs again when a value that it has read changes.
  func change(_ values: inout EnvironmentValues)
}

extension EnvironmentChange {
  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    EnvironmentNode(view, in: context)
  }
}

/// Changes environment values with a closure.
package struct EnvironmentModifier: EnvironmentChange {
  package typealias Body = Never

  private let apply: (inout EnvironmentValues) -> Void

  package init(_ apply: @escaping (inout EnvironmentValues) -> Void) { self.apply = apply }

  package func change(_ values: inout EnvironmentValues) { apply(&values) }
}

@MainActor
private final class EnvironmentNode<Modified: View, Modifier: EnvironmentChange>: ModifierNode<Modified, Modifier> {
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
      modifier.change(&values)
      return values
    }
  }

  /// Whether new keys have been set, so that the whole content has to be updated.
  private var hasNewKeys = false

  override var isReusable: Bool { child?.isReusable == true }

  override func modifierDidChange(from old: Modifier) { refresh() }

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
