import CGtk
import OrielCore

/// Text that is read: a `GtkLabel`.
@MainActor final class TextWidget: GtkPlatformWidget {
  private var element: TextElement

  init(_ element: TextElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(gtk_label_new(element.string), sink: sink)
    gtk_label_set_xalign(widget.opaque, 0)
  }

  override func update(_ element: Element) {
    guard case .text(let new) = element else { return }
    let old = self.element
    self.element = new
    if new.string != old.string { gtk_label_set_text(widget.opaque, new.string) }
  }
}
