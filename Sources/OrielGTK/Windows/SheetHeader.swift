import CGtk

/// The header of a sheet: its title, and the close button at the desktop's side. Dragging it moves the window.
@MainActor final class SheetHeader {
  let widget: GtkWidgetPointer
  private let title: GtkWidgetPointer

  init() {
    widget = gtk_header_bar_new()
    title = gtk_label_new(nil)
    gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_single_line_mode(title.opaque, 1)
    title.addClass(.title)
    widget.addClass(.flat)
    gtk_header_bar_set_title_widget(widget.opaque, title)
  }

  func setTitle(_ text: String) { gtk_label_set_text(title.opaque, text.forGTK) }
}
