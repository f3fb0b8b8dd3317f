import CGtk
import OrielCore

/// A bar with a button for each of its menus: a `GtkPopoverMenuBar`.
@MainActor final class MenuBarWidget: GtkElementWidget<MenuElement> {
  private lazy var model = MenuModel(for: widget) { [weak self] in self?.send(.chosen($0)) }

  init(_ element: MenuElement, sink: any WidgetEventSink) {
    super.init(gtk_popover_menu_bar_new_from_model(nil), sink: sink)
    model.update(element.entries)
    gtk_popover_menu_bar_set_menu_model(widget.opaque, model.model)
  }

  override func update(_ new: MenuElement) { model.update(new.entries) }

  override func tearDown() {
    gtk_popover_menu_bar_set_menu_model(widget.opaque, nil)
    model.dispose()
  }
}
