import FoundationEssentials

/// An open document with its window.
@MainActor final class DocumentWindow {
  let session: DocumentSession
  let desk = DocumentDesk()
  let storage: SceneStorageStore
  /// Whether it is the new document with which the app was launched.
  let isFirst: Bool
  weak var scene: (any DocumentScene)?
  private(set) var controller: WindowController?
  private var isActive = false
  /// Whether the user has agreed to lose the unsaved changes when the window closes.
  private var isDiscarded = false { didSet { session.notifyReaders() } }
  private var isAsking = false
  private var watch: FileFollower?
  /// Renames the file.
  private(set) lazy var renameAction = RenameAction { [weak self] in Task { await self?.rename() } }

  init(_ session: DocumentSession, of scene: any DocumentScene, storage: SceneStorageStore, isFirst: Bool) {
    self.session = session
    self.scene = scene
    self.storage = storage
    self.isFirst = isFirst
    session.fileDidChange = { [weak self] in self?.fileDidChange() }
  }

  /// Shows the window, which has been created.
  func open(_ controller: WindowController) {
    self.controller = controller
    isActive = controller.phase == .active
    follow()
    controller.present()
  }

  func present() { controller?.present() }

  /// The user has gone to another app or come back, after which another program may have changed the file.
  func phaseDidChange(_ phase: ScenePhase) {
    let wasActive = isActive
    isActive = phase == .active
    guard isActive != wasActive else { return }
    if isActive { checkFile() } else { Task { await session.saveByItself() } }
  }

  /// Looks for changes of the file by other programs.
  func checkFile() {
    Task {
      // Asked once, and again when the user saves or closes the document.
      if await session.checkFile(), session.currentConflict == .changed { await resolveChange() }
    }
  }

  private func fileDidChange() {
    follow()
    scene?.documentsDidChange()
  }

  private func follow() {
    guard let scene, let path = session.stored?.path else { return }
    guard watch?.path != path else { return }
    watch = FileFollower(path, on: scene.runner.platform) { [weak self] in self?.fileDidChange($0) }
  }

  private func fileDidChange(_ event: FileFollower.Event) {
    if case .moved(let path) = event { session.fileDidMove(to: path) }
    checkFile()
  }

  // MARK: Closing

  /// Whether the user is asked, or the document saved, before the window closes.
  var needsClosing: Bool { session.isEdited && !isDiscarded }

  /// Closes the window after the document has been saved, unless the user keeps it open.
  func close() {
    guard !isAsking else { return }
    Task {
      guard await prepareToClose() else { return }
      controller?.close()
    }
  }

  /// Saves the document before the window closes, or asks what becomes of it.
  ///
  /// - Returns: whether the window may close.
  func prepareToClose() async -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    while needsClosing {
      guard let question = await questionBeforeClosing() else { continue }
      present()
      switch await desk.ask(question) {
      case .delete, .discard: isDiscarded = true
      case .save: if !(await save()) { return false }
      case .overwrite: if !(await save(overwriting: true)) { return false }
      case .saveAs, .saveFirst: if !(await saveAs()) { return false }
      case .cancel, .rename: return false
      }
    }
    return true
  }

  /// Saves the document if it can be. Otherwise returns what has to be asked.
  private func questionBeforeClosing() async -> DocumentQuestion? {
    if session.savesByItself {
      do {
        try await session.save()
        return nil
      } catch {
        guard session.currentConflict != nil else { return .failed(error, isClosing: true) }
      }
    }
    return switch session.currentConflict {
    case .changed: .changed(name: session.title)
    case .deleted: .deleted(name: session.title)
    case nil: .unsaved(name: session.title)
    }
  }

  /// The app doesn't quit: the answers of the user count no more.
  func stayOpen() { isDiscarded = false }

  /// The window has closed.
  func didClose() {
    watch = nil
    desk.leave()
    if isDiscarded { session.abandon() }
    session.close()
    controller = nil
  }
}
