import FoundationEssentials

/// The placement of a node.
extension LayoutNode {
  /// The frame in the surface's coordinates, without effects.
  package final var frame: CGRect { CGRect(origin: origin, size: size) }

  /// Places the node in its parent. The children aren't arranged again if the size and the proposal are unchanged.
  package final func place(at offset: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let asked = proposal.limited(to: sensitivity)
    guard let surface, surface.movesPlaces else { return settle(at: offset, size, asked) }
    surface.move(self, to: CGRect(origin: offset, size: size)) { settle(at: offset, size, asked) }
  }

  private final func settle(at offset: CGPoint, _ size: CGSize, _ asked: ProposedViewSize) {
    self.offset = offset
    if isArranged && size == self.size && asked == placedProposal {
      let old = origin
      updateOrigin()
      if old != origin { translate() }
      return
    }
    updateOrigin()
    self.size = size
    placedProposal = asked
    isPlaced = true
    isWithdrawn = false
    isArranged = true
    placeChildren()
    collectOverhang()
    didPlace()
  }

  /// Removes the placement of the node and its descendants, which may not have been placed before.
  package final func withdraw() {
    isArranged = false
    guard isPlaced || !isWithdrawn else { return }
    isPlaced = false
    isWithdrawn = true
    motion?.placement = nil
    endDepartures()
    didWithdraw()
    var next = firstChild
    while let child = next {
      child.withdraw()
      next = child.nextSibling
    }
  }

  /// Invalidates the arrangement of the children, but not the node's size.
  final func rearrange() {
    guard isPlaced, !isArranged else { return }
    place(at: offset, proposal: placedProposal)
    extendAncestors()
  }

  /// Notifies the placed nodes in this one that their position on the screen has changed.
  package final func announcePlaces() {
    guard isPlaced else { return }
    didPlace()
    forEachDepartingChild { $0.announcePlaces() }
    var next = firstChild
    while let child = next {
      child.announcePlaces()
      next = child.nextSibling
    }
  }

  private final func updateOrigin() {
    guard let parent else {
      origin = offset
      return
    }
    origin = CGPoint(x: parent.origin.x + offset.x, y: parent.origin.y + offset.y)
  }

  private final func translate() {
    didTranslate()
    forEachDepartingChild {
      $0.updateOrigin()
      $0.translate()
    }
    var next = firstChild
    while let child = next {
      if child.isPlaced {
        child.updateOrigin()
        child.translate()
      }
      next = child.nextSibling
    }
  }

  // MARK: Overhang

  /// The area in which the node and its descendants draw.
  package final var drawnFrame: CGRect { overhang?.around(frame) ?? frame }

  /// Computes the overhang of the children.
  final func collectOverhang() {
    var content = Overhang()
    var next = firstChild
    while let child = next {
      if child.isPlaced { content.formUnion(of: child, in: self) }
      next = child.nextSibling
    }
    let found = overhang(of: content)
    overhang = found.isEmpty ? nil : found
  }

  /// Extends the overhang of the ancestors. It only grows until they are arranged again.
  final func extendAncestors() {
    var node = self
    while let parent = node.parent, parent.isPlaced {
      var content = parent.overhang ?? Overhang()
      content.formUnion(of: node, in: parent)
      let found = parent.overhang(of: content)
      let known = parent.overhang ?? Overhang()
      parent.childDidExtend(node)
      if found == known { return }
      parent.overhang = found.isEmpty ? nil : found
      node = parent
    }
  }
}

/// The distance on each side by which drawing exceeds a frame.
package struct Overhang: Equatable {
  package var top: CGFloat = 0
  package var leading: CGFloat = 0
  package var bottom: CGFloat = 0
  package var trailing: CGFloat = 0

  package init() {}

  package var isEmpty: Bool { top == 0 && leading == 0 && bottom == 0 && trailing == 0 }

  func around(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x - leading, y: frame.origin.y - top, width: frame.size.width + leading + trailing,
      height: frame.size.height + top + bottom)
  }

  mutating func formUnion(of child: LayoutNode, in parent: LayoutNode) {
    let inner = child.overhang ?? Overhang()
    leading = max(leading, inner.leading - child.offset.x)
    top = max(top, inner.top - child.offset.y)
    trailing = max(trailing, child.offset.x + child.size.width + inner.trailing - parent.size.width)
    bottom = max(bottom, child.offset.y + child.size.height + inner.bottom - parent.size.height)
  }
}
