/// The keys of the command that opens a scene.
enum SceneShortcut: Equatable {
  /// Those of the standard command, if there is one.
  case standard
  /// The keys that the app has set; nil for none.
  case own(KeyboardShortcut?)
}

extension Scene {
  /// Sets the keys of the command that opens the scene.
  ///
  /// ```swift
  /// Window("Activity", id: "activity") { ActivityView() }
  ///   .keyboardShortcut("0")
  /// ```
  ///
  /// For the first ``WindowGroup``, they replace Ctrl+N, and for ``Settings`` Ctrl+comma. For the first
  /// ``DocumentGroup`` that creates documents, they replace Ctrl+N of New, beside which New Window has no keys unless
  /// they are set. For other scenes, they add a command to the menu, which opens another window of a group, or brings the
  /// window to the front.
  ///
  /// - Parameter shortcut: the keys; nil for a command without keys.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.shortcut = .own(shortcut) }
  }

  /// The variant of ``Scene/keyboardShortcut(_:)`` that takes a key and modifier keys.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
}
