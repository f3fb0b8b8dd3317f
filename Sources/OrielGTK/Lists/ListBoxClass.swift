import CGtk

/// Creates list boxes in which Tab moves to the next row with a focusable widget.
///
/// A `GtkListBox` tries the next row only: if that has no focusable widget, the focus leaves the list.
@MainActor enum ListBoxClass {
  static func make() -> GtkWidgetPointer { WidgetInstance.make(type).widget }

  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_list_box_get_type(), &parent)
    return g_type_register_static_simple(
      gtk_list_box_get_type(), "OrielListBox", parent.class_size,
      { classPointer, _ in
        classPointer?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = { list, direction in
          guard let list else { return 0 }
          // GTK moves the focus on the main thread only.
          nonisolated(unsafe) let widget = list
          let isMoved = MainActor.assumeIsolated { ListBoxClass.moveFocus(in: widget, direction) }
          return isMoved ? 1 : 0
        }
      }, parent.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  private static func moveFocus(in list: GtkWidgetPointer, _ direction: GtkDirectionType) -> Bool {
    guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else {
      let parent = g_type_class_peek(gtk_list_box_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
      return parent?.pointee.focus(list, direction) != 0
    }
    let isForward = direction == GTK_DIR_TAB_FORWARD
    var next = gtk_widget_get_focus_child(list)
    if next == nil { next = isForward ? gtk_widget_get_first_child(list) : gtk_widget_get_last_child(list) }
    while let row = next {
      let content = row.raw.isInstance(of: gtk_list_box_row_get_type()) ? gtk_widget_get_first_child(row) : nil
      if let content, gtk_widget_get_visible(row) != 0, gtk_widget_child_focus(content, direction) != 0 { return true }
      next = isForward ? gtk_widget_get_next_sibling(row) : gtk_widget_get_prev_sibling(row)
    }
    return false
  }
}
