import CGtk

extension PopoverPresentation {
  /// Returns whether the key was handled.
  func press(_ press: PressedKey) -> Bool {
    switch Int32(bitPattern: press.key) {
    case GDK_KEY_Escape:
      reporter.report(.closeAttempt)
      return true
    case GDK_KEY_space, GDK_KEY_KP_Space:
      // A window activates the focused widget with any of the activation keys; a popover only with Return.
      guard press.isPlain, let focus = gtk_window_get_focus(gtkWindow) else { return false }
      return gtk_widget_activate(focus) != 0
    default: return false
    }
  }
}
