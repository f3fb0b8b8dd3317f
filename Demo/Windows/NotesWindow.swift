import Oriel

/// A second window, with a confirmation before it is closed with unsaved changes.
struct NotesWindow: View {
  @Bindable var note: Note
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Notes").font(.title2).accessibilityHeading(.h1)
      TextField("Note", text: $note.text, prompt: Text("Write something, then close the window"), axis: .vertical)
        .lineLimit(8)
      Text(note.isEdited ? "notes: edited" : "notes: unchanged")
        .font(.caption)
        .foregroundStyle(.secondary)
      Spacer()
      HStack {
        Button("Close Without Saving") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
        Spacer()
        Button("Save Note") { note.save() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut("s")
          .disabled(!note.isEdited)
      }
    }
    .padding(18)
    .navigationTitle(note.isEdited ? "Notes (edited)" : "Notes")
    .dismissalConfirmationDialog("Close the note without saving it?", shouldPresent: note.isEdited) {
      Button("Save and Close") { note.save() }
      Button("Discard", role: .destructive) { note.revert() }
    } message: {
      Text("What you have written since would be lost.")
    }
  }
}
