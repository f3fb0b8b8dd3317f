import CGtk

/// Creates the scrolled windows of lists and tables, in which Tab enters the rows wherever they begin.
///
/// A `GtkListView` that hasn't had the focus tries its first row only: if that is a header, the focus would stay outside
/// of the rows.
@MainActor enum RowScroller {
  static func make() -> GtkWidgetPointer { ScrolledWindow.make(type) }

  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_scrolled_window_get_type(), &parent)
    return g_type_register_static_simple(
      gtk_scrolled_window_get_type(), "OrielRowScroller", parent.class_size,
      { classPointer, _ in
        classPointer?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = { scroller, direction in
          guard let scroller else { return 0 }
          // Unsafe: GTK moves the focus on the main thread only.
          nonisolated(unsafe) let widget = scroller
          let isMoved = MainActor.assumeIsolated { RowScroller.moveFocus(in: widget, direction) }
          return isMoved ? 1 : 0
        }
      }, parent.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  private static func moveFocus(in scroller: GtkWidgetPointer, _ direction: GtkDirectionType) -> Bool {
    if let view = gtk_scrolled_window_get_child(scroller.opaque), enterRows(of: view, direction) { return true }
    let parent = g_type_class_peek(gtk_scrolled_window_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
    return parent?.pointee.focus(scroller, direction) != 0
  }

  /// Moves the focus from outside of the rows to one of them, or to the titles of a table's columns before them.
  private static func enterRows(of view: GtkWidgetPointer, _ direction: GtkDirectionType) -> Bool {
    let list = view.raw.isInstance(of: gtk_list_view_get_type()) ? view : gtk_widget_get_last_child(view)
    guard let list, gtk_widget_get_focus_child(list) == nil else { return false }
    switch direction {
    case GTK_DIR_TAB_FORWARD: return gtk_widget_child_focus(view, direction) != 0 || focusFirstRow(of: list)
    case GTK_DIR_TAB_BACKWARD where gtk_widget_get_focus_child(view) == nil:
      return gtk_widget_child_focus(list, direction) != 0 || focusFirstRow(of: list)
    default: return false
    }
  }

  private static func focusFirstRow(of list: GtkWidgetPointer) -> Bool {
    var next = gtk_widget_get_first_child(list)
    while let row = next {
      if gtk_widget_get_focusable(row) != 0, gtk_widget_get_child_visible(row) != 0, gtk_widget_grab_focus(row) != 0 {
        return true
      }
      next = gtk_widget_get_next_sibling(row)
    }
    return false
  }
}
