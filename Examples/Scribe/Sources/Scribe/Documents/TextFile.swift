import Oriel

extension UTType {
  static let markdown = UTType(importedAs: "net.daringfireball.markdown", conformingTo: .plainText)
}

/// A text as it is in a file: what it says, and how that is written.
struct TextFile: FileDocument {
  static let readableContentTypes: [UTType] = [.markdown, .plainText]

  var text: String
  /// How the characters are written.
  private(set) var encoding = TextEncoding.utf8
  /// How lines end in the file. In `text`, they end with a line feed.
  private(set) var lineEnding = LineEnding.lineFeed

  init(text: String = "") { self.text = text }

  init(data: Data) throws {
    let (text, encoding) = try TextEncoding.decode(data)
    lineEnding = LineEnding(of: text)
    self.encoding = encoding
    self.text = lineEnding.unified(text)
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw TextFileError.notText }
    try self.init(data: data)
  }

  /// What is written to the file.
  var data: Data { encoding.encode(lineEnding.written(text)) }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}

/// Why a file can't be opened.
enum TextFileError: LocalizedError {
  case notText

  var errorDescription: String? {
    switch self {
    case .notText: String(localized: "The file isn’t a text.")
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .notText: String(localized: "It contains bytes that are no characters. Scribe opens plain text and Markdown.")
    }
  }
}
