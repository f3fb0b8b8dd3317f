import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Work on files that takes a while is shown, and can be stopped.
@MainActor struct FileProgressTests {
  private let folder: DocumentFolder
  private let model = FileModel()
  private let gate = FileGate()

  init() throws { folder = try DocumentFolder() }

  /// A screen whose item is being written, and has got as far as the gate.
  private func makeScreen() async throws -> Screen {
    let screen = Screen { ItemView(model: model, item: GatedItem(gate: gate)) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("slow.txt"))
    try await screen.wait { gate.isReached && screen.clock.sleeperCount == 1 }
    return screen
  }

  @Test func `After half a second a sheet shows the progress until the work is done`() async throws {
    let screen = try await makeScreen()
    await screen.clock.advance(by: .milliseconds(499))
    #expect(screen.presentations.isEmpty)
    await screen.clock.advance(by: .milliseconds(1))
    let sheet = try screen.sheet
    #expect(sheet.text("slow.txt").exists)
    #expect(sheet.find(.progress).exists)
    #expect(throws: ScreenError.self) { try screen.button("Go").tap() }
    gate.open()
    try await screen.finishFileWork()
    #expect(screen.presentations.isEmpty)
    #expect(model.log.take() == ["presented false", "done slow.txt"])
    #expect(try folder.text("slow.txt") == "slow")
    try screen.button("Go").tap()
  }

  enum Way: CaseIterable { case button, escape, window }

  @Test(arguments: Way.allCases) func `The user stops it: nothing is written, and it is cancelled`(
    way: Way
  ) async throws {
    let screen = try await makeScreen()
    await screen.clock.advance(by: .milliseconds(500))
    switch way {
    case .button: try screen.sheet.button("Cancel").tap()
    case .escape: try screen.pressEscape()
    case .window: try screen.sheet.close()
    }
    gate.open()
    try await screen.finishFileWork()
    #expect(screen.presentations.isEmpty)
    #expect(model.log.take() == ["presented false", "cancelled"])
    #expect(folder.names == [])
  }

  /// An item that calls it a failure of its own that it was stopped.
  private struct SulkingItem: Transferable {
    let gate: FileGate

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { item in
        await item.gate.pass()
        if Task.isCancelled { throw DocumentFailure.unwritable }
        return Data()
      }
    }
  }

  @Test func `What is stopped is cancelled, whatever the item makes of it`() async throws {
    let screen = Screen { ItemView(model: model, item: SulkingItem(gate: gate)) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("slow.txt"))
    try await screen.wait { gate.isReached && screen.clock.sleeperCount == 1 }
    await screen.clock.advance(by: .milliseconds(500))
    try screen.sheet.button("Cancel").tap()
    gate.open()
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "cancelled"])
    #expect(folder.names == [])
  }

  @Test func `Work that is quick shows nothing, also later`() async throws {
    gate.open()
    let screen = Screen { ItemView(model: model, item: GatedItem(gate: gate)) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("quick.txt"))
    try await screen.finishFileWork()
    await screen.clock.advance(by: .seconds(1))
    #expect(screen.presentations.isEmpty)
    #expect(screen.clock.sleeperCount == 0)
    #expect(!screen.trace.contains(.presented("sheet")))
  }

  @Test func `A withdrawn operation closes its progress sheet`() async throws {
    let screen = try await makeScreen()
    await screen.clock.advance(by: .milliseconds(500))
    #expect(screen.presentations.count == 1)
    model.isPresented = false
    _ = screen.texts
    gate.open()
    try await screen.finishFileWork()
    #expect(screen.presentations.isEmpty)
    #expect(model.log.take() == ["cancelled"])
    #expect(folder.names == [])
  }

  @Test func `When the view or the window goes, the sheet goes at once`() async throws {
    let screen = try await makeScreen()
    await screen.clock.advance(by: .milliseconds(500))
    model.isShown = false
    #expect(screen.presentations.isEmpty)
    gate.open()
    try await screen.finishFileWork()
    #expect(model.log.take() == [])
    #expect(folder.names == [])
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
  }

  @Test func `The second step has half a second of its own`() async throws {
    try folder.put("old", in: "slow.txt")
    let screen = Screen { ItemView(model: model, item: GatedItem(gate: gate)) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("slow"))
    try await screen.wait { gate.isReached && screen.clock.sleeperCount == 1 }
    await screen.clock.advance(by: .milliseconds(500))
    #expect(screen.presentations.count == 1)
    gate.open()
    try await screen.finishFileWork()
    // The question replaces the sheet.
    #expect(screen.presentations.isEmpty)
    try screen.answer("Replace")
    try await screen.finishFileWork()
    #expect(try folder.text("slow.txt") == "slow")
    #expect(screen.presentations.isEmpty)
    #expect(model.log.take() == ["presented false", "done slow.txt"])
  }
}
