/// Watches an object that somebody else owns.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: GraphProperty {
  private let object: ObjectType

  /// Watches an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Watches an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object. Reading it in a body makes the body depend on the object's announcements.
  public var wrappedValue: ObjectType {
    object.objectWillChange.source.recordRead()
    return object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {}

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
    object.objectWillChange.source.recordRead()
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? AnnouncedLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// Owns an observable object, made once for each identity of the view.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: GraphProperty {
  private let make: @MainActor () -> ObjectType
  private var owned: Owned?

  private final class Owned {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
  }

  /// Describes how to make the object. The closure runs when the view first appears.
  public init(wrappedValue make: @autoclosure @escaping @MainActor () -> ObjectType) { self.make = make }

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = owned?.object else {
      Diagnostics.warn(
        "a StateObject<\(ObjectType.self)> was read before its view was on screen; the object made for that is lost",
        once: "stateobject.\(ObjectType.self)")
      return make()
    }
    object.objectWillChange.source.recordRead()
    return object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    if let storage {
      owned = unsafeDowncast(storage, to: Owned.self)
    } else {
      let made = Owned(make())
      storage = made
      owned = made
    }
  }
}

/// Watches an object that `environmentObject(_:)` has put into the environment.
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: GraphProperty
{
  private var scope: EnvironmentScope?

  /// Finds the object by its type.
  public init() {}

  /// The object. Having none in the environment is an error in the program.
  public var wrappedValue: ObjectType {
    guard let object = scope?.values[ObjectKey<ObjectType>.self] else {
      preconditionFailure("no \(ObjectType.self) in the environment: put it there with environmentObject(_:)")
    }
    object.objectWillChange.source.recordRead()
    return object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    scope = node.context.environment
  }
}
