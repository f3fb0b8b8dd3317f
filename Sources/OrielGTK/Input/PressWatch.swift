import CGtk

/// Hears when the user presses a control, and lets go of it, and leaves both to the control.
///
/// A gesture would lose the sequence to the control's own.
@MainActor enum PressWatch {
  /// - Parameters:
  ///   - button: the only button of a mouse that counts; any does if there is none.
  ///   - change: runs with true before the control hears of a press, and with false after it has heard of the end.
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
