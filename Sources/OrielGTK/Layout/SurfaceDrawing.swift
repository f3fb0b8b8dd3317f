import CGtk
import FoundationEssentials
import OrielCore

/// One drawing of a surface: what its display list says becomes GTK's render nodes.
@MainActor struct SurfaceDrawing {
  private let host: SurfaceWidget
  private let items: [DisplayItem]
  private var next = 0

  init(of host: SurfaceWidget, _ items: [DisplayItem]) {
    self.host = host
    self.items = items
  }

  private var surface: LayoutSurface { host.surface }

  /// What the leaves of a transformed view have in their own transform already.
  private typealias Undo = OpaquePointer?

  mutating func draw(on snapshot: OpaquePointer) { drawGroup(on: snapshot, undoing: nil) }

  /// Draws what has its own place already, somewhere else and in another size.
  static func draw(_ node: LayoutNode, of host: SurfaceWidget, in rect: Rect, on snapshot: OpaquePointer) {
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

  /// Draws what follows, up to the end of the group.
  private mutating func drawGroup(on target: OpaquePointer, undoing undo: Undo) {
    // Something that is mixed with what is behind it needs that as a node.
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

  /// Draws the next item with all that belongs to it. Returns false at the end of a group.
  private mutating func drawNext(on snapshot: OpaquePointer, undoing undo: Undo) -> Bool {
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
    case .endEffect, .endMask, .endMasked: return false
    }
    return true
  }

  private func draw(_ leaf: LeafNode, on snapshot: OpaquePointer, undoing undo: Undo) {
    guard let child = leaf.gtk?.widget else { return }
    guard let undo else { return gtk_widget_snapshot_child(host.widget, child, snapshot) }
    gtk_snapshot_save(snapshot)
    gtk_snapshot_transform(snapshot, undo)
    gtk_widget_snapshot_child(host.widget, child, snapshot)
    gtk_snapshot_restore(snapshot)
  }

  private mutating func drawEffect(_ node: EffectNode, on snapshot: OpaquePointer, undoing outer: Undo) {
    let effect = node.effect
    let frame = Rect(surface.visualFrame(of: node))
    var undo = outer
    // What becomes a line or a point isn't seen, and can't be undone.
    let isFlat = effect.matrix(in: frame, anchor: effect.anchor).determinant == 0
    if effect.isTransform, !isFlat {
      let transform = host.transform(of: [node])
      gtk_snapshot_save(snapshot)
      gtk_snapshot_transform(snapshot, transform)
      undo = gsk_transform_transform(gsk_transform_invert(transform), outer)
    }
    let opacity = isFlat ? 0 : min(max(effect.opacity, 0), 1)
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
    if effect.isTransform, !isFlat {
      gsk_transform_unref(undo)
      gtk_snapshot_restore(snapshot)
    }
  }

  /// Begins what is done to a picture. Returns how many times it has to be ended.
  private func push(_ picture: PictureEffect?, of node: EffectNode, in frame: Rect, on snapshot: OpaquePointer) -> Int {
    switch picture {
    case nil: return 0
    case .clip(let shape):
      guard var figure = node.clipFigure else { return 0 }
      let drawing = ShapeDrawing(
        snapshot: snapshot, frame: frame.onPixels, isMirrored: host.isMirrored, size: Size(node.size))
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

extension SurfaceWidget {
  /// Begins what is done to a picture, unless that depends on its place. Returns how many times it has to be ended.
  func push(_ picture: PictureEffect, on snapshot: OpaquePointer) -> Int {
    switch picture {
    case .group, .blend, .clip: return 0
    // GTK's radius is twice the standard deviation.
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

extension ColorMatrix {
  /// Has all that follows, until the next `gtk_snapshot_pop`, drawn in other colours.
  fileprivate func push(on snapshot: OpaquePointer) {
    var matrix = graphene_matrix_t()
    var offset = graphene_vec4_t()
    // A row for each component that goes in.
    let entries = (0..<4).flatMap { index in [red, green, blue, alpha].map { Float($0[index]) } }
    graphene_matrix_init_from_float(&matrix, entries)
    graphene_vec4_init(&offset, Float(constant.x), Float(constant.y), Float(constant.z), Float(constant.w))
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
  }
}

extension BlendMode {
  private var gsk: GskBlendMode? {
    switch self {
    case .multiply: GSK_BLEND_MODE_MULTIPLY
    case .screen, .plusLighter: GSK_BLEND_MODE_SCREEN
    case .overlay: GSK_BLEND_MODE_OVERLAY
    case .darken, .plusDarker: GSK_BLEND_MODE_DARKEN
    case .lighten: GSK_BLEND_MODE_LIGHTEN
    case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
    case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
    case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
    case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
    case .difference: GSK_BLEND_MODE_DIFFERENCE
    case .exclusion: GSK_BLEND_MODE_EXCLUSION
    case .hue: GSK_BLEND_MODE_HUE
    case .saturation: GSK_BLEND_MODE_SATURATION
    case .color: GSK_BLEND_MODE_COLOR
    case .luminosity: GSK_BLEND_MODE_LUMINOSITY
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    }
  }

  /// Draws both, mixed. Takes over the references.
  func append(_ bottom: OpaquePointer?, _ top: OpaquePointer?, to snapshot: OpaquePointer) {
    defer {
      if let bottom { gsk_render_node_unref(bottom) }
      if let top { gsk_render_node_unref(top) }
    }
    func append(_ node: OpaquePointer?) { if let node { gtk_snapshot_append_node(snapshot, node) } }
    func appendNew(_ node: OpaquePointer?) {
      append(node)
      if let node { gsk_render_node_unref(node) }
    }
    guard let bottom, let top else {
      switch self {
      case .sourceAtop, .destinationOut: append(bottom)
      default: append(bottom ?? top)
      }
      return
    }
    if let gsk { return appendNew(gsk_blend_node_new(bottom, top, gsk)) }
    switch self {
    case .destinationOver:
      append(top)
      append(bottom)
    case .destinationOut: appendNew(gsk_mask_node_new(bottom, top, GSK_MASK_MODE_INVERTED_ALPHA))
    case .sourceAtop:
      append(bottom)
      appendNew(gsk_mask_node_new(top, bottom, GSK_MASK_MODE_ALPHA))
    default:
      append(bottom)
      append(top)
    }
  }
}
