import OrielCore

extension Screen {
  /// Presses Return.
  ///
  /// It activates the default button of the frontmost alert. Without an alert it submits the focused text field,
  /// activates the focused control, or activates the button with the shortcut `.defaultAction` in the window or the
  /// frontmost sheet or popover.
  public func pressReturn() throws {
    settleNow()
    if let alert = desk.front { return try desk.confirm(alert) }
    try requireNothingInFront(of: keySurface, "press Return")
    if let focused = platform.focused, focused.pressReturn() { return settleNow() }
    try press(.defaultAction)
  }

  /// Presses Escape.
  ///
  /// It cancels the frontmost alert, file dialog or photo picker. Without one it activates the button with the shortcut
  /// `.cancelAction` in the window or the frontmost sheet or popover, which is dismissed if there is no such button.
  public func pressEscape() throws {
    settleNow()
    if let alert = desk.front { return try desk.cancel(alert) }
    if let dialog = standingFileDialogs.last(where: \.isSeen) { return try ScreenFileDialog(dialog, on: self).cancel() }
    if let picker = standingPhotoPickers.last(where: \.isSeen) {
      return try ScreenPhotoPicker(picker, on: self).cancel()
    }
    if let presentation = keyPresentation, control(for: .cancelAction) == nil {
      return try ScreenPresentation(presentation, on: self).dismiss("press Escape in")
    }
    try press(.cancelAction)
  }

  /// Presses a keyboard shortcut of the window, or of the frontmost sheet or popover.
  public func press(_ shortcut: KeyboardShortcut) throws {
    settleNow()
    try requireNothingInFront(of: keySurface, "press a shortcut of the window")
    guard let found = control(for: shortcut) else {
      throw error(.notFound, "no enabled control of the \(keySurface.noun) has this shortcut")
    }
    _ = found.tap()
    settleNow()
  }

  /// Presses a key with modifiers.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = .command) throws {
    try press(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// The surface that receives keys.
  private var keySurface: any HeadlessSurface { keyPresentation ?? window }

  /// The enabled control with a shortcut in the surface that receives keys. Inspectors belong to the window.
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
