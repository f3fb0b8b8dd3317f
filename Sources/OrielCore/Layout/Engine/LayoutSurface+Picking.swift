import FoundationEssentials

/// The views at a point, from the innermost to the outermost, across nested surfaces.
package struct PointerPath {
  /// The nodes that receive events.
  package var inputs: [InputNode] = []
  /// The innermost widget; nil over content that is drawn without one.
  package var leaf: LeafNode?
  /// The number of `inputs` inside the control at the point; nil if there is no control.
  package var controlIndex: Int?
}

extension LayoutSurface {
  /// The views at a point in visual coordinates; nil if there are none.
  package func path(at point: CGPoint) -> PointerPath? {
    guard root.isPlaced else { return nil }
    guard let found = root.pick(at: logical(point)) else { return nil }
    var path = PointerPath()
    if found.kind == .leaf {
      let leaf = unsafeDowncast(found, to: LeafNode.self)
      path.leaf = leaf
      if let (inner, place) = host?.content(of: leaf, at: point), let innerPath = inner.path(at: place.cgPoint) {
        path = innerPath
      }
      if path.controlIndex == nil, leaf.takesPresses { path.controlIndex = path.inputs.count }
    }
    var next: LayoutNode? = found
    while let node = next {
      if let input = node as? InputNode, input.isReceiver { path.inputs.append(input) }
      next = node.parent
    }
    return path
  }

  /// Converts a point from visual to layout coordinates.
  package func logical(_ point: CGPoint) -> CGPoint {
    guard isMirrored, let size else { return point }
    return CGPoint(x: size.width - point.x, y: point.y)
  }

  /// Whether a view at a point in visual coordinates receives pointer events.
  package func hasInput(at point: CGPoint) -> Bool {
    guard inputCount > 0, let path = path(at: point) else { return false }
    return !path.inputs.isEmpty
  }
}

extension LayoutNode {
  /// The innermost node at a point in layout coordinates, given without the effects around this node.
  fileprivate final func pick(at point: CGPoint) -> LayoutNode? {
    guard isPlaced else { return nil }
    var point = point
    switch kind {
    case .leaf where !unsafeDowncast(self, to: LeafNode.self).isPickable: return nil
    case .leaf: return shownFrame.includes(point) ? self : nil
    case .drawn:
      let shape = self as? ShapeNode
      return shape?.includes(point) ?? shownFrame.includes(point) ? self : nil
    case .mask: return unsafeDowncast(self, to: LayerNode.self).content?.pick(at: point)
    case .effect:
      let node = unsafeDowncast(self, to: EffectNode.self)
      let effect = node.shownEffect
      if effect.isHidden || effect.opacity <= 0 { return nil }
      if effect.isTransform {
        guard let origin = node.mapped(Point(point), by: effect, isInverted: true) else { return nil }
        point = origin.cgPoint
      }
      if effect.isClipped, !shownFrame.includes(point) { return nil }
      if let figure = node.clipFigure, !figure.path.contains(point.from(shownFrame.origin)) { return nil }
    case .structure: break
    }
    let input = self as? InputNode
    if let input, !input.isTarget { return nil }
    let outline = self as? ContentShapeNode
    if let outline, outline.isForInput, !outline.contains(point.from(shownFrame.origin)) { return nil }
    for child in children(in: nil).reversed() { if let found = child.pick(at: point) { return found } }
    let isSolid = outline?.isForInput == true
    return isSolid && shownFrame.includes(point) ? self : nil
  }
}

extension EffectNode {
  /// The point to which an effect moves a point, or from which it moves one there; nil if there is none, because the
  /// effect makes the node invisible.
  fileprivate func mapped(_ point: Point, by effect: LayoutEffect, isInverted: Bool) -> Point? {
    guard let surface else { return nil }
    let matrix = effect.matrix(in: Rect(surface.visualFrame(of: self)), isMirrored: surface.isMirrored)
    guard !isInverted || matrix.hasInverse else { return nil }
    // Mirroring is its own inverse.
    let visual = Point(surface.logical(point.cgPoint))
    let found = (isInverted ? matrix.inverted() : matrix).apply(to: visual)
    return found.map { Point(surface.logical($0.cgPoint)) }
  }
}

extension ShapeNode {
  /// Whether a point is in one of the fills or strokes.
  fileprivate func includes(_ point: CGPoint) -> Bool {
    let point = point.from(shownFrame.origin)
    return zip(figures, shownMarks).contains { figure, shown in
      switch shown.mark.tool {
      case .fill(let style): figure.path.contains(point, eoFill: style.isEOFilled)
      case .stroke(let style): figure.path.strokedPath(style).contains(point)
      }
    }
  }
}

extension ContentShapeNode {
  fileprivate var isForInput: Bool { configuration.kinds.contains(.interaction) }
}

// MARK: - Positions in the window

extension LayoutNode {
  /// The point of the node, relative to its leading top corner, that is displayed at a point of the window. The effects
  /// around the node are undone, as in hit testing.
  package final func point(shownAt place: Point) -> Point {
    guard let surface else { return place }
    return Point(surface.point(shownAt: place, in: self).from(shownFrame.origin))
  }

  /// The point of the window at which a point of the node is displayed.
  package final func shownPlace(of point: Point) -> Point {
    let origin = shownFrame.origin
    let place = Point(x: origin.x + point.x, y: origin.y + point.y)
    return surface?.shownPlace(of: place, in: self) ?? place
  }
}

extension LayoutSurface {
  /// Undoes the effects around a node: converts a point from where it is displayed to where it is without them, both in
  /// layout coordinates. An effect that makes the node invisible is ignored.
  package final func point(_ point: CGPoint, beforeEffectsAround node: LayoutNode) -> CGPoint {
    var point = Point(point)
    for around in node.effects.reversed() {
      let effect = around.shownEffect
      if effect.isTransform { point = around.mapped(point, by: effect, isInverted: true) ?? point }
    }
    return point.cgPoint
  }

  /// The point of the surface, without the effects around a node in it, that is displayed at a point of the window.
  fileprivate final func point(shownAt place: Point, in node: LayoutNode) -> CGPoint {
    guard let host else { return point(place.cgPoint, beforeEffectsAround: node) }
    var outer = place.cgPoint
    if let container = host.container, let surface = container.surface {
      outer = surface.point(shownAt: place, in: container)
    }
    return point(outer.from(host.placeInContainer), beforeEffectsAround: node)
  }

  /// The point of the window at which a point of the surface, in a node, is displayed.
  final func shownPlace(of point: Point, in node: LayoutNode) -> Point {
    var place = point
    for around in node.effects {
      let effect = around.shownEffect
      if effect.isTransform { place = around.mapped(place, by: effect, isInverted: false) ?? place }
    }
    guard let host else { return place }
    let corner = host.placeInContainer
    place = Point(x: place.x + corner.x, y: place.y + corner.y)
    guard let container = host.container, let outer = container.surface else { return place }
    return outer.shownPlace(of: place, in: container)
  }
}

extension CGPoint {
  /// The point relative to another one.
  fileprivate func from(_ origin: CGPoint) -> CGPoint { CGPoint(x: x - origin.x, y: y - origin.y) }
}

extension CGRect {
  fileprivate func includes(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width && point.y < origin.y + size.height
  }
}
