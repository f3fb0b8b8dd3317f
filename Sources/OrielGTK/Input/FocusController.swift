import CGtk

/// Observes a widget's keyboard focus, and sets it.
@MainActor final class FocusController {
  private let widget: GtkWidgetPointer
  private let controller: OpaquePointer?
  private let signals = SignalConnections()
  private let focusDidChange: (Bool) -> Void
  private var mapping: SignalConnection?
  private var isFocused = false
  /// Whether the widget gets the focus even if the keyboard doesn't reach it.
  private let admitsAnyWidget: Bool
  /// Whether the widget is focusable only as long as it has the focus.
  private var isBorrowed = false

  init(
    on widget: GtkWidgetPointer, admitsAnyWidget: Bool = false, focusDidChange: @escaping (Bool) -> Void
  ) {
    self.widget = widget
    self.admitsAnyWidget = admitsAnyWidget
    self.focusDidChange = focusDidChange
    let controller = gtk_event_controller_focus_new()
    self.controller = controller
    guard let controller else { return }
    signals.add(SignalConnection.connect(controller.raw, .focusEntered) { [weak self] in self?.enter() })
    signals.add(SignalConnection.connect(controller.raw, .focusLeft) { [weak self] in self?.leave() })
    gtk_widget_add_controller(widget, controller)
  }

  private func enter() {
    guard !isFocused else { return }
    isFocused = true
    focusDidChange(true)
  }

  private func leave() {
    // A window that becomes inactive keeps its focus widget, although GTK reports a change.
    guard isFocused, !holdsFocus else { return }
    isFocused = false
    if isBorrowed {
      isBorrowed = false
      gtk_widget_set_focusable(widget, 0)
    }
    focusDidChange(false)
  }

  private var holdsFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Moves the focus to the widget, as soon as it is on the screen, or removes it.
  func setFocus(_ wants: Bool) {
    mapping?.disconnect()
    mapping = nil
    if !wants {
      if holdsFocus, let root = gtk_widget_get_root(widget) { gtk_root_set_focus(root, nil) }
    } else if gtk_widget_get_mapped(widget) != 0 {
      if !holdsFocus { grab() }
    } else {
      mapping = SignalConnection.connect(widget.raw, .map, after: true) { [weak self] in self?.setFocus(true) }
    }
  }

  private func grab() {
    guard gtk_widget_grab_focus(widget) == 0, admitsAnyWidget, gtk_widget_get_focusable(widget) == 0 else { return }
    // It is no stop of Tab before and afterwards.
    gtk_widget_set_focusable(widget, 1)
    isBorrowed = gtk_widget_grab_focus(widget) != 0
    if !isBorrowed { gtk_widget_set_focusable(widget, 0) }
  }

  /// Stops observing.
  func dispose() {
    signals.disconnectAll()
    mapping?.disconnect()
    if let controller { gtk_widget_remove_controller(widget, controller) }
  }
}
