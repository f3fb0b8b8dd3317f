extension TextFormat {
  /// The formats as entries of an editor's context menu. The path of each is its position.
  ///
  /// - Parameter isOn: whether what is selected has a format.
  package static func menuEntries(isOn: (TextFormat) -> Bool) -> [MenuEntry] {
    allCases.enumerated().map { position, format in
      .toggle(
        MenuAction(
          id: ActionID(rawValue: position), title: format.title, shortcut: format.shortcut, isWindowKey: true),
        isOn: isOn(format))
    }
  }

  /// The format of a chosen entry.
  package init?(_ path: MenuPath) {
    guard let id = path.ids.last, Self.allCases.indices.contains(id.rawValue) else { return nil }
    self = Self.allCases[id.rawValue]
  }
}
