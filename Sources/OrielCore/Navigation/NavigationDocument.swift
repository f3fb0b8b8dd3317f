import FoundationEssentials

extension View {
  /// Tells the window that contains the view which file it shows.
  ///
  /// The subtitle of the window is the folder of the file, unless a view sets another subtitle, and the title becomes a
  /// menu: it shows the file in the desktop's file manager, and opens the folders around it.
  public func navigationDocument(_ url: URL) -> some View {
    let folder = DocumentPlace(url).folder
    return modifier(
      DocumentModifier(folder: folder, menu: AnyView(FileMenu(url: url))))
  }

  /// Tells the window that contains the view which document it shows, which need not be a file.
  ///
  /// The title of the window becomes a menu with an entry that copies the document.
  ///
  /// - Parameters:
  ///   - document: the document, which is exported when it is pasted.
  ///   - preview: a description, which a menu doesn't display.
  public func navigationDocument<Document: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
    _ document: Document, preview: SharePreview<PreviewImage, PreviewIcon>
  ) -> some View {
    modifier(DocumentModifier(folder: nil, menu: AnyView(CopyMenu(document: document))))
  }
}

private struct DocumentModifier: ViewModifier {
  let folder: String?
  let menu: AnyView

  func body(content: Content) -> some View {
    let folder = folder
    Group {
      content
      ToolbarEntryView(placement: .documentMenu, content: menu)
    }
    .modifier(PreferenceModifier<NavigationHeadingKey> { _ in .heading(folder: folder) })
  }
}

/// The entries for the place of a file.
private struct FileMenu: View {
  let url: URL
  @Environment(\.openURL) private var openURL
  @Environment(\.urlOpener) private var opener

  var body: some View {
    Button(LocalizedStringKey(.documentOpenFolder)) { opener?.showInFolder(url) }
    ForEach(DocumentPlace(url).parents, id: \.self) { folder in
      Button(folder.lastPathComponent, systemImage: "folder") { openURL(folder) }
    }
  }
}

/// The entry for a document that need not be a file.
private struct CopyMenu<Document: Transferable>: View {
  let document: Document
  @Environment(\.transferPlatform) private var platform

  var body: some View {
    Button(LocalizedStringKey(.commandCopy)) { platform?.copy([NSItemProvider(object: document)]) }
  }
}

/// The folders around a file, as they are displayed.
struct DocumentPlace {
  private let url: URL
  private let home: String

  init(_ url: URL, home: String = FileManager.default.homeDirectoryForCurrentUser.path) {
    self.url = url
    self.home = home
  }

  /// The path of the folder, in which `~` is the user's home; nil for what isn't a file.
  var folder: String? {
    guard url.isFileURL else { return nil }
    let path = url.deletingLastPathComponent().path
    if path == home { return "~" }
    return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }

  /// The folders from the innermost to the user's home, or to the one below the root.
  var parents: [URL] {
    guard url.isFileURL else { return [] }
    var parents: [URL] = []
    var next = url.deletingLastPathComponent()
    while next.path != "/", next.path != parents.last?.path {
      parents.append(next)
      if next.path == home { break }
      next = next.deletingLastPathComponent()
    }
    return parents
  }
}
