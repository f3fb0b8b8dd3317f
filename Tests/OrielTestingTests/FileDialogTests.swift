import Foundation
import OrielCore
import OrielTesting
import Testing

/// Seeing and answering file dialogs.
@MainActor struct FileDialogTests {
  private struct Files: View {
    let log: (String) -> Void
    var types = [UTType.plainText]
    @State private var imports = false
    @State private var exports = false
    var body: some View {
      VStack {
        Button("Open…") { imports = true }
          .fileImporter(
            isPresented: $imports, allowedContentTypes: types, allowsMultipleSelection: true,
            onCompletion: { result in
              log((try? result.get()).map { "opened \($0.map(\.lastPathComponent))" } ?? "could not open")
            },
            onCancellation: { log("not opened") })
        Button("Save…") { exports = true }
          .fileExporter(
            isPresented: $exports, item: "text", contentTypes: [.plainText], defaultFilename: "Letter",
            onCompletion: { result in log("saved \((try? result.get().lastPathComponent) ?? "nothing")") },
            onCancellation: { log("not saved") })
      }
      .fileDialogMessage("Choose well.")
      .fileDialogConfirmationLabel("Take")
      .fileExporterFilenameLabel("Called")
      .fileDialogBrowserOptions(.includeHiddenFiles)
      .fileDialogDefaultDirectory(URL(filePath: "/", directoryHint: .isDirectory))
      .fileDialogURLEnabled(#Predicate { $0.pathExtension != "secret" })
    }
  }

  private func makeScreen() -> Screen {
    weak var noting: Screen?
    let screen = Screen { Files { noting?.note($0) } }
    noting = screen
    return screen
  }

  private func reason(_ action: () throws -> Void) -> ScreenError.Reason? {
    do { try action() } catch { return (error as? ScreenError)?.reason }
    return nil
  }

  private func url(_ name: String) -> URL { URL(filePath: "/nowhere/\(name)") }

  @Test func `A file dialog is seen with all that it offers`() throws {
    let screen = makeScreen()
    #expect(reason { _ = try screen.fileDialog } == .noFileDialog)
    try screen.button("Save…").tap()
    let dialog = try screen.fileDialog
    #expect(dialog.kind == .save)
    #expect(dialog.message == "Choose well.")
    #expect(dialog.acceptLabel == "Take")
    #expect(dialog.filenameLabel == "Called")
    #expect(dialog.suggestedName == "Letter.txt")
    #expect(dialog.initialFolder?.path == "/")
    #expect(dialog.showsHiddenFiles)
    #expect(dialog.accepts(url("a.txt")) && !dialog.accepts(url("a.secret")))
    let filter = try #require(dialog.selectedFilter)
    #expect(dialog.filters == [filter])
    #expect(
      screen.description == """
        window "Test"
          stack (vertical)
            button "Open…"
            button "Save…" (focused)
        save dialog (hidden files, not all files)
          message "Choose well."
          folder "/"
          name "Letter.txt"
          name's label "Called"
          filter "\(filter)"
          button "Take"
        """)
    try dialog.cancel()
    #expect(!dialog.isOnScreen)
    #expect(reason { try dialog.cancel() } == .noFileDialog)
  }

  @Test func `What the user couldn't choose in the dialog can't be chosen`() throws {
    let screen = makeScreen()
    try screen.button("Open…").tap()
    let dialog = try screen.fileDialog
    #expect(dialog.allowsMultipleSelection)
    #expect(reason { try dialog.choose([]) } == .notAccepted)
    let error = #expect(throws: ScreenError.self) { try dialog.choose([url("a.txt"), url("b.secret")]) }
    #expect(error?.reason == .notAccepted)
    #expect(error?.message == "can't choose \"b.secret\" in the open dialog: the app doesn't accept it")
    #expect(reason { try dialog.choose(url("a.txt"), filter: "Nothing of the kind") } == .notFound)
    #expect(dialog.isOnScreen)
    try dialog.cancel()

    try screen.button("Save…").tap()
    #expect(reason { try screen.fileDialog.choose([url("a.txt"), url("b.txt")]) } == .notAccepted)
    #expect(screen.fileDialogs.count == 1)
  }

  @Test func `What is behind a file dialog can't be reached`() throws {
    let screen = makeScreen()
    try screen.button("Open…").tap()
    let error = #expect(throws: ScreenError.self) { try screen.button("Save…").tap() }
    #expect(error?.reason == .blocked)
    #expect(error?.message == "can't tap the button \"Save…\": the open dialog is in front of it")
    #expect(reason { try screen.closeWindow() } == .blocked)
    #expect(reason { try screen.pressReturn() } == .blocked)
    try screen.pressEscape()
    try screen.button("Save…").tap()
    #expect(
      screen.trace == [
        .windowOpened("Test"), .presented("open dialog"), .dismissed("open dialog"), .note("not opened"),
        .presented("save dialog"),
      ])
  }

  @Test func `A file dialog comes and goes at the test's pace`() throws {
    let screen = makeScreen()
    screen.pace = .byHand
    try screen.button("Open…").tap()
    #expect(screen.arrivingFileDialogs == [.open])
    #expect(screen.fileDialogs.isEmpty)
    #expect(reason { try screen.button("Save…").tap() } == .blocked)
    #expect(screen.description.contains("open dialog (arriving, several, hidden files, not all files)"))
    screen.finishTransitions()
    #expect(screen.arrivingFileDialogs.isEmpty)
    try screen.fileDialog.cancel()
    #expect(screen.fileDialogs.isEmpty)
  }

  @Test func `A file dialog that can't be shown`() throws {
    let screen = makeScreen()
    #expect(reason { try screen.failFileDialog() } == .noFileDialog)
    try screen.button("Open…").tap()
    let warnings = try Screen.warnings { try screen.failFileDialog("no portal") }
    #expect(warnings.count == 1)
    #expect(screen.trace.suffix(2) == [.failed("open dialog", "no portal"), .note("could not open")])
  }

  @Test func `Work on files that isn't done in time is an error`() async throws {
    struct Endless: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { _ in
          try await Task.sleep(for: .seconds(3600))
          return Data()
        }
      }
    }
    let screen = Screen {
      Text("x").fileExporter(isPresented: .constant(true), item: Endless(), onCompletion: { _ in })
    }
    try screen.fileDialog.choose(url("a.txt"))
    await #expect(throws: ScreenError.self) { try await screen.finishFileWork(timeout: .zero) }
    screen.window.close()
    try await screen.finishFileWork()
  }

  private struct Shelf: App {
    var body: some Scene { WindowGroup("Shelf") { Files(log: { _ in }) } }
  }

  @Test func `In a whole app the dialog belongs to its window`() async throws {
    let app = TestApp { Shelf() }
    let screen = try app.screen("Shelf")
    try screen.button("Open…").tap()
    #expect(app.description.contains("open dialog"))
    try screen.fileDialog.choose(url("a.txt"))
    try await screen.finishFileWork()
    #expect(!app.description.contains("open dialog"))
    #expect(app.trace.contains(.chose(["a.txt"], in: "open dialog")))
  }
}
