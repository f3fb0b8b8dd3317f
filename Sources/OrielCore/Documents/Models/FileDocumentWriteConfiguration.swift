/// The configuration with which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type to write, which is one of the document's writable types.
  public let contentType: UTType
  /// The file from which the document was read or to which it was written last; nil for an export.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}
