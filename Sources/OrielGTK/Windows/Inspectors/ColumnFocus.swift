import CGtk

/// Records the widget that had the keyboard focus before a column, to restore it.
@MainActor final class ColumnFocus {
  private let layout: InspectorSplitLayout
  private let window: UnsafeMutablePointer<GtkWindow>
  // Allocated separately, because GObject stores its address.
  private let last = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
  private let signals = SignalConnections()

  /// Starts to observe the window's focus.
  init(in window: UnsafeMutablePointer<GtkWindow>, beside layout: InspectorSplitLayout) {
    self.window = window
    self.layout = layout
    g_weak_ref_init(last, nil)
    let object = UnsafeMutableRawPointer(window)
    signals.add(.connect(object, .focusWidgetChanged) { [weak self] in self?.note() })
    note()
  }

  isolated deinit {
    g_weak_ref_clear(last)
    last.deallocate()
  }

  private func note() {
    guard let focus = gtk_window_get_focus(window), let content = layout.content,
      gtk_widget_is_ancestor(focus, content) != 0 || focus == content
    else { return }
    g_weak_ref_set(last, focus)
  }

  /// Moves the focus from the column back to the view, if the column has it.
  func leaveColumn() {
    guard let column = layout.column, let focus = gtk_window_get_focus(window),
      focus == column.divider || gtk_widget_is_ancestor(focus, column.widget) != 0
    else { return }
    if let found = g_weak_ref_get(last) {
      let handle = ObjectHandle(adopting: found)
      if restore(handle.widget) { return }
    }
    guard let content = layout.content, gtk_widget_child_focus(content, GTK_DIR_TAB_FORWARD) != 0 else {
      return gtk_window_set_focus(window, nil)
    }
  }

  private func restore(_ widget: GtkWidgetPointer) -> Bool {
    guard let content = layout.content, gtk_widget_is_ancestor(widget, content) != 0 else { return false }
    // Otherwise, GTK would select all of a field's text.
    if widget.raw.isInstance(of: gtk_text_get_type()) {
      return gtk_text_grab_focus_without_selecting(widget.as(GtkText.self)) != 0
    }
    return gtk_widget_grab_focus(widget) != 0
  }

  /// Stops observing.
  func stop() { signals.disconnectAll() }
}
