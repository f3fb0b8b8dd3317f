/// A property wrapper that reads and writes the value of a binding that the views around the focused view provide.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var noteText: Binding<String>?
/// }
///
/// TextEditor(text: $text).focusedValue(\.noteText, $text)
///
/// struct NoteCommands: Commands {
///   @FocusedBinding(\.noteText) private var text
///
///   var body: some Commands {
///     CommandMenu("Note") { Button("Clear") { text = "" }.disabled(text == nil) }
///   }
/// }
/// ```
///
/// See ``FocusedValue`` for when a view provides the binding.
@MainActor @preconcurrency @propertyWrapper public struct FocusedBinding<Value>: GraphProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var store: FocusedValueStore?

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value of the binding; nil if no view provides one. Writing it without a binding, and writing nil, has no
  /// effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    let property = self
    return Binding(get: { property.wrappedValue }, set: { property.wrappedValue = $0 })
  }

  private var binding: Binding<Value>? { store.flatMap { FocusedValues(in: $0)[keyPath: keyPath] } }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) { store = node.graph.focusedValues }

  package static var isStateless: Bool { true }

  package static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    {
      $0.assumingMemoryBound(to: Self.self).pointee.keyPath == $1.assumingMemoryBound(to: Self.self).pointee.keyPath
    }
  }
}
