import CGtk
import OrielCore

/// Lets the user refresh the content of a `GtkScrolledWindow`: by pulling it beyond its top with a touchpad or on a
/// touchscreen, with F5 anywhere in the window, and with Ctrl+R while the focus is in it.
@MainActor final class RefreshController {
  private let widget: GtkWidgetPointer
  private var refresh: (() -> Bool)?
  private let signals = SignalConnections()
  private var controllers: [OpaquePointer] = []

  /// - Parameter refresh: returns false if the content can't be refreshed now.
  init(on widget: GtkWidgetPointer, refresh: @escaping () -> Bool) {
    self.widget = widget
    self.refresh = refresh
    signals.add(
      .connect(widget.raw, .edgeOvershot) { [weak self] edge in
        if UInt32(bitPattern: edge) == GTK_POS_TOP.rawValue { self?.perform() }
      })
    // The view with the focus has the keys before the others in the window.
    let key = (GDK_KEY_F5, GdkModifierType(rawValue: 0))
    add(GTK_SHORTCUT_SCOPE_LOCAL, [key, (GDK_KEY_r, GDK_CONTROL_MASK)])
    add(GTK_SHORTCUT_SCOPE_GLOBAL, [key])
  }

  /// Refreshes the rows of a list.
  convenience init(on widget: GtkWidgetPointer, of rows: ListContent) {
    self.init(on: widget) { [weak rows] in
      guard let refresh = rows?.refresh else { return false }
      refresh()
      return true
    }
  }

  private func add(_ scope: GtkShortcutScope, _ keys: [(key: Int32, modifiers: GdkModifierType)]) {
    guard let controller = gtk_shortcut_controller_new() else { return }
    gtk_shortcut_controller_set_scope(controller, scope)
    for (key, modifiers) in keys {
      let action = ShortcutAction.make { [weak self] in self?.perform() ?? false }
      gtk_shortcut_controller_add_shortcut(
        controller, gtk_shortcut_new(gtk_keyval_trigger_new(guint(key), modifiers), action))
    }
    gtk_widget_add_controller(widget, controller)
    controllers.append(controller)
  }

  @discardableResult private func perform() -> Bool {
    guard gtk_widget_get_mapped(widget) != 0 else { return false }
    return refresh?() ?? false
  }

  /// Removes the keys.
  func dispose() {
    refresh = nil
    signals.disconnectAll()
    for controller in controllers { gtk_widget_remove_controller(widget, controller) }
    controllers = []
  }
}
