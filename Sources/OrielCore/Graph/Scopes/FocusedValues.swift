/// A key of a value that the views around the focused view provide.
///
/// ```swift
/// struct NoteTextKey: FocusedValueKey { typealias Value = Binding<String> }
/// extension FocusedValues {
///   var noteText: Binding<String>? {
///     get { self[NoteTextKey.self] }
///     set { self[NoteTextKey.self] = newValue }
///   }
/// }
/// ```
///
/// The macro `@Entry` declares the key and the property in one line.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the views around the focused view, and of the active window.
///
/// Views set them with `focusedValue(_:_:)` and `focusedSceneValue(_:_:)`. Views, scenes and commands read
/// them with ``FocusedValue`` and ``FocusedBinding``.
@MainActor @preconcurrency public struct FocusedValues {
  /// The values set here, which override those of `store`.
  private(set) var entries: [ObjectIdentifier: FocusedEntry] = [:]
  private let store: FocusedValueStore?

  /// No values.
  init() { store = nil }

  /// The current values of an app.
  init(in store: FocusedValueStore) { self.store = store }

  /// The value of a custom key; nil if no view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      let id = ObjectIdentifier(key)
      return (entries[id] ?? store?.lookUp(id))?.value(as: Key.Value.self)
    }
    set { entries[ObjectIdentifier(key)] = newValue.map { TypedFocusedEntry($0) } }
  }
}

/// A value of any type.
@MainActor class FocusedEntry {
  /// Whether both values are certainly the same.
  func isSame(as other: FocusedEntry) -> Bool { false }

  /// The value. The caller knows its type from the key.
  final func value<Value>(as type: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedFocusedEntry<Value>.self).value
  }
}

@MainActor private final class TypedFocusedEntry<Value>: FocusedEntry {
  let value: Value

  /// A structure, whose fields are compared as those of a view: bindings by what they refer to.
  private struct Field {
    let value: Value
  }

  init(_ value: Value) { self.value = value }

  override func isSame(as other: FocusedEntry) -> Bool {
    TypeLayout.of(Field.self).isSame(Field(value: value), Field(value: other.value(as: Value.self)))
  }
}
