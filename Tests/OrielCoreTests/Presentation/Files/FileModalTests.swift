import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// The modals that work on files raises take turns, and what can't be shown has failed.
@MainActor struct FileModalTests {
  private let folder: DocumentFolder
  private let model = FileModel()
  private let gate = FileGate()

  init() throws {
    folder = try DocumentFolder()
    try folder.put("a", in: "a.txt")
  }

  /// A screen on which the progress is shown of an item that is written to where something is already.
  private func makeWorkingScreen() async throws -> Screen {
    let screen = Screen { ItemView(model: model, item: GatedItem(gate: gate)) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("a"))
    try await screen.wait { gate.isReached && screen.clock.sleeperCount == 1 }
    await screen.clock.advance(by: .milliseconds(500))
    #expect(try screen.sheet.title == "a")
    return screen
  }

  @Test func `A question that can't be shown is a failure, and replaces nothing`() async throws {
    gate.open()
    let screen = Screen { ItemView(model: model, item: GatedItem(gate: gate)) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("a"))
    try await screen.finishFileWork()
    let warnings = try Screen.warnings { try screen.failAlert("no room") }
    #expect(warnings.count == 1)
    #expect(screen.fileDialogs.isEmpty && screen.alerts.isEmpty)
    #expect(model.log.take() == ["presented false", "failed alreadyExists"])
    #expect(try folder.text("a.txt") == "a")
  }

  @Test func `An explanation that can't be shown is a failure`() async throws {
    let screen = Screen { ImportView(model: model, types: [.png]) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("a.txt"))
    try await screen.finishFileWork()
    _ = try Screen.warnings { try screen.failAlert() }
    #expect(screen.fileDialogs.isEmpty)
    #expect(model.log.take() == ["presented false", "failed wrongType"])
  }

  @Test func `Progress that can't be shown doesn't keep the work from being done`() async throws {
    let screen = try await makeWorkingScreen()
    _ = try Screen.warnings { try screen.failPresentation() }
    #expect(screen.presentations.isEmpty)
    gate.open()
    try await screen.finishFileWork()
    try screen.answer("Replace")
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done a.txt"])
    #expect(try folder.text("a.txt") == "slow")
  }

  @Test func `A question waits until the sheet with the progress is gone`() async throws {
    let screen = try await makeWorkingScreen()
    screen.pace = .byHand
    gate.open()
    try await screen.finishFileWork()
    #expect(screen.alerts.isEmpty && screen.arrivingAlerts.isEmpty)
    screen.finishTransitions()
    #expect(screen.arrivingAlerts.count == 1)
    screen.finishTransitions()
    #expect(screen.alerts.count == 1)
  }

  @Test func `Withdrawn while a question waits, it is cancelled once, and nothing is asked`() async throws {
    let screen = try await makeWorkingScreen()
    screen.pace = .byHand
    gate.open()
    try await screen.finishFileWork()
    model.isPresented = false
    for _ in 0..<4 { screen.finishTransitions() }
    #expect(screen.alerts.isEmpty && screen.presentations.isEmpty)
    #expect(model.log.take() == ["cancelled"])
    #expect(try folder.text("a.txt") == "a")
    model.isPresented = true
    screen.finishTransitions()
    #expect(screen.fileDialogs.count == 1)
  }

  @Test func `Modifiers of the app's own dialogs don't apply to the question`() async throws {
    gate.open()
    let screen = Screen {
      ItemView(model: model, item: GatedItem(gate: gate))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle(isSuppressed: .constant(false))
    }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("a"))
    try await screen.finishFileWork()
    let alert = try screen.alert
    #expect(alert.severity == .automatic)
    #expect(alert.suppression == nil)
    #expect(alert.buttons.map(\.label) == ["Cancel", "Replace"])
  }
}
