import CGtk
import OrielCore

/// Draws gradients into a rectangle.
@MainActor struct GradientDrawing {
  private let snapshot: OpaquePointer
  /// The area in which the gradient's unit points are located.
  private let area: graphene_rect_t
  /// The filled rectangle.
  private let bounds: graphene_rect_t

  /// - Parameter bounds: the filled rectangle, if it differs from the gradient's area.
  init(on snapshot: OpaquePointer, in area: graphene_rect_t, over bounds: graphene_rect_t? = nil) {
    self.snapshot = snapshot
    self.area = area
    self.bounds = bounds ?? area
  }

  /// Draws a gradient with a geometry.
  func draw(_ ramp: GradientRamp, _ geometry: GradientPaint.Geometry) {
    switch geometry {
    case .linear(let start, let end): drawLinear(ramp, from: point(start), to: point(end))
    case .radial(let center, let startRadius, let endRadius):
      drawRadial(ramp, around: point(center), from: startRadius, to: endRadius, unit: (1, 1))
    case .elliptical(let center, let start, let end):
      drawRadial(ramp, around: point(center), from: start, to: end, unit: (area.size.width, area.size.height))
    case .angular(let center, let start, let end): drawAngular(ramp, around: point(center), from: start, to: end)
    // Its colors aren't those of a ramp: see `MeshDrawing`.
    case .mesh: break
    }
  }

  // MARK: Geometries

  private func drawLinear(_ ramp: GradientRamp, from start: graphene_point_t, to end: graphene_point_t) {
    var (bounds, start, end) = (bounds, start, end)
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite, start.x != end.x || start.y != end.y
    else { return fill(ramp.last) }
    withStops(ramp) { gtk_snapshot_append_linear_gradient(snapshot, &bounds, &start, &end, $0, $1) }
  }

  /// The radii are in unit coordinates, which can differ between the axes.
  private func drawRadial(
    _ ramp: GradientRamp, around center: graphene_point_t, from start: Double, to end: Double,
    unit: (width: Float, height: Float)
  ) {
    guard center.x.isFinite, center.y.isFinite, start.isFinite, end.isFinite else { return fill(ramp.last) }
    let (inner, outer) = (max(0, min(start, end)), max(start, end))
    // GTK's outer ellipse has to be larger than the inner one.
    guard outer > inner else { return fill(ramp.last) }
    var (bounds, center) = (bounds, center)
    withStops(start <= end ? ramp : ramp.reversed) {
      gtk_snapshot_append_radial_gradient(
        snapshot, &bounds, &center, Float(outer) * unit.width, Float(outer) * unit.height, Float(inner / outer), 1,
        $0, $1)
    }
  }

  private func drawAngular(_ ramp: GradientRamp, around center: graphene_point_t, from start: Angle, to end: Angle) {
    let span = (end.radians - start.radians) / (2 * .pi)
    guard center.x.isFinite, center.y.isFinite, span.isFinite else { return fill(ramp.last) }
    if span < 0 { return drawAngular(ramp.reversed, around: center, from: end, to: start) }
    // Draws the last full turn only. A computed turn is rarely exactly one.
    let isTurn = span > 1 - Self.tolerance
    let shown = isTurn ? ramp.part(from: 1 - 1 / max(span, 1), to: 1) : ramp.padded(to: span)
    let first = isTurn ? end : start
    var (bounds, center) = (bounds, center)
    // GTK measures angles from the top, Oriel from the right.
    let rotation = Float(first.degrees.truncatingRemainder(dividingBy: 360) + 90)
    // GTK's Cairo renderer draws an octagon through the furthest corner, which wouldn't cover the other corners.
    var grown = graphene_rect_t()
    let (x, y) = (center.x - bounds.origin.x, center.y - bounds.origin.y)
    let growth = Self.growth * (max(x, bounds.size.width - x) + max(y, bounds.size.height - y))
    graphene_rect_inset_r(&bounds, -growth, -growth, &grown)
    gtk_snapshot_push_clip(snapshot, &bounds)
    withStops(shown) { gtk_snapshot_append_conic_gradient(snapshot, &grown, &center, rotation, $0, $1) }
    gtk_snapshot_pop(snapshot)
  }

  private static let growth: Float = 0.1

  private static let tolerance = 1e-6

  // MARK: Parts

  private func point(_ point: UnitPoint) -> graphene_point_t {
    graphene_point_t(
      x: area.origin.x + Float(point.x) * area.size.width, y: area.origin.y + Float(point.y) * area.size.height)
  }

  private func fill(_ color: GradientRamp.Components) {
    var (bounds, color) = (bounds, GdkRGBA(color))
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }

  private func withStops(_ ramp: GradientRamp, _ draw: (UnsafePointer<GskColorStop>?, gsize) -> Void) {
    let stops = ramp.stops.map { GskColorStop(offset: Float($0.offset), color: GdkRGBA($0.color)) }
    stops.withUnsafeBufferPointer { draw($0.baseAddress, gsize($0.count)) }
  }
}

extension GdkRGBA {
  /// A color from its components, each between 0 and 1.
  init(_ components: GradientRamp.Components) {
    self.init(
      red: Float(components.x), green: Float(components.y), blue: Float(components.z), alpha: Float(components.w))
  }

  /// Red, green, blue and alpha.
  var components: GradientRamp.Components {
    GradientRamp.Components(Double(red), Double(green), Double(blue), Double(alpha))
  }
}
