/// Creates an environment scope in which some values differ.
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

  /// Whether new keys have been set, so that the whole content has to be updated.
  private var hasNewKeys = false

  override var isReusable: Bool { child?.isReusable == true }

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
