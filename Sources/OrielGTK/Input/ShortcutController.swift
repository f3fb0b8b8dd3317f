import CGtk
import OrielCore

/// Activates a widget with a key, wherever in the window the focus is.
///
/// Return without modifiers makes the widget the window's default widget: GTK activates it if the focused widget
/// doesn't handle the key, and draws it accordingly. For Escape without modifiers see ``EscapeKey``.
@MainActor final class ShortcutController {
  private let widget: GtkWidgetPointer
  private var keys: WindowShortcuts?
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
    } else {
      let keys = WindowShortcuts(on: widget)
      keys.add(shortcut) { gtk_widget_is_sensitive(widget) != 0 && gtk_widget_activate(widget) != 0 }
      self.keys = keys
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
    keys?.dispose()
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
