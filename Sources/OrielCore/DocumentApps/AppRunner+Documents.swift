import FoundationEssentials

extension AppRunner {
  /// The scenes of documents, in the order of their declarations.
  var documentScenes: [any DocumentScene] { registeredScenes.compactMap { $0 as? any DocumentScene } }

  /// The open documents of all scenes.
  var documents: [DocumentWindow] { documentScenes.flatMap(\.documents) }

  // MARK: New documents

  /// The first scene in which the user can create documents.
  ///
  /// - Parameter type: the type of the document; nil for any.
  func creatingScene(for type: UTType? = nil) -> (any DocumentScene)? {
    documentScenes.first { scene in
      scene.kind.allowsCreating && (type.map { scene.kind.contentType(among: [$0]) != nil } ?? true)
    }
  }

  /// Creates a document in a scene.
  func newDocument(in scene: any DocumentScene, isFirst: Bool = false) {
    guard scene.kind.allowsCreating else { return }
    guard !scene.openNewNow(isFirst: isFirst) else { return }
    prepareDocument { try await scene.openNew(isFirst: isFirst) }
  }

  /// Prepares and opens a document in the background. Shows an error, unless the user has cancelled.
  func prepareDocument(_ body: @escaping @MainActor () async throws -> Void) {
    whileWorking { [weak self] in
      do { try await body() } catch is CancellationError {} catch { await self?.show(error) }
    }
  }

  /// "Untitled", or with the first number that no other new document has.
  var untitledName: String {
    let taken = Set(documents.filter { $0.session.stored == nil }.map(\.session.title))
    let name = Word.documentUntitled.text
    return (1...documents.count + 1).lazy.map { $0 == 1 ? name : "\(name) \($0)" }.first { !taken.contains($0) } ?? name
  }

  // MARK: Files

  /// Opens files in the background, and shows errors.
  func openDocuments(_ urls: [URL]) {
    whileWorking { [weak self] in
      for url in urls {
        do { try await self?.openDocument(at: url) } catch is CancellationError {} catch { await self?.show(error) }
      }
    }
  }

  /// Opens a file in the first scene that reads its type, or brings its window to the front.
  func openDocument(at url: URL) async throws {
    guard let path = DiskPath(url) else { throw FileAccessError(.read, url, .invalidName) }
    if let open = await document(at: path) { return open.present() }
    let subject = FileSubject(.read, path)
    let types = try await FileJob.run { _ in
      let system = FileSystem()
      let target = try system.resolved(path, for: subject)
      let status = try system.status(target, for: subject)
      guard status.kind == .file || status.kind == .folder else { throw subject.error(.notAFile) }
      return try FileKind(path: target, status: status, system: system, tellsEncoding: true).types(for: subject)
    }
    let found = documentScenes.lazy.compactMap { scene in
      scene.kind.contentType(among: types).map { (scene: scene, type: $0) }
    }.first
    guard let found else { throw subject.error(.wrongType) }
    // Two requests for a file open one window.
    guard opening.insert(path).inserted else { return }
    defer { opening.remove(path) }
    // The app was launched with a new document because there was nothing else.
    let unused = documents.filter { $0.isFirst && $0.session.stored == nil && !$0.session.isEdited }
    try await found.scene.open(path, as: found.type)
    for document in unused { document.controller?.close() }
    noteUse(of: path, as: found.type)
  }

  /// The document of a file, by whatever path it was opened.
  func document(at path: DiskPath) async -> DocumentWindow? {
    if let found = documents.first(where: { $0.session.stored?.path == path }) { return found }
    let identity = try? await FileJob.run { _ in
      try FileSystem().statusIfThere(path, followingLinks: true, for: FileSubject(.read, path))?.identity
    }
    guard let identity else { return nil }
    return documents.first { $0.session.stored?.stamp.identity == identity }
  }

  /// Adds a file to the desktop's recent files.
  func noteUse(of path: DiskPath, as type: UTType) {
    platform.services.recentFiles?.addRecentFile(path.url(), type)
  }

  /// Lets the user choose files to open.
  ///
  /// - Parameter desk: the desk of the window with the command.
  func chooseDocuments(at desk: DocumentDesk) {
    Task { openDocuments(await desk.chooseFiles(of: readableTypes)) }
  }

  /// The types of files that the app opens.
  var readableTypes: [UTType] { documentScenes.flatMap(\.kind.readableTypes) }

  /// Shows an error above the frontmost document.
  private func show(_ error: any Error) async {
    let document = documents.last { $0.controller?.phase == .active } ?? documents.last
    if let document {
      _ = await document.desk.ask(.message(error))
    } else {
      await withDetachedDesk { await $0.show(error) }
    }
  }

  /// Performs work with a desk that has no window, until the work is over or the app ends.
  private func withDetachedDesk<Result>(_ body: (DetachedDesk) async -> Result) async -> Result {
    let desk = DetachedDesk(self)
    endings[ObjectIdentifier(desk)] = { desk.leave() }
    defer { endings[ObjectIdentifier(desk)] = nil }
    return await body(desk)
  }

  /// Performs work until which the app mustn't end.
  private func whileWorking(_ body: @escaping @MainActor () async -> Void) {
    let counter = environment.values.fileWorkCounter
    counter?.begin()
    Task {
      await body()
      counter?.end()
    }
  }

  /// Performs work until which the app mustn't end, and waits for it.
  func work(_ body: () async throws -> Void) async rethrows {
    let counter = environment.values.fileWorkCounter
    counter?.begin()
    defer { counter?.end() }
    try await body()
  }

  // MARK: Launching

  /// Opens the documents with which the app was quit, and those whose changes weren't saved; or else a new one.
  func launchDocuments(in scene: any DocumentScene) {
    let files = storedDocuments(in: environment.values)
    let drafts = takeDrafts()
    guard !files.isEmpty || drafts != nil else { return launch(scene) }
    isLaunchingDocuments = true
    whileWorking { [weak self] in
      for url in files {
        // A file may be gone since then.
        do { try await self?.openDocument(at: url) } catch { Diagnostics.warn("a document can't be opened: \(error)") }
      }
      await self?.open(drafts)
      self?.isLaunchingDocuments = false
      if let self, self.documents.isEmpty { self.launch(scene) }
    }
  }

  /// Creates a document, or lets the user choose files if that isn't possible.
  private func launch(_ scene: any DocumentScene) {
    guard !(scene.kind.allowsCreating && scene.openNewNow(isFirst: true)) else { return }
    isLaunchingDocuments = true
    whileWorking { [weak self] in
      await self?.launchLater(scene)
      self?.isLaunchingDocuments = false
    }
  }

  private func launchLater(_ scene: any DocumentScene) async {
    guard scene.kind.allowsCreating else { return openDocuments(await withDetachedDesk { await $0.choose() }) }
    do { try await scene.openNew(isFirst: true) } catch is CancellationError {} catch { await show(error) }
  }

  /// Opens the documents whose changes weren't saved when the app ended, however it has been launched.
  func recoverDocuments() {
    guard let drafts = takeDrafts() else { return }
    whileWorking { [weak self] in await self?.open(drafts) }
  }

  /// The drafts of an earlier run of the app; nil if there are none, or they have been taken.
  private func takeDrafts() -> DocumentDrafts? {
    guard !hasTakenDrafts, !documentScenes.isEmpty else { return nil }
    hasTakenDrafts = true
    let drafts = environment.values.documentDrafts ?? DocumentDrafts(DiskPath(StorageFolder.documentsPath))
    return drafts.areThere ? drafts : nil
  }

  private func open(_ drafts: DocumentDrafts?) async {
    for (draft, file) in await drafts?.kept() ?? [] { await open(draft, file) }
  }

  private func open(_ draft: DocumentDraft, _ file: DiskPath) async {
    let types = TypeRegistry.shared.types(ofFileNamed: file.nameText) + [.data]
    for scene in documentScenes {
      guard let type = scene.kind.contentType(among: types) else { continue }
      let name = Filename.split(file.nameText).base
      do {
        return try await scene.openUntitled(file, as: type, named: name, draft: draft)
      } catch {
        Diagnostics.warn("unsaved changes can't be opened: \(error)")
      }
    }
  }

  /// Stores which files are open.
  func storeOpenDocuments(in values: EnvironmentValues) {
    let urls = documentScenes.filter(\.restores).flatMap(\.documents).compactMap { $0.session.stored?.path.url() }
    let store = documentStorage(in: values, named: "documents")
    let files = urls.map { StoredValue.string($0.absoluteString) }
    store.values.set(files.isEmpty ? nil : .array(files), for: store.key("open"))
  }

  private func storedDocuments(in values: EnvironmentValues) -> [URL] {
    let store = documentStorage(in: values, named: "documents")
    guard case .array(let files)? = store.values.entry(for: store.key("open")).value else { return [] }
    return files.compactMap { if case .string(let text) = $0 { URL(string: text) } else { nil } }
  }

  /// The storage of values for documents.
  func documentStorage(in values: EnvironmentValues, named name: String) -> SceneStorageStore {
    values.sceneStorage?.sibling(scene: name) ?? SceneStorageStore(scene: name)
  }
}

extension DocumentKind {
  /// Whether a file may be readable, by its name.
  func mayOpen(_ url: URL) -> Bool {
    let types = TypeRegistry.shared.types(ofFileNamed: DiskPath(url)?.nameText ?? "")
    return types.isEmpty || contentType(among: types + [.data]) != nil || types.allSatisfy(\.isDynamic)
  }
}

private enum DocumentCallsKey: EnvironmentKey { static var defaultValue: FileSystemCalls { .system } }
private enum DocumentDraftsKey: EnvironmentKey { static var defaultValue: DocumentDrafts? { nil } }

extension EnvironmentValues {
  /// The system calls with which documents are read and written.
  package var documentCalls: FileSystemCalls {
    get { self[DocumentCallsKey.self] }
    set { self[DocumentCallsKey.self] = newValue }
  }

  /// Where unsaved changes are kept; nil for the app's folder.
  package var documentDrafts: DocumentDrafts? {
    get { self[DocumentDraftsKey.self] }
    set { self[DocumentDraftsKey.self] = newValue }
  }
}
