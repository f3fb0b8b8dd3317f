import CGtk

/// The control of a toggle: a switch, a check button or a toggle button.
@MainActor final class ToggleControl {
  enum Kind { case `switch`, checkbox, button }

  let kind: Kind
  private let handle: ObjectHandle
  private var change: SignalConnection?

  init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .switch:
      handle = ObjectHandle(retaining: gtk_switch_new())
    case .checkbox: handle = ObjectHandle(retaining: gtk_check_button_new())
    case .button:
      handle = ObjectHandle(retaining: ButtonClass.makeToggleButton())
      handle.widget.addClass(.textButton)
    }
  }

  var widget: GtkWidgetPointer { handle.widget }

  var isOn: Bool {
    switch kind {
    case .switch: gtk_switch_get_active(handle.opaque) != 0
    case .checkbox: gtk_check_button_get_active(handle.pointer()) != 0
    case .button: gtk_toggle_button_get_active(handle.pointer()) != 0
    }
  }

  /// Sets the control without reporting an event.
  func setOn(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    let value: gboolean = isOn ? 1 : 0
    func set() {
      switch kind {
      case .switch: gtk_switch_set_active(handle.opaque, value)
      case .checkbox: gtk_check_button_set_active(handle.pointer(), value)
      case .button: gtk_toggle_button_set_active(handle.pointer(), value)
      }
    }
    if let change { change.blocked(set) } else { set() }
  }

  /// Displays the mixed state, which only check buttons have.
  func setMixed(_ isMixed: Bool) {
    if kind == .checkbox { gtk_check_button_set_inconsistent(handle.pointer(), isMixed ? 1 : 0) }
  }

  /// Calls `action` when the user changes the control.
  func onChange(_ action: @escaping (Bool) -> Void) {
    change = .connect(handle.raw, .activeChanged) { [weak self] in
      if let self { action(self.isOn) }
    }
  }

  /// Shows the label inside a check button or toggle button.
  func setChild(_ child: GtkWidgetPointer?) {
    switch kind {
    case .switch: break
    case .checkbox: gtk_check_button_set_child(handle.pointer(), child)
    case .button: gtk_button_set_child(handle.pointer(), child)
    }
  }

  /// Stops reporting events.
  func dispose() { change?.disconnect() }
}
