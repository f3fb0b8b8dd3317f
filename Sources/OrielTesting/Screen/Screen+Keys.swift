import OrielCore

extension Screen {
  /// Presses Return.
  ///
  /// It activates the default button of the frontmost alert. Without an alert it activates the focused button, toggle or
  /// row, or breaks the line in a field of several lines. Otherwise it submits the focused text field, if any, and
  /// activates the button with the shortcut `.defaultAction` in the window or the frontmost sheet or popover.
  public func pressReturn() throws {
    settleNow()
    if let alert = desk.front { return try desk.confirm(alert) }
    try requireNothingInFront(of: keySurface, "press Return")
    if send(.return) { return settleNow() }
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
    if send(.escape) { return settleNow() }
    if let presentation = keyPresentation, control(for: .cancelAction) == nil {
      return try ScreenPresentation(presentation, on: self).dismiss("press Escape in")
    }
    if control(for: .cancelAction) == nil, pressInWindow(.cancelAction) { return settleNow() }
    try press(.cancelAction)
  }

  /// Presses and releases a key with modifiers. Command is the Control key.
  ///
  /// A control or a menu entry of the window, or of the frontmost sheet or popover, with this shortcut comes first if the shortcut has
  /// Control or Alt. Then the focused view and the views around it receive the key, such as those with `onKeyPress`; then
  /// comes a control with another shortcut. Control and Z undo a change of the window's undo manager, with Shift they redo
  /// it, also in a sheet, unless a text field has the focus whose text only the user has changed. Tab moves the focus to the
  /// next control or row, with Shift to the previous
  /// one. The keys of standard commands, such as Ctrl+W, come last.
  public func press(_ shortcut: KeyboardShortcut) throws {
    settleNow()
    try requireNothingInFront(of: keySurface, "press a shortcut of the window")
    let found = control(for: shortcut)
    if !shortcut.precedesEditing || found == nil, send(shortcut.key, shortcut.modifiers) { return settleNow() }
    if let found = found ?? control(for: shortcut) {
      found()
    } else if !undo(with: shortcut), !moveFocus(with: shortcut), !pressInWindow(shortcut) {
      throw error(.notFound, "no enabled control of the \(keySurface.noun) has this shortcut")
    }
    settleNow()
  }

  /// Passes a key to the window, which has standard commands. Returns whether it has handled the key.
  private func pressInWindow(_ shortcut: KeyboardShortcut) -> Bool {
    guard keySurface === window else { return false }
    var keys = shortcut
    if keys.modifiers.contains(.control) { keys.modifiers.insert(.command) }
    return window.press(keys)
  }

  /// Undoes or redoes a change with the window's undo manager. Returns whether there was one.
  private func undo(with shortcut: KeyboardShortcut) -> Bool {
    let direction = UndoDirection.allCases.first { $0.shortcut.isSameKey(as: shortcut) }
    guard let direction else { return false }
    // A text field undoes its own changes.
    let field = platform.focused.flatMap { $0.takesText && $0.surface === keySurface ? $0 : nil }
    return field.map { $0.editor?.hasPassedUndo == true } ?? true && window.undo(direction)
  }

  /// Moves the focus if the keys are Tab, with or without Shift. Returns whether there is a place for it.
  private func moveFocus(with shortcut: KeyboardShortcut) -> Bool {
    guard shortcut.key == .tab, shortcut.modifiers.isSubset(of: .shift) else { return false }
    let stops = ([keySurface] + columns).flatMap(\.focusStops)
    guard !stops.isEmpty else { return false }
    let step = shortcut.modifiers.isEmpty ? 1 : -1
    let start = stops.firstIndex { $0.hasFocus } ?? (step > 0 ? -1 : 0)
    stops[(start + step + stops.count) % stops.count].takeFocus()
    return true
  }

  /// Activates the enabled button with the shortcut `.defaultAction`, if there is one.
  func activateDefault() { control(for: .defaultAction)?() }

  /// Presses a key with modifiers.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = .command) throws {
    try press(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Holds modifier keys down, and releases all others. Command and Control are the same key.
  public func hold(_ modifiers: EventModifiers) {
    settleNow()
    var modifiers = modifiers
    if !modifiers.isDisjoint(with: [.command, .control]) { modifiers.formUnion([.command, .control]) }
    window.hold(modifiers)
    settleNow()
  }

  /// Sends a key to the focused widget and the views around it. Returns whether one of them has handled it.
  private func send(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    var modifiers = modifiers
    // On Linux, they are the same key.
    if !modifiers.isDisjoint(with: [.command, .control]) { modifiers.formUnion([.command, .control]) }
    let character = String(key.character)
    let characters = modifiers.contains(.shift) ? character.uppercased() : character
    var isHandled = false
    for phase in [KeyPress.Phases.down, .up] {
      guard let focused = platform.focused, let leaf = focused.leaf, takesKeys(focused.surface) else { break }
      let press = KeyPress(key, characters: characters, modifiers: modifiers, phase: phase)
      let isTaken =
        KeyDispatcher.dispatch(press, at: leaf, .before) || (phase == .down && take(press, in: focused))
        || KeyDispatcher.dispatch(press, at: leaf, .after)
      if phase == .down { isHandled = isTaken }
      settleNow()
    }
    return isHandled
  }

  /// Passes a key to the focused widget. Returns whether it has handled the key.
  private func take(_ press: KeyPress, in widget: TestWidget) -> Bool {
    if let list = widget.controller as? HeadlessList { return list.take(press) }
    if let editor = widget.controller as? HeadlessStyledEditor { return editor.take(press) }
    guard widget.take(press) else { return false }
    if press.key == .return, widget.element.activatesDefault { activateDefault() }
    return true
  }

  /// The inspectors of the surface that receives keys.
  private var columns: [HeadlessPresentation] {
    let surface = keySurface
    return standing.filter { $0.isSeen && !$0.takesFocus && $0.parentSurface === surface }
  }

  /// Whether a surface receives keys.
  private func takesKeys(_ surface: (any HeadlessSurface)?) -> Bool {
    surface === keySurface || columns.contains { $0 === surface }
  }

  /// The surface that receives keys.
  private var keySurface: any HeadlessSurface { keyPresentation ?? window }

  /// Returns a closure that activates the enabled control or the menu entry with a shortcut in the surface that receives
  /// keys; nil if there is none. Inspectors belong to the window.
  private func control(for shortcut: KeyboardShortcut) -> (() -> Void)? {
    let surface = keySurface
    var found: (() -> Void)?
    for view in surface.content + columns.flatMap(\.content) {
      view.forEachInside {
        if found == nil, $0.isVisible { found = $0.activation(for: shortcut) }
      }
    }
    return found
  }
}

extension TestView {
  /// Returns a closure that activates the view, or its menu entry, if that has a shortcut and is enabled.
  fileprivate func activation(for shortcut: KeyboardShortcut) -> (() -> Void)? {
    if attributes.shortcut?.isSameKey(as: shortcut) == true, isEnabled == true {
      return widget.map { widget in { _ = widget.tap() } }
    }
    guard let widget, let path = shownMenu.lazy.compactMap({ $0.path(to: shortcut) }).first else { return nil }
    return { widget.raise(MenuEvent.chosen(path)) }
  }

  /// The entries of the view's menu, if the user can choose them.
  private var shownMenu: [MenuEntry] {
    switch element {
    case let menu as MenuElement where menu.isEnabled: menu.entries
    case let area as ContextMenuElement where !area.areAccessibilityActions: area.entries
    default: []
    }
  }
}

extension MenuEntry {
  /// The path to the enabled entry with a shortcut.
  fileprivate func path(to shortcut: KeyboardShortcut) -> MenuPath? {
    switch self {
    case .action(let action), .toggle(let action, _):
      guard action.isEnabled, action.shortcut?.isSameKey(as: shortcut) == true else { return nil }
      return MenuPath([action.id])
    case .submenu(let id, _, _, let entries, true):
      return entries.lazy.compactMap { $0.path(to: shortcut) }.first.map { MenuPath([id] + $0.ids) }
    case .section(_, let entries): return entries.lazy.compactMap { $0.path(to: shortcut) }.first
    case .submenu, .choice, .divider, .text: return nil
    }
  }
}

extension KeyboardShortcut {
  /// Whether both are the same keys: on Linux, command is the Control key.
  fileprivate func isSameKey(as other: KeyboardShortcut) -> Bool {
    func keys(_ shortcut: KeyboardShortcut) -> EventModifiers {
      var modifiers = shortcut.modifiers
      if modifiers.remove(.control) != nil { modifiers.insert(.command) }
      return modifiers
    }
    return key == other.key && keys(self) == keys(other)
  }
}

extension TestWidget {
  /// Handles a key as the focused widget does. Returns whether it has done so.
  fileprivate func take(_ press: KeyPress) -> Bool {
    if FindCommand.allCases.contains(where: { $0.hasKey(press.key, press.modifiers) && perform($0) }) { return true }
    if press.key == .return, element.breaksLines {
      if press.modifiers.isEmpty { return insert("\n") }
      return !press.modifiers.isDisjoint(with: .control) && pressReturn()
    }
    guard press.modifiers.isDisjoint(with: [.control, .option]) else { return editor?.take(press) ?? false }
    if press.key == .return { return pressReturn() }
    guard takesText, let text = element.shownText else {
      return press.key == .space ? element.takesSpace && tap() : self.press(press.key)
    }
    if press.key == .escape, element.isClearedByEscape, !text.isEmpty {
      replaceText(with: "")
      return true
    }
    if self.press(press.key) || editor?.take(press) == true { return true }
    guard press.key != .escape, press.key != .tab, press.key.character < "\u{F700}" else { return false }
    return insert(press.characters)
  }

  /// Types a text in a field.
  private func insert(_ added: String) -> Bool {
    guard let editor else { return false }
    editor.insert(added)
    return true
  }
}

extension HeadlessEditor {
  /// Handles a key that moves the caret, selects, deletes, undoes or redoes. Returns whether it has done so.
  fileprivate func take(_ press: KeyPress) -> Bool {
    let isExtending = press.modifiers.contains(.shift)
    if press.modifiers.isDisjoint(with: [.control, .option]) {
      switch press.key {
      case .leftArrow: move(.backward, extending: isExtending)
      case .rightArrow: move(.forward, extending: isExtending)
      case .home: move(.toStart, extending: isExtending)
      case .end: move(.toEnd, extending: isExtending)
      case .delete: delete(forward: false)
      case .deleteForward: delete(forward: true)
      default: return false
      }
      return true
    }
    guard press.modifiers.contains(.control), !press.modifiers.contains(.option) else { return false }
    switch press.key {
    case .home: move(.toStart, extending: isExtending)
    case .end: move(.toEnd, extending: isExtending)
    case "a": selection = 0..<state.text.utf8.count
    case "z": return step(isExtending ? .redo : .undo)
    case "y": return step(.redo)
    default: return false
    }
    return true
  }
}

extension TestableElement {
  /// Whether the space bar activates the element.
  fileprivate var takesSpace: Bool { takesInput == true && tapEvent != nil }
}
