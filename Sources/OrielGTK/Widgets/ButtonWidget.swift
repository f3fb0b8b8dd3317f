import CGtk
import OrielCore

/// A push button around its label: a `GtkButton`.
@MainActor final class ButtonWidget: GtkPlatformWidget {
  private var element: ButtonElement

  init(_ element: ButtonElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(gtk_button_new(), sink: sink)
    signals.add(SignalConnection.connect(widget.raw, "clicked") { [weak self] in self?.sink?.handle(.activated) })
    if !element.isEnabled { gtk_widget_set_sensitive(widget, 0) }
  }

  private var button: UnsafeMutablePointer<GtkButton> { widget.as(GtkButton.self) }

  override func update(_ element: Element) {
    guard case .button(let new) = element else { return }
    let old = self.element
    self.element = new
    if new.isEnabled != old.isEnabled { gtk_widget_set_sensitive(widget, new.isEnabled ? 1 : 0) }
  }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    gtk_button_set_child(button, child.root)
  }

  override func take(_ child: GtkPlatformWidget) { gtk_button_set_child(button, nil) }
}
