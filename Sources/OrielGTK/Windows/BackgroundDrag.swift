import CGtk

/// Moves a window when the user drags the background of its content: what no control and no gesture of a view has claimed.
@MainActor final class BackgroundDrag {
  private let widget: ObjectHandle
  private let drag: OpaquePointer
  private let signals = SignalConnections()

  init?(of widget: GtkWidgetPointer) {
    guard let drag = gtk_gesture_drag_new() else { return nil }
    self.widget = ObjectHandle(retaining: widget)
    self.drag = drag
    gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_BUBBLE)
    signals.add(.connect(drag.raw, .dragMoved) { [weak self] in self?.move(by: $0, $1) })
    gtk_widget_add_controller(widget, drag)
  }

  private func move(by x: Double, _ y: Double) {
    guard gtk_drag_check_threshold(widget.widget, 0, 0, Int32(x), Int32(y)) != 0,
      let native = gtk_widget_get_native(widget.widget), let surface = gtk_native_get_surface(native),
      let device = gtk_gesture_get_device(drag)
    else { return }
    var (startX, startY) = (0.0, 0.0)
    gtk_gesture_drag_get_start_point(drag, &startX, &startY)
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    var start = graphene_point_t(x: Float(startX), y: Float(startY))
    var point = graphene_point_t()
    guard
      gtk_widget_compute_point(widget.widget, native.raw.assumingMemoryBound(to: GtkWidget.self), &start, &point) != 0
    else { return }
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
    gdk_toplevel_begin_move(
      surface, device, Int32(gtk_gesture_single_get_current_button(drag)), Double(point.x) + left,
      Double(point.y) + top, gtk_event_controller_get_current_event_time(drag))
    // The window manager has the pointer from now on.
    gtk_event_controller_reset(drag)
  }

  func dispose() {
    signals.disconnectAll()
    gtk_widget_remove_controller(widget.widget, drag)
  }
}
