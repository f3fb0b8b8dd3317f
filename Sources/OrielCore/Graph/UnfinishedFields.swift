/// A field whose text isn't a value yet.
@MainActor protocol UnfinishedField: AnyObject {
  /// Writes the value of the text, as if the user had left the field.
  func endEditing()
}

/// The fields of an app whose texts aren't values yet: one in each window at most, while the user types.
@MainActor struct UnfinishedFields {
  private var fields: [any UnfinishedField] = []

  mutating func insert(_ field: any UnfinishedField) {
    if !fields.contains(where: { $0 === field }) { fields.append(field) }
  }

  mutating func remove(_ field: any UnfinishedField) { fields.removeAll { $0 === field } }

  /// Removes all fields, and returns them.
  mutating func removeAll() -> [any UnfinishedField] {
    defer { fields = [] }
    return fields
  }

  var isEmpty: Bool { fields.isEmpty }
}

extension Graph {
  /// Called before each action of the user other than typing: it acts on what the user has typed before, although the
  /// focus may still be in the field.
  ///
  /// - Parameter flushing: whether the views are updated, so that the action is that of views with the new value.
  package func endEditing(flushing: Bool = true) {
    guard !unfinishedFields.isEmpty else { return }
    for field in unfinishedFields.removeAll() { field.endEditing() }
    if flushing { flush() }
  }
}

extension View {
  /// Runs an action before other actions of the user, while the text of a field isn't a value yet.
  func endsEditing(_ isEditing: Bool, _ end: @escaping () -> Void) -> some View {
    modifier(EditingModifier(isEditing: isEditing, end: end))
  }
}

private struct EditingModifier: ViewModifier, _Primitive {
  typealias Body = Never

  let isEditing: Bool
  let end: () -> Void

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    EditingNode(view, in: context)
  }
}

private final class EditingNode<Modified: View>: ModifierNode<Modified, EditingModifier>, UnfinishedField {
  override func didMakeContent() { report() }

  override func modifierDidChange(from old: EditingModifier) { report() }

  private func report() {
    if modifier.isEditing { graph.unfinishedFields.insert(self) } else { graph.unfinishedFields.remove(self) }
  }

  func endEditing() { modifier.end() }

  override func willUnmount() { graph.unfinishedFields.remove(self) }
}
