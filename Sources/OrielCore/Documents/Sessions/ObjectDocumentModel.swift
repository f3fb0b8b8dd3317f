import FoundationEssentials

/// The content of a ``ReadableDocument``, which may also be a ``WritableDocument``.
@MainActor final class ObjectDocumentModel<Model: ReadableDocument>: DocumentModel
where Model.Reader.Source == URL {
  let document: Model
  let configuration: URLDocumentConfiguration
  let writableTypes: [UTType]
  private let wrappers = DocumentWrappers()
  private var lastRead: Handover<Model.Reader.Snapshot>?
  private let snapshot: Snapshot?
  /// Forgets the snapshot that was written last, of which the file isn't a copy any more.
  private let forgetWritten: () -> Void

  /// Takes a snapshot of the document.
  private typealias Snapshot =
    @MainActor (ObjectDocumentModel, UTType, _ continues: Bool) async throws -> DocumentSnapshot

  /// Creates the content of a document that is only viewed.
  init(viewing document: Model, _ configuration: URLDocumentConfiguration) {
    self.document = document
    self.configuration = configuration
    writableTypes = []
    snapshot = nil
    forgetWritten = {}
  }

  /// Creates the content of a document.
  init(_ document: Model, _ configuration: URLDocumentConfiguration)
  where Model: WritableDocument, Model.Writer.Destination == URL {
    self.document = document
    self.configuration = configuration
    writableTypes = Model.writableContentTypes
    let last = LastSnapshot<Model.Writer.Snapshot>()
    forgetWritten = { last.snapshot = nil }
    snapshot = { model, type, continues in
      let taken = Handover(try await model.document.snapshot(contentType: type))
      let configuration = DocumentWriteConfiguration(contentType: type, wrappers: model.wrappers)
      let writer = Handover(model.document.writer(configuration: configuration))
      let previous = continues ? last.snapshot : nil
      // The conformance of the writer may be isolated to the main actor.
      let write: @MainActor @Sendable (URL, _ isCopied: Bool) async throws -> Void = { url, isCopied in
        try await writer.take().write(
          snapshot: taken.take(), to: url, previous: isCopied ? previous?.take() : nil, progress: Subprogress())
      }
      let hasPrevious = previous != nil
      return DocumentSnapshot { current in
        let folder = try TemporaryFolder()
        do {
          let place = folder.path.appending(type.namingType.filename(for: "document"))
          let isCopied = hasPrevious ? try await FileJob.copy(current, to: place) : false
          try await write(place.url(), isCopied)
          return DocumentSnapshot.Content(content: .copy(of: place), folder: folder)
        } catch {
          folder.discard()
          throw error
        }
      } didWrite: {
        last.snapshot = taken
      }
    }
  }

  func read(
    _ path: DiskPath, as type: UTType, system: FileSystem, willReplace: @MainActor () throws -> Void
  ) async throws {
    let reading = DocumentReadConfiguration(contentType: type, wrappers: wrappers)
    let reader = Handover(document.reader(configuration: reading))
    let snapshot = Handover(try await reader.take().read(from: path.url(), progress: Subprogress()))
    try willReplace()
    try await document.apply(snapshot: snapshot.take(), previous: lastRead?.take())
    lastRead = snapshot
    forgetWritten()
  }

  func takeSnapshot(as type: UTType, continues: Bool) async throws -> DocumentSnapshot {
    guard let snapshot else { throw CocoaError(.featureUnsupported) }
    return try await snapshot(self, type, continues)
  }

  func placeDidChange(_ url: URL?, changed: Date?, isEditable: Bool) {
    if configuration.fileURL != url { configuration.fileURL = url }
    configuration.lastContentModificationDate = changed
  }
}

/// The snapshot that was written last.
@MainActor private final class LastSnapshot<Snapshot> {
  var snapshot: Handover<Snapshot>?
}

extension FileJob {
  /// Copies the file that was written last, so that a writer needs to write only what has changed.
  ///
  /// - Returns: whether there is one.
  fileprivate static func copy(_ current: DiskPath?, to place: DiskPath) async throws -> Bool {
    guard let current else { return false }
    return try await run { job in
      let system = FileSystem()
      guard try system.statusIfThere(current, followingLinks: true, for: FileSubject(.read, current)) != nil else {
        return false
      }
      try FileWriter(system: system, job: job).write(.copy(of: current), to: place, replacing: false)
      return true
    }
  }
}
