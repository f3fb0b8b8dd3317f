import Foundation
import Oriel
import OrielTesting
import Testing

@testable import Shots

/// What the user sees, without a display.
@MainActor struct WindowTests {
  /// The app, for as long as it is needed.
  @MainActor private struct Launch {
    let files: TemporaryLibrary
    let app: TestApp
    let screen: Screen

    init(_ files: TemporaryLibrary) async throws {
      self.files = files
      await files.open()
      app = TestApp { ShotsApp(files.library) }
      screen = try app.frontScreen
      try screen.resize(width: 1000, height: 700)
      await screen.settle()
    }

    /// Selects the first picture with the keyboard.
    func selectFirst() throws {
      try screen.find(label: "Pictures").focus()
      try screen.press(.rightArrow, modifiers: [])
    }
  }

  @Test func `Without a folder, the window says how to open one`() async throws {
    let files = try TemporaryLibrary()
    let app = TestApp { ShotsApp(Library(thumbnails: files.library.thumbnails)) }
    #expect(try app.frontScreen.contains(text: "No Folder"))
    #expect(try app.frontScreen.button("Open Folder…").isEnabled)
  }

  @Test func `Pictures, their number, and an empty folder`() async throws {
    let full = try await Launch(TemporaryLibrary("a.jpg", "b.jpg"))
    let screen = full.screen
    #expect(screen.contains(text: "a.jpg") && screen.contains(text: "b.jpg"))
    #expect(screen.title == "Pictures")
    let empty = try await Launch(TemporaryLibrary())
    #expect(empty.screen.contains(text: "No Pictures"))
  }

  @Test func `A tag is given in the details, and found in the sidebar`() async throws {
    let files = try TemporaryLibrary("a.jpg", "b.jpg")
    let launch = try await Launch(files)
    let screen = launch.screen
    try launch.selectFirst()
    if try !screen.toggle("Details").isOn { try screen.toggle("Details").tap() }
    try screen.inspector.textField("New Tag").type("Sea")
    try screen.pressReturn()
    await screen.settle()
    #expect(FileTags.read(files.url("a.jpg").path) == ["Sea"])
    try screen.row("Sea 1").select()
    await screen.settle()
    #expect(screen.title == "Sea")
    #expect(!screen.contains(text: "b.jpg"))
  }

  @Test func `Files of other apps are copied, and a folder is opened`() async throws {
    let (files, others) = (try TemporaryLibrary("a.jpg"), try TemporaryLibrary("b.jpg"))
    let launch = try await Launch(files)
    let screen = launch.screen
    #expect(try await screen.text("a.jpg").drop([others.url("b.jpg")]) == .copy)
    try await screen.wait { screen.contains(text: "b.jpg") }
    #expect(try await screen.text("a.jpg").drop([others.folder]) == .copy)
    try await screen.wait { !screen.contains(text: "a.jpg") }
  }

  @Test func `A command turns the selected picture, and that is undone`() async throws {
    let files = try TemporaryLibrary("a.jpg")
    let before = try Data(contentsOf: files.url("a.jpg"))
    let launch = try await Launch(files)
    try launch.selectFirst()
    try launch.screen.press("r")
    try await launch.screen.wait {
      try JPEGFile(Data(contentsOf: files.url("a.jpg")))?.exif?.orientation == .turnedRight
    }
    await launch.screen.settle()
    try launch.screen.press("z")
    await files.library.finishWriting()
    #expect(try Data(contentsOf: files.url("a.jpg")) == before)
  }

  @Test func `The steps of the editor are undone one by one, and what it has saved at once`() async throws {
    let files = try TemporaryLibrary("a.jpg")
    let before = try Data(contentsOf: files.url("a.jpg"))
    let launch = try await Launch(files)
    let screen = launch.screen
    try launch.selectFirst()
    try screen.press(.return, modifiers: [])
    let sheet = try screen.sheet
    try await screen.wait { sheet.find(label: "Top Left Corner").exists }
    #expect(try !sheet.button("Save").isEnabled)
    try sheet.button("Mirror").tap()
    #expect(try sheet.button("Save").isEnabled)
    try screen.press("z")
    #expect(try !sheet.button("Save").isEnabled, "the step is taken back")
    try screen.press("z", modifiers: [.command, .shift])
    try sheet.button("Save").tap()
    try await screen.wait { !sheet.isOnScreen }
    let after = try Data(contentsOf: files.url("a.jpg"))
    #expect(JPEGFile(after)?.exif?.orientation == .mirrored)
    try screen.press("z")
    await files.library.finishWriting()
    #expect(try Data(contentsOf: files.url("a.jpg")) == before)
  }
}
