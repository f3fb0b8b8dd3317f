import CGtk
import OrielCore

/// The menus of a list's rows. A row that has a context menu shows that one, with the list's actions in a section.
@MainActor final class ListMenus {
  private let content: ListContent
  private let view: GtkWidgetPointer
  private let viewport: RowViewport
  private let signals = SignalConnections()
  private lazy var model = MenuModel(for: view, prefix: "row", isSection: true) { [weak self] in self?.menu?.perform($0)
  }
  private var menu: RowMenu?
  private var popover: ObjectHandle?

  init(of view: GtkWidgetPointer, _ content: ListContent, _ viewport: RowViewport) {
    self.view = view
    self.content = content
    self.viewport = viewport
    listen()
  }

  private func listen() {
    guard let click = gtk_gesture_click_new(), let press = gtk_gesture_long_press_new(),
      let keys = gtk_event_controller_key_new()
    else { return }
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
    signals.add(
      .connect(click.raw, .clickPressed) { [weak self] _, x, y in
        if self?.open(x: x, y: y) == true { gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED) }
      })
    gtk_gesture_single_set_touch_only(press, 1)
    signals.add(.connect(press.raw, .longPressed) { [weak self] in _ = self?.open(x: $0, y: $1) })
    signals.add(.connect(keys.raw, .keyPressed) { [weak self] in self?.handle($0) ?? false })
    for controller in [click, press, keys] { gtk_widget_add_controller(view, controller) }
  }

  func dispose() {
    signals.disconnectAll()
    if let popover {
      gtk_widget_unparent(popover.widget)
      model.dispose()
    }
    popover = nil
    menu?.close()
    menu = nil
  }

  // MARK: Menu

  private func handle(_ press: PressedKey) -> Bool {
    let isShifted = press.modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    switch Int32(bitPattern: press.key) {
    case GDK_KEY_Menu: break
    case GDK_KEY_F10 where isShifted: break
    default: return false
    }
    if viewport.focusedContextMenu?.openInMiddle() == true { return true }
    guard let (row, place) = viewport.focusedPlace else { return false }
    return show(content.makeMenu(at: row), at: place)
  }

  private func open(x: Double, y: Double) -> Bool {
    show(content.makeMenu(at: viewport.row(at: y)), at: GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1))
  }

  /// The actions of a row, as a section of another menu without those that it has already; nil if there are none. They
  /// work until another menu opens.
  func section(of row: ListRow, besides titles: Set<String>) -> UnsafeMutablePointer<GMenuModel>? {
    guard let index = row.index, let menu = content.makeMenu(at: index, besides: titles) else { return nil }
    take(menu)
    return model.model
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
