/// Sets or transforms a preference of a view.
struct PreferenceModifier<Key: PreferenceKey>: ViewModifier, _Primitive {
  typealias Body = Never

  /// Makes the rule for the modifier's node, to which anchors refer.
  let rule: (_GraphNode) -> PreferenceCollector<Key>.Rule

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    PreferenceNode(view, in: context)
  }
}

@MainActor
private final class PreferenceNode<Modified: View, Key: PreferenceKey>:
  ModifierNode<Modified, PreferenceModifier<Key>>
{
  private var collector: PreferenceCollector<Key>?

  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    guard let parent = context.preferences?.collector(for: Key.self) else { return context }
    let rule = rule
    let collector = PreferenceCollector(rule, at: self, below: parent)
    self.collector = collector
    var context = context
    let asked = if case .set = rule { false } else { true }
    context.preferences = PreferenceScope(asked ? collector : nil, for: Key.self, in: context.preferences)
    return context
  }

  private var rule: PreferenceCollector<Key>.Rule {
    let rule = modifier.rule(self)
    guard case .transform(let transform) = rule else { return rule }
    return .transform { [weak self] value in
      // State that the transform reads is a dependency of the value.
      if let self { self.tracking { transform(&value) } }
    }
  }

  override func modifierDidChange(from old: PreferenceModifier<Key>) {
    if let collector { collector.update(rule) }
  }

  override func refresh() {
    isDirty = false
    collector?.becomeStale()
  }

  override func willUnmount() { collector?.detach() }
}

extension View {
  /// Sets the view's value for a preference key, which replaces the values of its descendants.
  public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K> { _ in .set(value) })
  }

  /// Transforms the view's value for a preference key.
  ///
  /// - Parameters:
  ///   - key: the preference key.
  ///   - callback: modifies the combined value of the descendants, or the default value. Called when the value is read
  ///     and the value of the descendants, or state that it reads, has changed.
  public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K> { _ in .transform(callback) })
  }

  /// Sets the view's value for a preference key from a part of its geometry.
  ///
  /// - Parameters:
  ///   - key: the preference key.
  ///   - value: the part of the geometry.
  ///   - transform: returns the value for an anchor.
  public func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K> { .set(transform(Anchor(value, of: $0))) })
  }

  /// Transforms the view's value for a preference key with a part of its geometry.
  ///
  /// - Parameters:
  ///   - key: the preference key.
  ///   - value: the part of the geometry.
  ///   - transform: modifies the value. Called as in `transformPreference(_:_:)`.
  public func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K> { node in .transform { transform(&$0, Anchor(value, of: node)) } })
  }
}
