/// A modifier that changes an attribute of the widgets of its content.
@MainActor package final class AttributeScope {
  private let parent: AttributeScope?
  /// The scope where the changes continue after those of the outermost scope.
  private let continuation: AttributeScope?
  private var edit: AttributeEdit?
  /// The outer changes that don't apply below the scope.
  private let blocked: AttributeEdit.Kinds
  /// The changes around this scope and those around it that don't apply.
  private let blockedInAll: AttributeEdit.Kinds
  /// The kinds of the changes that apply below the scope.
  private let kinds: AttributeEdit.Kinds
  private let readers = DependencySource()

  /// Whether an attribute requires a widget.
  package var needWidget: Bool { !kinds.subtracting([.identifier, .implied]).isEmpty }
  /// Whether the modifiers set an identifier.
  package var giveIdentifier: Bool { kinds.contains(.identifier) }

  init(parent: AttributeScope?, edit: AttributeEdit) {
    self.parent = parent
    self.edit = edit
    continuation = nil
    blocked = []
    blockedInAll = parent?.blockedInAll ?? []
    kinds = (parent?.kinds ?? []).union(edit.kind)
  }

  private init(parent: AttributeScope?, blocked: AttributeEdit.Kinds) {
    self.parent = parent
    self.blocked = blocked
    continuation = nil
    blockedInAll = blocked.union(parent?.blockedInAll ?? [])
    kinds = parent?.kinds.subtracting(blocked) ?? []
  }

  /// Creates a scope with the changes of a scope, and then those of another one.
  init(_ scope: AttributeScope, in outer: AttributeScope?) {
    parent = scope
    continuation = outer
    blocked = []
    blockedInAll = scope.blockedInAll
    kinds = scope.kinds.union(outer?.kinds.subtracting(scope.blockedInAll) ?? [])
  }

  /// Creates a scope with the outer changes except the identifier, which applies to a node around the view.
  convenience init(pastIdentifiersIn parent: AttributeScope?) { self.init(parent: parent, blocked: .identifier) }

  /// Creates a scope with the outer changes except the focus binding.
  convenience init(pastFocusIn parent: AttributeScope) { self.init(parent: parent, blocked: .focus) }

  /// Creates a scope with the outer focus binding only.
  convenience init(focusIn parent: AttributeScope) {
    self.init(parent: parent, blocked: [.identifier, .other, .implied])
  }

  /// Replaces the edit, and invalidates the widgets below.
  func update(_ edit: AttributeEdit) {
    guard edit != self.edit else { return }
    self.edit = edit
    readers.notifyReaders()
  }

  /// The attributes that all modifiers set for a widget, beginning with the innermost.
  package var attributes: WidgetAttributes {
    var attributes = WidgetAttributes()
    var blocked: AttributeEdit.Kinds = []
    var scope: AttributeScope? = self
    var continuations: [AttributeScope] = []
    while let current = scope {
      if let continuation = current.continuation { continuations.append(continuation) }
      blocked.formUnion(current.blocked)
      if let edit = current.edit {
        current.readers.recordRead()
        if blocked.isDisjoint(with: edit.kind) { edit.apply(to: &attributes) }
      }
      scope = current.parent ?? continuations.popLast()
    }
    return attributes
  }
}

/// Changes an attribute of the view's widget.
package struct AttributeModifier: ViewModifier, _Primitive {
  package typealias Body = Never

  let edit: AttributeEdit

  package init(_ edit: AttributeEdit) { self.edit = edit }

  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, AttributeModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, AttributeModifier>> {
    AttributeNode(view, in: context)
  }
}

@MainActor private final class AttributeNode<Modified: View>: ModifierNode<Modified, AttributeModifier> {
  private var scope: AttributeScope?

  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    let scope = AttributeScope(parent: context.attributes, edit: modifier.edit)
    self.scope = scope
    var context = context
    context.attributes = scope
    return context
  }

  override var isReusable: Bool { child?.isReusable == true }

  override func modifierDidChange(from old: AttributeModifier) { scope?.update(modifier.edit) }
}
