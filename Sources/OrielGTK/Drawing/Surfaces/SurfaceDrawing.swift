import CGtk
import FoundationEssentials
import OrielCore

/// A single drawing of a surface: converts its display list to GTK's render nodes.
@MainActor struct SurfaceDrawing {
  private let host: any DrawingHost
  private let items: [DisplayItem]
  private var next = 0

  init(of host: any DrawingHost, _ items: [DisplayItem]) {
    self.host = host
    self.items = items
  }

  private var surface: LayoutSurface { host.surface }

  mutating func draw(on snapshot: OpaquePointer) { drawGroup(on: snapshot, undoing: .nothing) }

  /// Draws a node that has a position at another position and in another size.
  static func draw(_ node: LayoutNode, of host: any DrawingHost, in rect: Rect, on snapshot: OpaquePointer) {
    let frame = Rect(host.surface.visualFrame(of: node))
    guard frame.width > 0, frame.height > 0 else { return }
    var origin = graphene_point_t(x: Float(rect.minX), y: Float(rect.minY))
    var back = graphene_point_t(x: Float(-frame.minX), y: Float(-frame.minY))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &origin)
    gtk_snapshot_scale(snapshot, Float(rect.width / frame.width), Float(rect.height / frame.height))
    gtk_snapshot_translate(snapshot, &back)
    var drawing = SurfaceDrawing(of: host, node.displayList)
    drawing.draw(on: snapshot)
    gtk_snapshot_restore(snapshot)
  }

  /// Draws the items up to the end of the group.
  private mutating func drawGroup(on target: OpaquePointer, undoing undo: LeafTransform) {
    // A blended item needs the items behind it as a render node.
    guard surface.blendCount > 0, let own = gtk_snapshot_new() else {
      while drawNext(on: target, undoing: undo) {}
      return
    }
    var snapshot = own
    while true {
      if case .beginEffect(let node) = items[safe: next], case .blend(let mode) = node.effect.picture {
        next += 1
        guard let top = gtk_snapshot_new(), let rest = gtk_snapshot_new() else { return }
        drawGroup(on: top, undoing: undo)
        let bottom = gtk_snapshot_free_to_node(snapshot)
        snapshot = rest
        mode.append(bottom, gtk_snapshot_free_to_node(top), to: snapshot)
      } else if !drawNext(on: snapshot, undoing: undo) {
        break
      }
    }
    if let node = gtk_snapshot_free_to_node(snapshot) {
      gtk_snapshot_append_node(target, node)
      gsk_render_node_unref(node)
    }
  }

  /// Draws the next item with everything that belongs to it. Returns false at the end of a group.
  private mutating func drawNext(on snapshot: OpaquePointer, undoing undo: LeafTransform) -> Bool {
    guard let item = items[safe: next] else { return false }
    next += 1
    switch item {
    case .leaf(let leaf): draw(leaf, on: snapshot, undoing: undo)
    case .drawn(let node): host.draw(node, on: snapshot)
    case .beginEffect(let node): drawEffect(node, on: snapshot, undoing: undo)
    case .beginMask:
      gtk_snapshot_push_mask(snapshot, GSK_MASK_MODE_ALPHA)
      drawGroup(on: snapshot, undoing: undo)
      gtk_snapshot_pop(snapshot)
      drawGroup(on: snapshot, undoing: undo)
      gtk_snapshot_pop(snapshot)
    case .beginFade(let opacity):
      gtk_snapshot_push_opacity(snapshot, min(max(opacity, 0), 1))
      drawGroup(on: snapshot, undoing: undo)
      gtk_snapshot_pop(snapshot)
    case .endEffect, .endMask, .endMasked, .endFade: return false
    }
    return true
  }

  private func draw(_ leaf: LeafNode, on snapshot: OpaquePointer, undoing undo: LeafTransform) {
    let frame = Rect(surface.visualFrame(of: leaf))
    guard let (former, size, direction, progress) = leaf.contentChange, let picture = former as? ObjectHandle else {
      return host.draw(leaf, in: frame, undoing: undo, on: snapshot)
    }
    let height = max(frame.height, size.height)
    gtk_snapshot_push_cross_fade(snapshot, progress)
    moved(by: -direction * progress * height, on: snapshot) {
      var corner = graphene_point_t(
        x: Float(frame.minX + (frame.width - size.width) / 2), y: Float(frame.minY + (frame.height - size.height) / 2))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &corner)
      gdk_paintable_snapshot(picture.opaque, snapshot, size.width, size.height)
      gtk_snapshot_restore(snapshot)
    }
    gtk_snapshot_pop(snapshot)
    moved(by: direction * (1 - progress) * height, on: snapshot) {
      host.draw(leaf, in: frame, undoing: undo, on: snapshot)
    }
    gtk_snapshot_pop(snapshot)
  }

  private func moved(by distance: Double, on snapshot: OpaquePointer, _ draw: () -> Void) {
    var distance = graphene_point_t(x: 0, y: Float(distance))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &distance)
    draw()
    gtk_snapshot_restore(snapshot)
  }

  private mutating func drawEffect(_ node: EffectNode, on snapshot: OpaquePointer, undoing outer: LeafTransform) {
    let effect = node.shownEffect
    let frame = Rect(surface.visualFrame(of: node))
    guard effect.isTransform else { return drawPicture(effect, of: node, in: frame, on: snapshot, undoing: outer) }
    let matrix = effect.matrix(in: frame, isMirrored: host.isMirrored)
    // A view that is mapped to a line or a point isn't visible, and its transform has no inverse.
    guard matrix.hasInverse else {
      gtk_snapshot_push_opacity(snapshot, 0)
      drawGroup(on: snapshot, undoing: outer)
      return gtk_snapshot_pop(snapshot)
    }
    guard matrix.isAffine else {
      guard let flat = gtk_snapshot_new() else { return }
      drawPicture(effect, of: node, in: frame, on: flat, undoing: .content)
      guard let content = gtk_snapshot_free_to_node(flat) else { return }
      PerspectiveDrawing(matrix, in: host).draw(content, on: snapshot)
      return gsk_render_node_unref(content)
    }
    let transform = matrix.gskTransform(after: nil)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_transform(snapshot, transform)
    switch outer {
    case .content:
      drawPicture(effect, of: node, in: frame, on: snapshot, undoing: .content)
      gsk_transform_unref(transform)
    case .nothing, .inverse:
      var before: OpaquePointer?
      if case .inverse(let undo) = outer { before = undo }
      let undo = gsk_transform_transform(gsk_transform_invert(transform), before)
      drawPicture(effect, of: node, in: frame, on: snapshot, undoing: .inverse(undo))
      gsk_transform_unref(undo)
    }
    gtk_snapshot_restore(snapshot)
  }

  /// Draws the content of an effect without its transform.
  private mutating func drawPicture(
    _ effect: LayoutEffect, of node: EffectNode, in frame: Rect, on snapshot: OpaquePointer, undoing undo: LeafTransform
  ) {
    let opacity = min(max(effect.opacity, 0), 1)
    if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
    let pops = push(effect.picture, of: node, in: frame, on: snapshot)
    if effect.isClipped {
      var bounds = frame.graphene
      gtk_snapshot_push_clip(snapshot, &bounds)
    }
    drawGroup(on: snapshot, undoing: undo)
    if effect.isClipped { gtk_snapshot_pop(snapshot) }
    for _ in 0..<pops { gtk_snapshot_pop(snapshot) }
    if opacity < 1 { gtk_snapshot_pop(snapshot) }
  }

  /// Pushes the effects on a picture. Returns the number of pops that end them.
  private func push(_ picture: PictureEffect?, of node: EffectNode, in frame: Rect, on snapshot: OpaquePointer) -> Int {
    switch picture {
    case nil: return 0
    case .clip(let shape):
      guard var figure = node.clipFigure else { return 0 }
      let drawing = ShapeDrawing(
        snapshot: snapshot, frame: frame.onPixels, isMirrored: host.isMirrored, size: node.shownSize)
      drawing.pushClip(&figure, shape.style)
      return 1
    case .blur(_, isOpaque: true):
      var bounds = frame.graphene
      gtk_snapshot_push_clip(snapshot, &bounds)
      return 1 + (picture.map { host.push($0, on: snapshot) } ?? 0)
    case .some(let picture): return host.push(picture, on: snapshot)
    }
  }
}

extension DrawingHost {
  /// Pushes the effects on a picture that don't depend on its position. Returns the number of pops that end them.
  func push(_ picture: PictureEffect, on snapshot: OpaquePointer) -> Int {
    switch picture {
    case .group, .blend, .clip: return 0
    // GTK's blur radius is twice the standard deviation.
    case .blur(let radius, _): gtk_snapshot_push_blur(snapshot, 2 * radius)
    case .shadow(let shadow):
      var gsk = GskShadow()
      gsk.color = color(.color(shadow.color))
      gsk.dx = Float(shadow.x)
      gsk.dy = Float(shadow.y)
      gsk.radius = Float(2 * shadow.radius)
      gtk_snapshot_push_shadow(snapshot, &gsk, 1)
    case .colors(let matrix): matrix.push(on: snapshot)
    case .multiply(let color): ColorMatrix.multiply(self.color(.color(color)).components).push(on: snapshot)
    }
    return 1
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { index < count ? self[index] : nil }
}
