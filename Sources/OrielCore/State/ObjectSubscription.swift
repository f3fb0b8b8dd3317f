extension ObjectSubscription: SourceProviding {
  var providedSource: DependencySource? { publisher?.source }
}

/// Updates a node whenever the object in one of its properties publishes a change.
///
/// There is one subscription for each property; it follows the object when the property changes.
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

  /// Whether the subscription updates this node.
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

  /// Subscribes to another object.
  func follow(_ new: Object?) {
    guard new !== object else { return }
    object = new
    subscribe(to: new?.objectWillChange)
  }

  /// Records a read of the object by a node other than the one that holds the property.
  static func recordRead(of object: Object, through subscription: TypedObjectSubscription?) {
    guard let reader = Graph.reader else { return }
    if let subscription, subscription.serves(reader), subscription.object === object { return }
    object.objectWillChange.source.recordRead()
  }
}
