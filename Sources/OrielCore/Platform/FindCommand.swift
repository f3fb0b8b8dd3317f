/// What the user does with a find bar by a key, in the bar or in the editor below it.
package enum FindCommand: CaseIterable, Equatable, Sendable {
  /// Shows the bar; with the selected text, if there is one.
  case find
  /// Shows the bar with the field for a replacement.
  case replace
  case next, previous
  /// Hides the bar. Ignored without one.
  case close

  /// The keys.
  package var shortcuts: [KeyboardShortcut] {
    switch self {
    case .find: [KeyboardShortcut("f")]
    case .replace: [KeyboardShortcut("h")]
    case .next: [KeyboardShortcut("g"), KeyboardShortcut(.function(3), modifiers: [])]
    case .previous:
      [KeyboardShortcut("g", modifiers: [.command, .shift]), KeyboardShortcut(.function(3), modifiers: .shift)]
    case .close: [KeyboardShortcut(.escape, modifiers: [])]
    }
  }

  /// Whether a key with modifiers is one of them. Command is the Control key.
  package func hasKey(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    func plain(_ modifiers: EventModifiers) -> EventModifiers {
      var kept = modifiers.intersection([.shift, .option])
      if !modifiers.isDisjoint(with: [.command, .control]) { kept.insert(.command) }
      return kept
    }
    return shortcuts.contains { $0.key == key && plain($0.modifiers) == plain(modifiers) }
  }
}
