import CGtk
import OrielCore

/// What an area is filled with: a color, colors that flow into each other, or a material.
struct AreaFill: Equatable {
  private enum Content: Equatable {
    case color(ResolvedPaint)
    case gradient(GradientPaint)
    case material(Material.Kind)
  }

  private var content: Content
  private var opacity = 1.0

  /// The fill that a paint resolves to.
  init(_ paint: Paint) {
    switch paint {
    case .color, .foreground, .tint, .background, .separator, .selection: content = .color(ResolvedPaint(paint))
    case .gradient(let gradient): content = .gradient(gradient)
    case .material(let kind): content = .material(kind)
    case .faded(let paint, let opacity):
      self = AreaFill(paint)
      self.opacity *= opacity
    }
  }

  /// The classes of the style sheet that give something in the area its color; none for the color that text has.
  var cssClasses: [StyleClass] {
    switch content {
    case .color(let paint): paint.cssClasses
    case .gradient: []
    case .material(.bar): StyleSheet.colorClasses([.barColor])
    case .material: ResolvedPaint(.background(level: 0)).cssClasses
    }
  }

  /// Fills a rectangle.
  /// - Parameter color: the color of text in the widget, which its class sets and which follows the theme.
  @MainActor func draw(
    on snapshot: OpaquePointer, in bounds: graphene_rect_t, outline: Drawing.Outline = .rectangle, color: GdkRGBA
  ) {
    var bounds = bounds
    var clip = GskRoundedRect()
    switch outline {
    case .rectangle: return fill(snapshot, bounds, color)
    case .rounded(let radius):
      let most = min(bounds.size.width, bounds.size.height) / 2
      gsk_rounded_rect_init_from_rect(&clip, &bounds, min(Float(radius), most))
    case .ellipse:
      var corner = graphene_size_t(width: bounds.size.width / 2, height: bounds.size.height / 2)
      gsk_rounded_rect_init(&clip, &bounds, &corner, &corner, &corner, &corner)
    }
    gtk_snapshot_push_rounded_clip(snapshot, &clip)
    fill(snapshot, bounds, color)
    gtk_snapshot_pop(snapshot)
  }

  @MainActor private func fill(_ snapshot: OpaquePointer, _ bounds: graphene_rect_t, _ color: GdkRGBA) {
    switch content {
    case .color(let paint):
      var color = color
      if let components = paint.components {
        color = GdkRGBA(GradientRamp.Components(components, 1))
      }
      paintOver(with: color, opacity: paint.alpha, on: snapshot, in: bounds)
    case .gradient(let gradient):
      guard let ramp = GradientRamp(gradient.gradient, in: StyleSheet.scheme, foreground: color.components),
        opacity > 0
      else { return }
      GradientDrawing(on: snapshot, in: bounds).draw(ramp.faded(by: opacity), gradient.geometry)
    case .material(let kind):
      paintOver(with: color, opacity: Palette.strength(kind, in: StyleSheet.scheme), on: snapshot, in: bounds)
    }
  }

  @MainActor private func paintOver(
    with color: GdkRGBA, opacity: Double, on snapshot: OpaquePointer, in bounds: graphene_rect_t
  ) {
    var (bounds, color) = (bounds, color)
    color.alpha *= Float(min(max(opacity * self.opacity, 0), 1))
    guard color.alpha > 0 else { return }
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }
}
