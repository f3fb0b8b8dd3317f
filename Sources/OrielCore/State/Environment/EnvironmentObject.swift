/// A property wrapper that observes an object that `environmentObject(_:)` has set in the environment.
///
/// The view is updated when the object publishes a change, and when another object is set.
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: GraphProperty
{
  private var scope: EnvironmentScope?
  private var subscription: TypedObjectSubscription<ObjectType>?

  /// Creates a property whose object is found by its type.
  public init() {}

  /// The object. If there is none in the environment, accessing it ends the program.
  public var wrappedValue: ObjectType {
    guard let object = scope?.values[ObjectKey<ObjectType>.self] else {
      Diagnostics.fail(
        "no object of type \(ObjectType.self) in the environment", at: Graph.reader,
        advice:
          "set it with environmentObject(_:) on a view around this one, for each window on the content of its scene")
    }
    TypedObjectSubscription.recordRead(of: object, through: subscription)
    return object
  }

  /// A wrapper that creates bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  var tracedSource: DependencySource? { subscription?.providedSource }

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

  /// Subscribes to the current object of the environment before the body runs.
  public mutating func update() { subscription?.follow(scope?.values[ObjectKey<ObjectType>.self]) }

  package static var updatesBeforeBody: Bool { true }
}
