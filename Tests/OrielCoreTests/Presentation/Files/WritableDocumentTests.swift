import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Exporting documents that a writer writes from a snapshot.
@MainActor struct WritableDocumentTests {
  private let folder: DocumentFolder
  private let model = FileModel()

  init() throws { folder = try DocumentFolder() }

  /// A snapshot that isn't `Sendable`.
  final class Page {
    let text: String
    let type: UTType
    init(_ text: String, _ type: UTType) { (self.text, self.type) = (text, type) }
  }

  /// A document that isn't isolated.
  final class Note: WritableDocument {
    static let writableContentTypes = [UTType.plainText, .json]
    @MainActor var text = ""
    let calls = CallNotes()

    @MainActor init(_ text: String) { self.text = text }

    func writer(configuration: sending WriteConfiguration) -> sending NoteWriter {
      calls.note("writer")
      return NoteWriter(calls: calls)
    }

    @MainActor func snapshot(contentType: UTType) throws -> sending Page {
      calls.note("snapshot")
      if text == "refused" { throw CancellationError() }
      return Page(text, contentType)
    }
  }

  struct NoteWriter: DocumentWriter {
    let calls: CallNotes

    func write(
      snapshot: sending Page, to destination: sending URL, previous: sending Page?, progress: consuming Subprogress
    ) async throws {
      calls.note("write")
      let progress = progress.start(totalCount: 1)
      if previous != nil { throw CocoaError(.featureUnsupported) }
      if snapshot.text == "broken" { throw CocoaError(.fileWriteUnknown) }
      if snapshot.text == "package" {
        try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: false)
        try Data("inner".utf8).write(to: destination.appending(path: "inner.txt"))
      } else {
        try Data((snapshot.type == .json ? "\"\(snapshot.text)\"" : snapshot.text).utf8).write(to: destination)
      }
      progress.complete(count: 1)
    }
  }

  /// A document whose conformance is isolated to the main actor.
  @MainActor final class Draft: @MainActor WritableDocument {
    static let writableContentTypes = [UTType.plainText]
    var text: String
    init(_ text: String) { self.text = text }
    func writer(configuration: sending WriteConfiguration) -> sending DraftWriter { DraftWriter() }
    func snapshot(contentType: UTType) -> sending String { text }
  }

  struct DraftWriter: DocumentWriter {
    func write(
      snapshot: sending String, to destination: sending URL, previous: sending String?, progress: consuming Subprogress
    ) async throws { try Data(snapshot.utf8).write(to: destination) }
  }

  private struct Exporting<Document: WritableDocument>: View where Document.Writer.Destination == URL {
    let model: FileModel
    let document: Document?
    var type: UTType?
    var body: some View {
      Button("Go") { model.isPresented = true }
        .fileExporter(
          isPresented: model.binding, document: document, contentType: type, defaultFilename: "Notes",
          onCompletion: { model.completed($0) }, onCancellation: { model.cancelled() })
    }
  }

  private func makeScreen(_ note: Note?, type: UTType? = nil) throws -> Screen {
    let screen = Screen { Exporting(model: model, document: note, type: type) }
    try screen.button("Go").tap()
    return screen
  }

  @Test func `A snapshot is taken on the main thread, and written on another one`() async throws {
    let note = Note("text")
    let screen = try makeScreen(note)
    #expect(try screen.fileDialog.suggestedName == "Notes.txt")
    note.text = "later"
    try screen.fileDialog.choose(folder.url("Mine"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done Mine.txt"])
    #expect(try folder.text("Mine.txt") == "later")
    #expect(folder.names == ["Mine.txt"])
    #expect(
      note.calls.all == ["snapshot on the main thread", "writer on the main thread", "write off the main thread"])
  }

  @Test func `A type is the only one that is offered, and is the one of the snapshot`() async throws {
    let screen = try makeScreen(Note("text"), type: .json)
    #expect(try screen.fileDialog.suggestedName == "Notes.json")
    try screen.fileDialog.choose(folder.url("a.json"))
    try await screen.finishFileWork()
    #expect(try folder.text("a.json") == "\"text\"")
  }

  @Test func `A file is replaced as a whole, with consent`() async throws {
    try folder.put("old", in: "a.txt")
    let screen = try makeScreen(Note("broken"))
    try screen.fileDialog.choose(folder.url("a.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take().first == "presented false")
    #expect(model.error is CocoaError)
    #expect(try folder.text("a.txt") == "old")
    #expect(folder.names == ["a.txt"])
  }

  @Test func `A document that throws a CancellationError has failed`() async throws {
    let screen = try makeScreen(Note("refused"))
    try screen.fileDialog.choose(folder.url("a.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take().first == "presented false")
    #expect(model.error is CancellationError)
    #expect(folder.names == [])
  }

  @Test func `A folder that the writer makes is exported as a folder`() async throws {
    let screen = try makeScreen(Note("package"))
    try screen.fileDialog.choose(folder.url("a.txt"))
    try await screen.finishFileWork()
    #expect(try folder.text("a.txt/inner.txt") == "inner")
  }

  @Test func `Without a document no dialog comes, and a dismissed one is cancelled`() throws {
    let empty = try makeScreen(nil)
    #expect(throws: (any Error).self) { try empty.fileDialog }
    model.isPresented = false
    _ = model.log.take()
    let screen = try makeScreen(Note("text"))
    try screen.fileDialog.cancel()
    #expect(model.log.take() == ["presented false", "cancelled"])
  }

  @Test func `A document that belongs to the main actor is exported`() async throws {
    let screen = Screen { Exporting(model: model, document: Draft("draft")) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("d.txt"))
    try await screen.finishFileWork()
    #expect(try folder.text("d.txt") == "draft")
  }

  private struct Several: View {
    let model: FileModel
    let documents: [Note]
    var body: some View {
      Button("Go") { model.isPresented = true }
        .fileExporter(isPresented: model.binding, documents: documents) { model.completed($0) }
    }
  }

  @Test func `Several documents are written into one folder, or none of them`() async throws {
    let screen = Screen { Several(model: model, documents: [Note("one"), Note("two")]) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url)
    try await screen.finishFileWork()
    #expect(Set(try folder.names.map { try folder.text($0) }) == ["one", "two"])
    let failing = Screen { Several(model: model, documents: [Note("three"), Note("broken")]) }
    try failing.button("Go").tap()
    try failing.fileDialog.choose(folder.url)
    try await failing.finishFileWork()
    #expect(folder.names.count == 2)
  }

  @Test func `Parts of a progress count as much as they were assigned, and are complete if they aren't started`() {
    let progress = ProgressManager(totalCount: 10)
    progress.complete(count: 4)
    let part = progress.subprogress(assigningCount: 4).start(totalCount: 2)
    part.complete(count: 1)
    #expect(progress.fractionCompleted == 0.6)
    #expect(progress.completedCount == 4)
    part.complete(count: 1)
    do { _ = progress.subprogress(assigningCount: 2) }
    #expect(progress.completedCount == 10)
    #expect(progress.isFinished && !progress.isIndeterminate)
    #expect(ProgressManager(totalCount: nil).isIndeterminate)
  }
}
