/// What a document is opened from.
public struct FileDocumentReadConfiguration {
  /// The type of the file: one of the document's readable ones.
  public let contentType: UTType
  /// The file, already read.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}
