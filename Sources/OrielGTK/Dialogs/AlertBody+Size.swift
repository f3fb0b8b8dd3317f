import CGtk

extension AlertBody {
  /// Makes the text scrollable if the content, which is already in its window, would be taller than `room`, also the
  /// buttons if that isn't enough. All buttons stay visible as long as a few lines of the text do.
  func fit(into room: gint) {
    let width = Self.natural(root, GTK_ORIENTATION_HORIZONTAL)
    let height = Self.natural(root, GTK_ORIENTATION_VERTICAL, for: width)
    guard height > room else { return }
    let buttons = Self.natural(buttonArea, GTK_ORIENTATION_VERTICAL, for: width)
    var text = textArea
    var textHeight = Self.natural(textArea, GTK_ORIENTATION_VERTICAL, for: width - 60)
    if height - textHeight - buttons > room / 2 {
      // The fields alone are too tall: everything but the buttons scrolls.
      text = messageArea
      textHeight = Self.natural(messageArea, GTK_ORIENTATION_VERTICAL, for: width - 60)
    }
    let available = room - (height - textHeight - buttons)
    let textShare = min(textHeight, max(available - buttons, available / 5))
    // Without the focus, the text could be scrolled with the pointer only.
    if textShare < textHeight { Self.scroll(text, height: textShare, isFocusable: text == textArea) }
    let buttonShare = available - textShare
    if buttonShare < buttons { Self.scroll(buttonArea, height: buttonShare, isFocusable: false) }
  }

  private static func natural(
    _ widget: GtkWidgetPointer, _ orientation: GtkOrientation, for size: gint = -1
  ) -> gint {
    var natural: gint = 0
    gtk_widget_measure(widget, orientation, size, nil, &natural, nil, nil)
    return natural
  }

  /// Replaces the widget by a scrolled window of this height that contains it.
  private static func scroll(_ widget: GtkWidgetPointer, height: gint, isFocusable: Bool) {
    guard let parent = gtk_widget_get_parent(widget) else { return }
    let previous = gtk_widget_get_prev_sibling(widget)
    let handle = ObjectHandle(retaining: widget)
    gtk_box_remove(parent.as(GtkBox.self), widget)
    let scroller = ScrolledWindow.make()
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
    gtk_scrolled_window_set_min_content_height(scroller.opaque, height)
    gtk_scrolled_window_set_max_content_height(scroller.opaque, height)
    gtk_scrolled_window_set_child(scroller.opaque, handle.widget)
    gtk_widget_set_hexpand(scroller, 1)
    gtk_widget_set_focusable(scroller, isFocusable ? 1 : 0)
    gtk_box_insert_child_after(parent.as(GtkBox.self), scroller, previous)
  }
}
