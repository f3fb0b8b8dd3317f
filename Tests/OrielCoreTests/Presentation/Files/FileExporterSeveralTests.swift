import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Writing several documents or items into a folder.
@MainActor struct FileExporterSeveralTests {
  @Observable @MainActor final class Papers {
    var documents: [TextDocument] = []
  }

  private struct Several: View {
    let model: FileModel
    let papers: Papers
    var body: some View {
      Button("Go") { model.isPresented = true }
        .fileExporter(
          isPresented: model.binding, documents: papers.documents, contentTypes: [.json],
          onCompletion: { model.completed($0) }, onCancellation: { model.cancelled() })
    }
  }

  private let folder: DocumentFolder
  private let model = FileModel()
  private let papers = Papers()

  init() throws { folder = try DocumentFolder() }

  @Test func `Each has a name of its own, and nothing that is there is replaced`() async throws {
    papers.documents = ["1", "2", "3"].map { TextDocument($0) }
    let screen = Screen { Several(model: model, papers: papers) }
    try screen.button("Go").tap()
    let dialog = try screen.fileDialog
    #expect(dialog.kind == .folder)
    #expect(!dialog.allowsMultipleSelection)
    #expect(dialog.suggestedName == nil)
    try folder.put("old", in: "Untitled 2.json")
    try dialog.choose(folder.url)
    try await screen.finishFileWork()
    #expect(folder.names == ["Untitled 2.json", "Untitled 3.json", "Untitled 4.json", "Untitled.json"])
    #expect(try folder.text("Untitled 2.json") == "old")
    // In the documents' order.
    #expect(try model.urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["\"1\"", "\"2\"", "\"3\""])
    #expect(model.log.take().first == "presented false")
  }

  @Test func `If one can't be written, none is`() async throws {
    papers.documents = ["1", "unwritable", "3"].map { TextDocument($0) }
    let screen = Screen { Several(model: model, papers: papers) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url)
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "failed unwritable"])
    #expect(folder.names == [])
  }

  @Test func `Without documents nothing is presented, until there are some`() throws {
    let screen = Screen { Several(model: model, papers: papers) }
    try screen.button("Go").tap()
    #expect(screen.fileDialogs.isEmpty)
    papers.documents = [TextDocument("1")]
    #expect(screen.fileDialogs.map(\.kind) == [.folder])
    try screen.pressEscape()
    #expect(model.log.take() == ["presented false", "cancelled"])
  }

  @Test func `Items are called as they suggest`() async throws {
    let items = [Snippet(text: "a"), Snippet(text: "b"), Snippet(text: "a")]
    let screen = Screen {
      Button("Go") { model.isPresented = true }
        .fileExporter(
          isPresented: model.binding, items: items, contentTypes: [.html], onCompletion: { model.completed($0) },
          onCancellation: { model.cancelled() })
    }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url)
    try await screen.finishFileWork()
    #expect(
      model.log.take() == ["presented false", "done Snippet a.html, Snippet b.html, Snippet a 2.html"])
    #expect(folder.names == ["Snippet a 2.html", "Snippet a.html", "Snippet b.html"])
  }

  @Test func `Documents that are objects`() async throws {
    let objects = [ObjectDocument("1"), ObjectDocument("2")]
    let screen = Screen {
      Button("Go") { model.isPresented = true }
        .fileExporter(isPresented: model.binding, documents: objects, contentType: .plainText) { model.completed($0) }
    }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url)
    try await screen.finishFileWork()
    #expect(folder.names == ["Untitled 2.txt", "Untitled.txt"])
    for object in objects {
      #expect(object.calls.all == ["snapshot on the main thread", "fileWrapper off the main thread"])
    }
  }
}
