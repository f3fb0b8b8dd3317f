/// The views to which a `ScrollViewReader` can scroll.
@MainActor package final class ScrollScope {
  private struct Entry {
    weak var node: (any ScrollTargets)?
  }

  private var entries: [Entry] = []
  private var limit = 32
  /// The scope of the reader around this one.
  package private(set) weak var outer: ScrollScope?

  /// Places the scope in that of the reader around it.
  package func enter(_ outer: ScrollScope?) { self.outer = outer }

  package nonisolated init() {}

  func add(_ node: any ScrollTargets) {
    if entries.count >= limit {
      entries.removeAll { $0.node?.isMounted != true }
      limit = max(32, entries.count * 2)
    }
    entries.append(Entry(node: node))
    outer?.add(node)
  }

  /// Scrolls to the first view with an identity, after the pending updates.
  package func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
    guard let graph = entries.lazy.compactMap({ $0.node }).first(where: { $0.isMounted })?.graph else { return }
    graph.afterUpdates { [weak self] in
      guard let self else { return }
      for entry in self.entries {
        if let node = entry.node, node.isMounted, node.scroll(to: id, anchor: anchor) { return }
      }
    }
  }
}

/// A node whose views have identities.
@MainActor package protocol ScrollTargets: _GraphNode {
  /// Scrolls to the view with an identity. Returns whether the node contains it.
  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) -> Bool
}

extension ScrollTargets {
  /// Registers the node with the reader around it.
  func joinScrollScope() { context.environment.values.scrollScope?.add(self) }
}

private enum ScrollScopeKey: EnvironmentKey { static var defaultValue: ScrollScope? { nil } }

extension EnvironmentValues {
  /// The views of the nearest `ScrollViewReader`.
  package var scrollScope: ScrollScope? {
    get { self[ScrollScopeKey.self] }
    set { self[ScrollScopeKey.self] = newValue }
  }
}
