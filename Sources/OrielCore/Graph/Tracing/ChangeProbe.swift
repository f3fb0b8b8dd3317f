/// Notices that one of some values changes: a further reader of them.
@MainActor final class ChangeProbe: _GraphNode {
  private var hasChanged = false

  override init(context: _NodeContext) { super.init(context: context) }

  /// Watches what `body` reads, instead of what was watched before. It may not read properties of `@Observable` objects,
  /// since the node whose body is running would be updated by them as well.
  func watch(_ body: () -> Void) { trackingWithoutObjects(body) }

  override func refresh() {
    isDirty = false
    hasChanged = true
  }

  /// Returns whether a value has changed since the last call.
  func takeChange() -> Bool {
    defer { (isDirty, hasChanged) = (false, false) }
    return isDirty || hasChanged
  }
}
