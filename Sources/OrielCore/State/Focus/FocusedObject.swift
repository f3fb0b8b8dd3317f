/// A property wrapper that observes an object that the views around the focused view provide, or those of the active
/// window.
///
/// ```swift
/// NoteEditor(note: note).focusedObject(note)
///
/// struct NoteStatus: View {
///   @FocusedObject private var note: Note?
///   var body: some View { Text(note?.title ?? "No note") }
/// }
/// ```
///
/// The view is updated when the object publishes a change, and when another object is provided. See ``FocusedValue``
/// for when a view provides it.
@MainActor @preconcurrency @propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: GraphProperty {
  private var store: FocusedValueStore?
  private var subscription: TypedObjectSubscription<ObjectType>?

  /// Creates a property whose object is found by its type.
  public init() {}

  /// The object; nil if no view provides one.
  public var wrappedValue: ObjectType? {
    guard let object = current else { return nil }
    TypedObjectSubscription.recordRead(of: object, through: subscription)
    return object
  }

  /// A wrapper that creates bindings to the object's properties; nil if there is no object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject.Wrapper(object: $0) }
  }

  private var current: ObjectType? { store.flatMap { FocusedValues(in: $0)[FocusedObjectKey<ObjectType>.self] } }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    store = node.graph.focusedValues
    if let storage {
      subscription = unsafeDowncast(storage, to: TypedObjectSubscription<ObjectType>.self)
    } else {
      let made = TypedObjectSubscription<ObjectType>(to: nil, for: node)
      storage = made
      subscription = made
    }
  }

  /// Subscribes to the current object before the body runs.
  public mutating func update() { subscription?.follow(current) }

  package static var updatesBeforeBody: Bool { true }
}
