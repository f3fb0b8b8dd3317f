import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// An app that goes while files are being written would leave halves behind.
@MainActor struct FileWorkCounterTests {
  @Test func `Work goes on after its window, until nothing half is left`() async throws {
    let folder = try DocumentFolder()
    let model = FileModel()
    let gate = FileGate()
    let log = Log()
    let counter = FileWorkCounter { log($0 ? "at work" : "idle") }
    let screen = Screen {
      ItemView(model: model, item: GatedItem(gate: gate)).environment(\.fileWorkCounter, counter)
    }
    try screen.button("Go").tap()
    #expect(log.take() == [], "a dialog is no work")
    try screen.fileDialog.choose(folder.url("new.txt"))
    try await screen.wait { gate.isReached }
    screen.window.close()
    await screen.settle()
    #expect(log.take() == ["at work"])
    gate.open()
    try await screen.wait { counter.running == 0 }
    #expect(log.take() == ["idle"])
    #expect(folder.names == [])
    #expect(model.log.take() == ["presented false"])
  }

  @Test func `The warning appears once, also with concurrent work`() {
    let log = Log()
    let counter = FileWorkCounter { log($0 ? "at work" : "idle") }
    counter.begin()
    counter.begin()
    counter.end()
    #expect(log.take() == ["at work"])
    counter.end()
    counter.begin()
    #expect(log.take() == ["idle", "at work"])
  }
}
