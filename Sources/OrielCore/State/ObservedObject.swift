/// Watches an object that somebody else owns.
///
/// The body runs again after each announcement of the object, whether it reads the object or not.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: GraphProperty {
  private var object: ObjectType
  private var subscription: TypedObjectSubscription<ObjectType>?

  /// Watches an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Watches an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object. A view sets it where the view is made; in an `update()` of a `DynamicProperty`, another object is
  /// watched from then on, until the view is made anew.
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

  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }

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

  /// Gives bindings to the properties of an observed object.
  @MainActor @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to one property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(location: AnnouncedLocation(object, keyPath))
    }
  }
}

/// A property of an observable object; reading it depends on the object's announcements.
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

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? AnnouncedLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
