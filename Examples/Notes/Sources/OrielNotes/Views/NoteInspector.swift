import Oriel

/// What is known about the open note, and its tags.
struct NoteInspector: View {
  let browser: Browser
  @State private var tag = ""

  var body: some View {
    if let note = browser.draft?.note {
      Form {
        Section("Note") {
          LabeledContent("Words") { Text(note.wordCount, format: .number) }
          LabeledContent("Edited") { Text(note.modified, format: .dateTime.day().month().year().hour().minute()) }
          Picker("Folder", selection: folder(of: note)) {
            Text("None").tag(String?.none)
            ForEach(browser.library.folders, id: \.self) { Text($0).tag(Optional($0)) }
          }
        }
        Section("Tags") {
          ForEach(note.file.tags, id: \.self) { tag in
            HStack {
              Label(tag, systemImage: "tag").frame(maxWidth: .infinity, alignment: .leading)
              Button("Remove “\(tag)”", systemImage: "xmark") { remove(tag, from: note) }
                .labelStyle(.iconOnly)
                .buttonStyle(.borderless)
            }
          }
          TextField("Add Tag", text: $tag)
            .onSubmit { add(to: note) }
        }
      }
      .formStyle(.grouped)
      .disabled(note.isInTrash)
    } else {
      ContentUnavailableView("No Note Selected", systemImage: "note.text")
    }
  }

  private func folder(of note: Note) -> Binding<String?> {
    Binding {
      note.path.folder
    } set: {
      browser.move([note], to: $0)
    }
  }

  private func add(to note: Note) {
    let new = tag.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    browser.setTags(note.file.tags + new, of: note)
    tag = ""
  }

  private func remove(_ tag: String, from note: Note) {
    browser.setTags(note.file.tags.filter { $0 != tag }, of: note)
  }
}
