import FoundationEssentials

/// One document or item to be exported: which types it can be written as, and how.
package struct FileExportItem: Sendable {
  package typealias MakeContent = @Sendable (UTType) async throws -> FileContent?
  typealias MakeNamed = @Sendable (UTType) async throws -> Named?

  /// What is to be written, with the name that it says itself; nil where it says none.
  struct Named: Sendable {
    let content: FileContent
    let name: String?
  }

  /// What the file is to be called, as far as the item says.
  package var suggestedFilename: @Sendable (UTType) -> String?
  /// The types that it can be written as, the preferred one first.
  package var writableTypes: [UTType]
  /// Makes what is to be written; nil if the item has no such form. Called off the main actor, once, when the file's
  /// place is known.
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

  /// A document that is a value. What it is now is what is written.
  package init<Document: FileDocument>(_ document: Document) {
    self.init(writableTypes: Document.writableContentTypes) { type in
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
      return Named(try document.fileWrapper(configuration: configuration))
    }
  }

  /// A document that is an object. Its snapshot is made on the main actor when its turn comes, and written off it.
  @MainActor package init<Document: ReferenceFileDocument>(_ document: Document) {
    let document = Handover(document)
    self.init(writableTypes: Document.writableContentTypes) { type in
      let snapshot = try await MainActor.run { Handover(try document.value.snapshot(contentType: type)) }
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
      return Named(try document.value.fileWrapper(snapshot: snapshot.value, configuration: configuration))
    }
  }

  /// Anything that can be given away.
  package init<Item: Transferable>(_ item: Item) {
    self.init(suggestedFilename: { item.suggestedFilename(for: $0) }, writableTypes: item.exportedContentTypes) {
      type in
      try await item.exported(as: type)?.fileContent()
    }
  }

  /// The type to write: the first of the wanted ones that it can be written as, otherwise its own preferred one; nil if
  /// it can't be written at all.
  package func contentType(wanted: [UTType]) -> UTType? {
    for type in wanted {
      if writableTypes.contains(type) { return type }
      // Who asks for an image gets the kind of image that the item has.
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

/// Takes a value to another thread.
// Unchecked: a document's snapshot has no other owner, and what is called on the document off the main actor is said
// there to be called so.
private struct Handover<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
