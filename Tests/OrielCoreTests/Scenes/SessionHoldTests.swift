import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// What the desktop asks before it ends the session.
@MainActor struct SessionHoldTests {
  @Observable @MainActor final class Model {
    var isEdited = false
    var asks = false
    var isShown = false
    var isHeld: Bool?
  }

  private struct Notes: App {
    let model: Model
    init() { self.init(Model()) }
    init(_ model: Model) { self.model = model }
    var body: some Scene {
      @Bindable var model = model
      Window("Notes", id: "notes") {
        Text("note")
          .dismissalConfirmationDialog("Close?", shouldPresent: model.isEdited) {
            Button("Discard", role: .destructive) {}
          }
          .alert("Delete?", isPresented: $model.asks) {
            Button("Delete", role: .destructive) {}
            Button("Keep", role: .cancel) {}
          }
          .sheet(isPresented: $model.isShown) { Text("sheet").presentationPreventsAppTermination(model.isHeld) }
      }
    }
  }

  private let model = Model()

  @Test func `The session is held while a window would ask before it closes`() throws {
    let app = TestApp { Notes(model) }
    #expect(app.sessionHold == nil)
    model.isEdited = true
    #expect(app.sessionHold == "“Notes” has unsaved changes or waits for an answer.")
    model.isEdited = false
    #expect(app.sessionHold == nil)
  }

  @Test func `The session is held while a presentation prevents quitting`() throws {
    let app = TestApp { Notes(model) }
    model.asks = true
    #expect(app.sessionHold != nil)
    try app.frontScreen.answer("Keep")
    #expect(app.sessionHold == nil)
    model.isShown = true
    #expect(app.sessionHold != nil)
    model.isHeld = false
    #expect(app.sessionHold == nil)
    model.isHeld = true
    #expect(app.sessionHold != nil)
    model.isShown = false
    #expect(app.sessionHold == nil)
  }

  @Test func `A window that has closed holds nothing`() throws {
    let app = TestApp { Notes(model) }
    model.isEdited = true
    #expect(app.sessionHold != nil)
    let screen = try app.frontScreen
    try screen.closeWindow()
    #expect(app.sessionHold != nil)
    try screen.answer("Discard")
    #expect(app.screens.isEmpty && app.sessionHold == nil)
  }
}
