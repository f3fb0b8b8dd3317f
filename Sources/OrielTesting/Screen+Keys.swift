import OrielCore

extension Screen {
  /// Presses Return: the default button of the alert in front; or else the focused text field is submitted, the
  /// focused control activated, or the button with the shortcut `.defaultAction` pressed, in the window or in the sheet
  /// or popover in front of it.
  public func pressReturn() throws {
    settleNow()
    if let alert = desk.front { return try desk.confirm(alert) }
    try requireNothingInFront(of: keySurface, "press Return")
    if let focused = platform.focused, focused.pressReturn() { return settleNow() }
    try press(.defaultAction)
  }

  /// Presses Escape: the alert or file dialog in front is cancelled; or else the button with the shortcut `.cancelAction` pressed, in
  /// the window or in the sheet or popover in front of it, which closes where it has no such button.
  public func pressEscape() throws {
    settleNow()
    if let alert = desk.front { return try desk.cancel(alert) }
    if let dialog = standingFileDialogs.last(where: \.isSeen) { return try ScreenFileDialog(dialog, on: self).cancel() }
    if let presentation = keyPresentation, control(for: .cancelAction) == nil {
      return try ScreenPresentation(presentation, on: self).dismiss("press Escape in")
    }
    try press(.cancelAction)
  }

  /// Presses a keyboard shortcut of the window, or of the sheet or popover in front of it.
  public func press(_ shortcut: KeyboardShortcut) throws {
    settleNow()
    try requireNothingInFront(of: keySurface, "press a shortcut of the window")
    guard let found = control(for: shortcut) else {
      throw error(.notFound, "no enabled control of the \(keySurface.noun) has this shortcut")
    }
    _ = found.tap()
    settleNow()
  }

  /// Presses a key together with others.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = .command) throws {
    try press(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// What keys go to.
  private var keySurface: any HeadlessSurface { keyPresentation ?? window }

  /// The enabled control that has a shortcut, where keys go to. Inspectors are part of the window in this.
  private func control(for shortcut: KeyboardShortcut) -> TestWidget? {
    let surface = keySurface
    let columns = standing.filter { $0.isSeen && !$0.takesFocus && $0.parentSurface === surface }
    var found: TestWidget?
    for view in surface.content + columns.flatMap(\.content) {
      view.forEachInside {
        guard found == nil, $0.attributes.shortcut == shortcut, $0.isVisible, $0.isEnabled == true else { return }
        found = $0.widget
      }
    }
    return found
  }
}
