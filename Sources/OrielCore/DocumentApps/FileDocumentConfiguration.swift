import FoundationEssentials

/// An open document of a value type, from which a ``DocumentGroup`` makes the views of its window.
@MainActor public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. An assignment makes it edited and can be undone, unless the document can't be changed.
  @Binding public var document: Document

  /// The document's file; nil until it has been saved.
  public var fileURL: URL?

  /// Whether the document can be changed: not in a group that only views documents, nor if the file can't be written.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// An open document of a reference type, from which a ``DocumentGroup`` makes the views of its window.
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document, whose changes the views follow. It is another object after the file has been read again.
  @ObservedObject public var document: Document

  /// The document's file; nil until it has been saved.
  public var fileURL: URL?

  /// Whether the document is to be changed: not in a group that only views documents, nor if the file can't be written.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The place of the document in a window: the environment value `documentConfiguration`.
public struct DocumentConfiguration: Equatable, Sendable {
  /// The document's file; nil until it has been saved.
  public let fileURL: URL?

  /// Whether the document can be changed: not in a group that only views documents, nor if the file can't be written.
  public let isEditable: Bool
}

private enum DocumentWindowKey: EnvironmentKey { static var defaultValue: DocumentWindow? { nil } }

extension EnvironmentValues {
  /// The open document of the window.
  var documentWindow: DocumentWindow? {
    get { self[DocumentWindowKey.self] }
    set { self[DocumentWindowKey.self] = newValue }
  }

  /// The place of the document in the window; nil outside of a ``DocumentGroup``.
  @MainActor public var documentConfiguration: DocumentConfiguration? {
    documentWindow.map { DocumentConfiguration(fileURL: $0.session.fileURL, isEditable: $0.session.isEditable) }
  }
}
