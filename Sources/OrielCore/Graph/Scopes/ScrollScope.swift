/// The views to which a `ScrollViewReader` can scroll.
@MainActor package final class ScrollScope {
  private struct Entry {
    weak var node: (any ScrollTargets)?
    /// Whether there is a scroll view between the node and the reader.
    let isScrolled: Bool
  }

  private var entries: [Entry] = []
  private var limit = 32
  /// The scope of the reader around this one.
  package private(set) weak var outer: ScrollScope?
  /// Whether there is a scroll view between the reader and the one around it.
  private var isScrolled = false

  /// Places the scope in that of the reader around it.
  ///
  /// - Parameter isScrolled: whether there is a scroll view between the two.
  package func enter(_ outer: ScrollScope?, isScrolled: Bool) {
    self.outer = outer
    self.isScrolled = isScrolled
  }

  package nonisolated init() {}

  func add(_ node: any ScrollTargets, isScrolled: Bool) {
    if entries.count >= limit {
      entries.removeAll { $0.node?.isMounted != true }
      limit = max(32, entries.count * 2)
    }
    entries.append(Entry(node: node, isScrolled: isScrolled))
    outer?.add(node, isScrolled: isScrolled || self.isScrolled)
  }

  private var targets: some Sequence<any ScrollTargets> {
    entries.lazy.compactMap(\.node).filter(\.isMounted)
  }

  /// Whether there is a view with an identity.
  func contains<ID: Hashable>(_ id: ID) -> Bool { targets.contains { $0.contains(id) } }

  /// The place of the view with an identity; nil if it has none.
  func place<ID: Hashable>(of id: ID) -> ScrollPlace? {
    for target in targets { if let place = target.place(of: id) { return place } }
    return nil
  }

  /// The identity of the view at an anchor of the visible part, or else of the next one after it.
  func target<ID: Hashable>(_ type: ID.Type, at anchor: UnitPoint) -> ID? {
    var best: (id: ID, place: ScrollPlace)?
    for target in targets {
      guard let found = target.target(type, at: anchor) else { continue }
      if best.map({ found.place.precedes($0.place, at: anchor) }) ?? true { best = found }
    }
    return best?.id
  }

  /// Scrolls to the first view with an identity in a scroll view, after the pending updates.
  ///
  /// Views outside of scroll views are passed over. Those in a scroll view around the reader come last.
  package func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
    guard let graph = entries.lazy.compactMap({ $0.node }).first(where: { $0.isMounted })?.graph else { return }
    graph.afterUpdates { [weak self] in
      guard let self else { return }
      for isScrolled in [true, false] {
        for entry in self.entries where entry.isScrolled == isScrolled {
          if let node = entry.node, node.isMounted, node.scroll(to: id, anchor: anchor) { return }
        }
      }
    }
  }
}

/// A node whose views have identities.
@MainActor package protocol ScrollTargets: _GraphNode {
  /// Scrolls to the view with an identity. Returns whether the node contains it, in a scroll view.
  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) -> Bool

  /// Whether the node contains the view with an identity, be it visible or not.
  func contains<ID: Hashable>(_ id: ID) -> Bool

  /// Where the view with an identity is; nil if it has no place.
  func place<ID: Hashable>(of id: ID) -> ScrollPlace?

  /// The first view that ends after an anchor of the visible part, or the last view.
  func target<ID: Hashable>(_ type: ID.Type, at anchor: UnitPoint) -> (id: ID, place: ScrollPlace)?
}

extension ScrollTargets {
  /// Registers the node with the reader around it.
  ///
  /// - Parameter scrolls: whether the node itself is a scroll view.
  func joinScrollScope(scrolls: Bool = false) {
    let environment = context.environment.values
    environment.scrollScope?.add(self, isScrolled: scrolls || environment.isScrolled)
  }

  // The rows of a list are no targets of a scroll position.
  package func contains<ID: Hashable>(_ id: ID) -> Bool { false }
  package func place<ID: Hashable>(of id: ID) -> ScrollPlace? { nil }
  package func target<ID: Hashable>(_ type: ID.Type, at anchor: UnitPoint) -> (id: ID, place: ScrollPlace)? { nil }
}

private enum ScrollScopeKey: EnvironmentKey { static var defaultValue: ScrollScope? { nil } }

private enum IsScrolledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The views of the nearest `ScrollViewReader`.
  package var scrollScope: ScrollScope? {
    get { self[ScrollScopeKey.self] }
    set { self[ScrollScopeKey.self] = newValue }
  }

  /// Whether there is a scroll view between the view and the nearest reader.
  package var isScrolled: Bool {
    get { self[IsScrolledKey.self] }
    set { self[IsScrolledKey.self] = newValue }
  }
}
