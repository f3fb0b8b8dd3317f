extension View {
  /// Adds an action that runs when the view's preference value changes, and when the view appears.
  ///
  /// The action runs on the main actor, once for all changes of an update, after the views have been updated, and only
  /// if the value differs from that of the last call. An action that changes the value repeatedly within one update is
  /// stopped with a warning.
  public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}

private struct PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier, _Primitive where Key.Value: Equatable {
  typealias Body = Never

  let action: (Key.Value) -> Void

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    PreferenceChangeNode(view, in: context)
  }
}

@MainActor
private final class PreferenceChangeNode<Modified: View, Key: PreferenceKey>:
  ModifierNode<Modified, PreferenceChangeModifier<Key>>
where Key.Value: Equatable {
  /// The maximum number of calls in one flush.
  private static var maximumRuns: Int { 10 }

  private var reader: PreferenceReader<Key>?
  /// The value of the last call.
  private var reported: Key.Value?
  private var flush = 0
  private var runs = 0

  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    let reader = PreferenceReader(Key.self, at: self, in: context.preferences, of: graph)
    reader.didChange = { [weak self] in self?.report() }
    reader.schedule()
    self.reader = reader
    var context = context
    context.preferences = reader.scope
    return context
  }

  private func report() {
    guard isMounted, let value = reader?.value else { return }
    if let reported, Equality.isSame(value, reported) { return }
    if flush != graph.flushCount { (flush, runs) = (graph.flushCount, 0) }
    runs += 1
    guard runs <= Self.maximumRuns else {
      return Diagnostics.warn(
        "the preference \(AppTypes.name(Key.self)) was updated multiple times per frame by the action of onPreferenceChange",
        at: self, advice: "set only state that the preference doesn't depend on", once: "preference.loop.\(Key.self)")
    }
    reported = value
    modifier.action(value)
  }

  override func willUnmount() { reader?.detach() }
}
