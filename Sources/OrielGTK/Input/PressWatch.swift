import CGtk

/// Observes presses and releases of a control without handling them.
///
/// A gesture would lose the event sequence to the control's own gesture.
@MainActor enum PressWatch {
  /// - Parameters:
  ///   - button: the mouse button that is observed; nil for all.
  ///   - change: called with true before the control handles a press, and with false after it has handled the release.
  static func add(
    to widget: GtkWidgetPointer, only button: Int32? = nil, _ signals: SignalConnections,
    change: @escaping @MainActor (_ isPressed: Bool) -> Void
  ) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    signals.add(
      .connect(controller.raw, .event) { event in
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS:
          if button.map({ gdk_button_event_get_button(event) == guint($0) }) ?? true { change(true) }
        case GDK_TOUCH_BEGIN: change(true)
        case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN: MainLoop.schedule { change(false) }
        default: break
        }
        return false
      })
    gtk_widget_add_controller(widget, controller)
  }
}
