extension View {
  /// Runs an action when a value has changed, after the bodies have run that the change has caused.
  ///
  /// - Parameters:
  ///   - value: compared with the value of the run before.
  ///   - initial: whether the action runs for the first value as well, when the view appears.
  ///   - action: runs on the main actor, once for all changes of a flush.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the old and the new value when a value has changed. With `initial`, the first call gets the
  /// first value twice.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action with the new value when a value has changed.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, newValue in action(newValue) })
  }
}

private struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    ChangeNode(view, in: context)
  }
}

@MainActor
private final class ChangeNode<Modified: View, Value: Equatable>:
  ModifierNode<Modified, ChangeModifier<Value>>
{
  /// The value that the action was told of last, while a call is due.
  private var reported: Value?

  override func didMakeContent() {
    if modifier.initial { report(from: modifier.value) }
  }

  override func modifierDidChange(from old: ChangeModifier<Value>) {
    guard !Equality.isSame(modifier.value, old.value) else { return }
    report(from: old.value)
  }

  private func report(from old: Value) {
    guard reported == nil else { return }
    reported = old
    graph.afterUpdates { [weak self] in
      guard let self, self.isMounted, let old = self.reported else { return }
      self.reported = nil
      self.modifier.action(old, self.modifier.value)
    }
  }
}
