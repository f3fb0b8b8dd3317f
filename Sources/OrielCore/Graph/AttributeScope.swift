/// A modifier that changes an attribute of the next widget, or widgets, below it.
@MainActor package final class AttributeScope {
  private let parent: AttributeScope?
  private var edit: AttributeEdit?
  /// Whether outer identifiers apply to a node around the view, such as a frame.
  private let endsIdentifiers: Bool
  private let readers = DependencySource()

  /// Whether an attribute requires a widget.
  package let needWidget: Bool
  /// Whether they give the view an identifier.
  package let giveIdentifier: Bool

  init(parent: AttributeScope?, edit: AttributeEdit) {
    self.parent = parent
    self.edit = edit
    endsIdentifiers = false
    needWidget = !edit.isIdentifier || parent?.needWidget ?? false
    giveIdentifier = edit.isIdentifier || parent?.giveIdentifier ?? false
  }

  /// Creates a scope with the outer changes except the identifier, which applies to a node around the view.
  init(pastIdentifiersIn parent: AttributeScope) {
    self.parent = parent
    endsIdentifiers = true
    needWidget = parent.needWidget
    giveIdentifier = false
  }

  /// Replaces the edit, and invalidates the widgets below.
  func update(_ edit: AttributeEdit) {
    guard edit != self.edit else { return }
    self.edit = edit
    readers.notifyReaders()
  }

  /// The attributes that all modifiers together give a widget, the innermost first.
  package var attributes: WidgetAttributes {
    var attributes = WidgetAttributes()
    var takesIdentifiers = true
    var scope: AttributeScope? = self
    while let current = scope {
      if current.endsIdentifiers { takesIdentifiers = false }
      if let edit = current.edit {
        current.readers.recordRead()
        if takesIdentifiers || !edit.isIdentifier { edit.apply(to: &attributes) }
      }
      scope = current.parent
    }
    return attributes
  }
}

/// Changes an attribute of the view's widget.
package struct AttributeModifier: ViewModifier {
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

  override func modifierDidChange(from old: AttributeModifier) { scope?.update(modifier.edit) }
}
