import CGtk
import OrielCore

/// The menus of a list's rows. A row that has a context menu shows that one, with the list's actions in a section.
@MainActor final class ListMenus {
  private let content: ListContent
  private let view: GtkWidgetPointer
  private let bound: BoundRows
  private var gestures: MenuGestures?
  private lazy var model = MenuModel(for: view, prefix: "row", isSection: true, keyScope: .openMenu) {
    [weak self] in self?.menu?.perform($0)
  }
  private var menu: RowMenu?
  private var popover: ObjectHandle?

  init(of view: GtkWidgetPointer, _ content: ListContent, _ bound: BoundRows) {
    self.view = view
    self.content = content
    self.bound = bound
    gestures = MenuGestures(on: view) { [weak self] in
      self?.open(x: $0, y: $1) ?? false
    } openByKey: { [weak self] in
      self?.openAtFocus() ?? false
    }
  }

  func dispose() {
    gestures?.dispose()
    if let popover { gtk_widget_unparent(popover.widget) }
    if menu != nil { model.dispose() }
    popover = nil
    menu?.close()
    menu = nil
  }

  // MARK: Menu

  private func openAtFocus() -> Bool {
    if bound.focused?.contextMenu?.openInMiddle() == true { return true }
    guard let (row, area) = bound.focusedMenuArea else { return false }
    return show(content.makeMenu(at: row), at: area)
  }

  private func open(x: Double, y: Double) -> Bool {
    let row = bound.row(at: y)
    // Beside the content of a row as well.
    if let host = row.flatMap({ bound.host(ofRow: $0) }), host.openContextMenu(x: x, y: y, in: view) { return true }
    return show(content.makeMenu(at: row), at: GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1))
  }

  /// The actions of a row, as a section of another menu without those that it has already; nil if there are none. They
  /// work until another menu opens.
  func section(of row: ListRow, besides titles: Set<String>) -> MenuModel? {
    guard let index = row.index, let menu = content.makeMenu(at: index, besides: titles) else { return nil }
    take(menu)
    return model
  }

  private func take(_ menu: RowMenu) {
    self.menu?.close()
    self.menu = menu
    model.update(menu.entries)
  }

  private func show(_ menu: RowMenu?, at place: GdkRectangle) -> Bool {
    guard let menu else { return false }
    take(menu)
    let popover = popover ?? makePopover()
    self.popover = popover
    var place = place
    gtk_popover_set_pointing_to(popover.pointer(), &place)
    model.willOpen(in: popover.widget)
    gtk_popover_popup(popover.pointer())
    return true
  }

  private func makePopover() -> ObjectHandle {
    guard let made = gtk_popover_menu_new_from_model(model.model) else {
      preconditionFailure("GTK could not make a menu")
    }
    let popover = ObjectHandle(retaining: made)
    gtk_popover_set_has_arrow(popover.pointer(), 0)
    gtk_widget_set_halign(popover.widget, GTK_ALIGN_START)
    gtk_widget_set_parent(popover.widget, view)
    return popover
  }
}
