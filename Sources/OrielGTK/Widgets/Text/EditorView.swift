import CGtk
import OrielCore

/// The `GtkTextView` of a text editor.
extension GtkWidgetPointer {
  /// Puts the view into a scrolled window, with the margins of an editor.
  func prepareAsEditor(in scroller: GtkWidgetPointer) {
    let smallest: Int32 = 40
    gtk_scrolled_window_set_child(scroller.opaque, self)
    gtk_widget_set_size_request(scroller, smallest, smallest)
    addClass(.textEditor)
    gtk_text_view_set_wrap_mode(self.as(GtkTextView.self), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(self.as(GtkTextView.self), 0)
    for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { set(self.as(GtkTextView.self), 8) }
    for set in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { set(self.as(GtkTextView.self), 6) }
  }

  /// Shows the appearance of an editor.
  @MainActor func showEditor(font: Font?, old: Font?, _ alignment: TextAlignment, hidesBackground: Bool) {
    gtk_text_view_set_justification(self.as(GtkTextView.self), alignment.justification)
    changeClasses(from: Self.classes(of: old), to: Self.classes(of: font))
    setClass(.clearBackground, hidesBackground)
    gtk_text_view_set_monospace(self.as(GtkTextView.self), font?.design == .monospaced ? 1 : 0)
  }

  private static func classes(of font: Font?) -> [StyleClass] {
    guard case .style(let style) = font?.base else { return [] }
    return style.cssClasses
  }
}
