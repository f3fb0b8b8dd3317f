import FoundationEssentials

/// The departing children of a node: removed from its layout, but still drawn.
extension LayoutNode {
  /// The departing children, in the order of the tree.
  package final var departingChildren: [LayoutNode] { motion?.departingChildren.map(\.node) ?? [] }

  /// Whether the node is a departing child of its parent.
  final var isDepartingChild: Bool { parent?.motion?.departingChildren.contains { $0.node === self } ?? false }

  final func forEachDepartingChild(_ body: (LayoutNode) -> Void) {
    guard let motion, !motion.departingChildren.isEmpty else { return }
    for departing in motion.departingChildren { body(departing.node) }
  }

  /// The children and the departing children, in drawing order.
  final var childrenAndDepartingChildren: [LayoutNode] {
    let departingChildren = motion?.departingChildren ?? []
    var behind: [ObjectIdentifier: [LayoutNode]] = [:]
    var order: [LayoutNode] = []
    order.reserveCapacity(childCount + departingChildren.count)
    for departing in departingChildren {
      if let anchor = departing.anchor {
        behind[ObjectIdentifier(anchor), default: []].append(departing.node)
      } else {
        order.append(departing.node)
      }
    }
    for child in children {
      order.append(child)
      order += behind[ObjectIdentifier(child)] ?? []
    }
    return order
  }

  /// Removes a child from the layout, but continues to draw it.
  final func beginDeparture(of child: LayoutNode, _ departure: Departure) {
    guard let surface else { return }
    // It is drawn in front of the nodes that have left the same place before. The nodes in front of the child are
    // reanchored when it is unlinked.
    ownMotion.departingChildren.append(DepartingChild(node: child, departure: departure, anchor: child.previousSibling))
    unlink(child)
    childCount -= 1
    knownDrawingOrder = nil
    surface.departingCount += 1
    departure.add(child)
    child.animateRemoval(departure, in: surface)
    surface.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Starts the animation of the removal.
  private final func animateRemoval(_ departure: Departure, in surface: LayoutSurface) {
    let transitioning = transitionNode
    let animation = transitioning?.transition?.removalAnimation ?? departure.transaction?.animation
    guard let run = surface.clock?.run(departure.transaction, animation?.ending) else { return }
    departure.wait(for: run)
    if let willBeginRemoval = transitioning?.willBeginRemoval {
      Transaction.running(departure.transaction, willBeginRemoval)
    }
    if let transitioning, let end = transitioning.transition?.removal {
      transitioning.animateRemoval(to: end, run)
    } else {
      fade(from: 1, to: 0, run)
    }
  }

  /// Removes a departing child.
  final func endDeparture(of child: LayoutNode) {
    guard let motion, let index = motion.departingChildren.firstIndex(where: { $0.node === child }) else { return }
    motion.departingChildren.remove(at: index)
    knownDrawingOrder = nil
    child.parent = nil
    if let surface {
      surface.departingCount -= 1
      child.detach(from: surface)
      surface.setNeedsDisplay()
    }
    child.forget()
    Unmanaged.passUnretained(child).release()
  }

  /// Removes all departing children.
  final func endDepartures() {
    guard let motion, !motion.departingChildren.isEmpty else { return }
    for departing in motion.departingChildren {
      endDeparture(of: departing.node)
      departing.departure.didRemove(departing.node)
    }
  }

  /// Removes the departing nodes in this node and its descendants.
  final func endAllDepartures() {
    endDepartures()
    for child in children { child.endAllDepartures() }
  }

  /// Removes the departing children of a node that is removed.
  final func releaseDepartingChildren() {
    guard let motion, !motion.departingChildren.isEmpty else { return }
    let departingChildren = motion.departingChildren
    motion.departingChildren = []
    for departing in departingChildren {
      departing.node.parent = nil
      departing.departure.didRemove(departing.node)
      Unmanaged.passUnretained(departing.node).release()
    }
  }

  /// Called before a child is moved or removed: the departing nodes in front of it are anchored to the previous child.
  final func reanchorDepartingChildren(behind child: LayoutNode) {
    guard let motion, motion.departingChildren.contains(where: { $0.anchor === child }) else { return }
    // Only the order among the nodes with the same anchor matters.
    var following = motion.departingChildren.filter { $0.anchor === child }
    for index in following.indices { following[index].anchor = child.previousSibling }
    motion.departingChildren.removeAll { $0.anchor === child }
    motion.departingChildren += following
  }

  // MARK: Insertion

  /// Called when the node has been inserted in a transaction.
  package final func arrive(in transaction: Transaction.Storage) {
    let transitioning = transitionNode
    let transition = transitioning?.transition
    if transition != nil, transition?.insertion == nil { return }
    guard let run = surface?.clock?.run(transaction, transition?.insertionAnimation) else { return }
    if let transitioning, let start = transition?.insertion {
      transitioning.animateInsertion(from: start, run)
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
