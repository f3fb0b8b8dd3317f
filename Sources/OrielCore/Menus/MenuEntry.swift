/// An entry of a menu, as a value.
package indirect enum MenuEntry: Equatable {
  /// A button.
  case action(MenuAction)
  /// A toggle.
  case toggle(MenuAction, isOn: Bool)
  /// All options of a picker, under a title.
  case choice(id: ActionID, title: String, options: [PickerOption], selected: ActionID?, isEnabled: Bool)
  /// Another menu.
  case submenu(id: ActionID, title: String, icon: ImageReference?, entries: [MenuEntry], isEnabled: Bool)
  /// Entries that belong together, under a title that may be empty.
  case section(title: String, entries: [MenuEntry])
  case divider
  /// A text without an action.
  case text(String)
}

extension MenuEntry {
  /// Whether it is more than a menu or a section without entries.
  var hasContent: Bool {
    switch self {
    case .submenu(_, _, _, let entries, _), .section(_, let entries): entries.contains(where: \.hasContent)
    default: true
    }
  }
}

/// A button or toggle in a menu.
package struct MenuAction: Equatable {
  package var id: ActionID
  package var title: String
  package var icon: ImageReference?
  package var role: ButtonRole?
  package var isEnabled = true
  package var shortcut: KeyboardShortcut?
  /// Whether the window handles the key of the shortcut, so that the menu only shows it.
  package var isWindowKey = false
}

/// The path to an entry: its enclosing menus, the outermost first, and the entry.
package struct MenuPath: Equatable {
  package var ids: [ActionID]

  package init(_ ids: [ActionID]) { self.ids = ids }
}

/// An action of the user in a menu.
package enum MenuEvent: WidgetEvent, Equatable {
  /// An entry was chosen.
  case chosen(MenuPath)
  /// The button of a menu with a primary action was clicked.
  case activated

  package var isActivation: Bool { true }
}
