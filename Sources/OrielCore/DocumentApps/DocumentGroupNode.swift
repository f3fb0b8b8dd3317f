import FoundationEssentials
import Glibc

/// A group of documents in a running app.
@MainActor
final class DocumentGroupNode<Document, Content: View>: StoredSceneNode<DocumentGroup<Document, Content>>,
  DocumentScene
{
  private(set) var documents: [DocumentWindow] = []
  private let commands = AppCommands.Entry { AnyView(DocumentCommands()) }
  /// Whether the app quits, after which the documents are opened again at the next launch.
  private var isQuitting = false
  /// Whether the scene is gone, while a document may still be read.
  private var isUnmounted = false

  override init(_ scene: DocumentGroup<Document, Content>, in context: _SceneContext) {
    super.init(scene, in: context)
    // The commands are those of all groups.
    if runner.documentScenes.isEmpty { runner.commands.add(commands) }
    runner.register(self)
  }

  var kind: DocumentKind { scene.kind }
  var sceneID: String? { nil }
  var createsDocuments: Bool { kind.allowsCreating }
  var openWindows: [WindowController] { documents.compactMap(\.controller) }
  var restores: Bool { settings.restores }

  var settings: WindowSettings { context.environment.values.windowSettings }

  private var services: DocumentServices {
    let values = context.environment.values
    var services = DocumentServices()
    services.system = FileSystem(calls: values.documentCalls)
    services.work = values.fileWorkCounter
    services.clock = values.fileProgressClock
    services.drafts = values.documentDrafts ?? DocumentDrafts(DiskPath(StorageFolder.documentsPath))
    return services
  }

  // MARK: Opening

  func open() { runner.newDocument(in: self) }
  func openAtLaunch() { runner.launchDocuments(in: self) }

  func open(_ url: URL) -> Bool {
    guard url.isFileURL, kind.mayOpen(url) else { return false }
    runner.openDocuments([url])
    return true
  }

  func openNewNow(isFirst: Bool) -> Bool {
    guard let makeNow = kind.makeNow else { return false }
    let manager = UndoManager(runner.platform)
    show(untitled(makeNow(manager), manager), isFirst: isFirst)
    return true
  }

  func openNew(isFirst: Bool) async throws {
    let manager = UndoManager(runner.platform)
    show(untitled(try await kind.make(manager), manager), isFirst: isFirst)
  }

  func open(made document: Any) -> Bool {
    let manager = UndoManager(runner.platform)
    guard let model = kind.adopt(document, manager) else { return false }
    show(untitled(model, manager))
    return true
  }

  func open(_ path: DiskPath, as type: UTType) async throws {
    let (manager, services) = (UndoManager(runner.platform), services)
    let opened = try await kind.open(path, type, services.system, manager)
    let isWritable = await services.system.isWritable(path)
    show(
      DocumentSession(
        opened.model, undoManager: manager, stored: .init(path: path, stamp: opened.stamp), isWritable: isWritable,
        type: type, name: path.shownName, services: services))
  }

  func openUntitled(_ path: DiskPath, as type: UTType, named name: String, draft: DocumentDraft?) async throws {
    let (manager, services) = (UndoManager(runner.platform), services)
    let opened = try await kind.open(path, type, services.system, manager)
    opened.model.placeDidChange(nil, changed: nil, isEditable: true)
    show(
      DocumentSession(
        opened.model, undoManager: manager, stored: nil, type: type, name: name,
        draft: draft ?? services.drafts.makeDraft(), services: services))
  }

  func openCopy(of session: DocumentSession) async throws {
    guard
      let type = session.model.writableTypes.first(where: { $0 == session.contentType })
        ?? session.model.writableTypes.first
    else { return }
    let base = Filename.split(session.title).base
    let draft = services.drafts.makeDraft()
    let folder = try TemporaryFolder()
    defer { folder.discard() }
    let copy = folder.path.appending(type.namingType.filename(for: "document"))
    // A snapshot shares what its document has read with those that are saved.
    try await session.inTurn {
      try await session.model.takeSnapshot(as: type, continues: false).write(to: copy)
    }
    try await openUntitled(copy, as: type, named: Word.documentCopyName.text(with: base), draft: draft)
  }

  private func untitled(_ model: any DocumentModel, _ manager: UndoManager) -> DocumentSession {
    DocumentSession(
      model, undoManager: manager, stored: nil, type: model.writableTypes.first ?? kind.readableTypes.first ?? .data,
      name: runner.untitledName, services: services)
  }

  private func show(_ session: DocumentSession, isFirst: Bool = false) {
    guard !isUnmounted else { return }
    isQuitting = false
    let key = session.stored?.path.description ?? UUID().uuidString
    let storage = runner.documentStorage(in: context.environment.values, named: "document.\(key)")
    let document = DocumentWindow(session, of: self, storage: storage, isFirst: isFirst)
    var values = EnvironmentValues()
    values.documentWindow = document
    values.undoManager = session.undoManager
    let controller = WindowController(
      root(of: document), request: request, graph: graph, platform: runner.platform,
      environment: EnvironmentScope(parent: context.environment, values: values), runner: runner, storage: storage,
      extents: runner.documentStorage(in: context.environment.values, named: "documents")
    ) { [weak self] _ in self?.didClose(document) }
    controller.phaseDidChange = { [weak self, weak document, weak controller] in
      if let controller { document?.phaseDidChange(controller.phase) }
      self?.runner.phaseDidChange()
    }
    documents.append(document)
    document.open(controller)
    runner.windowsDidChange()
    documentsDidChange()
  }

  private func root(of document: DocumentWindow) -> DocumentRoot {
    DocumentRoot(document: document, content: kind.view(document.session.model, document.session))
  }

  private var request: WindowRequest { settings.request(title: "", identifier: "document") }

  override func update(_ newScene: DocumentGroup<Document, Content>) {
    scene = newScene
    let request = request
    for document in documents { document.controller?.update(root(of: document), request: request) }
  }

  // MARK: Closing

  private func didClose(_ document: DocumentWindow) {
    document.didClose()
    documents.removeAll { $0 === document }
    runner.windowsDidChange()
    runner.phaseDidChange()
    guard !isQuitting else { return }
    document.storage.discard()
    documentsDidChange()
  }

  func documentsDidChange() { if !isQuitting { runner.storeOpenDocuments(in: context.environment.values) } }

  var asksBeforeQuitting: Bool { documents.contains(where: \.needsClosing) }

  func askBeforeQuitting() async -> Bool {
    for document in documents.reversed() where document.needsClosing {
      if !(await document.prepareToClose()) { return false }
    }
    return true
  }

  func willQuit() { isQuitting = true }

  func quitWasCancelled() {
    isQuitting = false
    for document in documents { document.stayOpen() }
    documentsDidChange()
  }

  func closeAll() {
    isQuitting = true
    for document in documents { document.controller?.close() }
  }

  override func willUnmount() {
    isUnmounted = true
    closeAll()
    runner.unregister(self)
    runner.commands.remove(commands)
  }
}

extension FileSystem {
  /// Whether the user may write to a file.
  fileprivate func isWritable(_ path: DiskPath) async -> Bool {
    let isWritable = try? await FileJob.run { _ in
      try requireAccess(W_OK, to: path, for: FileSubject(.write, path))
      return true
    }
    return isWritable ?? false
  }
}
