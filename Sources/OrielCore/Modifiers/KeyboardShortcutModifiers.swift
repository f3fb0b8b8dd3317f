extension View {
  /// Defines a keyboard shortcut that activates the control. On Linux, `command` is the Control key.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Defines a keyboard shortcut that activates the control.
  ///
  /// A shortcut with Control or Alt comes before all other receivers of the key while the control is enabled: before the
  /// keys of the field that is being edited, including those for the clipboard and undo, and before `onKeyPress`. Any other
  /// shortcut comes after them: a letter, Return or Backspace alone edits the text.
  ///
  /// `.defaultAction` makes a button the default button of its window or dialog.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(AttributeModifier(.shortcut(shortcut)))
  }

  /// The variant of `keyboardShortcut(_:)` that takes an optional shortcut. Nil defines no shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(AttributeModifier(.shortcut(shortcut)))
  }
}
