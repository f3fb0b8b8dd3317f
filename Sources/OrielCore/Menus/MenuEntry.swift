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

/// A button or toggle in a menu.
package struct MenuAction: Equatable {
  package var id: ActionID
  package var title: String
  package var icon: ImageReference?
  package var role: ButtonRole?
  package var isEnabled = true
  package var shortcut: KeyboardShortcut?
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

extension MenuEntry {
  /// The entries for collected views.
  @MainActor static func entries(of items: [CollectedItem]) -> [MenuEntry] { items.compactMap { MenuEntry($0) } }

  @MainActor private init?(_ item: CollectedItem) {
    switch item.element {
    case let element as ButtonElement:
      var action = MenuAction(id: item.id, title: item.text, icon: item.icon)
      action.role = element.role
      action.isEnabled = element.isEnabled
      action.shortcut = item.attributes.shortcut
      self = .action(action)
    case let element as ToggleElement:
      var action = MenuAction(id: item.id, title: item.text, icon: item.icon)
      action.isEnabled = element.isEnabled
      action.shortcut = item.attributes.shortcut
      self = .toggle(action, isOn: element.isOn)
    case let element as PickerElement:
      self = .choice(
        id: item.id, title: element.isLabelHidden ? "" : item.text, options: element.options,
        selected: element.selected, isEnabled: element.isEnabled)
    case let element as MenuElement:
      self = .submenu(
        id: item.id, title: item.text, icon: item.icon, entries: element.entries, isEnabled: element.isEnabled)
    case is SectionElement:
      let header = item.children.first { ($0.element as? SlotElement)?.role == .header }
      let content = item.children.filter { !($0.element is SlotElement) }
      self = .section(title: header?.text ?? "", entries: Self.entries(of: content))
    case is DividerElement: self = .divider
    default:
      guard !item.text.isEmpty else { return nil }
      self = .text(item.text)
    }
  }
}

extension [CollectedItem] {
  /// Performs the action of an entry.
  @MainActor func perform(_ path: MenuPath) {
    guard let id = path.ids.first, let item = item(id) else { return }
    let rest = [ActionID](path.ids.dropFirst())
    switch item.element {
    case is ButtonElement: item.sink?.handle(ButtonEvent.activated)
    case let element as ToggleElement: item.sink?.handle(ToggleEvent.toggled(!element.isOn))
    case is PickerElement: if let option = rest.first { item.sink?.handle(PickerEvent.selected(option)) }
    case is MenuElement: item.sink?.handle(MenuEvent.chosen(MenuPath(rest)))
    default: break
    }
  }

  /// The item with an id, which may be in a section.
  @MainActor private func item(_ id: ActionID) -> CollectedItem? {
    for item in self {
      if item.id == id { return item }
      if item.element is SectionElement, let found = item.children.item(id) { return found }
    }
    return nil
  }
}
