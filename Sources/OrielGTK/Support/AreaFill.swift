import CGtk
import OrielCore

/// What an area is filled with: a colour, colours that flow into each other, or a material.
struct AreaFill: Equatable {
  private enum Content: Equatable {
    case color(ResolvedPaint)
    case gradient(GradientPaint)
    case material(Material.Kind)
  }

  private var content: Content
  private var opacity = 1.0

  /// What a paint comes to in an area.
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

  /// The classes of the style sheet that give the area's widget its colour; none for the colour that text has.
  var cssClasses: [String] {
    switch content {
    case .color(let paint): paint.cssClasses
    case .gradient: []
    case .material(.bar): StyleSheet.colorClasses(["oriel-bar"])
    case .material: ResolvedPaint(.background(level: 0)).cssClasses
    }
  }

  /// Whether more follows the theme's variants than the widget's colour, so that the area has to be drawn anew.
  var followsScheme: Bool {
    switch content {
    case .color: false
    case .gradient, .material: true
    }
  }

  /// Fills a rectangle.
  /// - Parameter color: the colour of text in the widget, which its class sets and which follows the theme.
  @MainActor func draw(on snapshot: OpaquePointer, in bounds: graphene_rect_t, color: GdkRGBA) {
    switch content {
    case .color(let paint):
      var color = color
      if let components = paint.components {
        color = GdkRGBA(GradientRamp.Components(components, 1))
      }
      fill(with: color, opacity: paint.alpha, on: snapshot, in: bounds)
    case .gradient(let gradient):
      guard let ramp = GradientRamp(gradient.gradient, in: StyleSheet.scheme, foreground: color.components),
        opacity > 0
      else { return }
      GradientDrawing(on: snapshot, in: bounds).draw(ramp.faded(by: opacity), gradient.geometry)
    case .material(let kind):
      fill(with: color, opacity: Palette.strength(kind, in: StyleSheet.scheme), on: snapshot, in: bounds)
    }
  }

  @MainActor private func fill(
    with color: GdkRGBA, opacity: Double, on snapshot: OpaquePointer, in bounds: graphene_rect_t
  ) {
    var (bounds, color) = (bounds, color)
    color.alpha *= Float(min(max(opacity * self.opacity, 0), 1))
    guard color.alpha > 0 else { return }
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }
}
