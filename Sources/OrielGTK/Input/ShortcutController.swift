import CGtk
import OrielCore

/// Activates a widget with a key, wherever in the window the focus is.
///
/// Return without modifiers makes the widget the window's default widget: GTK activates it if the focused widget
/// doesn't handle the key, and draws it accordingly. For Escape without modifiers see ``EscapeKey``.
@MainActor final class ShortcutController {
  private final class Weak {
    weak var controller: ShortcutController?

    init(_ controller: ShortcutController) { self.controller = controller }
  }

  private static var all: [ObjectIdentifier: Weak] = [:]

  private let widget: GtkWidgetPointer
  private let shortcut: KeyboardShortcut
  private var keys: WindowShortcuts?
  private var escape: EscapeKey?
  private var rooting: SignalConnection?
  /// The window of which this is the default widget.
  private var window: ObjectHandle?

  init(_ shortcut: KeyboardShortcut, on widget: GtkWidgetPointer) {
    self.widget = widget
    self.shortcut = shortcut
    Self.all[ObjectIdentifier(self)] = Weak(self)
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

  /// The shortcuts of the widgets that a window shows, with the names of the widgets; without the keys of dialogs.
  static func shown(in window: GtkWidgetPointer) -> [ShownShortcut] {
    all.values.compactMap(\.controller).filter { $0.keys != nil && gtk_widget_get_mapped($0.widget) != 0 }
      .filter { gtk_widget_get_root($0.widget)?.widget == window }
      .compactMap { controller in
        let title = controller.title
        return title.isEmpty ? nil : ShownShortcut(title: title, shortcut: controller.shortcut)
      }
      .sorted { $0.title < $1.title }
  }

  private var title: String {
    if let help = gtk_widget_get_tooltip_text(widget) { return String(cString: help) }
    return Accessible.labels(in: widget).filter { $0.raw.isInstance(of: gtk_label_get_type()) }
      .map { String(cString: gtk_label_get_text($0.opaque)) }.joined(separator: " ")
  }

  /// Removes the shortcut.
  func dispose() {
    Self.all[ObjectIdentifier(self)] = nil
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
