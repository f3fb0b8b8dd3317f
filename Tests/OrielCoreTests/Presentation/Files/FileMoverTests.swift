import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Moving files to a chosen place.
@MainActor struct FileMoverTests {
  private let folder: DocumentFolder
  private let model = FileModel()

  init() throws {
    folder = try DocumentFolder()
    try folder.put("a", in: "a.txt")
    try folder.put("b", in: "b.txt")
    try folder.makeFolder("there")
  }

  @Test func `A file moves to the name that was chosen`() async throws {
    let screen = Screen { MoveView(model: model, file: folder.url("a.txt")) }
    try screen.button("Go").tap()
    #expect(try screen.fileDialog.kind == .save)
    #expect(try screen.fileDialog.suggestedName == "a.txt")
    try screen.fileDialog.choose(folder.url("there/c.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done c.txt"])
    #expect(try folder.text("there/c.txt") == "a")
    #expect(folder.names == ["b.txt", "there"])
  }

  @Test func `Files move into the folder that was chosen`() async throws {
    let screen = Screen { MoveSeveralView(model: model, files: [folder.url("b.txt"), folder.url("a.txt")]) }
    try screen.button("Go").tap()
    #expect(try screen.fileDialog.kind == .folder)
    try screen.fileDialog.choose(folder.url("there"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "done b.txt, a.txt"])
    #expect(folder.names == ["there"])
    #expect(try folder.text("there/a.txt") == "a")
  }

  @Test func `What the dialog has asked about is replaced, and isn't asked about again`() async throws {
    let screen = Screen { MoveView(model: model, file: folder.url("a.txt")) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("b.txt"))
    try await screen.finishFileWork()
    #expect(screen.alerts.isEmpty)
    #expect(model.log.take() == ["presented false", "done b.txt"])
    #expect(try folder.text("b.txt") == "a")
    #expect(folder.names == ["b.txt", "there"])
  }

  @Test func `A folder isn't replaced, and the file stays`() async throws {
    let screen = Screen { MoveView(model: model, file: folder.url("a.txt")) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("there"))
    try await screen.finishFileWork()
    #expect(screen.alerts.isEmpty, "agreeing would change nothing")
    #expect(model.log.take() == ["presented false", "failed alreadyExists"])
    #expect(folder.names == ["a.txt", "b.txt", "there"])
  }

  @Test func `All files move, or none`() async throws {
    try folder.put("old", in: "there/b.txt")
    let screen = Screen { MoveSeveralView(model: model, files: [folder.url("a.txt"), folder.url("b.txt")]) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("there"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "failed alreadyExists"])
    #expect(folder.names == ["a.txt", "b.txt", "there"])
    #expect(try folder.text("there/b.txt") == "old")
  }

  @Test func `Cancelling moves nothing`() async throws {
    let screen = Screen { MoveView(model: model, file: folder.url("a.txt")) }
    try screen.button("Go").tap()
    try screen.fileDialog.cancel()
    try await screen.finishFileWork()
    #expect(model.log.take() == ["presented false", "cancelled"])
    #expect(folder.names == ["a.txt", "b.txt", "there"])
  }

  @Observable @MainActor final class Holder {
    var files: [URL] = []
  }

  private struct One: View {
    let model: FileModel
    let holder: Holder
    var body: some View { MoveView(model: model, file: holder.files.first) }
  }

  private struct Several: View {
    let model: FileModel
    let holder: Holder
    var body: some View { MoveSeveralView(model: model, files: holder.files) }
  }

  @Test(arguments: [true, false])
  func `Without files nothing is presented, and nothing comes later unasked`(isOne: Bool) throws {
    let holder = Holder()
    let screen = Screen {
      if isOne { One(model: model, holder: holder) } else { Several(model: model, holder: holder) }
    }
    try screen.button("Go").tap()
    #expect(screen.fileDialogs.isEmpty)
    #expect(model.log.take() == ["presented false"])
    holder.files = [folder.url("a.txt")]
    #expect(screen.fileDialogs.isEmpty)
    try screen.button("Go").tap()
    #expect(screen.fileDialogs.count == 1)
    #expect(model.log.take() == [])
  }

  @Test func `Files that come together with the request are moved`() throws {
    let holder = Holder()
    let screen = Screen { Several(model: model, holder: holder) }
    #expect(screen.fileDialogs.isEmpty)
    model.isPresented = true
    holder.files = [folder.url("a.txt")]
    #expect(screen.fileDialogs.count == 1)
  }

  @Test func `Files that go while the dialog is open take it away, and it is cancelled once`() throws {
    let holder = Holder()
    holder.files = [folder.url("a.txt")]
    let screen = Screen { Several(model: model, holder: holder) }
    try screen.button("Go").tap()
    #expect(screen.fileDialogs.count == 1)
    holder.files = []
    #expect(screen.fileDialogs.isEmpty)
    #expect(model.log.take() == ["presented false", "cancelled"])
  }

  @Test func `Without files, a binding that ignores the writing is written once`() {
    let screen = Screen {
      Text("x").fileMover(
        isPresented: Binding {
          model.isShown
        } set: {
          model.log("presented \($0)")
          model.isShown = true
        }, files: [URL]()
      ) { model.completed($0) }
    }
    #expect(screen.fileDialogs.isEmpty)
    #expect(model.log.take() == ["presented false"])
  }

  @Test func `A folder that the app doesn't accept is explained, and the user chooses again`() async throws {
    let screen = Screen {
      MoveView(model: model, file: folder.url("a.txt"))
        .fileDialogURLEnabled(#Predicate { $0.lastPathComponent != "b.txt" })
    }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("b.txt"), ignoringPredicate: true)
    try await screen.finishFileWork()
    try screen.answer("OK")
    #expect(try screen.fileDialog.suggestedName == "b.txt")
    try screen.fileDialog.cancel()
    #expect(model.log.take() == ["presented false", "cancelled"])
    #expect(folder.names == ["a.txt", "b.txt", "there"])
  }
}
