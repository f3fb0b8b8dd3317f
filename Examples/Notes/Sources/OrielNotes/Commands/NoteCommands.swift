import Oriel

/// The commands for notes and folders.
struct NoteCommands: Commands {
  @FocusedValue(Browser.self) private var browser

  private var selected: [Note] { browser?.selected ?? [] }
  private var isTrash: Bool { selected.allSatisfy(\.isInTrash) }

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note") { browser?.addNote() }
        .keyboardShortcut("n")
        .disabled(browser == nil || browser?.place == .trash)
      Button("New Folder…") { browser?.question = .newFolder }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(browser == nil)
    }
    CommandGroup(replacing: .importExport) {
      Button("Export…") { browser?.isExporting = true }
        .keyboardShortcut("e", modifiers: [.command, .shift])
        .disabled(browser?.draft == nil)
    }
    CommandMenu("Note") {
      Button("Duplicate") { if let note = selected.first { browser?.duplicate(note) } }
        .keyboardShortcut("d")
        .disabled(selected.count != 1 || isTrash)
      Button("Move to Trash") { browser?.throwAway(selected) }
        // With Control, the keys delete words in the editor.
        .keyboardShortcut(.deleteForward, modifiers: .option)
        .disabled(isTrash)
      Button("Put Back") { browser?.putBack(selected) }
        .keyboardShortcut(.deleteForward, modifiers: [.option, .shift])
        .disabled(selected.isEmpty || !isTrash)
      Divider()
      Button("Empty Trash…") { browser?.question = .erase(browser?.library.trash ?? []) }
        .disabled(browser?.library.trash.isEmpty ?? true)
    }
  }
}
