extension View {
  /// Activates the control with a key: on Linux, `command` is the Control key.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Activates the control with a shortcut. `.defaultAction` makes a button its dialog's or window's default.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(AttributeModifier(.shortcut(shortcut)))
  }

  /// Activates the control with a shortcut, if there is one.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(AttributeModifier(.shortcut(shortcut)))
  }
}
