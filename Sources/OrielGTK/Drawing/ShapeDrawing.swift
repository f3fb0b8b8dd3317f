import CGtk
import FoundationEssentials
import OrielCore

/// Draws a figure of a shape: its fill or its stroke.
@MainActor struct ShapeDrawing {
  let snapshot: OpaquePointer
  /// The frame of the shape's area on the surface.
  let frame: Rect
  let isMirrored: Bool
  /// The size of the shape's area, for which the path was created.
  let size: Size
  /// The area in which the gradient's unit points are located; nil for the shape's area.
  var gradientArea: Rect?

  /// Fills the figure.
  /// - Parameter color: the text color at the shape, according to the fill's style class.
  func fill(_ figure: inout ShapeNode.Figure, _ style: FillStyle, with fill: AreaFill, color: GdkRGBA) {
    guard !fill.shadows.isEmpty else { return fillPlainly(&figure, style, with: fill, color: color) }
    fill.withDropShadows(on: snapshot, color) {
      fillPlainly(&figure, style, with: fill.withoutShadows, color: color)
    }
    for shadow in fill.shadows where shadow.kind == .inner { draw(inner: shadow, &figure, style, color) }
  }

  /// Draws the shadow of everything around the figure, within the figure.
  private func draw(
    inner shadow: ShadowStyle, _ figure: inout ShapeNode.Figure, _ style: FillStyle, _ color: GdkRGBA
  ) {
    guard let bounds = figure.path.hull else { return }
    let margin = 3 * shadow.radius + max(abs(shadow.x), abs(shadow.y)) + 1
    var surroundings = Path(bounds.grown(x: margin, y: margin).cgRect)
    surroundings.addPath(figure.path)
    let origin = Point(x: frame.minX + shadow.x, y: frame.minY + shadow.y)
    let path = PathHandle(surroundings, isMirrored: isMirrored, width: size.width, at: origin)
    var tone = shadow.rgba(color)
    pushClip(&figure, style)
    gtk_snapshot_push_blur(snapshot, 2 * shadow.radius)
    gtk_snapshot_append_fill(snapshot, path.pointer, GSK_FILL_RULE_EVEN_ODD, &tone)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_pop(snapshot)
  }

  private func fillPlainly(
    _ figure: inout ShapeNode.Figure, _ style: FillStyle, with fill: AreaFill, color: GdkRGBA
  ) {
    if let outline = outline(of: figure.path) {
      var outline = outline
      let (area, bounds) = (gradientArea?.offset(x: frame.minX, y: frame.minY) ?? frame, outline.bounds)
      if case .rect = figure.path.storage {
        return fill.draw(on: snapshot, in: area.graphene, color: color, over: bounds)
      }
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
      fill.draw(on: snapshot, in: area.graphene, color: color, over: bounds)
      return gtk_snapshot_pop(snapshot)
    }
    guard let bounds = figure.path.hull else { return }
    inPlace(&figure) { path in
      if var solid = fill.solid(color) {
        guard solid.alpha > 0 else { return }
        gtk_snapshot_append_fill(snapshot, path.pointer, style.rule, &solid)
      } else {
        gtk_snapshot_push_fill(snapshot, path.pointer, style.rule)
        drawGradient(fill, over: bounds, reach: 0, color, from: path.origin)
        gtk_snapshot_pop(snapshot)
      }
    }
  }

  /// Strokes the figure.
  func stroke(_ figure: inout ShapeNode.Figure, _ style: StrokeStyle, with fill: AreaFill, color: GdkRGBA) {
    guard !fill.shadows.isEmpty else { return strokePlainly(&figure, style, with: fill, color: color) }
    fill.withDropShadows(on: snapshot, color) {
      strokePlainly(&figure, style, with: fill.withoutShadows, color: color)
    }
  }

  private func strokePlainly(
    _ figure: inout ShapeNode.Figure, _ style: StrokeStyle, with fill: AreaFill, color: GdkRGBA
  ) {
    guard style.lineWidth > 0, let bounds = figure.path.hull else { return }
    let solid = fill.solid(color)
    if let solid, style.dashes == nil, let outline = border(of: figure.path, style) {
      guard solid.alpha > 0 else { return }
      var outline = outline
      let widths = [Float](repeating: Float(style.lineWidth), count: 4)
      let colors = [GdkRGBA](repeating: solid, count: 4)
      return gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }
    inPlace(&figure) { path in
      style.withStroke { stroke in
        if var solid {
          guard solid.alpha > 0 else { return }
          gtk_snapshot_append_stroke(snapshot, path.pointer, stroke, &solid)
        } else {
          gtk_snapshot_push_stroke(snapshot, path.pointer, stroke)
          drawGradient(fill, over: bounds, reach: style.reach, color, from: path.origin)
          gtk_snapshot_pop(snapshot)
        }
      }
    }
  }

  /// Clips everything to the figure, until the next `gtk_snapshot_pop`.
  func pushClip(_ figure: inout ShapeNode.Figure, _ style: FillStyle) {
    if var outline = outline(of: figure.path) {
      if case .rect = figure.path.storage {
        gtk_snapshot_push_clip(snapshot, &outline.bounds)
      } else {
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
      }
      return
    }
    let path = PathHandle(
      figure.path, isMirrored: isMirrored, width: size.width, at: Point(x: frame.minX, y: frame.minY))
    gtk_snapshot_push_fill(snapshot, path.pointer, style.rule)
  }

  // MARK: Parts

  /// Draws with the figure's path, which is kept for the place at which it was drawn first. Elsewhere it is translated.
  private func inPlace(_ figure: inout ShapeNode.Figure, _ draw: (PathHandle) -> Void) {
    let path = handle(&figure)
    var distance = graphene_point_t(x: Float(frame.minX - path.origin.x), y: Float(frame.minY - path.origin.y))
    guard distance.x != 0 || distance.y != 0 else { return draw(path) }
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &distance)
    draw(path)
    gtk_snapshot_restore(snapshot)
  }

  private func handle(_ figure: inout ShapeNode.Figure) -> PathHandle {
    if let kept = figure.kept as? PathHandle, kept.isMirrored == isMirrored { return kept }
    let handle = PathHandle(
      figure.path, isMirrored: isMirrored, width: size.width, at: Point(x: frame.minX, y: frame.minY))
    figure.kept = handle
    return handle
  }

  /// The figure in the surface's coordinates, if it is a rectangle or a rounded rectangle. If it fills the area, its
  /// edges are rounded to whole pixels, like those of the area.
  private func outline(of path: Path) -> GskRoundedRect? {
    let isWhole = path.bounds == Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard isWhole, frame.width > 0, frame.height > 0, frame.size != size else {
      guard var outline = GskRoundedRect(path, isMirrored: isMirrored, width: size.width) else { return nil }
      outline.move(x: frame.minX, y: frame.minY)
      return outline
    }
    let scale = CGAffineTransform(scaleX: frame.width / size.width, y: frame.height / size.height)
    guard var outline = GskRoundedRect(path.applying(scale), isMirrored: isMirrored, width: frame.width) else {
      return nil
    }
    outline.move(x: frame.minX, y: frame.minY)
    return outline
  }

  /// The outer edge of a stroke that can be drawn as a border, for a rectangle or a circle.
  private func border(of path: Path, _ style: StrokeStyle) -> GskRoundedRect? {
    switch path.storage {
    case .empty, .segments: return nil
    case .rect: guard style.lineJoin == .miter, style.miterLimit >= 1.5 else { return nil }
    case .ellipse(let rect): guard abs(rect.width - rect.height) < 0.01 else { return nil }
    case .rounded(let rounded):
      let corners = [rounded.topLeft, rounded.topRight, rounded.bottomRight, rounded.bottomLeft]
      guard corners.allSatisfy({ $0.width > 0 && $0.width == $0.height }) else { return nil }
    }
    guard var outline = GskRoundedRect(path, isMirrored: isMirrored, width: size.width) else { return nil }
    let half = Float(style.lineWidth / 2)
    guard outline.bounds.size.width >= 2 * half, outline.bounds.size.height >= 2 * half else { return nil }
    outline.move(x: frame.minX, y: frame.minY)
    gsk_rounded_rect_shrink(&outline, -half, -half, -half, -half)
    return outline
  }

  /// The unit points of a gradient refer to the shape's area; the gradient extends beyond it.
  private func drawGradient(
    _ fill: AreaFill, over bounds: Rect, reach: CGFloat, _ color: GdkRGBA, from origin: Point
  ) {
    let area = gradientArea ?? Rect(x: 0, y: 0, width: size.width, height: size.height)
    var all = bounds.grown(x: reach, y: reach)
    if isMirrored { all.minX = size.width - all.maxX }
    fill.draw(
      on: snapshot, in: area.offset(x: origin.x, y: origin.y).graphene, color: color,
      over: all.offset(x: origin.x, y: origin.y).graphene)
  }
}

extension Rect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  /// The rectangle with its edges on whole pixels. A width or height that would become 0 isn't rounded.
  var onPixels: Rect {
    let (left, top) = (minX.rounded(), minY.rounded())
    let (across, down) = (maxX.rounded() - left, maxY.rounded() - top)
    return Rect(
      x: across > 0 ? left : minX, y: down > 0 ? top : minY, width: across > 0 ? across : width,
      height: down > 0 ? down : height)
  }
}
