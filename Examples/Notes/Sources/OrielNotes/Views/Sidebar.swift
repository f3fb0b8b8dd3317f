import Oriel

/// The places of a library: all notes, folders, tags, and the trash.
struct Sidebar: View {
  @Bindable var browser: Browser

  private var library: Library { browser.library }

  var body: some View {
    List(selection: $browser.place) {
      Section {
        PlaceRow(place: .all, count: library.notes.count).tag(Place.all)
        PlaceRow(place: .trash, count: library.trash.count)
          .tag(Place.trash)
          .contextMenu {
            Button("Empty Trash…", systemImage: "trash", role: .destructive) {
              browser.question = .erase(library.trash)
            }
            .disabled(library.trash.isEmpty)
          }
      }
      if !library.folders.isEmpty {
        Section("Folders") {
          ForEach(library.folders, id: \.self) { folder in
            PlaceRow(place: .folder(folder), count: browser.notes(in: .folder(folder)).count)
              .tag(Place.folder(folder))
              .contextMenu {
                Button("Rename…", systemImage: "pencil") { browser.question = .renameFolder(folder) }
                Button("Remove", systemImage: "trash", role: .destructive) { browser.removeFolder(folder) }
              }
          }
        }
      }
      if !library.tags.isEmpty {
        Section("Tags") {
          ForEach(library.tags, id: \.self) { tag in
            PlaceRow(place: .tag(tag), count: browser.notes(in: .tag(tag)).count)
              .tag(Place.tag(tag))
          }
        }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Notes")
    .toolbar {
      ToolbarItem(placement: .navigation) {
        Button("New Folder…", systemImage: "folder.badge.plus") { browser.question = .newFolder }
      }
    }
  }
}

/// A place in the sidebar, with the number of its notes.
private struct PlaceRow: View {
  let place: Place
  let count: Int

  var body: some View {
    Label {
      place.title.lineLimit(1)
    } icon: {
      Image(systemName: place.symbol)
    }
    .badge(count)
  }
}
