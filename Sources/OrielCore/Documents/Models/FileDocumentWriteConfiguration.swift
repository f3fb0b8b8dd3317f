/// What a document is written for.
public struct FileDocumentWriteConfiguration {
  /// The type that is wanted: one of the document's writable ones.
  public let contentType: UTType
  /// The file that the document was last read from or written to; nil where it is exported to a new one.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}
