import CGtk
import OrielCore

/// The keys of a field that undo and redo the user's edits: Control and Z, with and without Shift, and Control and Y.
///
/// GTK's own undo takes back what the app has written as well.
@MainActor final class TextUndoKeys {
  private let widget: GtkWidgetPointer
  private var controller: OpaquePointer?

  /// - Parameter perform: undoes or redoes an edit, and returns whether there is one. Otherwise the keys are the window's.
  init(on widget: GtkWidgetPointer, _ perform: @escaping (UndoDirection) -> Bool) {
    self.widget = widget
    guard let controller = gtk_shortcut_controller_new() else { return }
    let keys: [(KeyboardShortcut, UndoDirection)] =
      UndoDirection.allCases.map { ($0.shortcut, $0) } + [(KeyboardShortcut("y"), .redo)]
    for (shortcut, direction) in keys {
      let action = ShortcutAction.make { perform(direction) }
      gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(shortcut.trigger, action))
    }
    gtk_widget_add_controller(widget, controller)
    self.controller = controller
  }

  /// Removes the keys.
  func dispose() {
    if let controller { gtk_widget_remove_controller(widget, controller) }
    controller = nil
  }
}
