import CGtk

/// Remembers where the keyboard focus was, and brings it back.
@MainActor final class FocusReturn {
  private var origin: ObjectHandle?

  /// Remembers what has the focus in a window.
  func remember(in window: UnsafeMutablePointer<GtkWindow>) {
    origin = gtk_window_get_focus(window).map { ObjectHandle(retaining: $0) }
  }

  /// Gives the focus back, unless it is outside of `widget` by now: it has been moved there in the meantime.
  func giveBack(from widget: GtkWidgetPointer) {
    guard let origin else { return }
    self.origin = nil
    guard let root = gtk_widget_get_root(origin.widget), gtk_widget_get_mapped(origin.widget) != 0 else { return }
    let focus = gtk_root_get_focus(root)
    let isInside = focus.map { $0 == widget || gtk_widget_is_ancestor($0, widget) != 0 } ?? true
    if isInside { Self.focus(origin.widget) }
  }

  /// Gives a widget the focus as it had it: without all of a field's text being selected.
  static func focus(_ widget: GtkWidgetPointer) {
    if widget.raw.isInstance(of: gtk_text_get_type()) {
      gtk_text_grab_focus_without_selecting(widget.as(GtkText.self))
    } else {
      gtk_widget_grab_focus(widget)
    }
  }
}
