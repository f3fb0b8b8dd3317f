import CGtk
import OrielCore

/// The picture of a row that has left its list, at the place where the row was. It fades out.
@MainActor final class LeavingRow: WidgetLayout {
  let row: ListRow
  private let picture: ObjectHandle
  private let place: (x: Double, y: Double)
  private let size: (width: Int32, height: Int32)

  /// Takes the picture of a row; nil if it isn't displayed.
  init?(_ row: ListRow, _ rowWidget: GtkWidgetPointer, in list: GtkWidgetPointer) {
    var (corner, point) = (graphene_point_t(), graphene_point_t())
    guard gtk_widget_compute_point(rowWidget, list, &corner, &point) != 0,
      let paintable = gtk_widget_paintable_new(rowWidget)
    else { return nil }
    defer { g_object_unref(paintable.raw) }
    guard let image = gdk_paintable_get_current_image(paintable) else { return nil }
    self.row = row
    picture = ObjectHandle(adopting: image)
    place = (Double(point.x), Double(point.y))
    size = (gtk_widget_get_width(rowWidget), gtk_widget_get_height(rowWidget))
    super.init()
    takesPointer = false
    gtk_widget_set_can_target(widget, 0)
    Accessible(widget).setHidden(true)
  }

  /// Shows the picture behind the last row of a list.
  func insert(into list: GtkWidgetPointer) {
    if gtk_widget_get_parent(widget) == nil { gtk_widget_insert_before(widget, list, nil) }
  }

  func remove() {
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// Places the picture in a frame of the animation.
  func show(_ progress: Double) {
    gtk_widget_set_opacity(widget, 1 - min(max(progress, 0), 1))
    var corner = graphene_point_t(x: Float(place.x), y: Float(place.y))
    gtk_widget_allocate(widget, size.width, size.height, -1, gsk_transform_translate(nil, &corner))
  }

  override func draw(_ snapshot: OpaquePointer) {
    gdk_paintable_snapshot(picture.opaque, snapshot, Double(size.width), Double(size.height))
  }
}
