import CGtk

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The innermost widget at the position of an event, within the window or popover of this widget.
  @MainActor func target(of event: OpaquePointer) -> GtkWidgetPointer? {
    var x = 0.0
    var y = 0.0
    guard let native = gtk_widget_get_native(self), gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    var offsetX = 0.0
    var offsetY = 0.0
    gtk_native_get_surface_transform(native, &offsetX, &offsetY)
    return gtk_widget_pick(native.widget, x - offsetX, y - offsetY, GTK_PICK_DEFAULT)
  }
}
