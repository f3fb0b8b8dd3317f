import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Writing a document to a chosen place.
@MainActor struct FileExporterTests {
  private let folder: DocumentFolder
  private let model = FileModel()

  init() throws { folder = try DocumentFolder() }

  private func makeScreen(_ text: String? = "text", types: [UTType] = [], name: String? = "Notes") throws -> Screen {
    let screen = Screen {
      ExportView(model: model, document: text.map { TextDocument($0) }, types: types, name: name)
    }
    try screen.button("Go").tap()
    return screen
  }

  @Test func `A document is written whole, under the name and with the extension`() async throws {
    let screen = try makeScreen()
    #expect(try screen.fileDialog.kind == .save)
    #expect(try screen.fileDialog.suggestedName == "Notes.txt")
    try screen.fileDialog.choose(folder.url("Mine"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done Mine.txt"])
    #expect(model.urls == [folder.url("Mine.txt")])
    #expect(folder.names == ["Mine.txt"])
    #expect(try folder.text("Mine.txt") == "text")
  }

  @Test func `The type is the one of the filter, or else that of the extension`() async throws {
    let screen = try makeScreen(types: [.plainText, .json])
    let names = TypeFilter.filters(for: [.plainText, .json], groups: false).map(\.name)
    #expect(try screen.fileDialog.filters == names)
    try screen.fileDialog.choose(folder.url("a"), filter: names.last)
    try await screen.finishFileWork()
    #expect(try folder.text("a.json") == "\"text\"")
    // The name that was there from before.
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("Notes.txt"), filter: names.last)
    try await screen.finishFileWork()
    #expect(try folder.text("Notes.json") == "\"text\"")
    // The initial filter, which the user hasn't changed.
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("b.json"))
    try await screen.finishFileWork()
    #expect(try folder.text("b.json") == "\"text\"")
    #expect(folder.names == ["Notes.json", "a.json", "b.json"])
  }

  @Test func `To what the extension leads is replaced only with consent`() async throws {
    try folder.put("old", in: "a.txt")
    let screen = try makeScreen()
    try screen.fileDialog.choose(folder.url("a"))
    try await screen.finishFileWork()
    let alert = try screen.alert
    #expect(alert.title == FileAccessError(.write, folder.url("a.txt"), .alreadyExists).errorDescription)
    #expect(alert.message == Word.fileReplaceIt.text)
    #expect(alert.buttons.map(\.label) == ["Cancel", "Replace"])
    #expect(alert.button("Replace")?.role == .destructive)
    #expect(try folder.text("a.txt") == "old")

    // No: another name.
    try screen.answer("Cancel")
    #expect(try screen.fileDialog.suggestedName == "a")
    #expect(try screen.fileDialog.initialFolder?.path == folder.url.path)
    #expect(model.log.take() == [])
    try screen.fileDialog.choose(folder.url("a"))
    try await screen.finishFileWork()
    #expect(try folder.text("a.txt") == "old")

    try screen.answer("Replace")
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done a.txt"])
    #expect(try folder.text("a.txt") == "text")
    #expect(folder.names == ["a.txt"])
  }

  @Test func `What the dialog itself has asked about isn't asked again`() async throws {
    try folder.put("old", in: "a.txt")
    let screen = try makeScreen()
    try screen.fileDialog.choose(folder.url("a.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done a.txt"])
    #expect(try folder.text("a.txt") == "text")
  }

  @Test func `The user is asked about a file that appears while the document is written`() async throws {
    let gate = FileGate()
    let screen = Screen { ItemView(model: model, item: GatedItem(gate: gate, text: "mine")) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("a.txt"))
    try await screen.wait { gate.isReached }
    try folder.put("theirs", in: "a.txt")
    gate.open()
    try await screen.finishFileWork()
    #expect(try screen.alert.buttons.map(\.label) == ["Cancel", "Replace"])
    #expect(try folder.text("a.txt") == "theirs")
    try screen.answer("Replace")
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done a.txt"])
    #expect(try folder.text("a.txt") == "mine")
  }

  @Test func `What a document throws is the failure, unchanged, and the old file stays`() async throws {
    try folder.put("old", in: "a.txt")
    let screen = try makeScreen("unwritable")
    try screen.fileDialog.choose(folder.url("a.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "failed unwritable"])
    #expect(model.error is DocumentFailure)
    #expect(try folder.text("a.txt") == "old")
    #expect(folder.names == ["a.txt"])
  }

  @Test func `What the disk refuses is a failure that names the file`() async throws {
    let screen = try makeScreen()
    try screen.fileDialog.choose(folder.url("none/a.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "failed notFound"])
    #expect(model.error?.localizedDescription.contains("a.txt") == true)
    #expect(folder.names == [])
  }

  @Test func `A folder that the app doesn't accept is explained, and the user chooses again`() async throws {
    let screen = Screen {
      ExportView(model: model, document: TextDocument("text"))
        .fileDialogURLEnabled(#Predicate { $0.lastPathComponent != "a.txt" })
    }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("a.txt"), ignoringPredicate: true)
    try await screen.finishFileWork()
    #expect(try screen.alert.title == FileAccessError(.write, folder.url("a.txt"), .notAccepted).errorDescription)
    try screen.answer("OK")
    try screen.fileDialog.choose(folder.url("b.txt"))
    try await screen.finishFileWork()
    #expect(folder.names == ["b.txt"])
    #expect(model.log.take() == ["presented false", "done b.txt"])
  }

  @Test func `The app is asked about the file that will be there, with the extension that was left out`() async throws {
    let screen = Screen {
      ExportView(model: model, document: TextDocument("text"))
        .fileDialogURLEnabled(#Predicate { $0.pathExtension == "txt" && $0.lastPathComponent != "a.txt" })
    }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("a"), ignoringPredicate: true)
    try await screen.finishFileWork()
    #expect(try screen.alert.title == FileAccessError(.write, folder.url("a.txt"), .notAccepted).errorDescription)
    try screen.answer("OK")
    try screen.fileDialog.choose(folder.url("b"), ignoringPredicate: true)
    try await screen.finishFileWork()
    #expect(folder.names == ["b.txt"])
    #expect(model.log.take() == ["presented false", "done b.txt"])
  }

  @Test func `A document that is an object is taken down on the main actor, and written off it`() async throws {
    let document = ObjectDocument("first")
    let screen = Screen {
      Button("Go") { model.isPresented = true }
        .fileExporter(
          isPresented: model.binding, document: document, contentType: .plainText, defaultFilename: "Object",
          onCompletion: { model.completed($0) })
    }
    try screen.button("Go").tap()
    #expect(try screen.fileDialog.suggestedName == "Object.txt")
    // As it is when the place is known.
    document.text = "second"
    try screen.fileDialog.choose(folder.url("o.txt"))
    try await screen.finishFileWork()
    #expect(try folder.text("o.txt") == "second")
    #expect(document.calls.all == ["snapshot on the main thread", "fileWrapper off the main thread"])
    #expect(model.log.take() == ["presented false", "done o.txt"])
  }

  @Test func `A document that is a folder is written as one`() async throws {
    let screen = Screen { ExportView(model: model, document: PackageDocument(["a": "1", "b": "2"]), name: "P") }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url(try #require(try screen.fileDialog.suggestedName)))
    try await screen.finishFileWork()
    let name = try #require(folder.names.first)
    #expect(try folder.text("\(name)/a") == "1")
    #expect(try folder.text("\(name)/b") == "2")
  }

  @Test func `Text is an item too, and a text file`() async throws {
    let screen = Screen { ItemView(model: model, item: "hello", name: "Greeting") }
    try screen.button("Go").tap()
    #expect(try screen.fileDialog.suggestedName == "Greeting.txt")
    try screen.fileDialog.choose(folder.url("hello"))
    try await screen.finishFileWork()
    #expect(try folder.text("hello.txt") == "hello")
    #expect(model.log.take() == ["presented false", "done hello.txt"])
  }

  @Test func `An item is written in the form of the type`() async throws {
    let screen = Screen { ItemView(model: model, item: Snippet(text: "hello"), types: [.html]) }
    try screen.button("Go").tap()
    #expect(try screen.fileDialog.suggestedName == "Snippet hello.html")
    try screen.fileDialog.choose(folder.url("s"))
    try await screen.finishFileWork()
    #expect(try folder.text("s.html") == "<p>hello</p>")
    #expect(model.log.take() == ["presented false", "done s.html"])
  }

  @Observable @MainActor final class Holder {
    var document: TextDocument?
  }

  private struct Late: View {
    let model: FileModel
    let holder: Holder
    var body: some View { ExportView(model: model, document: holder.document) }
  }

  @Test func `Without a document nothing is presented, until there is one`() throws {
    let holder = Holder()
    let screen = Screen { Late(model: model, holder: holder) }
    try screen.button("Go").tap()
    #expect(screen.fileDialogs.isEmpty)
    #expect(model.isPresented)
    holder.document = TextDocument("late")
    #expect(screen.fileDialogs.count == 1)
    holder.document = nil
    #expect(screen.fileDialogs.isEmpty)
    #expect(model.log.take() == ["presented false", "cancelled"])
  }
}
