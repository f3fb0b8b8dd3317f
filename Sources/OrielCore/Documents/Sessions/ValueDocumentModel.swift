import FoundationEssentials

/// The content of a ``FileDocument``.
@MainActor final class ValueDocumentModel<Document: FileDocument>: DocumentModel {
  /// The number of changes that can be undone. Each keeps a whole document, so that it is smaller for large ones.
  static func levelsOfUndo(forSize size: Int) -> Int { min(100, max(10, 64_000_000 / max(1, size))) }

  let undoManager: UndoManager
  let writableTypes: [UTType]
  private var isEditable = true
  private var didChange: () -> Void = {}
  private(set) lazy var location = ValueDocumentLocation(self)
  private var wrapper: Handover<FileWrapper>?
  fileprivate private(set) var document: Document { didSet { location.notifyReaders() } }

  init(_ document: Document, isViewer: Bool = false, undoManager: UndoManager) {
    self.document = document
    self.undoManager = undoManager
    writableTypes = isViewer ? [] : Document.writableContentTypes
    undoManager.levelsOfUndo = Self.levelsOfUndo(forSize: 0)
  }

  /// Reads a document from a file.
  static func opening(
    _ path: DiskPath, as type: UTType, system: FileSystem, isViewer: Bool, undoManager: UndoManager
  ) async throws -> Self {
    let (document, wrapper) = try await read(path, as: type, system: system)
    let model = Self(document, isViewer: isViewer, undoManager: undoManager)
    model.wrapper = wrapper
    return model
  }

  private static func read(
    _ path: DiskPath, as type: UTType, system: FileSystem
  ) async throws -> (Document, Handover<FileWrapper>) {
    let (document, wrapper) = try await FileJob.reading(path, system: system) { wrapper in
      try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: wrapper))
    }
    return (document.take(), wrapper)
  }

  func read(
    _ path: DiskPath, as type: UTType, system: FileSystem, willReplace: @MainActor () throws -> Void
  ) async throws {
    let (document, wrapper) = try await Self.read(path, as: type, system: system)
    try willReplace()
    self.document = document
    self.wrapper = wrapper
  }

  func observeChanges(_ didChange: @escaping () -> Void) { self.didChange = didChange }

  func placeDidChange(_ url: URL?, changed: Date?, isEditable: Bool) { self.isEditable = isEditable }

  /// Assigns the document, and registers the action that takes this back.
  fileprivate func assign(_ new: Document) {
    guard isEditable else { return }
    let old = document
    document = new
    guard undoManager.isUndoRegistrationEnabled else { return didChange() }
    let levels = Self.levelsOfUndo(forSize: Self.size(of: old))
    if levels != undoManager.levelsOfUndo { undoManager.levelsOfUndo = levels }
    undoManager.register(UndoAction(self, restoresAll: true) { $0.assign(old) })
  }

  /// About how many bytes a document needs, as far as its properties tell.
  private static func size(of document: Document) -> Int {
    Mirror(reflecting: document).children.reduce(0) { size, property in
      switch property.value {
      case let text as String: size + text.utf8.count
      case let data as Data: size + data.count
      default: size
      }
    }
  }

  func takeSnapshot(as type: UTType, continues: Bool) -> DocumentSnapshot {
    let (document, existing) = (document, wrapper)
    let written = WrittenWrapper()
    return DocumentSnapshot { _ in
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing?.take())
      return written.content(of: try document.fileWrapper(configuration: configuration))
    } didWrite: { [weak self] in
      self?.wrapper = written.wrapper
    }
  }
}

/// The storage of the binding to a document.
@MainActor final class ValueDocumentLocation<Document: FileDocument>: Location<Document> {
  private weak var model: ValueDocumentModel<Document>?
  private var last: Document

  init(_ model: ValueDocumentModel<Document>) {
    self.model = model
    last = model.document
  }

  override func get() -> Document {
    recordRead()
    if let model { last = model.document }
    return last
  }

  override func set(_ value: Document) { model?.assign(value) }
  override var hasStoredProperties: Bool { true }
}

/// The wrapper that a document has made to be written.
// Unchecked: it is set by the thread that writes, and read after that.
final class WrittenWrapper: @unchecked Sendable {
  private(set) var wrapper: Handover<FileWrapper>?

  func content(of wrapper: FileWrapper) -> DocumentSnapshot.Content {
    self.wrapper = Handover(wrapper)
    return DocumentSnapshot.Content(content: wrapper.fileContent)
  }
}
