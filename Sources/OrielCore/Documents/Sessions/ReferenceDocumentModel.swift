import FoundationEssentials

/// The content of a ``ReferenceFileDocument``.
@MainActor final class ReferenceDocumentModel<Document: ReferenceFileDocument>: DependencySource, DocumentModel {
  let writableTypes: [UTType]
  private var wrapper: Handover<FileWrapper>?
  private var stored: Document

  init(_ document: Document, isViewer: Bool = false) {
    stored = document
    writableTypes = isViewer ? [] : Document.writableContentTypes
  }

  /// The document, which is another object after the file has been read again.
  var document: Document {
    recordRead()
    return stored
  }

  /// Reads a document from a file.
  static func opening(
    _ path: DiskPath, as type: UTType, system: FileSystem, isViewer: Bool
  ) async throws -> ReferenceDocumentModel {
    let (document, wrapper) = try await read(path, as: type, system: system)
    let model = ReferenceDocumentModel(document, isViewer: isViewer)
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
    stored = document
    self.wrapper = wrapper
    notifyReaders()
  }

  func takeSnapshot(as type: UTType, continues: Bool) throws -> DocumentSnapshot {
    let (document, existing) = (Handover(stored), wrapper)
    let snapshot = Handover(try stored.snapshot(contentType: type))
    let written = WrittenWrapper()
    return DocumentSnapshot { _ in
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing?.take())
      let made = try document.take().fileWrapper(snapshot: snapshot.take(), configuration: configuration)
      return written.content(of: made)
    } didWrite: { [weak self] in
      self?.wrapper = written.wrapper
    }
  }
}
