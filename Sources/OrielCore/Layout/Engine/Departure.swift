/// The removal of a view that is seen for a while yet.
///
/// The view's nodes in the graph are gone at once, and with them its identity, its state and its tasks. What it has in
/// layout stays where it was, without being part of any layout: it keeps its place between its siblings in drawing, takes
/// no events, and goes when the animation of the transaction has ended, or when the container goes.
package final class Departure {
  /// The removal that is being made; nil if views are removed at once.
  // Unsafe: the layout, which is isolated to no actor, reads it as well. Both run on the main thread only.
  @exclusivity(unchecked) package nonisolated(unsafe) static var current: Departure?

  /// The transaction of the removal, while that is being made.
  private(set) var transaction: Transaction.Storage?
  private(set) var nodes: [LayoutNode] = []
  private var endings: [() -> Void] = []
  private var pendingRuns = 0
  private var isMade = false
  /// Whether nothing of the view is left.
  package private(set) var isOver = false

  package init(_ transaction: Transaction.Storage) { self.transaction = transaction }

  /// Has something done when the view isn't seen any more.
  package func atEnd(_ action: @escaping () -> Void) { endings.append(action) }

  /// Whether a node leaves slowly: it is seen, and the window lets things move.
  func takes(_ node: LayoutNode) -> Bool {
    guard transaction?.animation != nil, node.isPlaced, let clock = node.surface?.clock, clock.allowsMotion else {
      return false
    }
    // Where a transition says so, the view goes at once.
    return node.transitionNode.map { $0.transition?.removal != nil } ?? true
  }

  func add(_ node: LayoutNode) { nodes.append(node) }

  /// Waits for an animation.
  func wait(for run: AnimationRun) {
    pendingRuns += 1
    run.atEnd { [self] in
      pendingRuns -= 1
      if pendingRuns == 0 { end() }
    }
  }

  /// The view has been removed. What leaves at once is gone now.
  package func wasMade() {
    isMade = true
    transaction = nil
    if nodes.isEmpty || pendingRuns == 0 { end() }
  }

  /// A node has gone, with the container that it was in.
  func lose(_ node: LayoutNode) {
    nodes.removeAll { $0 === node }
    if nodes.isEmpty, isMade { end() }
  }

  /// Ends the removal.
  package func end() {
    guard !isOver else { return }
    isOver = true
    let (nodes, endings) = (nodes, endings)
    self.nodes = []
    self.endings = []
    for node in nodes { node.parent?.endDeparture(of: node) }
    for action in endings { action() }
  }

  /// Lets what has come back go on from where this one is, and ends this one.
  package func handOver(to new: [LayoutNode], in transaction: Transaction.Storage?) {
    for (old, new) in zip(nodes, new) { new.takeOver(from: old, in: transaction) }
    end()
  }
}

/// Something that has left its parent and is still seen.
struct Leaver {
  let node: LayoutNode
  let departure: Departure
  /// The child behind which it is drawn; nil for the first place.
  unowned(unsafe) var anchor: LayoutNode?
}
