import FoundationEssentials

/// An open document: where its content is stored, whether it has unsaved changes, and what happens to its file.
///
/// Reading, writing and moving are done one after the other. Changes during a write stay unsaved.
@MainActor package final class DocumentSession: DependencySource {
  /// What another program has done to the file while the document had unsaved changes.
  package enum Conflict: Equatable { case changed, deleted }

  /// A state of the content.
  struct Mark: Equatable {
    let undoState: Int
    /// The number of changes that can't be undone.
    let changes: Int
  }

  let model: any DocumentModel
  package let undoManager: UndoManager
  let services: DocumentServices
  /// The name while there is no file.
  let name: String
  var stored: StoredDocument? { didSet { storageDidChange() } }
  /// The type as which the document is saved.
  var contentType: UTType
  var isWritable = true
  var currentConflict: Conflict? { didSet { stateDidChange() } }
  var savedMark: Mark? { didSet { stateDidChange() } }
  private var shownState: ShownState?
  private var changes = 0
  var writes = 0 { didSet { stateDidChange() } }
  private var tail: Task<Void, Never>?
  private var timer: Task<Void, Never>?
  let draft: DocumentDraft
  var hasDraft: Bool
  private(set) var isClosed = false
  /// Called when the document has another file.
  var fileDidChange: (() -> Void)?

  /// What the readers of the session depend on.
  private struct ShownState: Equatable {
    let path: DiskPath?
    let isEdited: Bool
    let isSaving: Bool
    let isWritable: Bool
    let conflict: Conflict?
  }

  /// The file of a document.
  struct StoredDocument: Equatable {
    let path: DiskPath
    /// What the app has read or written.
    let stamp: FileStamp
  }

  /// - Parameters:
  ///   - stored: the file that the model was read from; nil for a new document.
  ///   - name: the name while there is no file.
  ///   - draft: the copy of unsaved changes from which the document was made; nil if there is none.
  init(
    _ model: any DocumentModel, undoManager: UndoManager, stored: StoredDocument?, isWritable: Bool = true,
    type: UTType,
    name: String, draft: DocumentDraft? = nil, services: DocumentServices
  ) {
    self.model = model
    self.undoManager = undoManager
    self.stored = stored
    self.isWritable = isWritable
    self.name = name
    self.services = services
    self.draft = draft ?? services.drafts.makeDraft()
    hasDraft = draft != nil
    contentType = type
    super.init()
    savedMark = draft == nil ? mark : nil
    undoManager.didChange = { [weak self] in self?.contentDidChange() }
    model.observeChanges { [weak self] in self?.contentDidChangeForGood() }
    storageDidChange()
    if savedMark == nil { saveLater() }
  }

  // MARK: State

  /// The name of the file, or "Untitled".
  package var title: String {
    recordRead()
    return stored?.path.shownName ?? name
  }

  /// The file; nil until the document has been saved.
  package var fileURL: URL? {
    recordRead()
    return stored?.path.url()
  }

  /// Whether there are unsaved changes, or the content isn't stored because another program has deleted the file.
  package var isEdited: Bool {
    recordRead()
    return hasChanges
  }

  var hasChanges: Bool { mark != savedMark || currentConflict == .deleted }

  /// Whether the document is being written.
  package var isSaving: Bool {
    recordRead()
    return writes > 0
  }

  /// Whether the document can be changed: not if it is only viewed, or its file can't be written.
  package var isEditable: Bool {
    recordRead()
    return !model.writableTypes.isEmpty && isWritable
  }

  /// What another program has done to the file, about which the user has to decide.
  package var conflict: Conflict? {
    recordRead()
    return currentConflict
  }

  var mark: Mark { Mark(undoState: undoManager.stateNumber, changes: changes) }

  /// Whether unsaved changes can be written to the file without a question.
  var savesByItself: Bool { stored != nil && currentConflict == nil && isEditable }

  private func storageDidChange() {
    model.placeDidChange(
      stored?.path.url(), changed: stored?.stamp.lastModification,
      isEditable: !model.writableTypes.isEmpty && isWritable)
    stateDidChange()
    fileDidChange?()
  }

  // MARK: Changes

  /// Notifies the readers if something that they read has changed.
  private func stateDidChange() {
    let state = ShownState(
      path: stored?.path, isEdited: hasChanges, isSaving: writes > 0, isWritable: isWritable,
      conflict: currentConflict)
    guard state != shownState else { return }
    shownState = state
    notifyReaders()
  }

  private func contentDidChange() {
    stateDidChange()
    if mark == savedMark { discardDraft() } else { saveLater() }
  }

  private func contentDidChangeForGood() {
    changes += 1
    contentDidChange()
  }

  /// Saves after some seconds without a change, at the latest after half a minute.
  func saveLater() {
    guard timer == nil, !isClosed else { return }
    let clock = services.clock
    var seen = mark
    timer = Task { [weak self] in
      for _ in 0..<6 {
        do { try await clock.sleep(for: .seconds(5)) } catch { return }
        guard let self, !Task.isCancelled else { return }
        if self.mark == seen { break }
        seen = self.mark
      }
      self?.timer = nil
      await self?.saveByItself()
    }
  }

  // MARK: Turns

  /// Performs an operation after those that have begun before.
  func inTurn(_ body: @escaping @MainActor () async throws -> Void) async throws {
    let former = tail
    services.work?.begin()
    let task = Task { @MainActor in
      await former?.value
      defer { services.work?.end() }
      try await body()
    }
    tail = Task { _ = await task.result }
    try await task.value
  }

  // MARK: End

  /// Gives up unsaved changes.
  func abandon() {
    savedMark = mark
    currentConflict = nil
    discardDraft()
  }

  /// Ends the session after its window has closed. Unsaved changes are saved, or kept as a draft.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    timer?.cancel()
    undoManager.didChange = nil
    guard hasChanges else { return }
    // Retains the session until it is done.
    services.work?.begin()
    Task {
      await saveByItself()
      services.work?.end()
    }
  }
}
