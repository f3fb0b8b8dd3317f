import Oriel

/// The notes of a place, or those of them that are found.
struct NoteList: View {
  @Bindable var browser: Browser
  @AppStorage("sorting") private var sorting = NoteSorting.manual

  var body: some View {
    let shown = browser.shown
    List(selection: $browser.selection) {
      ForEach(shown) { note in
        NoteRow(note: note, showsFolder: browser.place?.folder == nil)
          .swipeActions(edge: .trailing) {
            if !note.isInTrash {
              Button("Move to Trash", systemImage: "trash", role: .destructive) { browser.throwAway([note]) }
            }
          }
      }
      .onMove(perform: browser.canReorder ? { browser.reorder($0, to: $1) } : nil)
      .onDelete { offsets in
        let notes = offsets.map { shown[$0] }
        if browser.place == .trash { browser.question = .erase(notes) } else { browser.throwAway(notes) }
      }
    }
    .contextMenu(forSelectionType: Note.ID.self) { ids in
      NoteMenu(browser: browser, notes: browser.notes(ids))
    }
    .overlay { if shown.isEmpty { emptyState } }
    .searchable(text: $browser.query, prompt: "Search Notes")
    .navigationTitle(browser.place?.title ?? Text("Notes"))
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New Note", systemImage: "square.and.pencil") { browser.addNote() }
          .disabled(browser.place == .trash)
      }
      ToolbarItem {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Picker("Sort", selection: $sorting) {
            ForEach(NoteSorting.allCases) { Text($0.name) }
          }
          .pickerStyle(.inline)
        }
      }
    }
  }

  @ViewBuilder private var emptyState: some View {
    if !browser.query.isEmpty {
      ContentUnavailableView.search(text: browser.query)
    } else if browser.place == .trash {
      ContentUnavailableView(
        "Trash Is Empty", systemImage: "trash", description: Text("Notes that you remove are kept here."))
    } else {
      ContentUnavailableView {
        Label("No Notes", systemImage: "note.text")
      } description: {
        Text("What you write appears here.")
      } actions: {
        Button("New Note") { browser.addNote() }.buttonStyle(.borderedProminent)
      }
    }
  }
}

/// A note in the list: its title, its first line, and when it was edited.
struct NoteRow: View {
  let note: Note
  let showsFolder: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(note.title).font(.headline).lineLimit(1)
      Text(preview).lineLimit(1)
      HStack(spacing: 6) {
        Text(note.modified, format: .relative(presentation: .named)).lineLimit(1)
        if showsFolder, let folder = note.path.folder {
          Label(folder, systemImage: "folder").lineLimit(1)
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }

  private var preview: String {
    let preview = note.file.preview
    return preview.isEmpty ? String(localized: "No more text") : preview
  }
}
