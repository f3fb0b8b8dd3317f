import Oriel

/// A text as a document.
struct NoteDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .markdown]

  var text: String

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(bytes: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let heading = configuration.contentType == .markdown ? "# Note\n\n" : ""
    return FileWrapper(regularFileWithContents: Data((heading + text).utf8))
  }
}

/// A document that takes some time to write.
struct LargeDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.data]

  private let size = 200 << 20

  init() {}
  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(repeating: UInt8(ascii: "o"), count: size))
  }
}

extension UTType {
  /// Text in Markdown, which the Gallery exports.
  static let markdown = UTType(importedAs: "net.daringfireball.markdown", conformingTo: .plainText)
}
