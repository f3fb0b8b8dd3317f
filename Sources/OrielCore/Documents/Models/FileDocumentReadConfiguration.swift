/// The file from which a document is opened.
public struct FileDocumentReadConfiguration {
  /// The type of the file, which is one of the document's readable types.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}
