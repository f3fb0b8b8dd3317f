/// Something that nodes read and that tells them when it has changed.
@MainActor package class DependencySource {
  private var readers = NodeSet()

  /// Notes that the node now running its body, if any, depends on this value.
  package final func recordRead() {
    Graph.reader?.depend(on: self)
  }

  /// Marks every reader as out of date.
  package final func notifyReaders() {
    readers.visit { $0.invalidate() }
  }

  package final var hasReaders: Bool { !readers.isEmpty }

  /// The number of the run that has read the value last.
  final var lastRun: UInt = 0

  final func insert(_ node: _GraphNode) { readers.insert(node) }
  final func remove(_ node: _GraphNode) { readers.remove(node) }
}

/// A set of nodes that costs no allocation for the common case of a single one.
@MainActor package struct NodeSet {
  private enum Storage {
    case none
    case one(_GraphNode)
    case many([ObjectIdentifier: _GraphNode])
  }

  private var storage = Storage.none

  package init() {}

  package var isEmpty: Bool {
    switch storage {
    case .none: true
    case .one: false
    case .many(let nodes): nodes.isEmpty
    }
  }

  package mutating func insert(_ node: _GraphNode) {
    switch storage {
    case .none:
      storage = .one(node)
    case .one(let other):
      guard other !== node else { return }
      storage = .many([ObjectIdentifier(other): other, ObjectIdentifier(node): node])
    case .many(var nodes):
      storage = .none
      nodes[ObjectIdentifier(node)] = node
      storage = .many(nodes)
    }
  }

  package mutating func remove(_ node: _GraphNode) {
    switch storage {
    case .none: break
    case .one(let other):
      if other === node { storage = .none }
    case .many(var nodes):
      storage = .none
      nodes[ObjectIdentifier(node)] = nil
      storage = nodes.isEmpty ? .none : .many(nodes)
    }
  }

  package func visit(_ body: (_GraphNode) -> Void) {
    switch storage {
    case .none: break
    case .one(let node): body(node)
    case .many(let nodes): for node in nodes.values { body(node) }
    }
  }
}
