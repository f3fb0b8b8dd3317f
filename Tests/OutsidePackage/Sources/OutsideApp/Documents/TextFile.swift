import Oriel

/// A document as SwiftUI's documentation shows one.
struct TextFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .json] }
  static let writableContentTypes = [UTType.plainText]

  var text: String

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    .init(regularFileWithContents: Data(text.utf8))
  }
}
