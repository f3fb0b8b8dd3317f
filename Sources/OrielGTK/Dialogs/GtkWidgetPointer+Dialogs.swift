import CGtk

extension UnsafeMutablePointer<GtkWidget> {
  /// The children, in order.
  @MainActor var children: some Sequence<GtkWidgetPointer> {
    sequence(state: gtk_widget_get_first_child(self)) { next -> GtkWidgetPointer? in
      guard let child = next else { return nil }
      next = gtk_widget_get_next_sibling(child)
      return child
    }
  }

  /// Appends a widget to this one, which is a box.
  @MainActor func append(_ child: GtkWidgetPointer) { gtk_box_append(self.as(GtkBox.self), child) }

  /// Enables or disables the widget.
  @MainActor func setSensitive(_ isSensitive: Bool) {
    guard (gtk_widget_get_sensitive(self) != 0) != isSensitive else { return }
    gtk_widget_set_sensitive(self, isSensitive ? 1 : 0)
  }
}

extension ObjectHandle {
  /// The id of a signal of the object's class; 0 if the class has no such signal.
  func signal(_ name: String) -> guint {
    g_signal_lookup(name, pointer(as: GTypeInstance.self).pointee.g_class.pointee.g_type)
  }
}
