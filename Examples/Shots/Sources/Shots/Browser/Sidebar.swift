import Foundation
import Oriel

/// The parts of the folder: all pictures, those without a tag, and each tag.
struct Sidebar: View {
  @Bindable var browser: Browser
  @Environment(\.undoManager) private var undoManager

  private var library: Library { browser.library }

  var body: some View {
    List(selection: $browser.shelf) {
      Section {
        Label("All Pictures", systemImage: "photo.on.rectangle").badge(library.shots.count).tag(Shelf.all)
        Label("Without a Tag", systemImage: "tag.slash").badge(library.untaggedCount).tag(Shelf.untagged)
      }
      if !library.tags.isEmpty {
        Section("Tags") {
          ForEach(library.tags, id: \.self) { tag in
            Label(tag, systemImage: "tag")
              .badge(library.tagCounts[tag] ?? 0)
              .tag(Shelf.tag(tag))
              .dropDestination(for: URL.self) { urls, _ in
                add(tag, to: urls)
              }
          }
        }
      }
    }
    .navigationTitle(library.folder?.lastPathComponent ?? "Shots")
  }

  /// Gives a tag to pictures that were dragged onto it.
  private func add(_ tag: String, to urls: [URL]) -> Bool {
    let ids = Set(urls.map(\.lastPathComponent)).filter { library[$0] != nil }
    library.setTags(of: ids, undoManager: undoManager) { $0.contains(tag) ? $0 : $0 + [tag] }
    return !ids.isEmpty
  }
}
