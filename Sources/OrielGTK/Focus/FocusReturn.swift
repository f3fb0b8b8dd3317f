import CGtk

/// Stores the keyboard focus, and restores it.
@MainActor final class FocusReturn {
  private var origin: ObjectHandle?

  /// Stores the focus widget of a window.
  func remember(in window: UnsafeMutablePointer<GtkWindow>) {
    origin = gtk_window_get_focus(window).map { ObjectHandle(retaining: $0) }
  }

  /// Restores the focus, unless it has been moved outside of `widget` in the meantime.
  func restore(from widget: GtkWidgetPointer) {
    guard let origin else { return }
    self.origin = nil
    guard let root = gtk_widget_get_root(origin.widget), gtk_widget_get_mapped(origin.widget) != 0 else { return }
    let focus = gtk_root_get_focus(root)
    let isInside = focus.map { $0 == widget || gtk_widget_is_ancestor($0, widget) != 0 } ?? true
    if isInside { Self.focus(origin.widget) }
  }

  /// Focuses a widget without selecting all text of a field.
  static func focus(_ widget: GtkWidgetPointer) {
    if widget.raw.isInstance(of: gtk_text_get_type()) {
      gtk_text_grab_focus_without_selecting(widget.as(GtkText.self))
    } else {
      gtk_widget_grab_focus(widget)
    }
  }
}
