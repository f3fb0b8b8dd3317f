/// Sets or changes what the view says for a key.
struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  /// Given the modifier's place in the graph, which an anchor refers to.
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
      // What it reads changes the value as well.
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
  /// Sets the value that this view hands up for a key. It takes the place of what the views in it set.
  public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K> { _ in .set(value) })
  }

  /// Changes the value that the view hands up for a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - callback: changes what the views in this one come to, or the default value where none of them sets it. Runs when
  ///     a reader needs the value: again when that of the views has changed, or something that it has read.
  public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K> { _ in .transform(callback) })
  }

  /// Sets the value that this view hands up for a key, made from a part of its geometry.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: the part of the geometry.
  ///   - transform: makes the value from an anchor, which stands for the geometry wherever it is.
  public func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K> { .set(transform(Anchor(value, of: $0))) })
  }

  /// Changes the value that the view hands up for a key, given a part of the view's geometry.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: the part of the geometry.
  ///   - transform: changes the value, as that of `transformPreference(_:_:)` does.
  public func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K> { node in .transform { transform(&$0, Anchor(value, of: node)) } })
  }
}
