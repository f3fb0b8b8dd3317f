/// A source of values that invalidates the nodes that have read it.
@MainActor package class DependencySource: ChangeSource {
  @exclusivity(unchecked) private var readers = ObjectSet<_GraphNode>()

  /// A source of the changes of something that a platform has.
  package static func make() -> DependencySource { DependencySource() }

  /// Records that the node whose body is running, if any, depends on this value.
  package final func recordRead() {
    Graph.reader?.depend(on: self)
  }

  /// Invalidates all readers.
  package final func notifyReaders() {
    readers.visit { $0.invalidate() }
  }

  /// Updates the readers that are out of date immediately: they may be removed before the next flush.
  package final func refreshReaders() {
    readers.visit { reader in
      guard reader.isDirty, reader.isMounted else { return }
      reader.isDirty = false
      reader.inPendingTransaction { reader.refresh() }
    }
  }

  package final var hasReaders: Bool { !readers.isEmpty }

  /// The number of the most recent run that read the value.
  @exclusivity(unchecked) final var lastRun: UInt = 0

  final func insert(_ node: _GraphNode) { readers.insert(node) }
  final func remove(_ node: _GraphNode) { readers.remove(node) }
}

/// A set of objects that needs no allocation for a single element, the common case.
@MainActor package struct ObjectSet<Element: AnyObject> {
  private enum Storage {
    case none
    case one(Element)
    case many([ObjectIdentifier: Element])
  }

  private var storage = Storage.none

  package nonisolated init() {}

  package var isEmpty: Bool {
    switch storage {
    case .none: true
    case .one: false
    case .many(let elements): elements.isEmpty
    }
  }

  package mutating func insert(_ element: Element) {
    switch storage {
    case .none:
      storage = .one(element)
    case .one(let other):
      guard other !== element else { return }
      storage = .many([ObjectIdentifier(other): other, ObjectIdentifier(element): element])
    case .many(var elements):
      storage = .none
      elements[ObjectIdentifier(element)] = element
      storage = .many(elements)
    }
  }

  package mutating func remove(_ element: Element) {
    switch storage {
    case .none: break
    case .one(let other):
      if other === element { storage = .none }
    case .many(var elements):
      storage = .none
      elements[ObjectIdentifier(element)] = nil
      storage = elements.isEmpty ? .none : .many(elements)
    }
  }

  package func visit(_ body: (Element) -> Void) {
    switch storage {
    case .none: break
    case .one(let element): body(element)
    case .many(let elements): for element in elements.values { body(element) }
    }
  }
}
