import CGtk
import OrielCore

/// The keys that no widget in a window has handled, its modifier keys, and the mouse button for going back.
@MainActor final class WindowKeys {
  private static let backButton: guint = 8

  private let widget: GtkWidgetPointer
  private let signals = SignalConnections()
  private var controllers: [OpaquePointer] = []

  /// - Parameters:
  ///   - widget: the window. GTK asks the controllers of a widget from the newest to the oldest: these are the last ones if
  ///     they are made with the window.
  ///   - press: returns whether the keys are handled.
  ///   - modifiersDidChange: called with the modifier keys that are held down.
  ///   - goBack: called when the button is pressed.
  init(
    on widget: GtkWidgetPointer, press: @escaping (KeyboardShortcut) -> Bool,
    modifiersDidChange: @escaping (EventModifiers) -> Void, goBack: @escaping () -> Void
  ) {
    self.widget = widget
    if let keys = gtk_event_controller_key_new() {
      signals.add(
        .connect(keys.raw, .keyPressed) { pressed in
          guard let key = KeyEquivalent(gdkKey: pressed.key) else { return false }
          return press(KeyboardShortcut(key, modifiers: EventModifiers(pressed.modifiers)))
        })
      add(keys)
    }
    if let modifiers = gtk_event_controller_key_new() {
      // The state of an event is that before it.
      signals.add(
        .connect(modifiers.raw, .keyPressed) {
          modifiersDidChange(EventModifiers($0.modifiers).union(EventModifiers(gdkKey: $0.key)))
          return false
        })
      signals.add(
        .connect(modifiers.raw, .keyReleased) {
          modifiersDidChange(EventModifiers($0.modifiers).subtracting(EventModifiers(gdkKey: $0.key)))
        })
      // Before the focused widget handles a key.
      add(modifiers, GTK_PHASE_CAPTURE)
    }
    if let click = gtk_gesture_click_new() {
      gtk_gesture_single_set_button(click, Self.backButton)
      signals.add(.connect(click.raw, .clickPressed) { _, _, _ in goBack() })
      add(click)
    }
  }

  private func add(_ controller: OpaquePointer, _ phase: GtkPropagationPhase = GTK_PHASE_BUBBLE) {
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_widget_add_controller(widget, controller)
    controllers.append(controller)
  }

  /// Removes the keys.
  func dispose() {
    signals.disconnectAll()
    for controller in controllers { gtk_widget_remove_controller(widget, controller) }
    controllers = []
  }
}
