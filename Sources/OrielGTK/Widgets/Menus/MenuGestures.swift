import CGtk

/// Opens the context menu of a widget: by the secondary button, a long press, the Menu key, or Shift+F10.
@MainActor final class MenuGestures {
  private let signals = SignalConnections()

  /// - Parameters:
  ///   - open: opens the menu at a position of the widget. Returns whether there is one.
  ///   - openByKey: opens the menu for the keyboard. Returns whether there is one.
  init(
    on widget: GtkWidgetPointer, open: @escaping (_ x: Double, _ y: Double) -> Bool, openByKey: @escaping () -> Bool
  ) {
    guard let click = gtk_gesture_click_new(), let press = gtk_gesture_long_press_new(),
      let keys = gtk_event_controller_key_new()
    else { return }
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
    signals.add(
      .connect(click.raw, .clickPressed) { _, x, y in
        if open(x, y) { gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED) }
      })
    gtk_gesture_single_set_touch_only(press, 1)
    signals.add(.connect(press.raw, .longPressed) { _ = open($0, $1) })
    signals.add(.connect(keys.raw, .keyPressed) { Self.isMenuKey($0) && openByKey() })
    for controller in [click, press, keys] { gtk_widget_add_controller(widget, controller) }
  }

  func dispose() { signals.disconnectAll() }

  private static func isMenuKey(_ press: PressedKey) -> Bool {
    switch Int32(bitPattern: press.key) {
    case GDK_KEY_Menu: true
    case GDK_KEY_F10: press.modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    default: false
    }
  }
}
