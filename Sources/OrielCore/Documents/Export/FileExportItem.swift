import FoundationEssentials

/// A document or item to export, with its writable types.
package struct FileExportItem: Sendable {
  package typealias MakeContent = @Sendable (UTType) async throws -> FileContent?
  typealias MakeNamed = @Sendable (UTType) async throws -> Named?

  /// The content to write, and the name that it suggests, if any.
  struct Named: Sendable {
    let content: FileContent
    let name: String?
    /// The folder in which the content is, until it has been copied.
    var folder: TemporaryFolder?
  }

  /// The file name that the item suggests for a type.
  package var suggestedFilename: @Sendable (UTType) -> String?
  /// The types as which the item can be written, the preferred one first.
  package var writableTypes: [UTType]
  /// Makes the content to write; nil if the item doesn't support the type. Called once, on a background thread, after
  /// the user has chosen the file.
  let make: MakeNamed

  package init(
    suggestedFilename: @escaping @Sendable (UTType) -> String? = { _ in nil }, writableTypes: [UTType],
    makeContent: @escaping MakeContent
  ) {
    self.suggestedFilename = suggestedFilename
    self.writableTypes = writableTypes
    make = { type in try await makeContent(type).map { Named(content: $0, name: nil) } }
  }

  private init(writableTypes: [UTType], makeWrapper: @escaping @Sendable (UTType) async throws -> Named) {
    suggestedFilename = { _ in nil }
    self.writableTypes = writableTypes
    make = makeWrapper
  }

  /// Creates the item of a document of a value type, with its current content.
  package init<Document: FileDocument>(_ document: Document) {
    self.init(writableTypes: Document.writableContentTypes) { type in
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
      return Named(try document.fileWrapper(configuration: configuration))
    }
  }

  /// Creates the item of a document of a reference type. Its snapshot is taken on the main actor when it is written.
  @MainActor package init<Document: ReferenceFileDocument>(_ document: Document) {
    let document = Handover(document)
    self.init(writableTypes: Document.writableContentTypes) { type in
      let snapshot = try await MainActor.run { Handover(try document.take().snapshot(contentType: type)) }
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
      return Named(try document.take().fileWrapper(snapshot: snapshot.take(), configuration: configuration))
    }
  }

  /// Creates the item of a document that a writer writes. Its snapshot is taken on the main actor when it is written.
  @MainActor package init<Document: WritableDocument>(_ document: Document) where Document.Writer.Destination == URL {
    // The document and its conformance may be isolated to the main actor.
    let write: @MainActor @Sendable (UTType, URL) async throws -> Void = { type, url in
      let snapshot = try await document.snapshot(contentType: type)
      let writer = document.writer(configuration: DocumentWriteConfiguration(contentType: type))
      try await writer.write(snapshot: snapshot, to: url, previous: nil, progress: Subprogress())
    }
    self.init(writableTypes: Document.writableContentTypes) { type in
      let folder = try TemporaryFolder()
      do {
        let file = folder.path.appending(type.namingType.filename(for: "document"))
        try await write(type, file.url())
        return Named(content: .copy(of: file), name: nil, folder: folder)
      } catch {
        folder.discard()
        throw error
      }
    }
  }

  /// Creates the item of a transferable value.
  package init<Item: Transferable>(_ item: Item) {
    self.init(suggestedFilename: { item.suggestedFilename(for: $0) }, writableTypes: item.exportedContentTypes) {
      type in
      try await item.exported(as: type)?.fileContent()
    }
  }

  /// The type to write: the first requested type that the item supports, or else its preferred one; nil if there is
  /// none.
  package func contentType(wanted: [UTType]) -> UTType? {
    for type in wanted {
      if writableTypes.contains(type) { return type }
      // A request for a general type, such as an image, is met by a specific one.
      if let special = writableTypes.first(where: { $0.conforms(to: type) }) { return special }
    }
    return writableTypes.first
  }
}

extension FileExportItem.Named {
  fileprivate init(_ wrapper: FileWrapper) {
    self.init(content: wrapper.fileContent, name: wrapper.preferredFilename ?? wrapper.filename)
  }
}
