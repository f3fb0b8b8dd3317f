import CGtk
import OrielCore

/// The keys of an editor of attributed text that format it: Control and B, I or U.
@MainActor final class TextFormatKeys {
  private let widget: GtkWidgetPointer
  private var controller: OpaquePointer?

  /// - Parameter perform: gives what is selected a format, or removes it.
  init(on widget: GtkWidgetPointer, _ perform: @escaping (TextFormat) -> Void) {
    self.widget = widget
    guard let controller = gtk_shortcut_controller_new() else { return }
    for format in TextFormat.allCases {
      let action = ShortcutAction.make {
        perform(format)
        return true
      }
      gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(format.shortcut.trigger, action))
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
