/// A modifier that changes an attribute of the next widget, or widgets, below it.
@MainActor package final class AttributeScope {
  /// Who gets the changes where a view stands in a box of its own, such as a frame.
  enum Receiver { case box, content }

  private let parent: AttributeScope?
  private var edit: AttributeEdit?
  /// The only one who gets the changes from outside; nil where there is no box.
  private let receiver: Receiver?
  private let readers = DependencySource()

  init(parent: AttributeScope?, edit: AttributeEdit) {
    self.parent = parent
    self.edit = edit
    receiver = nil
  }

  /// The changes from outside that are meant for a box, or for the view in it.
  init(_ parent: AttributeScope, for receiver: Receiver) {
    self.parent = parent
    self.receiver = receiver
  }

  /// Changes the edit, and has the widgets below looked at again.
  func update(_ edit: AttributeEdit) {
    guard edit != self.edit else { return }
    self.edit = edit
    readers.notifyReaders()
  }

  /// The attributes that all modifiers together give a widget, the innermost first.
  package var attributes: WidgetAttributes {
    var attributes = WidgetAttributes()
    var takesDescriptions = true
    var takesOthers = true
    var scope: AttributeScope? = self
    while let current = scope {
      switch current.receiver {
      case .box: takesDescriptions = false
      case .content: takesOthers = false
      case nil: break
      }
      if let edit = current.edit {
        current.readers.recordRead()
        if edit.describesContent ? takesDescriptions : takesOthers { edit.apply(to: &attributes) }
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
