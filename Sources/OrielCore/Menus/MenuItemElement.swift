/// An element that is more than a text in a menu.
///
/// A kind of view declares the conformance in a file of its own. The other kinds are texts without an action.
@MainActor protocol MenuItemElement: Element {
  /// The entry for an item with this element.
  func menuEntry(of item: CollectedItem) -> MenuEntry
  /// Performs the action of the item.
  ///
  /// - Parameter path: the entry within the item that was chosen; empty for the item itself.
  func perform(_ path: [ActionID], of item: CollectedItem)
  /// The items within the item whose actions are performed by the menu around it.
  func nestedItems(of item: CollectedItem) -> [CollectedItem]
}

extension MenuItemElement {
  func perform(_ path: [ActionID], of item: CollectedItem) {}
  func nestedItems(of item: CollectedItem) -> [CollectedItem] { [] }
}

extension CollectedItem {
  fileprivate var menuElement: (any MenuItemElement)? { element as? any MenuItemElement }

  /// The button or toggle in a menu for the item.
  @MainActor func menuAction(isEnabled: Bool) -> MenuAction {
    var action = MenuAction(id: id, title: text, icon: icon)
    action.isEnabled = isEnabled
    action.shortcut = attributes.shortcut ?? attributes.windowKey
    action.isWindowKey = attributes.shortcut == nil && attributes.windowKey != nil
    return action
  }
}

extension MenuEntry {
  /// The entries for collected views.
  @MainActor static func entries(of items: [CollectedItem]) -> [MenuEntry] {
    items.compactMap { item in
      if let element = item.menuElement { return element.menuEntry(of: item) }
      return item.text.isEmpty ? nil : .text(item.text)
    }
  }
}

extension [CollectedItem] {
  /// Performs the action of an entry.
  @MainActor func perform(_ path: MenuPath) {
    guard let id = path.ids.first, let item = item(id) else { return }
    item.menuElement?.perform([ActionID](path.ids.dropFirst()), of: item)
  }

  /// The item with an id, which may be in a section.
  @MainActor private func item(_ id: ActionID) -> CollectedItem? {
    for item in self {
      if item.id == id { return item }
      if let found = item.menuElement?.nestedItems(of: item).item(id) { return found }
    }
    return nil
  }
}
