import OrielCore

/// A line of a `GMenu`, as it should be: an entry, a section or a submenu.
struct MenuLine {
  /// The identity of a line among those beside it.
  enum Key: Hashable {
    /// An entry with an action.
    case action(String)
    /// The text of this number.
    case text(Int)
    /// The section without a title of this number, as made by dividers.
    case group(Int)
    /// The section with a title of this number.
    case section(Int)
    /// The options of a picker.
    case choice(ActionID)
    case submenu(ActionID)
  }

  var key: Key
  var title: String
  /// The full name of the action.
  var action: String?
  /// Whether it is checked while its action has the state "on".
  var isOption = false
  /// The shortcut as shown.
  var accelerator: String?
  /// The lines of the section or submenu.
  var lines: [MenuLine] = []

  /// Whether it shows the same as another line, apart from the title and the lines in it.
  func isSameEntry(as other: MenuLine) -> Bool {
    (action, isOption, accelerator) == (other.action, other.isOption, other.accelerator)
  }
}
