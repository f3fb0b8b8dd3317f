import Oriel

/// The window of the library whose folder is set.
struct LibraryView: View {
  @AppStorage("folder") private var path = ""
  @State private var browser: Browser?
  @State private var problem: String?

  var body: some View {
    Group {
      if let browser {
        NotesWindow(browser: browser).id(browser.library.folder)
      } else {
        ContentUnavailableView {
          Label("No Folder", systemImage: "folder")
        } description: {
          Text(problem ?? "")
        } actions: {
          SettingsLink { Text("Choose Another Folder…") }
        }
      }
    }
    .onChange(of: path, initial: true) { old, _ in open(insteadOf: old) }
  }

  private func open(insteadOf old: String) {
    let folder = Library.folder(at: path)
    if let browser {
      guard browser.library.folder.path != folder.path else { return }
      // The text of a note that can't be saved is nowhere else.
      guard browser.save() else {
        path = old
        return
      }
    }
    do {
      browser = Browser(try Library(folder: folder))
    } catch {
      browser = nil
      problem = error.localizedDescription
    }
  }
}

extension Library {
  /// The folder at a path; for an empty one, a folder in that of the user's documents.
  static func folder(at path: String) -> URL {
    path.isEmpty ? DocumentsFolder.url().appending(path: "Notes") : URL(filePath: path)
  }
}
