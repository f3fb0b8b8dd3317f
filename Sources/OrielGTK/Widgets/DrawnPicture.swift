import CGtk
import OrielCore

/// A picture that a `GtkPicture` can't display: tiled, with cap insets, without interpolation, as a template, or redacted.
@MainActor final class DrawnPicture: WidgetLayout {
  private let drawing: PictureDrawing

  init(_ texture: ObjectHandle, _ element: ImageElement) {
    drawing = PictureDrawing(texture: texture, element: element)
    super.init()
  }

  /// Whether an image requires this widget.
  static func shows(_ element: ImageElement) -> Bool {
    element.isTiled || element.capInsets != EdgeInsets() || element.interpolation == .none || element.isTemplate
      || element.isRedacted || element.source.pixelScale != 1
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    let own = drawing.ownSize
    return Measurement(minimum: 0, natural: orientation == GTK_ORIENTATION_HORIZONTAL ? own.width : own.height)
  }

  override func draw(_ snapshot: OpaquePointer) {
    let (width, height) = (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    var area = Rect(x: 0, y: 0, width: width, height: height)
    if !drawing.element.isResizable {
      let own = (width: Double(drawing.ownSize.width), height: Double(drawing.ownSize.height))
      let scale = min(1, width / own.width, height / own.height)
      let size = (width: own.width * scale, height: own.height * scale)
      area = Rect(
        x: (width - size.width) / 2, y: (height - size.height) / 2, width: size.width, height: size.height)
    }
    var color = GdkRGBA()
    gtk_widget_get_color(widget, &color)
    drawing.draw(in: area, color: color, on: snapshot)
  }
}
