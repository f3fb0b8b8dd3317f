import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Choosing files that are there.
@MainActor struct FileImporterTests {
  private let folder: DocumentFolder
  private let model = FileModel()

  init() throws {
    folder = try DocumentFolder()
    try folder.put("a", in: "a.txt")
    try folder.put("b", in: "b.txt")
    try folder.put("{}", in: "c.json")
    try folder.makeFolder("folder")
  }

  private func makeScreen(_ types: [UTType] = [.plainText], isMultiple: Bool = false) throws -> Screen {
    let screen = Screen { ImportView(model: model, types: types, isMultiple: isMultiple) }
    try screen.button("Go").tap()
    return screen
  }

  @Test func `A file is chosen: the binding is false before the completion`() async throws {
    let screen = try makeScreen()
    #expect(try screen.fileDialog.kind == .open)
    #expect(try !screen.fileDialog.allowsMultipleSelection)
    try screen.fileDialog.choose(folder.url("a.txt"))
    #expect(screen.fileDialogs.isEmpty)
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done a.txt"])
    #expect(model.urls == [folder.url("a.txt")])
    #expect(
      screen.trace == [.windowOpened("Test"), .presented("open dialog"), .chose(["a.txt"], in: "open dialog")])
  }

  @Test func `Several files come in the order of selection`() async throws {
    let screen = try makeScreen([.plainText, .json], isMultiple: true)
    #expect(try screen.fileDialog.allowsMultipleSelection)
    let urls = ["c.json", "a.txt", "b.txt"].map { folder.url($0) }
    try screen.fileDialog.choose(urls)
    try await screen.finishFileWork()
    #expect(model.urls == urls)
    #expect(model.log.take() == ["presented false", "done c.json, a.txt, b.txt"])
  }

  @Test func `Folders are chosen in a dialog for folders`() async throws {
    let screen = try makeScreen([.folder])
    #expect(try screen.fileDialog.kind == .folder)
    #expect(try screen.fileDialog.filters.isEmpty)
    try screen.fileDialog.choose(folder.url("folder"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done folder"])
  }

  @Test func `The types are the dialog's filters, and all of them come first`() throws {
    let screen = try makeScreen([.png, .pdf])
    let names = TypeFilter.filters(for: [.png, .pdf]).map(\.name)
    #expect(names.count == 3)
    #expect(try screen.fileDialog.filters == names)
    #expect(try screen.fileDialog.selectedFilter == names.first)
  }

  @Test(arguments: [true, false]) func `Cancelling calls the cancellation only`(byEscape: Bool) async throws {
    let screen = try makeScreen()
    if byEscape { try screen.pressEscape() } else { try screen.fileDialog.cancel() }
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "cancelled"])
    #expect(screen.fileDialogs.isEmpty)
    #expect(
      screen.trace == [.windowOpened("Test"), .presented("open dialog"), .dismissed("open dialog")])
  }

  @Test func `A file of the wrong type is explained, and the user chooses again`() async throws {
    let screen = try makeScreen()
    try screen.fileDialog.choose(folder.url("c.json"))
    try await screen.finishFileWork()
    #expect(model.log.take() == [])
    let error = FileAccessError(.read, folder.url("c.json"), .wrongType)
    #expect(try screen.alert.title == error.errorDescription)
    #expect(try screen.alert.buttons.map(\.label) == ["OK"])
    try screen.answer("OK")
    // Where the user was.
    #expect(try screen.fileDialog.initialFolder?.path == folder.url.path)
    try screen.fileDialog.choose(folder.url("b.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done b.txt"])
  }

  @Test func `Who is asked again can give up`() async throws {
    let screen = try makeScreen()
    try screen.fileDialog.choose(folder.url("c.json"))
    try await screen.finishFileWork()
    try screen.pressEscape()
    try screen.pressEscape()
    #expect(model.log.take() == ["presented false", "cancelled"])
    #expect(screen.fileDialogs.isEmpty && screen.alerts.isEmpty)
  }

  @Test func `What the app doesn't accept is explained as well, where the dialog lets it through`() async throws {
    let screen = Screen {
      ImportView(model: model)
        .fileDialogURLEnabled(#Predicate { $0.lastPathComponent != "a.txt" })
    }
    try screen.button("Go").tap()
    #expect(try screen.fileDialog.accepts(folder.url("b.txt")))
    #expect(try !screen.fileDialog.accepts(folder.url("a.txt")))
    try screen.fileDialog.choose(folder.url("a.txt"), ignoringPredicate: true)
    try await screen.finishFileWork()
    #expect(try screen.alert.title == FileAccessError(.read, folder.url("a.txt"), .notAccepted).errorDescription)
    try screen.answer("OK")
    try screen.fileDialog.choose(folder.url("b.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done b.txt"])
  }

  @Test(arguments: [false, true]) func `A symbolic link is what it leads to, unless links are wanted`(
    wantsLinks: Bool
  ) async throws {
    try folder.link("link.txt", to: "a.txt")
    let screen = Screen { ImportView(model: model).fileDialogImportsUnresolvedAliases(wantsLinks) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("link.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", wantsLinks ? "done link.txt" : "done a.txt"])
  }

  @Test func `A file that is gone by then is a failure`() async throws {
    let screen = try makeScreen()
    try screen.fileDialog.choose(folder.url("gone.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "failed notFound"])
    #expect((model.error as? FileAccessError)?.url == folder.url("gone.txt"))
  }

  @Test func `The overloads without a cancellation`() async throws {
    let screen = Screen {
      Button("One") { model.isPresented = true }
        .fileImporter(isPresented: model.binding, allowedContentTypes: [.plainText]) { model.completed($0) }
    }
    try screen.button("One").tap()
    try screen.pressEscape()
    #expect(model.log.take() == ["presented false"])
    try screen.button("One").tap()
    try screen.fileDialog.choose(folder.url("b.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done b.txt"])
  }
}
