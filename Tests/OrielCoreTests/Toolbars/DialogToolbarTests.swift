import OrielTesting
import Testing

@testable import OrielCore

/// The keys of the toolbar items that confirm and cancel.
@MainActor struct DialogToolbarTests {
  private struct Editor: View {
    let log: Log
    var saveShortcut: KeyboardShortcut?
    @State private var shows = false

    var body: some View {
      Button("Edit") { shows = true }
        .sheet(isPresented: $shows, onDismiss: { log("dismissed") }) {
          Text("Content")
            .toolbar {
              ToolbarItem(placement: .confirmationAction) { save }
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") {
                  log("cancel")
                  shows = false
                }
              }
            }
        }
    }

    @ViewBuilder private var save: some View {
      if let saveShortcut {
        Button("Save") { log("save") }.keyboardShortcut(saveShortcut)
      } else {
        Button("Save") { log("save") }
      }
    }
  }

  @Test func `Return confirms and Escape cancels once in a sheet`() throws {
    let log = Log()
    let screen = Screen { Editor(log: log) }
    try screen.button("Edit").tap()
    try screen.pressReturn()
    #expect(log.take() == ["save"])
    try screen.pressEscape()
    #expect(log.take() == ["cancel", "dismissed"])
  }

  @Test func `An item with its own shortcut keeps it`() throws {
    let log = Log()
    let screen = Screen { Editor(log: log, saveShortcut: KeyboardShortcut("s")) }
    try screen.button("Edit").tap()
    #expect(throws: ScreenError.self) { try screen.pressReturn() }
    try screen.press("s")
    #expect(log.take() == ["save"])
  }

  @Test func `Return and Escape press the items of a plain window`() throws {
    let log = Log()
    let screen = Screen {
      Text("Content").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save") { log("save") } }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log("cancel") } }
      }
    }
    try screen.pressReturn()
    try screen.pressEscape()
    #expect(log.take() == ["save", "cancel"])
  }
}
