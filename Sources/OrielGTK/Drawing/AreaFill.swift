import CGtk
import OrielCore

/// The fill of an area: a color, a gradient, or a material.
struct AreaFill: Equatable {
  private enum Content: Equatable {
    case color(ResolvedPaint)
    case gradient(GradientPaint)
    case material(Material.Kind)
  }

  private var content: Content
  private var opacity = 1.0
  /// The shadows, from the innermost paint outward.
  private(set) var shadows: [ShadowStyle] = []

  /// The fill that a paint resolves to.
  /// - Parameter use: what it is drawn as, which sets the shades of colors.
  @MainActor init(_ paint: Paint, for use: Palette.Use = .area) {
    switch paint {
    case .color(let color) where color.isAsset:
      // Its class may not be in the style sheet when this is drawn for the first time.
      content = .color(ResolvedPaint(paint, in: StyleSheet.palette, for: use))
    case .color, .foreground, .tint, .background, .separator, .selection:
      content = .color(ResolvedPaint(paint, for: use))
    case .gradient(let gradient): content = .gradient(gradient)
    case .material(let kind): content = .material(kind)
    case .faded(let paint, let opacity):
      self = AreaFill(paint, for: use)
      self.opacity *= opacity
    case .shadowed(let paint, let shadow):
      self = AreaFill(paint, for: use)
      shadows.append(shadow)
    }
  }

  /// The classes of the style sheet that set the color of content in the area; empty for the color of text.
  @MainActor var cssClasses: [StyleClass] {
    switch content {
    case .color(let paint): paint.cssClasses
    case .gradient: []
    case .material(.bar): StyleSheet.colorClasses([.barColor])
    case .material: ResolvedPaint(.background(level: 0)).cssClasses
    }
  }

  /// The color of the fill; nil if it has several.
  /// - Parameter color: the text color of the widget, which depends on its style class and the theme.
  @MainActor func solid(_ color: GdkRGBA) -> GdkRGBA? {
    switch content {
    case .color(let paint):
      var color = color
      if let components = paint.components { color = GdkRGBA(GradientRamp.Components(components, 1)) }
      return color.faded(by: paint.alpha * opacity)
    case .gradient: return nil
    case .material(let kind): return color.faded(by: StyleSheet.palette.strength(kind) * opacity)
    }
  }

  /// Fills a rectangle.
  /// - Parameters:
  ///   - color: the text color of the widget, as for ``solid(_:)``.
  ///   - bounds: the filled rectangle, if it differs from the area of the gradient.
  @MainActor func draw(
    on snapshot: OpaquePointer, in area: graphene_rect_t, color: GdkRGBA, over bounds: graphene_rect_t? = nil
  ) {
    guard !shadows.isEmpty else { return fill(on: snapshot, in: area, color: color, over: bounds) }
    withDropShadows(on: snapshot, color) { fill(on: snapshot, in: area, color: color, over: bounds) }
    for shadow in shadows where shadow.kind == .inner {
      var (outline, tone) = (GskRoundedRect(), shadow.rgba(color))
      var bounds = bounds ?? area
      gsk_rounded_rect_init_from_rect(&outline, &bounds, 0)
      gtk_snapshot_append_inset_shadow(
        snapshot, &outline, &tone, Float(shadow.x), Float(shadow.y), 0, Float(2 * shadow.radius))
    }
  }

  /// Draws something with the drop shadows of the fill.
  @MainActor func withDropShadows(on snapshot: OpaquePointer, _ color: GdkRGBA, _ draw: () -> Void) {
    let drops = shadows.filter { $0.kind == .drop }
    guard !drops.isEmpty else { return draw() }
    let parts = drops.map { shadow in
      // GTK's blur radius is twice the standard deviation.
      GskShadow(
        color: shadow.rgba(color), dx: Float(shadow.x), dy: Float(shadow.y), radius: Float(2 * shadow.radius))
    }
    gtk_snapshot_push_shadow(snapshot, parts, gsize(parts.count))
    draw()
    gtk_snapshot_pop(snapshot)
  }

  /// The fill without its shadows, for shapes that draw the shadows of their outline.
  var withoutShadows: AreaFill {
    var fill = self
    fill.shadows = []
    return fill
  }

  @MainActor private func fill(
    on snapshot: OpaquePointer, in area: graphene_rect_t, color: GdkRGBA, over bounds: graphene_rect_t?
  ) {
    if var color = solid(color) {
      guard color.alpha > 0 else { return }
      var bounds = bounds ?? area
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    } else if case .gradient(let gradient) = content, opacity > 0, case .mesh(let mesh) = gradient.geometry {
      MeshDrawing(mesh, gradient.gradient, foreground: color.components, opacity: opacity)
        .draw(on: snapshot, in: area, over: bounds ?? area)
    } else if case .gradient(let gradient) = content, opacity > 0,
      let ramp = GradientRamp(gradient.gradient, in: StyleSheet.palette, foreground: color.components)
    {
      GradientDrawing(on: snapshot, in: area, over: bounds).draw(ramp.faded(by: opacity), gradient.geometry)
    }
  }
}

extension ShadowStyle {
  /// The color of the shadow.
  /// - Parameter text: the color of text, which a shadow in the primary color has.
  @MainActor func rgba(_ text: GdkRGBA) -> GdkRGBA {
    let paint = ResolvedPaint(.color(color), in: StyleSheet.palette, for: .area)
    guard let components = paint.components else { return text.faded(by: paint.alpha) }
    return GdkRGBA(GradientRamp.Components(components, paint.clampedAlpha))
  }
}

extension GdkRGBA {
  fileprivate func faded(by opacity: Double) -> GdkRGBA {
    var color = self
    color.alpha *= Float(min(max(opacity, 0), 1))
    return color
  }
}
