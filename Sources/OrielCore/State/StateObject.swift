/// Owns an observable object, made once for each identity of the view.
///
/// The body runs again after each announcement of the object, whether it reads the object or not.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: GraphProperty {
  private let make: @MainActor () -> ObjectType
  private var subscription: TypedObjectSubscription<ObjectType>?

  /// Describes how to make the object. The closure runs when the view first appears.
  public init(wrappedValue make: @autoclosure @escaping @MainActor () -> ObjectType) { self.make = make }

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = subscription?.object else {
      Diagnostics.warn(
        "a StateObject<\(ObjectType.self)> was read before its view was on screen; the object made for that is lost",
        once: "stateobject.\(ObjectType.self)")
      return make()
    }
    TypedObjectSubscription.recordRead(of: object, through: subscription)
    return object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    if let storage {
      subscription = unsafeDowncast(storage, to: TypedObjectSubscription<ObjectType>.self)
    } else {
      let made = TypedObjectSubscription(to: make(), for: node)
      storage = made
      subscription = made
    }
  }
}
