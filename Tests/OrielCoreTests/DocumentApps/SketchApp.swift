import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// A document of a reference type, which is a folder with a file for each line.
final class Sketch: ReferenceFileDocument {
  static let readableContentTypes = [
    UTType(exportedAs: "org.oriel.tests.sketch", conformingTo: .package, filenameExtensions: ["sketch"])
  ]
  @Published var lines: [String]

  init(lines: [String] = []) { self.lines = lines }

  init(configuration: ReadConfiguration) throws {
    let files = configuration.file.fileWrappers ?? [:]
    lines = files.sorted { $0.key < $1.key }.map {
      String(decoding: $0.value.regularFileContents ?? Data(), as: UTF8.self)
    }
  }

  func snapshot(contentType: UTType) throws -> [String] { lines }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    let folder = configuration.existingFile ?? FileWrapper(directoryWithFileWrappers: [:])
    for (name, child) in folder.fileWrappers ?? [:] where !snapshot.indices.contains(Int(name) ?? -1) {
      folder.removeFileWrapper(child)
    }
    for (index, line) in snapshot.enumerated() {
      if let old = folder.fileWrappers?["\(index)"] { folder.removeFileWrapper(old) }
      folder.addRegularFile(withContents: Data(line.utf8), preferredFilename: "\(index)")
    }
    return folder
  }

  /// Adds a line, which can be undone.
  @MainActor func add(_ line: String, _ undoManager: UndoManager?) {
    lines.append(line)
    undoManager?.registerUndo(withTarget: self) { sketch in sketch.removeLast(undoManager) }
  }

  @MainActor private func removeLast(_ undoManager: UndoManager?) {
    let line = lines.removeLast()
    undoManager?.registerUndo(withTarget: self) { sketch in sketch.add(line, undoManager) }
  }
}

/// A document with a reader and a writer, whose snapshots aren't `Sendable`.
@MainActor @Observable final class Letter: @MainActor OrielCore.Document {
  final class Contents {
    let text: String
    init(_ text: String) { self.text = text }
  }

  static let readableContentTypes = [UTType.json]
  var text = ""
  @ObservationIgnored let configuration: URLDocumentConfiguration
  @ObservationIgnored var previous: String?

  init(_ configuration: URLDocumentConfiguration) { self.configuration = configuration }

  nonisolated func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<Contents> {
    FileWrapperDocumentReader(configuration) { file in
      Contents(String(decoding: file.regularFileContents ?? Data(), as: UTF8.self))
    }
  }

  func writer(configuration: sending WriteConfiguration) -> sending LetterWriter { LetterWriter() }
  func snapshot(contentType: UTType) -> sending Contents { Contents(text) }

  func apply(snapshot: sending Contents, previous: sending Contents?) {
    text = snapshot.text
    self.previous = previous?.text
  }

  func write(_ new: String, _ undoManager: UndoManager?) {
    let old = text
    text = new
    undoManager?.registerUndo(withTarget: self) { $0.write(old, undoManager) }
  }
}

/// Writes a letter, and what was written before it.
struct LetterWriter: DocumentWriter {
  func write(
    snapshot: sending Letter.Contents, to destination: sending URL, previous: sending Letter.Contents?,
    progress: consuming Subprogress
  ) async throws {
    let work = progress.start(totalCount: 1)
    try Data((snapshot.text + (previous.map { "|\($0.text)" } ?? "")).utf8).write(to: destination)
    work.complete(count: 1)
  }
}

/// An app with documents of several generations.
struct SketchApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Sketch() }) { SketchEditor(file: $0) }
    DocumentGroup {
      LetterEditor(letter: $0)
    } makeDocument: { configuration, _ in
      Letter(configuration)
    }
    DocumentGroup(viewing: Note.self) { file in
      Text("Viewed: \(file.document.text)")
      Button("Change") { file.document.text = "changed" }
    }
  }
}

struct SketchEditor: View {
  let file: ReferenceFileDocumentConfiguration<Sketch>
  @Environment(\.undoManager) private var undoManager
  @Environment(\.newDocument) private var newDocument

  var body: some View {
    Text("Lines: \(file.document.lines.joined(separator: ","))")
    Button("Add") { file.document.add("line\(file.document.lines.count)", undoManager) }
    Button("Change Silently") { file.document.lines = ["silent"] }
    Button("New Letter") { newDocument(contentType: .json) }
  }
}

struct LetterEditor: View {
  let letter: Letter
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Text("Letter: \(letter.text)")
    Text("Place: \(letter.configuration.fileURL?.lastPathComponent ?? "none")")
    Button("Dear") { letter.write("Dear", undoManager) }
    Button("Yours") { letter.write("Yours", undoManager) }
    Button("Change Silently") { letter.text = "silent" }
  }
}
