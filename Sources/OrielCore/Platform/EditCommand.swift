/// A command that acts on the focused view, which has its keys. Menus only show them.
package enum EditCommand: CaseIterable, Sendable {
  case undo, redo, cut, copy, paste, delete, selectAll

  package var shortcut: KeyboardShortcut {
    switch self {
    case .undo: UndoDirection.undo.shortcut
    case .redo: UndoDirection.redo.shortcut
    case .cut: KeyboardShortcut("x")
    case .copy: KeyboardShortcut("c")
    case .paste: KeyboardShortcut("v")
    case .delete: KeyboardShortcut(.deleteForward, modifiers: [])
    case .selectAll: KeyboardShortcut("a")
    }
  }
}
