import Foundation
// Not testable: an app has no more than this.
import OrielCore

/// A document as apps write them.
struct TextDocument: FileDocument {
  static let readableContentTypes = [UTType.plainText, .json]
  var text = ""

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "unwritable" { throw DocumentFailure.unwritable }
    let isJSON = configuration.contentType == .json
    return FileWrapper(regularFileWithContents: Data((isJSON ? "\"\(text)\"" : text).utf8))
  }
}

enum DocumentFailure: Error { case unwritable }

/// A document of large size, or one that is a folder.
struct BulkDocument: FileDocument {
  static let readableContentTypes = [UTType.data]
  var size = 0

  init(size: Int) { self.size = size }
  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(repeating: 0x2e, count: size))
  }
}

/// A document that is a folder.
struct PackageDocument: FileDocument {
  static let readableContentTypes = [UTType.rtfd]
  var files: [String: String]

  init(_ files: [String: String]) { self.files = files }
  init(configuration: ReadConfiguration) throws { files = [:] }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(directoryWithFileWrappers: files.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
  }
}

/// A document that is an object, and notes where it is called.
final class ObjectDocument: ReferenceFileDocument {
  static let readableContentTypes = [UTType.plainText]
  @Published var text = ""
  let calls = CallNotes()

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func snapshot(contentType: UTType) throws -> String {
    calls.note("snapshot")
    return text
  }

  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    calls.note("fileWrapper")
    return FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

/// An item with several forms.
struct Snippet: Codable, Transferable, Equatable {
  var text: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text, importing: { Snippet(text: $0) })
    DataRepresentation(exportedContentType: .html) { Data("<p>\($0.text)</p>".utf8) }
      .exportingCondition { !$0.isSecret }
      .suggestedFileName { "Snippet \($0.text)" }
    DataRepresentation(exportedContentType: .swiftSource) { Data($0.text.utf8) }
      .visibility(.ownProcess)
  }
}
