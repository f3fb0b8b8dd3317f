import CGtk
import OrielCore

/// Keys of a widget that work wherever in the window the focus is, or those of an open popover.
///
/// A key with Control or Alt comes before the keys of the focused widget, unless that is in another popover. Any other
/// key comes after them, because it may edit text.
@MainActor final class WindowShortcuts {
  private let widget: GtkWidgetPointer
  private let scope: GtkShortcutScope
  private var controllers: [OpaquePointer] = []

  init(on widget: GtkWidgetPointer) {
    self.widget = widget
    scope = GTK_SHORTCUT_SCOPE_GLOBAL
  }

  /// Keys that work while the focus is in a popover. GTK leaves out those of its window then.
  init(inPopover popover: GtkWidgetPointer) {
    widget = popover
    scope = GTK_SHORTCUT_SCOPE_LOCAL
  }

  /// Adds a key.
  ///
  /// - Parameter perform: performs the action, and returns whether it is enabled.
  func add(_ shortcut: KeyboardShortcut, _ perform: @escaping @MainActor () -> Bool) {
    if shortcut.precedesEditing {
      let widget = widget
      add(shortcut, GTK_PHASE_CAPTURE) { Self.sharesFocus(widget) && perform() }
    }
    add(shortcut, GTK_PHASE_BUBBLE, perform)
  }

  private func add(
    _ shortcut: KeyboardShortcut, _ phase: GtkPropagationPhase, _ perform: @escaping @MainActor () -> Bool
  ) {
    guard let trigger = shortcut.trigger, let controller = gtk_shortcut_controller_new() else { return }
    gtk_shortcut_controller_set_scope(controller, scope)
    // Before the controller is added: GTK sorts it into the window's controllers then.
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, ShortcutAction.make(perform)))
    gtk_widget_add_controller(widget, controller)
    controllers.append(controller)
  }

  /// Whether the widget is in the window or the popover that has the focus.
  private static func sharesFocus(_ widget: GtkWidgetPointer) -> Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return true }
    return gtk_widget_get_native(focus) == gtk_widget_get_native(widget)
  }

  /// Removes the keys.
  func dispose() {
    for controller in controllers { gtk_widget_remove_controller(widget, controller) }
    controllers = []
  }
}
