import CGtk
import OrielCore

/// The header of a sheet: its title, the items of its toolbar, and the close button at the desktop's side, unless an item
/// cancels. Dragging it moves the window.
@MainActor final class SheetHeader: ToolbarContainer {
  let bar: HeaderBar
  private let handle: ObjectHandle
  private let title: GtkWidgetPointer

  init() {
    title = gtk_label_new(nil)
    handle = ObjectHandle(retaining: title)
    gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_single_line_mode(title.opaque, 1)
    title.addClass(.title)
    bar = HeaderBar(title: title)
    bar.widget.addClass(.flat)
  }

  var widget: GtkWidgetPointer { bar.widget }

  func setTitle(_ text: String) { gtk_label_set_text(title.opaque, text.forGTK) }

  func add(_ part: ToolbarWidget) {
    bar.add(part)
    part.cancelsDidChange = { [weak self] in self?.showButtons() }
    showButtons()
  }

  func remove(_ part: ToolbarWidget) {
    part.cancelsDidChange = nil
    bar.remove(part)
    showButtons()
  }

  private func showButtons() { gtk_header_bar_set_show_title_buttons(widget.opaque, bar.cancels ? 0 : 1) }
}
