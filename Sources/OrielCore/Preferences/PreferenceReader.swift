/// Reads the combined preference value of the views in a scope.
@MainActor package final class PreferenceReader<Key: PreferenceKey> {
  /// The scope of the views.
  package let scope: PreferenceScope
  /// Called when the value may have changed: once for all changes of a flush, after the nodes have been updated.
  package var didChange: (() -> Void)?

  private let collector: PreferenceCollector<Key>
  private let graph: Graph
  private var isScheduled = false

  /// - Parameters:
  ///   - node: the node of the reader; nil at the root of a tree.
  ///   - outer: the enclosing scope, to which the value is passed on.
  package init(_ key: Key.Type, at node: _GraphNode? = nil, in outer: PreferenceScope? = nil, of graph: Graph) {
    self.graph = graph
    collector = PreferenceCollector(.pass, at: node, below: outer?.collector(for: key))
    scope = PreferenceScope(collector, for: key, in: outer)
    collector.didBecomeStale = { [weak self] in self?.schedule() }
  }

  /// The current value.
  package var value: Key.Value { collector.value ?? Key.defaultValue }

  /// Marks the current value as known: `didChange` is called for later changes.
  package func settle() {
    _ = collector.value
    isScheduled = false
  }

  /// Schedules `didChange` after the nodes have been updated.
  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    graph.afterUpdates { [weak self] in
      guard let self, self.isScheduled else { return }
      self.isScheduled = false
      // A collector reports further changes only after its value has been read.
      _ = self.collector.value
      self.didChange?()
    }
  }

  /// Detaches the reader from its scope.
  package func detach() {
    didChange = nil
    collector.detach()
  }
}
