import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// What file dialogs take from their surroundings.
@MainActor struct FileDialogOptionTests {
  private let folder: DocumentFolder
  private let model = FileModel()

  init() throws {
    folder = try DocumentFolder()
    try folder.put("a", in: "a.txt")
    try folder.makeFolder("default")
    try folder.makeFolder("last")
    try folder.put("b", in: "last/b.txt")
  }

  @Test func `Without options the dialog is the desktop's own`() throws {
    let screen = Screen { ExportView(model: model, document: TextDocument("x")) }
    try screen.button("Go").tap()
    let dialog = try screen.fileDialog
    #expect(dialog.message == nil && dialog.acceptLabel == nil && dialog.filenameLabel == nil)
    #expect(dialog.initialFolder == nil && !dialog.showsHiddenFiles && dialog.accepts(folder.url("a.txt")))
    #expect(dialog.suggestedName == "Untitled.txt")
  }

  @Test func `Every option reaches the dialog from outside the view`() throws {
    let screen = Screen {
      VStack { ExportView(model: model, document: TextDocument("x")) }
        .fileDialogMessage("Choose % a place")
        .fileDialogConfirmationLabel(Text(verbatim: "Put it there"))
        .fileExporterFilenameLabel("Title:")
        .fileDialogDefaultDirectory(folder.url("default"))
        .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
        .fileDialogURLEnabled(#Predicate { $0.pathExtension == "txt" })
    }
    try screen.button("Go").tap()
    let dialog = try screen.fileDialog
    #expect(dialog.message == "Choose % a place")
    #expect(dialog.acceptLabel == "Put it there")
    #expect(dialog.filenameLabel == "Title:")
    #expect(dialog.initialFolder == folder.url("default"))
    #expect(dialog.showsHiddenFiles)
    #expect(dialog.accepts(folder.url("a.txt")) && !dialog.accepts(folder.url("a.png")))
  }

  @Test func `The label of the name is for exporters only`() throws {
    let screen = Screen { MoveView(model: model, file: folder.url("a.txt")).fileExporterFilenameLabel("Title:") }
    try screen.button("Go").tap()
    #expect(try screen.fileDialog.filenameLabel == nil)
  }

  @Test func `An empty text is as good as none`() throws {
    let screen = Screen {
      ImportView(model: model).fileDialogMessage(Text(verbatim: "")).fileDialogConfirmationLabel(nil as Text?)
    }
    try screen.button("Go").tap()
    #expect(try screen.fileDialog.message == nil)
    #expect(try screen.fileDialog.acceptLabel == nil)
  }

  @Observable @MainActor final class Options {
    var message = "first"
    var ending = "txt"
  }

  private struct Changing: View {
    let model: FileModel
    let options: Options
    var body: some View {
      let ending = options.ending
      ImportView(model: model)
        .fileDialogMessage(options.message)
        .fileDialogURLEnabled(#Predicate { $0.pathExtension == ending })
    }
  }

  @Test func `A dialog has the options of the moment in which it is presented`() throws {
    let options = Options()
    let screen = Screen { Changing(model: model, options: options) }
    try screen.button("Go").tap()
    options.message = "second"
    options.ending = "png"
    #expect(try screen.fileDialog.message == "first")
    #expect(try screen.fileDialog.accepts(folder.url("a.txt")))
    try screen.fileDialog.cancel()
    try screen.button("Go").tap()
    #expect(try screen.fileDialog.message == "second")
    #expect(try screen.fileDialog.accepts(folder.url("a.png")))
    #expect(try !screen.fileDialog.accepts(folder.url("a.txt")))
  }

  @Test func `A default folder that isn't there is said once`() throws {
    var screen: Screen?
    let missing = folder.url("missing")
    let warnings = try Screen.warnings {
      screen = Screen { ImportView(model: model).fileDialogDefaultDirectory(missing) }
      for _ in 0..<2 {
        try screen?.button("Go").tap()
        #expect(try screen?.fileDialog.initialFolder == nil)
        try screen?.fileDialog.cancel()
      }
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(missing.path) == true)
  }

  // MARK: The last folder

  private struct Remembering: View {
    let model: FileModel
    let id: String
    let folder: URL
    let store: AppStorageStore
    var body: some View {
      ImportView(model: model, types: [])
        .fileDialogCustomizationID(id)
        .fileDialogDefaultDirectory(folder)
        .defaultAppStorage(store)
    }
  }

  private func opened(_ id: String, _ store: AppStorageStore) throws -> Screen {
    let screen = Screen { Remembering(model: FileModel(), id: id, folder: folder.url("default"), store: store) }
    try screen.button("Go").tap()
    return screen
  }

  @Test func `A dialog begins where the last one with its id has ended, also in another run`() async throws {
    let recorder = StorageRecorder()
    let path = folder.url("settings.json").path
    var store = AppStorageStore(values: recorder.store(at: path))
    let first = try opened("texts", store)
    #expect(try first.fileDialog.initialFolder == folder.url("default"))
    try first.fileDialog.choose(folder.url("last/b.txt"))
    try await first.finishFileWork()

    let second = try opened("texts", store)
    #expect(try second.fileDialog.initialFolder?.path == folder.url("last").path)
    let other = try opened("pictures", store)
    #expect(try other.fileDialog.initialFolder == folder.url("default"))

    store.synchronize()
    store = AppStorageStore(values: recorder.store(at: path))
    let later = try opened("texts", store)
    #expect(try later.fileDialog.initialFolder?.path == folder.url("last").path)
  }

  @Test func `A folder that has gone meanwhile doesn't count`() async throws {
    let store = AppStorageStore()
    let first = try opened("texts", store)
    try first.fileDialog.choose(folder.url("last/b.txt"))
    try await first.finishFileWork()
    try FileManager.default.removeItem(at: folder.url("last"))
    let second = try opened("texts", store)
    #expect(try second.fileDialog.initialFolder == folder.url("default"))
  }

  @Test func `Cancelling isn't remembered`() throws {
    let store = AppStorageStore()
    let first = try opened("texts", store)
    try first.fileDialog.cancel()
    let second = try opened("texts", store)
    #expect(try second.fileDialog.initialFolder == folder.url("default"))
  }

  @Test func `Where folders are chosen, the folder itself is remembered`() async throws {
    let store = AppStorageStore()
    let screen = Screen {
      MoveSeveralView(model: model, files: [folder.url("a.txt")])
        .fileDialogCustomizationID("moves").defaultAppStorage(store)
    }
    try screen.button("Go").tap()
    // Without a slash at its end, as a portal may give it.
    try screen.fileDialog.choose(URL(filePath: folder.url("last").path, directoryHint: .notDirectory))
    try await screen.finishFileWork()
    try screen.button("Go").tap()
    #expect(try screen.fileDialog.initialFolder?.path == folder.url("last").path)
  }
}
