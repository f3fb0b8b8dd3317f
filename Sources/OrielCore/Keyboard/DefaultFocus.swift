extension View {
  /// Moves the keyboard focus to a view when this view appears.
  ///
  /// ```swift
  /// @FocusState private var field: Field?
  ///
  /// Form {
  ///   TextField("Name", text: $name).focused($field, equals: .name)
  ///   TextField("City", text: $city).focused($field, equals: .city)
  /// }
  /// .defaultFocus($field, .city)
  /// ```
  ///
  /// - Parameters:
  ///   - binding: the focus state of the views inside.
  ///   - value: the value of the view that gets the focus.
  ///   - priority: has no effect: only the appearance of the view moves the focus.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding.binding, value: value))
  }
}

/// When a default focus applies.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  fileprivate let isUserInitiated: Bool

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

private struct DefaultFocusModifier<Value: Hashable>: ViewModifier, _Primitive {
  typealias Body = Never

  let binding: Binding<Value>
  let value: Value

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    DefaultFocusNode(view, in: context)
  }
}

@MainActor
private final class DefaultFocusNode<Modified: View, Value: Hashable>:
  ModifierNode<Modified, DefaultFocusModifier<Value>>
{
  override func didMakeContent() {
    graph.afterUpdates { [weak self] in
      guard let self, self.isMounted else { return }
      self.modifier.binding.wrappedValue = self.modifier.value
    }
  }
}
