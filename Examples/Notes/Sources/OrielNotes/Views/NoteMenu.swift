import Oriel

/// What can be done with notes.
struct NoteMenu: View {
  let browser: Browser
  let notes: [Note]

  var body: some View {
    if notes.allSatisfy(\.isInTrash) {
      Button("Put Back", systemImage: "arrow.uturn.backward") { browser.putBack(notes) }
      Button("Delete for Good…", systemImage: "trash", role: .destructive) { browser.question = .erase(notes) }
    } else {
      if notes.count == 1 {
        Button("Duplicate", systemImage: "doc.on.doc") { browser.duplicate(notes[0]) }
      }
      Menu("Move to") {
        Button("No Folder") { browser.move(notes, to: nil) }
        Divider()
        ForEach(browser.library.folders, id: \.self) { folder in
          Button(folder) { browser.move(notes, to: folder) }
        }
      }
      Divider()
      Button("Move to Trash", systemImage: "trash", role: .destructive) { browser.throwAway(notes) }
    }
  }
}
