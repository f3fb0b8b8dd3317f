import FoundationEssentials

/// A visible item of a surface. Items are listed from back to front.
package enum DisplayItem {
  case leaf(LeafNode)
  case drawn(DrawnNode)
  /// The items up to the matching end are drawn with an effect.
  case beginEffect(EffectNode)
  case endEffect
  /// The items up to the matching end are drawn with this opacity, since a node appears or disappears.
  case beginFade(Double)
  case endFade
  /// The items up to `endMask` are the mask of the following ones up to `endMasked`.
  case beginMask(LayerNode)
  case endMask
  case endMasked
}

extension LayoutSurface {
  /// The items that are visible in an area, in visual coordinates; all items if it is nil. In stacks whose children are
  /// in order, the cost depends only on the number of visible items.
  package func displayList(in area: CGRect? = nil) -> [DisplayItem] {
    var list: [DisplayItem] = []
    guard root.isPlaced else { return list }
    let area = area.map { visual($0) }
    if isMoving { root.collectMoving(in: area, into: &list) } else { root.collect(in: area, into: &list) }
    return list
  }
}

extension LayoutNode {
  /// The visible items of the node, from back to front.
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
      // A node that draws its content itself.
      list.append(.drawn(unsafeDowncast(self, to: DrawnNode.self)))
      return
    case .effect:
      let node = unsafeDowncast(self, to: EffectNode.self)
      if node.effect.isHidden { return }
      // A transformed node may be visible where its frame isn't.
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

  /// During an animation, the frames of drawn nodes and leaves determine what is visible, since containers don't
  /// enclose them.
  fileprivate final func collectMoving(in area: CGRect?, into list: inout [DisplayItem]) {
    var area = area
    let fade = motion?.presence?.shown.x
    if let fade { list.append(.beginFade(fade)) }
    switch kind {
    case .structure: break
    case .leaf:
      if let area, !shownFrame.touches(area) { break }
      list.append(.leaf(unsafeDowncast(self, to: LeafNode.self)))
    case .drawn:
      let shown = overhang?.around(shownFrame) ?? shownFrame
      if area.map({ shown.touches($0) }) ?? true { list.append(.drawn(unsafeDowncast(self, to: DrawnNode.self))) }
      if fade != nil { list.append(.endFade) }
      return
    case .effect:
      let node = unsafeDowncast(self, to: EffectNode.self)
      if node.effect.isHidden { break }
      if node.effect.isTransform || node.motion?.effect != nil || node.motion?.picture != nil { area = nil }
      list.append(.beginEffect(node))
    case .mask:
      let node = unsafeDowncast(self, to: LayerNode.self)
      guard let layer = node.layer else { break }
      list.append(.beginMask(node))
      if layer.isPlaced { layer.collectMoving(in: area, into: &list) }
      list.append(.endMask)
      if let content = node.content, content.isPlaced { content.collectMoving(in: area, into: &list) }
      list.append(.endMasked)
      if fade != nil { list.append(.endFade) }
      return
    }
    if kind != .effect || !unsafeDowncast(self, to: EffectNode.self).effect.isHidden {
      for child in drawingOrder where child.isPlaced { child.collectMoving(in: area, into: &list) }
      if kind == .effect { list.append(.endEffect) }
    }
    if fade != nil { list.append(.endFade) }
  }
}

extension CGRect {
  /// Whether two areas intersect. Common edges count, so that areas without a width are included.
  func touches(_ other: CGRect) -> Bool {
    origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }
}
