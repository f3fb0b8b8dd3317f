/// The tree. A parent owns its children. They form a linked list, so that insertion, moves and removal take constant
/// time; an array of them is created when they are read.
extension LayoutNode {
  /// The children in their order. The array is cached until a child changes.
  package final var children: [LayoutNode] {
    if let knownChildren { return knownChildren }
    var children: [LayoutNode] = []
    children.reserveCapacity(childCount)
    var next = firstChild
    while let child = next {
      children.append(child)
      next = child.nextSibling
    }
    knownChildren = children
    return children
  }

  /// The children, from back to front.
  final var drawingOrder: [LayoutNode] {
    if let knownDrawingOrder { return knownDrawingOrder }
    let children = motion?.departingChildren.isEmpty == false ? childrenAndDepartingChildren : children
    isReordered = motion?.departingChildren.isEmpty == false || children.contains { $0.traits.zIndex != 0 }
    guard isReordered else {
      knownDrawingOrder = children
      return children
    }
    // Sorted by index, because the sort has to be stable: equal values keep the order of the tree.
    let order = children.indices.sorted {
      (children[$0].traits.zIndex, $0) < (children[$1].traits.zIndex, $1)
    }
    let drawn = order.map { children[$0] }
    knownDrawingOrder = drawn
    return drawn
  }

  /// Inserts a node without a parent after a child, or first.
  package final func insertChild(_ child: LayoutNode, after sibling: LayoutNode?) {
    precondition(child.parent == nil, "A layout node has one parent")
    _ = Unmanaged.passRetained(child)
    child.parent = self
    childCount += 1
    link(child, after: sibling)
    child.forget()
    childCountDidChange()
    if let surface {
      child.attach(to: surface)
      if isWithdrawn { child.withdraw() }
      surface.setNeedsDisplay()
    }
    setNeedsLayout()
  }

  /// Appends a node without a parent.
  package final func appendChild(_ child: LayoutNode) { insertChild(child, after: lastChild) }

  /// Moves a child after another one, or to the beginning.
  package final func moveChild(_ child: LayoutNode, after sibling: LayoutNode?) {
    precondition(child.parent === self && child !== sibling, "A layout node moves among its siblings")
    if child.previousSibling === sibling { return }
    unlink(child)
    link(child, after: sibling)
    if let surface {
      child.announceMove(in: surface)
      surface.setNeedsDisplay()
    }
    setNeedsLayout()
  }

  package final func removeChild(_ child: LayoutNode) {
    precondition(child.parent === self, "A layout node is removed by its parent")
    if let departure = Departure.current, departure.animatesRemoval(of: child) {
      return beginDeparture(of: child, departure)
    }
    unlink(child)
    childCount -= 1
    child.parent = nil
    childCountDidChange()
    if let surface {
      child.detach(from: surface)
      surface.setNeedsDisplay()
    }
    child.forget()
    setNeedsLayout()
    Unmanaged.passUnretained(child).release()
  }

  private final func link(_ child: LayoutNode, after sibling: LayoutNode?) {
    let next = sibling == nil ? firstChild : sibling?.nextSibling
    child.previousSibling = sibling
    child.nextSibling = next
    if let sibling { sibling.nextSibling = child } else { firstChild = child }
    // The last child stays last, so that appending keeps the order.
    if let next {
      next.previousSibling = child
      knownChildren = nil
    } else {
      lastChild = child
      knownChildren?.append(child)
    }
    knownDrawingOrder = nil
  }

  final func unlink(_ child: LayoutNode) {
    if motion != nil { reanchorDepartingChildren(behind: child) }
    if let previous = child.previousSibling {
      previous.nextSibling = child.nextSibling
    } else {
      firstChild = child.nextSibling
    }
    if let next = child.nextSibling {
      next.previousSibling = child.previousSibling
      knownChildren = nil
    } else {
      lastChild = child.previousSibling
      _ = knownChildren?.popLast()
    }
    child.previousSibling = nil
    child.nextSibling = nil
    knownDrawingOrder = nil
  }

  /// Releases the children one after the other when the node is deinitialized; a recursion could overflow the stack.
  final func releaseChildren() {
    releaseDepartingChildren()
    knownChildren = nil
    knownDrawingOrder = nil
    var next = firstChild
    while let child = next {
      next = child.nextSibling
      child.parent = nil
      child.previousSibling = nil
      child.nextSibling = nil
      Unmanaged.passUnretained(child).release()
    }
  }

  // MARK: Surface

  final func attach(to surface: LayoutSurface) {
    self.surface = surface
    didAttach(to: surface)
    var next = firstChild
    while let child = next {
      child.attach(to: surface)
      next = child.nextSibling
    }
  }

  final func detach(from surface: LayoutSurface) {
    if motion != nil { stopMotion(in: surface) }
    var next = firstChild
    while let child = next {
      child.detach(from: surface)
      next = child.nextSibling
    }
    isDirty = false
    isPlaced = false
    isWithdrawn = false
    self.surface = nil
    didDetach(from: surface)
  }

  private final func announceMove(in surface: LayoutSurface) {
    didMove(in: surface)
    forEachDepartingChild { $0.announceMove(in: surface) }
    var next = firstChild
    while let child = next {
      child.announceMove(in: surface)
      next = child.nextSibling
    }
  }

  /// The preceding node of a depth-first traversal in which parents precede their children.
  package final var previousInTree: LayoutNode? {
    guard var node = previousSibling else { return parent }
    while let last = node.lastChild { node = last }
    return node
  }

  /// The last node of such a traversal of this node.
  final var lastInTree: LayoutNode {
    var node = self
    while let last = node.lastChild { node = last }
    return node
  }

  /// The depth in the tree.
  final var depth: Int {
    var depth = 0
    var node = parent
    while let ancestor = node {
      depth += 1
      node = ancestor.parent
    }
    return depth
  }
}
