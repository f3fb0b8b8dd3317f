import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// The binding, the view or the window changes its mind while a dialog is open or the work goes on.
@MainActor struct FileRaceTests {
  private let folder: DocumentFolder
  private let model = FileModel()
  private let gate = FileGate()

  init() throws {
    folder = try DocumentFolder()
    try folder.put("a", in: "a.txt")
  }

  private func makeScreen() throws -> Screen {
    let screen = Screen { ItemView(model: model, item: GatedItem(gate: gate)) }
    try screen.button("Go").tap()
    return screen
  }

  /// A screen whose item is being written, and has got as far as the gate.
  private func makeWorkingScreen() async throws -> Screen {
    let screen = try makeScreen()
    try screen.fileDialog.choose(folder.url("new.txt"))
    try await screen.wait { gate.isReached }
    return screen
  }

  // MARK: The binding

  @Test func `Withdrawn while the dialog is open, it is cancelled once`() async throws {
    let screen = try makeScreen()
    #expect(screen.fileDialogs.count == 1)
    model.isPresented = false
    #expect(screen.fileDialogs.isEmpty)
    try await screen.finishFileWork()
    #expect(model.log.take() == ["cancelled"])
  }

  @Test func `Withdrawn while the dialog arrives, it is cancelled once`() throws {
    let screen = Screen { ImportView(model: model) }
    screen.pace = .byHand
    try screen.button("Go").tap()
    #expect(screen.arrivingFileDialogs == [.open])
    #expect(screen.fileDialogs.isEmpty)
    model.isPresented = false
    for _ in 0..<3 { screen.finishTransitions() }
    #expect(screen.arrivingFileDialogs.isEmpty && screen.leavingFileDialogs.isEmpty && screen.fileDialogs.isEmpty)
    #expect(model.log.take() == ["cancelled"])
  }

  @Test func `A choice that is made while the dialog is being taken away doesn't count`() async throws {
    let screen = try makeScreen()
    screen.pace = .byHand
    model.isPresented = false
    #expect(screen.leavingFileDialogs == [.save])
    try screen.fileDialog.choose(folder.url("new.txt"))
    try await screen.finishFileWork()
    #expect(model.log.take() == ["cancelled"])
    #expect(!gate.isReached)
    #expect(folder.names == ["a.txt"])
  }

  @Test func `Asked for again while the dialog leaves, there is another one`() throws {
    let screen = Screen { ImportView(model: model) }
    try screen.button("Go").tap()
    screen.pace = .byHand
    model.isPresented = false
    #expect(screen.leavingFileDialogs == [.open])
    model.isPresented = true
    screen.finishTransitions()
    #expect(model.log.take() == ["cancelled"])
    #expect(model.isPresented)
    #expect(screen.arrivingFileDialogs == [.open])
    screen.finishTransitions()
    try screen.fileDialog.cancel()
    #expect(model.log.take() == ["presented false", "cancelled"])
  }

  @Test func `Withdrawn while the work goes on, it stops and is cancelled once, and nothing is written`() async throws {
    let screen = try await makeWorkingScreen()
    model.isPresented = false
    #expect(screen.fileDialogs.isEmpty)
    gate.open()
    try await screen.finishFileWork()
    #expect(model.log.take() == ["cancelled"])
    #expect(folder.names == ["a.txt"])
  }

  @Test func `Withdrawn while something is explained or asked, it is cancelled once`() async throws {
    try folder.put("old", in: "b.txt")
    let screen = Screen { ExportView(model: model, document: TextDocument("new")) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("b"))
    try await screen.finishFileWork()
    #expect(screen.alerts.count == 1)
    model.isPresented = false
    #expect(screen.alerts.isEmpty && screen.fileDialogs.isEmpty)
    #expect(model.log.take() == ["cancelled"])
    #expect(try folder.text("b.txt") == "old")
  }

  private struct Stubborn: View {
    let model: FileModel
    var body: some View {
      Text("x")
        .fileImporter(
          isPresented: .constant(true), allowedContentTypes: [], allowsMultipleSelection: false,
          onCompletion: { model.completed($0) }, onCancellation: { model.cancelled() })
    }
  }

  @Test func `A binding that ignores the end doesn't bring the dialog back`() async throws {
    let screen = Screen { Stubborn(model: model) }
    try screen.fileDialog.cancel()
    #expect(screen.fileDialogs.isEmpty)
    await screen.settle()
    #expect(screen.fileDialogs.isEmpty)
    #expect(model.log.take() == ["cancelled"])
  }

  @Test func `A callback may ask for the next dialog`() async throws {
    var count = 0
    model.then = { [weak model] in
      count += 1
      if count < 3 { model?.isPresented = true }
    }
    let screen = Screen { ImportView(model: model) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("a.txt"))
    try await screen.finishFileWork()
    try screen.fileDialog.cancel()
    try screen.fileDialog.choose(folder.url("a.txt"))
    try await screen.finishFileWork()
    #expect(screen.fileDialogs.isEmpty)
    #expect(
      model.log.take() == [
        "presented false", "done a.txt", "presented false", "cancelled", "presented false", "done a.txt",
      ])
  }

  // MARK: The view and the window

  @Test func `When the view goes, the dialog goes, and nothing is called or written`() async throws {
    let screen = try makeScreen()
    model.isShown = false
    #expect(screen.fileDialogs.isEmpty)
    try await screen.finishFileWork()
    #expect(model.log.take() == [])
    #expect(model.isPresented)
  }

  @Test func `When the view goes, the work stops, and nothing is called or written`() async throws {
    let screen = try await makeWorkingScreen()
    model.isShown = false
    _ = screen.texts
    gate.open()
    try await screen.finishFileWork()
    await screen.settle()
    #expect(model.log.take() == [])
    #expect(folder.names == ["a.txt"])
  }

  @Test func `When the window goes, the dialog goes first, and nothing is called`() async throws {
    let screen = try makeScreen()
    screen.window.close()
    #expect(screen.fileDialogs.isEmpty)
    await screen.settle()
    #expect(model.log.take() == ["presented false"])
  }

  private struct Closing: View {
    let model: FileModel
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      ImportView(model: model)
        .task(id: model.isPresented) {
          if model.isPresented { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
        }
    }
  }

  @Test func `When the app closes the window from inside, nothing is called either`() async throws {
    let screen = Screen { Closing(model: model) }
    try screen.button("Go").tap()
    await screen.settle()
    #expect(!screen.isOpen)
    #expect(screen.fileDialogs.isEmpty)
    #expect(model.log.take() == ["presented false"])
  }

  @Test func `Closing the window stops the work, and nothing is written`() async throws {
    let screen = try await makeWorkingScreen()
    screen.window.close()
    #expect(model.log.take() == ["presented false"])
    gate.open()
    try await screen.finishFileWork()
    await screen.settle()
    #expect(model.log.take() == [])
    #expect(folder.names == ["a.txt"])
  }

  @Test func `Closing the window closes the question`() async throws {
    let screen = Screen { ImportView(model: model, types: [.png]) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("a.txt"))
    try await screen.finishFileWork()
    #expect(screen.alerts.count == 1)
    screen.window.close()
    #expect(screen.alerts.isEmpty && screen.fileDialogs.isEmpty)
    await screen.settle()
    #expect(model.log.take() == ["presented false"])
  }

  @Test func `An unreferenced screen releases its dialog`() async throws {
    weak var platform: HeadlessPlatform?
    do {
      let screen = try makeScreen()
      platform = screen.platform
      #expect(screen.fileDialogs.count == 1)
    }
    try await Screen { EmptyView() }.wait { platform == nil }
    #expect(model.log.take() == ["presented false"])
  }

  // MARK: The desktop

  @Test func `A dialog that can't be shown has failed, which isn't a cancellation, and is said in the log`() throws {
    var screen: Screen?
    let warnings = try Screen.warnings {
      let shown = try makeScreen()
      try shown.failFileDialog("no portal")
      screen = shown
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("no portal") == true)
    #expect(screen?.fileDialogs.isEmpty == true)
    #expect(model.log.take() == ["presented false", "failed FileDialogError(reason: \"no portal\")"])
  }

  // MARK: Documents that block

  /// A document that takes its time on a thread.
  private struct BlockingDocument: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    let begun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      begun.signal()
      mayEnd.wait()
      return FileWrapper(regularFileWithContents: Data("late".utf8))
    }
  }

  @Test func `A document that blocks while it is written doesn't block the app, and can be withdrawn`() async throws {
    let document = BlockingDocument()
    let screen = Screen { ExportView(model: model, document: document) }
    try screen.button("Go").tap()
    try screen.fileDialog.choose(folder.url("late.txt"))
    let begun = document.begun
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        begun.wait()
        continuation.resume()
      }
    }
    #expect(screen.button("Go").exists)
    model.isPresented = false
    #expect(screen.fileDialogs.isEmpty)
    document.mayEnd.signal()
    try await screen.finishFileWork()
    #expect(model.log.take() == ["cancelled"])
    #expect(folder.names == ["a.txt"])
  }
}
