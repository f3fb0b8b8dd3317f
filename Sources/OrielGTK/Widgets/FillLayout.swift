import CGtk
import OrielCore

/// An area in one colour, without children. It wants no room of its own unless told so.
@MainActor final class FillLayout: WidgetLayout {
  private var paint: ResolvedPaint
  private let naturalLength: Int32

  init(_ paint: Paint, naturalLength: Int32 = 0) {
    self.paint = ResolvedPaint(paint)
    self.naturalLength = naturalLength
    super.init()
    gtk_widget_set_can_target(widget, 0)
    if let name = self.paint.cssClass { gtk_widget_add_css_class(widget, name) }
  }

  /// Changes the colour.
  func set(_ paint: Paint) {
    let new = ResolvedPaint(paint)
    guard new != self.paint else { return }
    if new.cssClass != self.paint.cssClass {
      if let name = self.paint.cssClass { gtk_widget_remove_css_class(widget, name) }
      if let name = new.cssClass { gtk_widget_add_css_class(widget, name) }
    }
    self.paint = new
    gtk_widget_queue_draw(widget)
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    Measurement(minimum: 0, natural: naturalLength)
  }

  override func draw(_ snapshot: OpaquePointer) {
    var color = GdkRGBA()
    if let components = paint.components {
      color = GdkRGBA(red: Float(components.x), green: Float(components.y), blue: Float(components.z), alpha: 1)
    } else {
      // The class sets the colour of text, and with it follows the theme.
      gtk_widget_get_color(widget, &color)
    }
    color.alpha *= Float(paint.alpha)
    guard color.alpha > 0 else { return }
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(
        width: Float(gtk_widget_get_width(widget)), height: Float(gtk_widget_get_height(widget))))
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }
}

/// A colour as a view: it fills the room that it is given.
@MainActor final class ColorWidget: GtkPlatformWidget {
  // What a colour would like to have where nobody says how large it should be.
  private static let naturalLength: Int32 = 10

  private let fill: FillLayout

  init(_ paint: Paint, sink: any WidgetEventSink) {
    fill = FillLayout(paint, naturalLength: Self.naturalLength)
    super.init(fill.widget, sink: sink)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
  }

  override func update(_ element: Element) {
    if case .color(let paint) = element { fill.set(paint) }
  }
}
