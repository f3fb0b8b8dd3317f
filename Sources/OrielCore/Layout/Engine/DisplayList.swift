import FoundationEssentials

/// What is seen of a surface, from the back to the front.
package enum DisplayItem {
  case leaf(LeafNode)
  case drawn(DrawnNode)
  /// What follows, up to its end, is drawn with an effect.
  case beginEffect(EffectNode)
  case endEffect
  /// What follows, up to `endMask`, is the mask of what follows that, up to `endMasked`.
  case beginMask(LayerNode)
  case endMask
  case endMasked
}

extension LayoutSurface {
  /// What is seen in an area, as it is on the screen; everything if it is nil. The cost follows what is seen, in stacks
  /// whose children stand in order.
  package func displayList(in area: CGRect? = nil) -> [DisplayItem] {
    var list: [DisplayItem] = []
    if root.isPlaced { root.collect(in: area.map { visual($0) }, into: &list) }
    return list
  }
}

extension LayoutNode {
  /// What is seen of the node, from the back to the front.
  package final var displayList: [DisplayItem] {
    var list: [DisplayItem] = []
    if isPlaced { collect(in: nil, into: &list) }
    return list
  }

  fileprivate final func collect(in area: CGRect?, into list: inout [DisplayItem]) {
    if let area, !drawnFrame.touches(area) { return }
    var area = area
    switch kind {
    case .structure: break
    case .leaf: list.append(.leaf(unsafeDowncast(self, to: LeafNode.self)))
    case .drawn:
      // What is in it, it draws itself.
      list.append(.drawn(unsafeDowncast(self, to: DrawnNode.self)))
      return
    case .effect:
      let node = unsafeDowncast(self, to: EffectNode.self)
      if node.effect.isHidden { return }
      // Where something is before the effect says little about what is seen of it.
      if node.effect.isTransform { area = nil }
      list.append(.beginEffect(node))
    case .mask:
      let node = unsafeDowncast(self, to: LayerNode.self)
      guard let layer = node.layer else { break }
      list.append(.beginMask(node))
      if layer.isPlaced { layer.collect(in: area, into: &list) }
      list.append(.endMask)
      if let content = node.content, content.isPlaced { content.collect(in: area, into: &list) }
      list.append(.endMasked)
      return
    }
    for child in children(in: area) where child.isPlaced { child.collect(in: area, into: &list) }
    if kind == .effect { list.append(.endEffect) }
  }
}

extension CGRect {
  /// Whether two areas have something in common; their edges count, so that what has no width is found.
  fileprivate func touches(_ other: CGRect) -> Bool {
    origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }
}
