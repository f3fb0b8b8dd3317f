extension View {
  /// Adds an action that runs when a value changes, after the view has been updated.
  ///
  /// - Parameters:
  ///   - value: the value, which is compared with the value of the previous update.
  ///   - initial: whether the action also runs when the view appears.
  ///   - action: runs on the main actor, once for all changes of an update.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// The variant of `onChange(of:initial:_:)` whose action receives the old and the new value.
  ///
  /// In the initial call both are equal.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// The deprecated variant of `onChange(of:initial:_:)` whose action receives the new value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, newValue in action(newValue) })
  }
}

private struct ChangeModifier<Value: Equatable>: ViewModifier, _Primitive {
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
  /// The value that was passed to the action last, while a call is pending.
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
