import FoundationEssentials

/// The departing children of a node: removed from its layout, but still drawn.
extension LayoutNode {
  /// The departing children, in the order of the tree.
  package final var leavers: [LayoutNode] { motion?.leavers.map(\.node) ?? [] }

  /// Whether the node is a departing child of its parent.
  final var isLeaver: Bool { parent?.motion?.leavers.contains { $0.node === self } ?? false }

  final func forEachLeaver(_ body: (LayoutNode) -> Void) {
    guard let motion, !motion.leavers.isEmpty else { return }
    for leaver in motion.leavers { body(leaver.node) }
  }

  /// The children and the departing children, in drawing order.
  final var childrenAndLeavers: [LayoutNode] {
    let leavers = motion?.leavers ?? []
    var behind: [ObjectIdentifier: [LayoutNode]] = [:]
    var order: [LayoutNode] = []
    order.reserveCapacity(childCount + leavers.count)
    for leaver in leavers {
      if let anchor = leaver.anchor {
        behind[ObjectIdentifier(anchor), default: []].append(leaver.node)
      } else {
        order.append(leaver.node)
      }
    }
    for child in children {
      order.append(child)
      order += behind[ObjectIdentifier(child)] ?? []
    }
    return order
  }

  /// Removes a child from the layout, but continues to draw it.
  final func letLeave(_ child: LayoutNode, _ departure: Departure) {
    guard let surface else { return }
    // It is drawn in front of the nodes that have left the same place before. The nodes in front of the child are
    // reanchored when it is unlinked.
    ownMotion.leavers.append(Leaver(node: child, departure: departure, anchor: child.previousSibling))
    unlink(child)
    childCount -= 1
    knownDrawingOrder = nil
    surface.leaverCount += 1
    departure.add(child)
    child.leave(departure, in: surface)
    surface.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Starts the animation of the removal.
  private final func leave(_ departure: Departure, in surface: LayoutSurface) {
    let transitioning = transitionNode
    let animation = transitioning?.transition?.removalAnimation ?? departure.transaction?.animation
    guard let run = surface.clock?.run(departure.transaction, animation?.ending) else { return }
    departure.wait(for: run)
    if let willLeave = transitioning?.willLeave { Transaction.running(departure.transaction, willLeave) }
    if let transitioning, let end = transitioning.transition?.removal {
      transitioning.leave(to: end, run)
    } else {
      fade(from: 1, to: 0, run)
    }
  }

  /// Removes a departing child.
  final func endDeparture(of child: LayoutNode) {
    guard let motion, let index = motion.leavers.firstIndex(where: { $0.node === child }) else { return }
    motion.leavers.remove(at: index)
    knownDrawingOrder = nil
    child.parent = nil
    if let surface {
      surface.leaverCount -= 1
      child.detach(from: surface)
      surface.setNeedsDisplay()
    }
    child.forget()
    Unmanaged.passUnretained(child).release()
  }

  /// Removes all departing children.
  final func endDepartures() {
    guard let motion, !motion.leavers.isEmpty else { return }
    for leaver in motion.leavers {
      endDeparture(of: leaver.node)
      leaver.departure.lose(leaver.node)
    }
  }

  /// Removes the departing nodes in this node and its descendants.
  final func endAllDepartures() {
    endDepartures()
    for child in children { child.endAllDepartures() }
  }

  /// Removes the departing children of a node that is removed.
  final func releaseLeavers() {
    guard let motion, !motion.leavers.isEmpty else { return }
    let leavers = motion.leavers
    motion.leavers = []
    for leaver in leavers {
      leaver.node.parent = nil
      leaver.departure.lose(leaver.node)
      Unmanaged.passUnretained(leaver.node).release()
    }
  }

  /// Called before a child is moved or removed: the departing nodes in front of it are anchored to the previous child.
  final func reanchorLeavers(behind child: LayoutNode) {
    guard let motion, motion.leavers.contains(where: { $0.anchor === child }) else { return }
    // Only the order among the nodes with the same anchor matters.
    var following = motion.leavers.filter { $0.anchor === child }
    for index in following.indices { following[index].anchor = child.previousSibling }
    motion.leavers.removeAll { $0.anchor === child }
    motion.leavers += following
  }

  // MARK: Insertion

  /// Called when the node has been inserted in a transaction.
  package final func arrive(in transaction: Transaction.Storage) {
    let transitioning = transitionNode
    let transition = transitioning?.transition
    if transition != nil, transition?.insertion == nil { return }
    guard let run = surface?.clock?.run(transaction, transition?.insertionAnimation) else { return }
    if let transitioning, let start = transition?.insertion {
      transitioning.come(from: start, run)
    } else {
      fade(from: 0, to: 1, run)
    }
  }

  /// Starts from the current appearance of a node with the same identity that is being removed.
  final func takeOver(from old: LayoutNode, in transaction: Transaction.Storage?) {
    guard let surface, surface === old.surface, let run = surface.clock?.run(transaction) else { return }
    // The nodes of modifiers may be between this node and the common parent.
    var outermost = self
    while let parent = outermost.parent, parent !== old.parent { outermost = parent }
    if outermost.parent != nil, outermost.parent === old.parent {
      outermost.ownMotion.arrival = old.motion?.placement?.shown ?? old.placeVector
      surface.movesPlaces = true
    }
    if let transitioning = transitionNode, let former = old.transitionNode { transitioning.takeOver(from: former, run) }
    guard var presence = old.motion?.presence else { return }
    presence.aim(at: SIMD2(1, 0), run)
    ownMotion.presence = presence
    surface.addMoving(self)
  }
}
