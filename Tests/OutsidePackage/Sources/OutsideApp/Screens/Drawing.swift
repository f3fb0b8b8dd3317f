import Oriel

/// A document that is an object.
final class Drawing: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }

  @Published var strokes: [String] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    strokes = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
  }

  func snapshot(contentType: UTType) throws -> [String] { strokes }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}
