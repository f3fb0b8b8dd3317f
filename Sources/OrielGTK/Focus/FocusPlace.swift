import CGtk

/// The widget with the keyboard focus, and, in a text field, the selection and the caret.
///
/// A field that is removed from its window loses its selection, because GTK clears the primary clipboard of the field.
@MainActor final class FocusPlace {
  /// Two offsets in a field's text, which are equal if nothing is selected.
  private struct Selection {
    /// The offset at which the selection started.
    var start: Int32
    /// The end of the selection: the position of the caret.
    var caret: Int32
  }

  private let handle: ObjectHandle
  private let selection: Selection?

  init(_ widget: GtkWidgetPointer) {
    handle = ObjectHandle(retaining: widget)
    selection = Self.selection(in: widget)
  }

  /// The focus within a part of a window; nil if it is elsewhere.
  static func inside(_ area: GtkWidgetPointer) -> FocusPlace? {
    guard let root = gtk_widget_get_root(area), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, area) != 0
    else { return nil }
    return FocusPlace(focus)
  }

  /// Whether the widget is in a window and on the screen.
  var isShown: Bool { gtk_widget_get_mapped(handle.widget) != 0 }

  /// Restores the focus and the selection, if the widget is in a part of a window.
  func restore(within area: GtkWidgetPointer) {
    guard gtk_widget_is_ancestor(handle.widget, area) != 0 else { return }
    FocusReturn.focus(handle.widget)
    if let selection { Self.select(selection, in: handle.widget) }
  }

  private static func selection(in widget: GtkWidgetPointer) -> Selection? {
    if widget.raw.isInstance(of: gtk_text_get_type()) {
      var start: Int32 = 0
      var end: Int32 = 0
      gtk_editable_get_selection_bounds(widget.opaque, &start, &end)
      let caret = gtk_editable_get_position(widget.opaque)
      return Selection(start: caret == start ? end : start, caret: caret)
    }
    guard widget.raw.isInstance(of: gtk_text_view_get_type()) else { return nil }
    let buffer = gtk_text_view_get_buffer(widget.as(GtkTextView.self))
    func offset(of mark: UnsafeMutablePointer<GtkTextMark>?) -> Int32 {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
      return gtk_text_iter_get_offset(&place)
    }
    let (start, caret) = (gtk_text_buffer_get_selection_bound(buffer), gtk_text_buffer_get_insert(buffer))
    return Selection(start: offset(of: start), caret: offset(of: caret))
  }

  // Offsets beyond the end of the text are limited to its end.
  private static func select(_ selection: Selection, in widget: GtkWidgetPointer) {
    if widget.raw.isInstance(of: gtk_text_get_type()) {
      return gtk_editable_select_region(widget.opaque, selection.start, selection.caret)
    }
    let buffer = gtk_text_view_get_buffer(widget.as(GtkTextView.self))
    var start = GtkTextIter()
    var caret = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &start, selection.start)
    gtk_text_buffer_get_iter_at_offset(buffer, &caret, selection.caret)
    gtk_text_buffer_select_range(buffer, &caret, &start)
  }
}
