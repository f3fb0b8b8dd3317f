import Oriel

/// A format that the user gives characters.
struct FormatCommand: Identifiable {
  let format: Formats
  let name: LocalizedStringKey
  let symbol: String
  let shortcut: KeyboardShortcut
  var id: Int { format.rawValue }

  static let all = [
    FormatCommand(format: .bold, name: "Bold", symbol: "bold", shortcut: KeyboardShortcut("b")),
    FormatCommand(format: .italic, name: "Italic", symbol: "italic", shortcut: KeyboardShortcut("i")),
    FormatCommand(format: .underline, name: "Underline", symbol: "underline", shortcut: KeyboardShortcut("u")),
    FormatCommand(
      format: .strikethrough, name: "Strikethrough", symbol: "strikethrough",
      shortcut: KeyboardShortcut("x", modifiers: [.command, .shift])),
    FormatCommand(
      format: .highlight, name: "Highlight", symbol: "highlighter",
      shortcut: KeyboardShortcut("h", modifiers: [.command, .shift])),
    FormatCommand(
      format: .code, name: "Code", symbol: "chevron.left.forwardslash.chevron.right",
      shortcut: KeyboardShortcut("m", modifiers: [.command, .shift])),
  ]
}
