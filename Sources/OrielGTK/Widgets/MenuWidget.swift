import CGtk
import OrielCore

/// A button that opens a menu: a `GtkMenuButton` around its label.
@MainActor final class MenuWidget: LabelledWidget<MenuElement> {
  private var element: MenuElement
  private lazy var model = MenuModel(for: widget) { [weak self] in self?.send(.chosen($0)) }

  init(_ element: MenuElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(gtk_menu_button_new(), sink: sink)
    model.update(element.entries)
    gtk_menu_button_set_menu_model(widget.opaque, model.model)
    show()
  }

  override func update(_ new: MenuElement) {
    let old = element
    element = new
    model.update(new.entries)
    if (new.look, new.showsIndicator, new.isEnabled) != (old.look, old.showsIndicator, old.isEnabled) { show() }
  }

  private func show() {
    gtk_menu_button_set_has_frame(widget.opaque, element.look == .borderless ? 0 : 1)
    gtk_menu_button_set_always_show_arrow(widget.opaque, element.showsIndicator ? 1 : 0)
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
  }

  override func setLabel(_ label: GtkWidgetPointer?) { gtk_menu_button_set_child(widget.opaque, label) }

  override func labelDidChange() { updateName() }

  override func updateName() {
    super.updateName()
    let saysItself = attributes.accessibility.label != nil
    Accessible(widget).setLabelledBy(saysItself ? [] : label.map { Accessible.labels(in: $0) } ?? [])
  }

  override func tearDown() {
    gtk_menu_button_set_menu_model(widget.opaque, nil)
    model.dispose()
    super.tearDown()
  }
}

extension MenuElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { MenuWidget(self, sink: sink) }
}
