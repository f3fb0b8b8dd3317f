/// What a user sees on a screen: the window, and what is in front of it.
struct Seen: Equatable, CustomStringConvertible {
  var areas: [SeenArea] = []

  /// The same without the focus.
  var withoutFocus: Seen {
    var seen = self
    for area in areas.indices {
      for item in areas[area].items.indices { seen.areas[area].items[item].isFocused = false }
    }
    return seen
  }

  var description: String { areas.map(\.description).joined(separator: "\n") }
}

/// A window, a sheet, a popover, an inspector or an alert.
struct SeenArea: Equatable, CustomStringConvertible {
  enum Kind: String { case window, sheet, popover, inspector, alert }

  var kind: Kind
  var title: String
  /// The things in it, in reading order.
  var items: [SeenItem] = []

  var description: String {
    (["\(kind) \"\(title)\""] + items.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// A text, a control, or the beginning of a row.
struct SeenItem: Equatable, CustomStringConvertible {
  enum Kind: String {
    case text, button, toggle, field, secureField, editor, slider, stepper, picker, datePicker, menu, progress, row
  }

  var kind: Kind
  var name = ""
  var value: String?
  var isEnabled = true
  var isSelected = false
  var isFocused = false

  var description: String {
    var words = [kind.rawValue]
    if kind != .row { words.append("\"\(name)\"") }
    if let value { words.append("= \"\(value)\"") }
    if !isEnabled { words.append("disabled") }
    if isSelected { words.append("selected") }
    if isFocused { words.append("focused") }
    return words.joined(separator: " ")
  }
}

/// An action of a user.
enum UserStep: CustomStringConvertible {
  /// Clicks the control or the text with a name.
  case tap(String)
  /// Clicks the row with a text.
  case tapRow(String)
  /// Presses keys one after the other, in the notation of `xdotool`: `ctrl+s`, `Return`, `Tab`.
  case press([String])
  /// Types letters, digits and spaces.
  case type(String)
  /// Chooses an entry of a menu.
  case choose(String, in: String)
  /// Chooses an option of a picker.
  case pick(String, in: String)
  /// Presses a button of a stepper.
  case increment(String)
  case decrement(String)
  /// Chooses an entry in the context menu of a row.
  case chooseInRow(String, of: String)

  static func press(_ keys: String...) -> UserStep { .press(keys) }

  var description: String {
    switch self {
    case .tap(let name): "clicking \"\(name)\""
    case .tapRow(let name): "clicking the row \"\(name)\""
    case .press(let keys): "pressing \(keys.joined(separator: ", "))"
    case .type(let text): "typing \"\(text)\""
    case .choose(let entry, let menu): "choosing \"\(entry)\" in \"\(menu)\""
    case .pick(let option, let picker): "choosing \"\(option)\" in \"\(picker)\""
    case .increment(let name): "incrementing \"\(name)\""
    case .decrement(let name): "decrementing \"\(name)\""
    case .chooseInRow(let entry, let row): "choosing \"\(entry)\" in the menu of the row \"\(row)\""
    }
  }
}

/// Someone who operates a screen and looks at it.
@MainActor protocol ScreenUser {
  var seen: Seen { get }
  func perform(_ step: UserStep) throws
}

/// A thing that the user of a script doesn't find.
struct NotSeen: Error, CustomStringConvertible {
  let name: String
  let seen: Seen

  var description: String { "can't find \"\(name)\" in\n\(seen)" }
}
