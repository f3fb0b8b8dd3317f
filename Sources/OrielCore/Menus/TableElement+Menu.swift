extension TableElement {
  /// The menu of the headers, which shows and hides columns; empty if the user can't. One column always remains.
  package var columnMenu: [MenuEntry] {
    let isLast = columns.count(where: \.isVisible) == 1
    return columns.enumerated().filter(\.element.canHide).map { number, column in
      var action = MenuAction(id: ActionID(rawValue: number), title: column.title)
      action.isEnabled = !(column.isVisible && isLast)
      return .toggle(action, isOn: column.isVisible)
    }
  }

  /// The event of an entry of the menu; nil if there is no such column any more.
  package func event(of path: MenuPath) -> Event? {
    guard let number = path.ids.last?.rawValue, columns.indices.contains(number) else { return nil }
    return .setVisible(columns[number].id, !columns[number].isVisible)
  }
}
