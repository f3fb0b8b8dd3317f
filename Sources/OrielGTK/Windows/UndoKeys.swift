import CGtk
import OrielCore

/// The keys of a window or a sheet that undo and redo changes: Control and Z, with and without Shift.
///
/// Text fields undo their own changes, and have the keys while they have the focus, unless they pass them on.
@MainActor final class UndoKeys {
  private let keys: [UndoKey]

  init(of surface: any GtkSurface) {
    keys = UndoDirection.allCases.map { direction in
      UndoKey(direction, on: surface.gtkWindow) { [weak surface] in surface?.undo(direction) ?? false }
    }
  }

  /// Removes the keys.
  func dispose() { for key in keys { key.dispose() } }
}

@MainActor private final class UndoKey {
  private let window: UnsafeMutablePointer<GtkWindow>
  private var perform: (() -> Bool)?
  private var controller: OpaquePointer?

  /// - Parameter perform: undoes or redoes a change. Returns whether there was one.
  init(
    _ direction: UndoDirection, on window: UnsafeMutablePointer<GtkWindow>, _ perform: @escaping () -> Bool
  ) {
    self.window = window
    self.perform = perform
    guard let controller = gtk_shortcut_controller_new(), let trigger = direction.shortcut.trigger else { return }
    let action = ShortcutAction.make { [weak self] in self?.press() ?? false }
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, action))
    gtk_widget_add_controller(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), controller)
    self.controller = controller
  }

  private func press() -> Bool {
    if let focus = gtk_window_get_focus(window),
      focus.raw.isInstance(of: gtk_text_get_type()) || focus.raw.isInstance(of: gtk_text_view_get_type()),
      !TextUndoKeys.takePassed(by: focus)
    {
      return false
    }
    return perform?() ?? false
  }

  func dispose() {
    perform = nil
    guard let controller else { return }
    gtk_widget_remove_controller(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), controller)
    self.controller = nil
  }
}
