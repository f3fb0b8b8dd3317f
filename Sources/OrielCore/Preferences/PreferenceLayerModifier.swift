extension View {
  /// Puts a view in front of this one, made from the value that this one hands up for a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - alignment: where the new view stands.
  ///   - transform: makes the view: with the views that the value is from, and again, in the same flush, when the value has
  ///     changed. What it sets itself for the key doesn't count for the value.
  public func overlayPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayerModifier<K, V>(isInFront: true, alignment: alignment, layer: transform))
  }

  /// Puts a view behind this one, made from the value that this one hands up for a key, as
  /// `overlayPreferenceValue(_:alignment:_:)` does in front of it.
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

/// The view that is made from the value.
private struct PreferenceLayer<Key: PreferenceKey, Layer: View>: View {
  let reading: PreferenceReading<Key>
  let layer: (Key.Value) -> Layer

  var body: some View { layer(reading.value) }
}

/// A value on its way from the views that set it to the one that is made from it.
private final class PreferenceReading<Key: PreferenceKey>: DependencySource {
  private var reader: PreferenceReader<Key>?
  private var last: Key.Value?

  nonisolated override init() {}

  /// The value; a body that asks for it runs again when it has changed.
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

private struct PreferenceReadingModifier<Key: PreferenceKey>: ViewModifier {
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
