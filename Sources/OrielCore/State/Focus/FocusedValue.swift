import Observation

/// A property wrapper that reads a value that the views around the focused view provide, or those of the active window.
///
/// ```swift
/// struct NoteCommands: Commands {
///   @FocusedValue(\.note) private var note
///
///   var body: some Commands {
///     CommandMenu("Note") {
///       Button("Delete") { note?.delete() }.disabled(note == nil)
///     }
///   }
/// }
///
/// NoteEditor(note: note).focusedValue(\.note, note)
/// ```
///
/// It can be used in views, scenes and commands, whose body runs again when the value changes. The value is that of the
/// innermost view, and nil if no view provides one. A view provides a value with `focusedValue(_:_:)` while it,
/// or a view in it, has the keyboard focus; with `focusedSceneValue(_:_:)` while its window is active. The focus
/// in a toolbar or in a menu doesn't change the values, so that their buttons act on the view that was focused before.
@MainActor @preconcurrency @propertyWrapper public struct FocusedValue<Value>: GraphProperty {
  private let read: @MainActor (FocusedValues) -> Value?
  private let keyPath: AnyKeyPath?
  private var store: FocusedValueStore?

  /// Reads the focused value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
    self.keyPath = keyPath
  }

  /// Reads the object of a type that `focusedValue(_:)` or `focusedSceneValue(_:)` provides.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[FocusedObjectKey<Value>.self] }
    keyPath = nil
  }

  /// The value; nil if no view provides one.
  public var wrappedValue: Value? { store.flatMap { read(FocusedValues(in: $0)) } }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) { store = node.graph.focusedValues }

  package static var isStateless: Bool { true }

  package static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    {
      // Without a key path, the type determines which object is read.
      let first = $0.assumingMemoryBound(to: Self.self).pointee.keyPath
      let second = $1.assumingMemoryBound(to: Self.self).pointee.keyPath
      return first === second || first == second
    }
  }
}

/// The key of an object, which is identified by its type.
enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}
