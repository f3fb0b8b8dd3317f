import Oriel

/// The commands for the text of the open note.
struct FormatCommands: Commands {
  @FocusedValue(Browser.self) private var browser

  private var draft: Draft? { browser?.draft }

  var body: some Commands {
    TextFormattingCommands()
    CommandGroup(after: .textFormatting) {
      Group {
        Button("Strikethrough") { draft?.toggle(.strikethrough) }
          .keyboardShortcut("x", modifiers: [.command, .shift])
        Button("Highlight") { draft?.toggle(.highlight) }
          .keyboardShortcut("h", modifiers: [.command, .shift])
        Button("Code") { draft?.toggle(.code) }
          .keyboardShortcut("m", modifiers: [.command, .shift])
        Button("Link…") { browser?.question = .address }
          .keyboardShortcut("k")
        Button("Clear Formats") { draft?.clearFormats() }
          .keyboardShortcut("\\")
        Divider()
        Button("Body") { draft?.paragraph = nil }
          .keyboardShortcut("0", modifiers: [.command, .option])
        ForEach(Paragraph.headings, id: \.self) { paragraph in
          Button(paragraph.name) { draft?.paragraph = paragraph }
            .keyboardShortcut(paragraph.key, modifiers: [.command, .option])
        }
        Divider()
        Button("Bulleted List") { draft?.toggle(.bullet) }
          .keyboardShortcut("8", modifiers: [.command, .shift])
        Button("Checklist") { draft?.toggle(.open) }
          .keyboardShortcut("l", modifiers: [.command, .shift])
        Button("Tick") { draft?.toggleTick() }
          .keyboardShortcut(.return)
      }
      .disabled(draft?.note.isInTrash ?? true)
    }
  }
}

extension Paragraph {
  fileprivate var key: KeyEquivalent {
    switch self {
    case .title: "1"
    case .heading: "2"
    case .subheading: "3"
    case .code: "4"
    }
  }
}
