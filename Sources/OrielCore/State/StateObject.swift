/// A property wrapper that creates an observable object once for each identity of the view, and observes it.
///
/// The view is updated when the object publishes a change, whether its body reads the object or not.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: GraphProperty {
  private let make: @MainActor () -> ObjectType
  private var subscription: TypedObjectSubscription<ObjectType>?

  /// Creates a property with an initial object. The expression is evaluated when the view first appears.
  public init(wrappedValue make: @autoclosure @escaping @MainActor () -> ObjectType) { self.make = make }

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = subscription?.object else {
      Diagnostics.warn(
        "a StateObject<\(ObjectType.self)> was read before its view appeared; the object is discarded",
        once: "stateobject.\(ObjectType.self)")
      return make()
    }
    TypedObjectSubscription.recordRead(of: object, through: subscription)
    return object
  }

  /// A wrapper that creates bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  var tracedSource: DependencySource? { subscription?.providedSource }

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
