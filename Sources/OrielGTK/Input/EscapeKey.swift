import CGtk

/// Activates a widget with Escape, wherever in the window the focus is.
///
/// The controller is added to the window. GTK runs the controllers of a widget from newest to oldest, so this one
/// precedes the one that closes a sheet.
@MainActor final class EscapeKey {
  private let target: GtkWidgetPointer
  private var rooting: SignalConnection?
  private var pressing: SignalConnection?
  private var window: ObjectHandle?
  private var controller: OpaquePointer?

  init(pressing target: GtkWidgetPointer) {
    self.target = target
    rooting = SignalConnection.connect(target.raw, .rootChanged) { [weak self] in self?.rootDidChange() }
    rootDidChange()
  }

  private func rootDidChange() {
    stopListening()
    guard let root = gtk_widget_get_root(target), let keys = gtk_event_controller_key_new() else { return }
    pressing = SignalConnection.connect(keys.raw, .keyPressed) { [weak self] in self?.press($0) ?? false }
    gtk_widget_add_controller(root.widget, keys)
    controller = keys
    window = ObjectHandle(retaining: root)
  }

  private func stopListening() {
    pressing?.disconnect()
    if let window, let controller { gtk_widget_remove_controller(window.widget, controller) }
    controller = nil
    window = nil
  }

  private func press(_ press: PressedKey) -> Bool {
    guard Int32(bitPattern: press.key) == GDK_KEY_Escape, press.isPlain,
      gtk_widget_get_mapped(target) != 0, gtk_widget_is_sensitive(target) != 0
    else { return false }
    return gtk_widget_activate(target) != 0
  }

  /// Removes the controller.
  func dispose() {
    rooting?.disconnect()
    stopListening()
  }
}
