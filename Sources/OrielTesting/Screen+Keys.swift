import OrielCore

extension Screen {
  /// Presses Return: the default button of the alert in front; or else the focused text field is submitted, the
  /// focused control activated, or the window's button with the shortcut `.defaultAction` pressed.
  public func pressReturn() throws {
    settleNow()
    if let alert = desk.front { return try desk.confirm(alert) }
    try requireNothingInFront("press Return")
    if let focused = platform.focused {
      switch focused.element {
      case .textField:
        focused.send(.submitted)
        settleNow()
        return
      case .button:
        focused.send(.activated)
        settleNow()
        return
      case .toggle, .text, .image, .spacer, .divider, .color, .stack, .layers, .frame, .scroll, .form, .section, .list,
        .slot, .popoverAnchor, .inspectorSplit, .native:
        break
      }
    }
    try activate(.defaultAction)
  }

  /// Presses Escape: the alert in front is cancelled, or else the window's button with the shortcut `.cancelAction`
  /// pressed.
  public func pressEscape() throws {
    settleNow()
    if let alert = desk.front { try desk.cancel(alert) } else { try press(.cancelAction) }
  }

  /// Presses a keyboard shortcut of the window.
  public func press(_ shortcut: KeyboardShortcut) throws {
    settleNow()
    try requireNothingInFront("press a shortcut of the window")
    try activate(shortcut)
  }

  /// Presses a key together with others.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = .command) throws {
    try press(KeyboardShortcut(key, modifiers: modifiers))
  }

  private func activate(_ shortcut: KeyboardShortcut) throws {
    var found: TestWidget?
    for widget in window.content {
      widget.forEachInside {
        guard found == nil, $0.attributes.shortcut == shortcut, $0.isVisible, $0.isEnabled == true else { return }
        found = $0
      }
    }
    guard let found else { throw error(.notFound, "no enabled control of the window has this shortcut") }
    if case .toggle(let toggle) = found.element { found.send(.toggled(!toggle.isOn)) } else { found.send(.activated) }
    settleNow()
  }
}
