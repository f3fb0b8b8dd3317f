import CGtk
import OrielCore

/// An area in a colour, a gradient or a material, without children. It wants no room of its own unless told so.
@MainActor final class FillLayout: WidgetLayout {
  private var paint: Paint
  private var fill: AreaFill
  private let naturalLength: Int32

  init(_ paint: Paint, naturalLength: Int32 = 0) {
    self.paint = paint
    fill = AreaFill(paint)
    self.naturalLength = naturalLength
    super.init()
    gtk_widget_set_can_target(widget, 0)
    widget.changeClasses(from: [], to: fill.cssClasses)
    if fill.followsScheme { followScheme() }
  }

  isolated deinit { StyleSheet.removeObserver(self) }

  /// Changes what fills the area.
  func set(_ paint: Paint) {
    guard paint != self.paint else { return }
    let (old, new) = (fill, AreaFill(paint))
    self.paint = paint
    fill = new
    widget.changeClasses(from: old.cssClasses, to: new.cssClasses)
    if new.followsScheme != old.followsScheme {
      if new.followsScheme { followScheme() } else { StyleSheet.removeObserver(self) }
    }
    gtk_widget_queue_draw(widget)
  }

  private func followScheme() {
    StyleSheet.addObserver(self) { [weak self] in
      if let self { gtk_widget_queue_draw(self.widget) }
    }
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    Measurement(minimum: 0, natural: naturalLength)
  }

  override func draw(_ snapshot: OpaquePointer) {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    guard width > 0, height > 0 else { return }
    var color = GdkRGBA()
    gtk_widget_get_color(widget, &color)
    let bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
    fill.draw(on: snapshot, in: bounds, color: color)
  }
}

/// A colour or a gradient as a view: it fills the room that it is given.
@MainActor final class ColorWidget: GtkElementWidget<ColorElement> {
  // What a colour would like to have where nobody says how large it should be.
  private static let naturalLength: Int32 = 10

  private let fill: FillLayout

  init(_ element: ColorElement, sink: any WidgetEventSink) {
    fill = FillLayout(element.paint, naturalLength: Self.naturalLength)
    super.init(fill.widget, sink: sink)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
  }

  override func update(_ element: ColorElement) { fill.set(element.paint) }
}

extension ColorElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ColorWidget(self, sink: sink) }
}
