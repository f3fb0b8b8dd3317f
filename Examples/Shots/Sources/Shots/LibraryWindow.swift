import Foundation
import Oriel

/// The window: places and tags beside the pictures.
struct LibraryWindow: View {
  @Bindable var browser: Browser
  @Binding var opensFolder: Bool
  @AppStorage("folder") private var folder = ""
  @State private var showsInspector = false
  @Environment(\.undoManager) private var undoManager
  @Environment(\.scenePhase) private var scenePhase

  private var library: Library { browser.library }

  var body: some View {
    NavigationSplitView {
      Sidebar(browser: browser).navigationSplitViewColumnWidth(min: 160, ideal: 200)
    } detail: {
      BrowserPage(browser: browser, opensFolder: $opensFolder, showsInspector: $showsInspector)
    }
    .fileImporter(isPresented: $opensFolder, allowedContentTypes: [.folder]) { result in
      if case .success(let url) = result { library.open(url) }
    }
    .sheet(item: $browser.edited) { shot in
      EditorSheet(shot: shot, library: library, undoManager: undoManager)
    }
    .focusedSceneValue(\.undoManager, undoManager)
    .alert(error: problem) { Button("OK") {} }
    .onOpenURL { open($0) }
    .onChange(of: library.shots, initial: true) { browser.update() }
    .onChange(of: library.folder) { folder = library.folder?.path ?? "" }
    .onChange(of: scenePhase) { if scenePhase == .active { library.refresh() } }
    .onAppear {
      if library.folder == nil, URL(filePath: folder).isFolder, !folder.isEmpty { library.open(URL(filePath: folder)) }
    }
  }

  private var problem: Binding<Library.Problem?> {
    Binding {
      library.problem
    } set: {
      library.problem = $0
    }
  }

  /// Shows a folder, or a picture in its folder.
  private func open(_ url: URL) {
    if url.isFolder { return library.open(url) }
    library.open(url.deletingLastPathComponent())
    Task {
      await library.finishReading()
      browser.update()
      if library[url.lastPathComponent] != nil { browser.select(url.lastPathComponent) }
    }
  }
}
