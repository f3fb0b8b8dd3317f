import CGtk
import FoundationEssentials
import OrielCore

/// The picture of a row that has left its list, at the place where the row was. It fades out.
@MainActor final class LeavingRow: WidgetLayout {
  let row: ListRow
  /// The widget that allocates the rows, which exists for as long as they are animated.
  let list: GtkWidgetPointer
  private let picture: ObjectHandle
  /// The area of the row with its border.
  private let area: Rect
  /// The opacity at the beginning of the animation.
  private var strength = 1.0

  /// Takes the picture of a row; nil if it isn't displayed.
  init?(_ row: ListRow, _ rowWidget: GtkWidgetPointer, in list: GtkWidgetPointer) {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(rowWidget, list, &bounds) != 0,
      let paintable = gtk_widget_paintable_new(rowWidget)
    else { return nil }
    defer { g_object_unref(paintable.raw) }
    guard let image = gdk_paintable_get_current_image(paintable) else { return nil }
    self.row = row
    self.list = list
    picture = ObjectHandle(adopting: image)
    area = Rect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
      height: CGFloat(bounds.size.height))
    super.init()
    takesPointer = false
    gtk_widget_set_can_target(widget, 0)
    Accessible(widget).role = GTK_ACCESSIBLE_ROLE_PRESENTATION
  }

  /// Called when an animation begins, in which the picture may already be faded by another one.
  func begin() { if gtk_widget_get_parent(widget) != nil { strength = gtk_widget_get_opacity(widget) } }

  /// Shows the picture in front of the rows of a list.
  func insert(into list: GtkWidgetPointer) {
    if gtk_widget_get_parent(widget) == nil { gtk_widget_insert_before(widget, list, nil) }
  }

  func remove() {
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// Places the picture in a frame of the animation.
  func show(_ progress: Double) {
    gtk_widget_set_opacity(widget, strength * (1 - min(max(progress, 0), 1)))
    var corner = graphene_point_t(x: Float(area.minX), y: Float(area.minY))
    gtk_widget_allocate(widget, area.width.pixels, area.height.pixels, -1, gsk_transform_translate(nil, &corner))
  }

  override func draw(_ snapshot: OpaquePointer) {
    gdk_paintable_snapshot(picture.opaque, snapshot, area.width, area.height)
  }
}
