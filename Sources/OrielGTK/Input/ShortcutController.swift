import CGtk
import OrielCore

/// Activates a widget with a key, wherever in the window the focus is.
///
/// Return without modifiers makes the widget the window's default widget: GTK activates it if the focused widget
/// doesn't handle the key, and draws it accordingly. For Escape without modifiers see ``EscapeKey``.
@MainActor final class ShortcutController {
  private let widget: GtkWidgetPointer
  private var controller: OpaquePointer?
  private var escape: EscapeKey?
  private var rooting: SignalConnection?
  /// The window of which this is the default widget.
  private var window: ObjectHandle?

  init(_ shortcut: KeyboardShortcut, on widget: GtkWidgetPointer) {
    self.widget = widget
    if shortcut == .defaultAction {
      gtk_widget_set_receives_default(widget, 1)
      rooting = SignalConnection.connect(widget.raw, .rootChanged) { [weak self] in self?.rootDidChange() }
      rootDidChange()
    } else if shortcut == .cancelAction {
      escape = EscapeKey(pressing: widget)
    } else if let trigger = shortcut.trigger {
      let controller = gtk_shortcut_controller_new()
      gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
      let action = gtk_activate_action_get()
      if let action { g_object_ref(action.raw) }
      gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, action))
      gtk_widget_add_controller(widget, controller)
      self.controller = controller
    }
  }

  private func rootDidChange() {
    // GTK doesn't reset the default widget when the widget is released.
    if let window, gtk_window_get_default_widget(window.pointer()) == widget {
      gtk_window_set_default_widget(window.pointer(), nil)
    }
    window = nil
    guard let root = gtk_widget_get_root(widget), root.raw.isInstance(of: gtk_window_get_type()) else { return }
    gtk_window_set_default_widget(root.widget.as(GtkWindow.self), widget)
    window = ObjectHandle(retaining: root)
  }

  /// Removes the shortcut.
  func dispose() {
    if let controller { gtk_widget_remove_controller(widget, controller) }
    controller = nil
    escape?.dispose()
    guard let rooting else { return }
    rooting.disconnect()
    gtk_widget_set_receives_default(widget, 0)
    if let window, gtk_window_get_default_widget(window.pointer()) == widget {
      gtk_window_set_default_widget(window.pointer(), nil)
    }
    window = nil
  }
}

extension KeyboardShortcut {
  /// The shortcut as a `GtkShortcutTrigger`; nil if there is no such key.
  var trigger: OpaquePointer? {
    let key = self.key.gdkKey
    guard key != 0 else { return nil }
    return gtk_keyval_trigger_new(key, modifiers.gdkModifiers)
  }
}
