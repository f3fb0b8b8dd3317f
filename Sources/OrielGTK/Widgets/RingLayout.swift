import CGtk
import FoundationEssentials

/// A progress ring: a fraction of it is drawn in the accent color.
@MainActor final class RingLayout: WidgetLayout {
  private static let diameter: Int32 = 32
  private static let thickness = 4.0

  /// The fraction from 0 to 1.
  var fraction: Double {
    didSet { if fraction != oldValue { report() } }
  }

  init(_ fraction: Double) {
    self.fraction = fraction
    super.init()
    gtk_widget_set_can_target(widget, 0)
    widget.addClass(.ring)
    let accessible = Accessible(widget)
    accessible.role = GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    accessible.set(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0)
    accessible.set(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 1)
    report()
  }

  private func report() {
    gtk_widget_queue_draw(widget)
    Accessible(widget).set(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, fraction)
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    Measurement(minimum: Self.diameter, natural: Self.diameter)
  }

  override func draw(_ snapshot: OpaquePointer) {
    let (width, height) = (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    let radius = min(width, height) / 2 - Self.thickness / 2
    guard radius > 0 else { return }
    var color = GdkRGBA()
    gtk_widget_get_color(widget, &color)
    let bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
    let context = withUnsafePointer(to: bounds) { gtk_snapshot_append_cairo(snapshot, $0) }
    defer { cairo_destroy(context) }
    cairo_set_line_width(context, Self.thickness)
    func drawArc(_ turn: Double, alpha: Double) {
      cairo_set_source_rgba(
        context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * alpha)
      cairo_new_path(context)
      cairo_arc(context, width / 2, height / 2, radius, -.pi / 2, (turn * 2 - 0.5) * .pi)
      cairo_stroke(context)
    }
    drawArc(1, alpha: 0.15)
    if fraction > 0 { drawArc(fraction, alpha: 1) }
  }
}
