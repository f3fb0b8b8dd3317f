/// Watches an object that `environmentObject(_:)` has put into the environment.
///
/// The body runs again after each announcement of the object, and when there is another object, whether it reads the
/// object or not.
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: GraphProperty
{
  private var scope: EnvironmentScope?
  private var subscription: TypedObjectSubscription<ObjectType>?

  /// Finds the object by its type.
  public init() {}

  /// The object. Having none in the environment is an error in the program.
  public var wrappedValue: ObjectType {
    guard let object = scope?.values[ObjectKey<ObjectType>.self] else {
      preconditionFailure("no \(ObjectType.self) in the environment: put it there with environmentObject(_:)")
    }
    TypedObjectSubscription.recordRead(of: object, through: subscription)
    return object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    scope = node.context.environment
    if let storage {
      subscription = unsafeDowncast(storage, to: TypedObjectSubscription<ObjectType>.self)
    } else {
      let made = TypedObjectSubscription<ObjectType>(to: nil, for: node)
      storage = made
      subscription = made
    }
  }

  /// Looks again which object is there, on behalf of the body that runs next.
  public mutating func update() { subscription?.follow(scope?.values[ObjectKey<ObjectType>.self]) }

  package static var updatesBeforeBody: Bool { true }
}
