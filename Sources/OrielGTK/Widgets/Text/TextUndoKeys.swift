import CGtk
import OrielCore

/// The keys of a field that undo and redo the user's edits: Control and Z, with and without Shift, and Control and Y.
///
/// GTK's own undo takes back what the app has written as well.
@MainActor final class TextUndoKeys {
  private let widget: GtkWidgetPointer
  private var controller: OpaquePointer?

  /// The field that has passed on the keys which are being pressed.
  private static var passed: GtkWidgetPointer?

  /// Whether a field has passed on the keys to its window.
  static func takePassed(by widget: GtkWidgetPointer) -> Bool {
    defer { passed = nil }
    return passed == widget
  }

  /// - Parameter perform: undoes or redoes an edit. Returns false to pass on the keys to the window.
  init(on widget: GtkWidgetPointer, _ perform: @escaping (UndoDirection) -> Bool) {
    self.widget = widget
    guard let controller = gtk_shortcut_controller_new() else { return }
    let keys: [(KeyboardShortcut, UndoDirection)] =
      UndoDirection.allCases.map { ($0.shortcut, $0) } + [(KeyboardShortcut("y"), .redo)]
    for (shortcut, direction) in keys {
      let action = ShortcutAction.make {
        let isHandled = perform(direction)
        Self.passed = isHandled ? nil : widget
        return isHandled
      }
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
