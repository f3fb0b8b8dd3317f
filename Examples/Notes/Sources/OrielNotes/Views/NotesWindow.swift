import Oriel

/// A sidebar with places, the notes of one, and the note that is open.
struct NotesWindow: View {
  @Bindable var browser: Browser
  @AppStorage("sorting") private var sorting = NoteSorting.manual
  @SceneStorage("place") private var storedPlace = Place.all.rawValue
  @SceneStorage("note") private var storedNote = ""
  @SceneStorage("inspector") private var showsInspector = false
  @State private var column = NavigationSplitViewColumn.content
  @Environment(\.undoManager) private var undoManager
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Sidebar(browser: browser)
        .navigationSplitViewColumnWidth(min: 170, ideal: 210, max: 320)
    } content: {
      NoteList(browser: browser)
        .navigationSplitViewColumnWidth(min: 220, ideal: 290, max: 420)
    } detail: {
      NotePage(browser: browser, showsInspector: $showsInspector)
    }
    .modifier(Questions(browser: browser))
    .overlay(alignment: .bottom) { ToastOverlay(toast: $browser.toast) }
    .focusedSceneValue(browser)
    .onChange(of: undoManager == nil, initial: true) { browser.undoManager = undoManager }
    .onAppear(perform: restore)
    .onChange(of: sorting, initial: true) { browser.sorting = sorting }
    .onChange(of: browser.place) { storedPlace = browser.place?.rawValue ?? "" }
    .onChange(of: browser.draft?.note.path) { storedNote = browser.draft?.note.path.rawValue ?? "" }
    .onChange(of: scenePhase) { browser.save() }
    .onDisappear { browser.save() }
    .task(id: browser.library.watchedFolders) {
      for await _ in FolderMonitor.changes(in: browser.library.watchedFolders) { browser.reload() }
    }
  }

  /// Shows what the window showed last.
  private func restore() {
    if let place = Place(rawValue: storedPlace) { browser.place = place }
    if let note = browser.shown.first(where: { $0.path.rawValue == storedNote }) { browser.selection = [note.id] }
  }
}
