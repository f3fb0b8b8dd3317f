import FoundationEssentials

/// The standard commands of document apps in a window, and the dialogs that they present.
struct DocumentCommands: View {
  @Environment(\.documentWindow) private var document
  @Environment(\.openWindow) private var openWindow
  @State private var ownDesk = DocumentDesk()

  var body: some View {
    let desk = document?.desk ?? ownDesk
    // A document's desk lasts as long as its window.
    DocumentPanels(desk: desk).onDisappear { ownDesk.leave() }
    if let runner = openWindow.app {
      CommandDeclaration(.standard(.newItem), AnyView(NewDocumentCommands(runner: runner, desk: desk)))
    }
    if let document { CommandDeclaration(.standard(.saveItem), AnyView(SaveDocumentCommands(document: document))) }
  }
}

/// The commands that create and open documents.
private struct NewDocumentCommands: View {
  let runner: AppRunner
  let desk: DocumentDesk

  var body: some View {
    if let scene = runner.creatingScene() {
      Button(LocalizedStringKey(.documentNew)) { runner.newDocument(in: scene) }
        .keyboardShortcut(scene.newDocumentKeys)
    }
    Button(LocalizedStringKey(.documentOpen)) { runner.chooseDocuments(at: desk) }.keyboardShortcut("o")
    RecentDocuments(runner: runner)
  }
}

extension DocumentScene {
  /// The keys of the command that creates a document.
  fileprivate var newDocumentKeys: KeyboardShortcut? {
    if case .own(let keys) = settings.shortcut { keys } else { KeyboardShortcut("n") }
  }
}

/// The submenu with the recent files of the app.
private struct RecentDocuments: View {
  /// The number of files in the menu.
  private static let limit = 10

  let runner: AppRunner

  var body: some View {
    if let service = runner.platform.services.recentFiles {
      let _ = service.recentFileChanges.recordRead()
      let urls = service.recentFiles.prefix(Self.limit).map(\.url)
      Menu(LocalizedStringKey(.documentOpenRecent)) {
        ForEach(urls, id: \.self) { url in
          Button(DiskPath(url)?.shownName ?? url.absoluteString) { runner.openDocuments([url]) }
        }
        Divider()
        Button(LocalizedStringKey(.documentClearRecent)) { service.clearRecentFiles() }.disabled(urls.isEmpty)
      }
      .disabled(urls.isEmpty)
    }
  }
}

/// The commands that save the document of a window.
private struct SaveDocumentCommands: View {
  let document: DocumentWindow

  var body: some View {
    let session = document.session
    let hasFile = session.fileURL != nil
    if !session.model.writableTypes.isEmpty {
      command(.documentSave) { await document.save() }
        .keyboardShortcut("s")
        .disabled(hasFile && !session.isEditable)
      command(.documentSaveAs) { await document.saveAs() }
        .keyboardShortcut("s", modifiers: [.command, .shift])
      command(.documentDuplicate) { await document.duplicate() }
      command(.documentRename) { await document.rename() }
        .disabled(!hasFile || !session.isEditable)
      command(.documentMoveTo) { await document.move() }
        .disabled(!hasFile || !session.isEditable)
      command(.documentRevert) { await document.revert() }
        .disabled(!hasFile || !(session.isEdited || session.conflict == .changed))
    }
  }

  private func command(_ title: Word, _ action: @escaping @MainActor () async -> Void) -> some View {
    Button(LocalizedStringKey(title)) { Task { await action() } }
  }
}
