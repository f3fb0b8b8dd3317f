/// A property wrapper that observes an object that is owned by another view or object.
///
/// The view is updated when the object publishes a change, whether its body reads the object or not.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: GraphProperty {
  private var object: ObjectType
  private var subscription: TypedObjectSubscription<ObjectType>?

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property that observes an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object. An object that is set in `update()` of a `DynamicProperty` is observed until the view is created
  /// again.
  public var wrappedValue: ObjectType {
    get {
      TypedObjectSubscription.recordRead(of: object, through: subscription)
      return object
    }
    set {
      object = newValue
      subscription?.follow(newValue)
    }
  }

  /// A wrapper that creates bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  var tracedSource: DependencySource? { subscription?.providedSource }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    if let storage {
      let installed = unsafeDowncast(storage, to: TypedObjectSubscription<ObjectType>.self)
      installed.follow(object)
      subscription = installed
    } else {
      let made = TypedObjectSubscription(to: object, for: node)
      storage = made
      subscription = made
    }
  }

  package static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    { $0.assumingMemoryBound(to: Self.self).pointee.object === $1.assumingMemoryBound(to: Self.self).pointee.object }
  }

  /// A wrapper that creates bindings to the properties of an observed object.
  @MainActor @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(location: AnnouncedLocation(object, keyPath))
    }
  }
}

/// A property of an observable object. Reading it adds a dependency on the object.
@MainActor private final class AnnouncedLocation<Object: ObservableObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value {
    TypedObjectSubscription.recordRead(of: object, through: nil)
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override var hasStoredProperties: Bool { true }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? AnnouncedLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
