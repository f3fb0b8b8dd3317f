import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// File dialogs among each other, and among alerts and sheets.
@MainActor struct FileQueueTests {
  @Observable @MainActor final class Model {
    let first = FileModel()
    let second = FileModel()
    var alert = false
    var sheet = false
  }

  private struct All: View {
    let model: Model
    let gate: FileGate
    var body: some View {
      VStack {
        Text("1").fileExporter(
          isPresented: model.first.binding, item: GatedItem(gate: gate), defaultFilename: "first",
          onCompletion: { model.first.completed($0) }, onCancellation: { model.first.cancelled() })
        Text("2").fileImporter(
          isPresented: model.second.binding, allowedContentTypes: [], allowsMultipleSelection: false,
          onCompletion: { model.second.completed($0) }, onCancellation: { model.second.cancelled() })
        Text("3").alert("Alert", isPresented: Bindable(model).alert) { Button("OK") {} }
        Text("4").sheet(isPresented: Bindable(model).sheet) { Inside(model: model.second).navigationTitle("Sheet") }
      }
    }
  }

  private struct Inside: View {
    let model: FileModel
    var body: some View { ImportView(model: inner) }
    private let inner = FileModel()
    init(model: FileModel) { self.model = model }
  }

  private let folder: DocumentFolder
  private let model = Model()
  private let gate = FileGate()

  init() throws { folder = try DocumentFolder() }

  private func makeScreen() -> Screen { Screen { All(model: model, gate: gate) } }

  @Test func `Two requests wait for one another, also for the work of the first`() async throws {
    let screen = makeScreen()
    model.first.isPresented = true
    _ = screen.texts
    model.second.isPresented = true
    #expect(screen.fileDialogs.map(\.kind) == [.save])
    try screen.fileDialog.choose(folder.url("first.txt"))
    try await screen.wait { gate.isReached }
    #expect(screen.fileDialogs.isEmpty)
    gate.open()
    try await screen.finishFileWork()
    #expect(model.first.log.take() == ["presented false", "done first.txt"])
    #expect(screen.fileDialogs.map(\.kind) == [.open])
    try screen.fileDialog.cancel()
    #expect(model.second.log.take() == ["presented false", "cancelled"])
  }

  @Test func `A request that is withdrawn while it waits is dropped without a word`() throws {
    let screen = makeScreen()
    model.first.isPresented = true
    _ = screen.texts
    model.second.isPresented = true
    _ = screen.texts
    model.second.isPresented = false
    try screen.fileDialog.cancel()
    #expect(screen.fileDialogs.isEmpty)
    #expect(model.second.log.take() == [])
  }

  @Test func `An alert and a sheet wait for a file dialog, and it for them`() throws {
    let screen = makeScreen()
    model.second.isPresented = true
    _ = screen.texts
    model.alert = true
    _ = screen.texts
    model.first.isPresented = true
    _ = screen.texts
    model.sheet = true
    #expect(screen.alerts.isEmpty && screen.presentations.isEmpty)
    try screen.fileDialog.cancel()
    #expect(screen.fileDialogs.isEmpty && screen.presentations.isEmpty)
    try screen.answer("OK")
    #expect(screen.alerts.isEmpty && screen.presentations.isEmpty)
    #expect(try screen.fileDialog.suggestedName == "first.txt")
    try screen.fileDialog.cancel()
    #expect(screen.fileDialogs.isEmpty)
    #expect(try screen.sheet.title == "Sheet")
  }

  @Test func `A dialog of a sheet's content is above the sheet, and blocks it`() throws {
    let screen = makeScreen()
    model.sheet = true
    let sheet = try screen.sheet
    try sheet.button("Go").tap()
    let dialog = try screen.fileDialog
    #expect(dialog.dialog.parent === sheet.presentation)
    #expect(throws: ScreenError.self) { try sheet.close() }
    // The sheet's end is the dialog's.
    model.sheet = false
    #expect(screen.fileDialogs.isEmpty && screen.presentations.isEmpty)
  }
}
