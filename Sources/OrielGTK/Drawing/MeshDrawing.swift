import CGtk
import OrielCore

/// Draws a mesh gradient into a rectangle: a mesh pattern of Cairo, which GTK has no node for.
@MainActor struct MeshDrawing {
  private let mesh: MeshPaint
  private let colors: [GradientRamp.Components]
  private let background: GradientRamp.Components

  /// - Parameters:
  ///   - foreground: the color of text, which some colors follow.
  ///   - opacity: the opacity of the whole.
  init(
    _ mesh: MeshPaint, _ gradient: AnyGradient, foreground: GradientRamp.Components, opacity: Double
  ) {
    self.mesh = mesh
    func faded(_ color: GradientRamp.Components) -> GradientRamp.Components {
      var color = color
      color.w *= opacity
      return color
    }
    let palette = StyleSheet.palette
    colors = GradientRamp.colors(of: gradient, in: palette, foreground: foreground).map(faded)
    background = faded(GradientRamp.color(mesh.background, in: palette, foreground: foreground))
  }

  /// Draws the gradient.
  ///
  /// - Parameters:
  ///   - area: the area that the points of the grid are fractions of.
  ///   - bounds: the filled rectangle.
  func draw(on snapshot: OpaquePointer, in area: graphene_rect_t, over bounds: graphene_rect_t) {
    if background.w > 0 {
      var (bounds, color) = (bounds, GdkRGBA(background))
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    }
    let context = withUnsafePointer(to: bounds) { gtk_snapshot_append_cairo(snapshot, $0) }
    defer { cairo_destroy(context) }
    let pattern = cairo_pattern_create_mesh()
    defer { cairo_pattern_destroy(pattern) }
    for patch in mesh.patches(of: colors) {
      cairo_mesh_pattern_begin_patch(pattern)
      for (index, corner) in patch.corners.enumerated() {
        let x = Double(area.origin.x) + corner.x * Double(area.size.width)
        let y = Double(area.origin.y) + corner.y * Double(area.size.height)
        if index == 0 { cairo_mesh_pattern_move_to(pattern, x, y) } else { cairo_mesh_pattern_line_to(pattern, x, y) }
      }
      for (index, color) in patch.colors.enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(pattern, guint(index), color.x, color.y, color.z, color.w)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(context, pattern)
    cairo_paint(context)
  }
}
