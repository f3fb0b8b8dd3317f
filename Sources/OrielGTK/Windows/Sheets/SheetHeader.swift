import CGtk

/// The header of a sheet: its title, the items of its toolbar, and the close button at the desktop's side. Dragging it
/// moves the window.
@MainActor final class SheetHeader {
  let bar: HeaderBar
  private let handle: ObjectHandle
  private let title: GtkWidgetPointer
  /// Whether the header is hidden while it has no items.
  private let hidesWhenEmpty: Bool

  init(hidesWhenEmpty: Bool) {
    self.hidesWhenEmpty = hidesWhenEmpty
    title = gtk_label_new(nil)
    handle = ObjectHandle(retaining: title)
    gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_single_line_mode(title.opaque, 1)
    title.addClass(.title)
    bar = HeaderBar(title: title)
    bar.widget.addClass(.flat)
    show()
  }

  var widget: GtkWidgetPointer { bar.widget }

  func setTitle(_ text: String) { gtk_label_set_text(title.opaque, text.forGTK) }

  func add(_ part: ToolbarWidget) {
    bar.add(part)
    show()
  }

  func remove(_ part: ToolbarWidget) {
    bar.remove(part)
    show()
  }

  private func show() { gtk_widget_set_visible(widget, hidesWhenEmpty && bar.isEmpty ? 0 : 1) }
}
