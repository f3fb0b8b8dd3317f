extension View {
  /// Places a view in front of this one that is created from this view's preference value.
  ///
  /// - Parameters:
  ///   - key: the preference key.
  ///   - alignment: the alignment of the new view.
  ///   - transform: returns the view. Called again, in the same update, when the value changes. Preferences that the
  ///     new
  ///     view sets for the key don't affect the value.
  public func overlayPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayerModifier<K, V>(isInFront: true, alignment: alignment, layer: transform))
  }

  /// Places a view behind this one that is created from this view's preference value. See
  /// `overlayPreferenceValue(_:alignment:_:)`.
  public func backgroundPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayerModifier<K, V>(isInFront: false, alignment: alignment, layer: transform))
  }
}

private struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  let isInFront: Bool
  let alignment: Alignment
  let layer: (Key.Value) -> Layer
  @State private var reading = PreferenceReading<Key>()

  func body(content: Content) -> some View {
    let base = content.modifier(PreferenceReadingModifier(reading: reading))
    let layer = PreferenceLayer(reading: reading, layer: layer)
    if isInFront {
      base.overlay(alignment: alignment) { layer }
    } else {
      base.background(alignment: alignment) { layer }
    }
  }
}

/// The view that is made from a preference value.
private struct PreferenceLayer<Key: PreferenceKey, Layer: View>: View {
  let reading: PreferenceReading<Key>
  let layer: (Key.Value) -> Layer

  var body: some View { layer(reading.value) }
}

/// A preference value on which the view that is made from it depends.
private final class PreferenceReading<Key: PreferenceKey>: DependencySource {
  private var reader: PreferenceReader<Key>?
  private var last: Key.Value?

  nonisolated override init() {}

  /// The value. A body that reads it depends on it.
  var value: Key.Value {
    recordRead()
    let value = reader?.value ?? Key.defaultValue
    last = value
    return value
  }

  func begin(_ reader: PreferenceReader<Key>) {
    self.reader = reader
    reader.didChange = { [weak self] in self?.look() }
  }

  private func look() {
    guard let reader else { return }
    if let last, let isSame = Equality<Key.Value>.test, isSame(reader.value, last) { return }
    notifyReaders()
  }

  func end() {
    reader?.detach()
    reader = nil
  }
}

private struct PreferenceReadingModifier<Key: PreferenceKey>: ViewModifier, _Primitive {
  typealias Body = Never

  let reading: PreferenceReading<Key>

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    PreferenceReadingNode(view, in: context)
  }
}

@MainActor
private final class PreferenceReadingNode<Modified: View, Key: PreferenceKey>:
  ModifierNode<Modified, PreferenceReadingModifier<Key>>
{
  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    let reader = PreferenceReader(Key.self, at: self, in: context.preferences, of: graph)
    modifier.reading.begin(reader)
    var context = context
    context.preferences = reader.scope
    return context
  }

  override func willUnmount() { modifier.reading.end() }
}
