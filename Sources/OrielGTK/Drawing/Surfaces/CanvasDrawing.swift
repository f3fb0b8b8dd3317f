import CGtk
import FoundationEssentials
import OrielCore

/// Draws the commands that a canvas has recorded.
@MainActor struct CanvasDrawing {
  let host: any DrawingHost

  /// Draws commands in order, each in front of the previous one.
  func draw(_ commands: [CanvasCommand], on target: OpaquePointer) {
    guard commands.contains(where: { $0.state.blendMode != .normal }) else {
      for command in commands { draw(command, on: target) }
      return
    }
    guard var snapshot = gtk_snapshot_new() else { return }
    for command in commands {
      guard command.state.blendMode != .normal, let top = gtk_snapshot_new(), let rest = gtk_snapshot_new() else {
        draw(command, on: snapshot)
        continue
      }
      draw(command, on: top)
      let bottom = gtk_snapshot_free_to_node(snapshot)
      snapshot = rest
      command.state.blendMode.append(bottom, gtk_snapshot_free_to_node(top), to: snapshot)
    }
    if let node = gtk_snapshot_free_to_node(snapshot) {
      gtk_snapshot_append_node(target, node)
      gsk_render_node_unref(node)
    }
  }

  private func draw(_ command: CanvasCommand, on snapshot: OpaquePointer) {
    let state = command.state
    var pops = 0
    if state.opacity < 1 {
      gtk_snapshot_push_opacity(snapshot, max(0, state.opacity))
      pops += 1
    }
    for clip in state.clips { pops += push(clip, on: snapshot) }
    draw(command, within: state.filters[...], on: snapshot)
    for _ in 0..<pops { gtk_snapshot_pop(snapshot) }
  }

  /// Draws the content of a command with filters, of which the outermost is the last.
  private func draw(
    _ command: CanvasCommand, within filters: ArraySlice<CanvasState.Filter>, on snapshot: OpaquePointer
  ) {
    switch filters.last {
    case nil: drawContent(of: command, on: snapshot)
    case .picture(let effect):
      let pops = host.push(effect, on: snapshot)
      draw(command, within: filters.dropLast(), on: snapshot)
      for _ in 0..<pops { gtk_snapshot_pop(snapshot) }
    case .projection(let matrix):
      // What is mapped to a line or a point isn't visible.
      guard matrix.hasInverse, let flat = gtk_snapshot_new() else { return }
      draw(command, within: filters.dropLast(), on: flat)
      guard let content = gtk_snapshot_free_to_node(flat) else { return }
      PerspectiveDrawing(matrix, in: host).draw(content, on: snapshot)
      gsk_render_node_unref(content)
    }
  }

  private func drawContent(of command: CanvasCommand, on snapshot: OpaquePointer) {
    let state = command.state
    let isMoved = !state.transform.isIdentity
    if isMoved {
      gtk_snapshot_save(snapshot)
      let transform = state.transform.gskTransform(after: nil)
      gtk_snapshot_transform(snapshot, transform)
      gsk_transform_unref(transform)
    }
    if !isMoved || state.transform.determinant != 0 { draw(command.content, on: snapshot) }
    if isMoved { gtk_snapshot_restore(snapshot) }
  }

  private func push(_ clip: CanvasState.Clip, on snapshot: OpaquePointer) -> Int {
    switch clip {
    case .path(let path, let style, isInverse: false):
      var figure = ShapeNode.Figure(path: path)
      drawing(of: path, on: snapshot).pushClip(&figure, style)
    case .path(let path, let style, isInverse: true):
      gtk_snapshot_push_mask(snapshot, GSK_MASK_MODE_INVERTED_ALPHA)
      fill(path, GraphicsContext.Shading.color(.black), style, on: snapshot)
      gtk_snapshot_pop(snapshot)
    case .layer(let commands, let opacity, let isInverse):
      gtk_snapshot_push_mask(snapshot, isInverse ? GSK_MASK_MODE_INVERTED_ALPHA : GSK_MASK_MODE_ALPHA)
      gtk_snapshot_push_opacity(snapshot, min(max(opacity, 0), 1))
      draw(commands, on: snapshot)
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_pop(snapshot)
    }
    return 1
  }

  private func draw(_ content: CanvasCommand.Content, on snapshot: OpaquePointer) {
    switch content {
    case .fill(let path, let shading, let style): fill(path, shading, style, on: snapshot)
    case .stroke(let path, let shading, let style):
      var figure = ShapeNode.Figure(path: path)
      let fill = AreaFill(shading.paint)
      drawing(of: path, shading, on: snapshot).stroke(&figure, style, with: fill, color: host.textColor(fill))
    case .text(let text, let rect): draw(text, in: rect, on: snapshot)
    case .image(let image, let rect): draw(image, in: rect, on: snapshot)
    case .symbol(let node, let rect): SurfaceDrawing.draw(node, of: host, in: rect, on: snapshot)
    case .layer(let commands): draw(commands, on: snapshot)
    }
  }

  private func fill(
    _ path: Path, _ shading: GraphicsContext.Shading, _ style: FillStyle, on snapshot: OpaquePointer
  ) {
    var figure = ShapeNode.Figure(path: path)
    let fill = AreaFill(shading.paint)
    drawing(of: path, shading, on: snapshot).fill(&figure, style, with: fill, color: host.textColor(fill))
  }

  private func drawing(
    of path: Path, _ shading: GraphicsContext.Shading? = nil, on snapshot: OpaquePointer
  ) -> ShapeDrawing {
    ShapeDrawing(
      snapshot: snapshot, frame: Rect(x: 0, y: 0, width: 0, height: 0), isMirrored: false,
      size: Size(width: 0, height: 0), gradientArea: shading?.area ?? path.bounds)
  }

  // MARK: Text and images

  private func draw(_ text: TextElement, in rect: Rect, on snapshot: OpaquePointer) {
    // In its own height, so that it begins at the top of the rectangle.
    let layout = TextLayout(text, in: host)
    let height = layout.sizeThatFits(ProposedViewSize(width: rect.width, height: nil), isHeightLimited: false).height
    layout.draw(
      in: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: height), isHeightLimited: false,
      color: host.color(text.style.foreground ?? .foreground(level: 0), for: .text), on: snapshot)
  }

  func draw(_ image: ImageElement, in rect: Rect, on snapshot: OpaquePointer) {
    guard rect.width > 0, rect.height > 0 else { return }
    let color = host.color(image.foreground ?? .foreground(level: 0), for: .text)
    switch ImageSource(image.source) {
    case .picture(let texture):
      PictureDrawing(texture: texture, element: image).draw(in: rect, color: color, on: snapshot)
    case .icon(let icon):
      var origin = graphene_point_t(x: Float(rect.minX), y: Float(rect.minY))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &origin)
      icon.draw(
        on: snapshot, width: rect.width, height: rect.height, scale: host.scaleFactor, isMirrored: host.isMirrored,
        color: color)
      gtk_snapshot_restore(snapshot)
    }
  }
}

extension DrawingHost {
  func measure(_ text: TextElement, width: CGFloat?) -> (size: Size, baselines: TextBaselines) {
    let layout = TextLayout(text, in: self)
    let size = layout.sizeThatFits(ProposedViewSize(width: width, height: nil), isHeightLimited: false)
    return (size, layout.baselines(in: size, isHeightLimited: false))
  }

  func size(of image: ImageElement) -> Size {
    switch ImageSource(image.source) {
    case .picture(let texture):
      let size = PictureDrawing(texture: texture, element: image).ownSize
      return Size(width: Double(size.width), height: Double(size.height))
    case .icon: return Size(width: image.iconLength, height: image.iconLength)
    }
  }
}
