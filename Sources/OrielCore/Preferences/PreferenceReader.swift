/// Reads the value of a key that the views in a scope come to.
@MainActor package final class PreferenceReader<Key: PreferenceKey> {
  /// The scope for the views that are read.
  package let scope: PreferenceScope
  /// Runs when the value may have changed, once for all changes of a flush, after the nodes have been brought up to date.
  package var didChange: (() -> Void)?

  private let collector: PreferenceCollector<Key>
  private let graph: Graph
  private var isScheduled = false

  /// - Parameters:
  ///   - node: where the reader stands; nil at the root of a tree.
  ///   - outer: the scope around the reader. A reader hands on what it reads.
  package init(_ key: Key.Type, at node: _GraphNode? = nil, in outer: PreferenceScope? = nil, of graph: Graph) {
    self.graph = graph
    collector = PreferenceCollector(.pass, at: node, below: outer?.collector(for: key))
    scope = PreferenceScope(collector, for: key, in: outer)
    collector.didBecomeStale = { [weak self] in self?.schedule() }
  }

  /// What the views come to now.
  package var value: Key.Value { collector.value ?? Key.defaultValue }

  /// Takes the value as it is now for known: `didChange` runs when it changes from here on.
  package func settle() {
    _ = collector.value
    isScheduled = false
  }

  /// Has `didChange` run when the nodes have been brought up to date.
  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    graph.afterUpdates { [weak self] in
      guard let self, self.isScheduled else { return }
      self.isScheduled = false
      // What isn't asked for hears of no further change.
      _ = self.collector.value
      self.didChange?()
    }
  }

  /// The reader is gone.
  package func detach() {
    didChange = nil
    collector.detach()
  }
}
