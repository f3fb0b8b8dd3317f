/// Has a node run again with each announcement of the object that one of its properties holds.
///
/// It is made once for each property, and follows the object that the property is given.
@MainActor class ObjectSubscription: GraphStorage {
  private var node: _GraphNode?
  private var publisher: ObservableObjectPublisher?

  fileprivate init(for node: _GraphNode) { self.node = node }

  fileprivate final func subscribe(to new: ObservableObjectPublisher?) {
    guard node != nil, new !== publisher else { return }
    publisher?.remove(self)
    publisher = new
    new?.insert(self)
  }

  /// Whether it is this node that runs again in any case.
  fileprivate final func serves(_ node: _GraphNode) -> Bool { self.node === node }

  final func invalidate() { node?.invalidate() }

  func nodeDidUnmount() {
    subscribe(to: nil)
    node = nil
  }
}

@MainActor final class TypedObjectSubscription<Object: ObservableObject>: ObjectSubscription {
  private(set) var object: Object?

  init(to object: Object?, for node: _GraphNode) {
    super.init(for: node)
    follow(object)
  }

  /// Changes over to another object.
  func follow(_ new: Object?) {
    guard new !== object else { return }
    object = new
    subscribe(to: new?.objectWillChange)
  }

  /// Notes that the object was read, by others than the view that holds it.
  static func recordRead(of object: Object, through subscription: TypedObjectSubscription?) {
    guard let reader = Graph.reader else { return }
    if let subscription, subscription.serves(reader), subscription.object === object { return }
    object.objectWillChange.source.recordRead()
  }
}
