import CGtk
import OrielCore

/// The widgets in the window of a file chooser that are adjusted. They aren't part of GTK's API; those that aren't
/// found stay unchanged.
@MainActor struct ChooserContent {
  private let dialog: GtkWidgetPointer

  init(_ dialog: GtkWidgetPointer) { self.dialog = dialog }

  /// Shows the message and the file name label of a request.
  func show(_ request: FileDialogRequest) {
    if let message = request.message { show(message: message) }
    if let label = request.filenameLabel { show(nameLabel: label) }
  }

  private func show(message: String) {
    guard let label = gtk_label_new(message.forGTK) else { return }
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_max_width_chars(label.opaque, 60)
    gtk_widget_set_margin_start(label, Self.margin)
    gtk_widget_set_margin_end(label, Self.margin)
    gtk_widget_set_margin_top(label, Self.margin)
    gtk_widget_set_margin_bottom(label, Self.margin)
    let content = oriel_file_chooser_content(dialog)
    gtk_box_prepend(content.as(GtkBox.self), isLong(message) ? scrolled(label) : label)
    Accessible(dialog).set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, message)
  }

  private func isLong(_ message: String) -> Bool {
    message.utf8.count > 600 || message.utf8.count { $0 == UInt8(ascii: "\n") } > 6
  }

  private func scrolled(_ label: GtkWidgetPointer) -> GtkWidgetPointer {
    let scroller = ScrolledWindow.make()
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_min_content_height(scroller.opaque, Self.longHeight)
    gtk_scrolled_window_set_child(scroller.opaque, label)
    return scroller
  }

  /// Shows the label, which is also the accessible name of the file name field.
  private func show(nameLabel text: String) {
    guard let label = nameLabel(in: dialog) else { return }
    gtk_label_set_text(label.opaque, text.forGTK)
    guard let field = gtk_label_get_mnemonic_widget(label.opaque) else { return }
    Accessible(field).set(GTK_ACCESSIBLE_PROPERTY_LABEL, text)
  }

  private func nameLabel(in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    if widget.raw.isInstance(of: gtk_label_get_type()),
      let field = gtk_label_get_mnemonic_widget(widget.opaque), field.hasClass("GtkFileChooserEntry")
    {
      return widget
    }
    for child in widget.children { if let found = nameLabel(in: child) { return found } }
    return nil
  }

  /// Toggles the display of hidden files.
  func toggleHiddenFiles() {
    if let chooser = chooser(in: dialog) { oriel_file_chooser_toggle_hidden(chooser) }
  }

  private func chooser(in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    if widget.raw.isInstance(of: oriel_file_chooser_widget_get_type()) { return widget }
    for child in widget.children { if let found = chooser(in: child) { return found } }
    return nil
  }

  private static let margin: gint = 12
  private static let longHeight: gint = 120
}
