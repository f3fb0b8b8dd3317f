/// The animated removal of a view.
///
/// The view's nodes in the graph are unmounted at once, and with them its identity, state and tasks. Its layout nodes
/// keep their frames without taking part in the layout: they are drawn at their place between their siblings, and
/// receive no events. They are removed when the animation of the transaction has ended, or together with their
/// container.
package final class Departure {
  /// The removal in progress; nil if views are removed without animation.
  // Unsafe: the layout, which is isolated to no actor, reads it as well. Both run on the main thread only.
  @exclusivity(unchecked) package nonisolated(unsafe) static var current: Departure?

  /// The transaction of the removal, until `wasMade()`.
  private(set) var transaction: Transaction.Storage?
  private(set) var nodes: [LayoutNode] = []
  private var endings: [() -> Void] = []
  private var pendingRuns = 0
  private var isMade = false
  /// Whether all layout nodes have been removed.
  package private(set) var isOver = false

  package init(_ transaction: Transaction.Storage) { self.transaction = transaction }

  /// Adds an action that runs when the removal has ended.
  package func atEnd(_ action: @escaping () -> Void) { endings.append(action) }

  /// Whether the removal of a node is animated: the node is placed, and the window allows animations.
  func animatesRemoval(of node: LayoutNode) -> Bool {
    guard transaction?.animation != nil, node.isPlaced, let clock = node.surface?.clock, clock.allowsMotion else {
      return false
    }
    // The transition may remove the view without animation.
    return node.transitionNode.map { $0.transition?.removal != nil } ?? true
  }

  func add(_ node: LayoutNode) { nodes.append(node) }

  /// Defers the end until an animation has ended.
  func wait(for run: AnimationRun) {
    pendingRuns += 1
    run.atEnd { [self] in
      pendingRuns -= 1
      if pendingRuns == 0 { end() }
    }
  }

  /// Called when the view has been removed from the graph. Nodes without an animation have been removed by then.
  package func wasMade() {
    isMade = true
    transaction = nil
    if nodes.isEmpty || pendingRuns == 0 { end() }
  }

  /// Called when a node was removed together with its container.
  func didRemove(_ node: LayoutNode) {
    nodes.removeAll { $0 === node }
    if nodes.isEmpty, isMade { end() }
  }

  /// Ends the removal, and removes the nodes.
  package func end() {
    guard !isOver else { return }
    isOver = true
    let (nodes, endings) = (nodes, endings)
    self.nodes = []
    self.endings = []
    for node in nodes { node.parent?.endDeparture(of: node) }
    for action in endings { action() }
  }

  /// Ends the removal because the view has been inserted again. The new nodes start from the current appearance of the
  /// old ones.
  package func handOver(to new: [LayoutNode], in transaction: Transaction.Storage?) {
    for (old, new) in zip(nodes, new) { new.takeOver(from: old, in: transaction) }
    end()
  }
}

/// A node that has left its parent, but is still drawn.
struct DepartingChild {
  let node: LayoutNode
  let departure: Departure
  /// The child in front of which it is drawn; nil to draw it behind all children.
  unowned(unsafe) var anchor: LayoutNode?
}
