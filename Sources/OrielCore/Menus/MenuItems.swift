extension ButtonElement: MenuItemElement {
  func menuEntry(of item: CollectedItem) -> MenuEntry {
    var action = item.menuAction(isEnabled: isEnabled)
    action.role = role
    return .action(action)
  }

  func perform(_ path: [ActionID], of item: CollectedItem) { item.sink?.handle(ButtonEvent.activated) }
}

extension ToggleElement: MenuItemElement {
  func menuEntry(of item: CollectedItem) -> MenuEntry { .toggle(item.menuAction(isEnabled: isEnabled), isOn: isOn) }

  func perform(_ path: [ActionID], of item: CollectedItem) { item.sink?.handle(ToggleEvent.toggled(!isOn)) }
}

extension PickerElement: MenuItemElement {
  func menuEntry(of item: CollectedItem) -> MenuEntry {
    .choice(
      id: item.id, title: isLabelHidden ? "" : item.text, options: options, selected: selected, isEnabled: isEnabled)
  }

  func perform(_ path: [ActionID], of item: CollectedItem) {
    if let option = path.first { item.sink?.handle(PickerEvent.selected(option)) }
  }
}

extension MenuElement: MenuItemElement {
  func menuEntry(of item: CollectedItem) -> MenuEntry {
    .submenu(id: item.id, title: item.text, icon: item.icon, entries: entries, isEnabled: isEnabled)
  }

  func perform(_ path: [ActionID], of item: CollectedItem) { item.sink?.handle(MenuEvent.chosen(MenuPath(path))) }
}

extension SectionElement: MenuItemElement {
  func menuEntry(of item: CollectedItem) -> MenuEntry {
    let header = item.children.first { ($0.element as? SlotElement)?.role == .header }
    return .section(title: header?.text ?? "", entries: MenuEntry.entries(of: Self.content(of: item)))
  }

  func nestedItems(of item: CollectedItem) -> [CollectedItem] { item.children }
}

extension DividerElement: MenuItemElement {
  func menuEntry(of item: CollectedItem) -> MenuEntry { .divider }
}
