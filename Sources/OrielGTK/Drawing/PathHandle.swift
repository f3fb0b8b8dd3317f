import CGtk
import OrielCore

/// A `GskPath`.
final class PathHandle {
  let pointer: OpaquePointer
  /// Whether the path was mirrored for a right-to-left layout.
  let isMirrored: Bool
  /// The position of the path's origin in the coordinates of the handle.
  let origin: Point

  /// - Parameter width: the width of the area, for mirroring.
  init(_ path: Path, isMirrored: Bool, width: Double, at origin: Point = Point(x: 0, y: 0)) {
    self.isMirrored = isMirrored
    self.origin = origin
    var segments = path.segments
    let mirroring: (scale: CGFloat, width: CGFloat) = isMirrored ? (-1, width) : (1, 0)
    let place = CGAffineTransform(
      a: mirroring.scale, b: 0, c: 0, d: 1, tx: mirroring.width + origin.x, ty: origin.y)
    if !place.isIdentity { segments.apply(place) }
    let builder = gsk_path_builder_new()
    // swift-format-ignore: ReplaceForEachWithForLoop
    segments.forEach { segment in
      switch segment {
      case .move(let end): gsk_path_builder_move_to(builder, Float(end.x), Float(end.y))
      case .line(let end): gsk_path_builder_line_to(builder, Float(end.x), Float(end.y))
      case .quad(let control, let end):
        gsk_path_builder_quad_to(builder, Float(control.x), Float(control.y), Float(end.x), Float(end.y))
      case .curve(let first, let second, let end):
        gsk_path_builder_cubic_to(
          builder, Float(first.x), Float(first.y), Float(second.x), Float(second.y), Float(end.x), Float(end.y))
      case .close: gsk_path_builder_close(builder)
      }
    }
    guard let pointer = gsk_path_builder_free_to_path(builder) else { preconditionFailure("GTK made no path") }
    self.pointer = pointer
  }

  deinit { gsk_path_unref(pointer) }
}

extension FillStyle {
  var rule: GskFillRule { isEOFilled ? GSK_FILL_RULE_EVEN_ODD : GSK_FILL_RULE_WINDING }
}

extension StrokeStyle {
  /// Calls `body` with the style as a `GskStroke`.
  func withStroke(_ body: (OpaquePointer) -> Void) {
    guard let stroke = gsk_stroke_new(Float(lineWidth)) else { return }
    defer { gsk_stroke_free(stroke) }
    switch lineCap {
    case .butt: gsk_stroke_set_line_cap(stroke, GSK_LINE_CAP_BUTT)
    case .round: gsk_stroke_set_line_cap(stroke, GSK_LINE_CAP_ROUND)
    case .square: gsk_stroke_set_line_cap(stroke, GSK_LINE_CAP_SQUARE)
    }
    switch lineJoin {
    case .miter: gsk_stroke_set_line_join(stroke, GSK_LINE_JOIN_MITER)
    case .round: gsk_stroke_set_line_join(stroke, GSK_LINE_JOIN_ROUND)
    case .bevel: gsk_stroke_set_line_join(stroke, GSK_LINE_JOIN_BEVEL)
    }
    gsk_stroke_set_miter_limit(stroke, Float(max(0, miterLimit)))
    if let dashes {
      let lengths = dashes.map { Float($0) }
      gsk_stroke_set_dash(stroke, lengths, gsize(lengths.count))
      gsk_stroke_set_dash_offset(stroke, Float(dashPhase.isFinite ? dashPhase : 0))
    }
    body(stroke)
  }
}

extension GskRoundedRect {
  /// Creates a rounded rectangle from a path that consists of nothing else; nil for any other path.
  init?(_ path: Path, isMirrored: Bool, width: Double) {
    self.init()
    func size(_ size: Size) -> graphene_size_t { graphene_size_t(width: Float(size.width), height: Float(size.height)) }
    func mirrored(_ rect: Rect) -> Rect {
      isMirrored ? Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    switch path.storage {
    case .empty, .segments: return nil
    case .rect(let rect):
      var bounds = mirrored(rect).graphene
      gsk_rounded_rect_init_from_rect(&self, &bounds, 0)
    case .ellipse(let rect):
      var bounds = mirrored(rect).graphene
      var corner = size(Size(width: rect.width / 2, height: rect.height / 2))
      gsk_rounded_rect_init(&self, &bounds, &corner, &corner, &corner, &corner)
    case .rounded(let rounded):
      var bounds = mirrored(rounded.rect).graphene
      var corners = [rounded.topLeft, rounded.topRight, rounded.bottomRight, rounded.bottomLeft].map(size)
      if isMirrored {
        corners.swapAt(0, 1)
        corners.swapAt(2, 3)
      }
      gsk_rounded_rect_init(&self, &bounds, &corners[0], &corners[1], &corners[2], &corners[3])
    }
  }

  mutating func move(x: Double, y: Double) { gsk_rounded_rect_offset(&self, Float(x), Float(y)) }
}
