import Oriel

/// The commands for the text of the open note.
struct FormatCommands: Commands {
  @FocusedValue(Browser.self) private var browser

  private var draft: Draft? { browser?.draft }

  var body: some Commands {
    CommandMenu("Format") {
      Section {
        ForEach(FormatCommand.all) { command in
          Button(command.name) { draft?.toggle(command.format) }.keyboardShortcut(command.shortcut)
        }
        Button("Link…") { browser?.question = .address }.keyboardShortcut("k")
        Button("Clear Formats") { draft?.clearFormats() }.keyboardShortcut("\\", modifiers: [.command, .option])
      }
      Section {
        Button("Body") { draft?.paragraph = nil }.keyboardShortcut("0", modifiers: [.command, .option])
        ForEach(Paragraph.headings, id: \.self) { paragraph in
          Button(paragraph.name) { draft?.paragraph = paragraph }
            .keyboardShortcut(paragraph.key, modifiers: [.command, .option])
        }
      }
      Section {
        Button("Bulleted List") { draft?.toggle(.bullet) }.keyboardShortcut("8", modifiers: [.command, .shift])
        Button("Checklist") { draft?.toggle(.open) }.keyboardShortcut("l", modifiers: [.command, .shift])
        Button("Tick") { draft?.toggleTick() }.keyboardShortcut(.return)
      }
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
