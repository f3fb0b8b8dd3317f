import Foundation
import Oriel

/// The commands of the app's menu.
struct ShotsCommands: Commands {
  let browser: Browser
  @Binding var opensFolder: Bool
  @AppStorage("cellSize") private var cellSize = CellSize.medium
  @FocusedValue(\.undoManager) private var undoManager

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("Open Folder…") { opensFolder = true }.keyboardShortcut("o")
      Button("Reload") { browser.library.refresh() }.keyboardShortcut("\u{F708}", modifiers: [])
    }
    CommandMenu("Picture") {
      Button("Quick Look") { browser.preview() }.disabled(browser.selection.isEmpty)
      Button("Edit…") { browser.edit() }.keyboardShortcut("e").disabled(browser.selectedShot?.isEditable != true)
      Divider()
      Button("Rotate Left") { browser.turn(.turnedLeft, undoManager: undoManager) }
        .keyboardShortcut("r", modifiers: [.command, .shift]).disabled(browser.selection.isEmpty)
      Button("Rotate Right") { browser.turn(.turnedRight, undoManager: undoManager) }
        .keyboardShortcut("r").disabled(browser.selection.isEmpty)
      Divider()
      Button("Move to Trash") { browser.removeSelection(undoManager: undoManager) }.disabled(browser.selection.isEmpty)
    }
    CommandMenu("View") {
      Button("Larger Pictures") { cellSize = cellSize.next(1) }.keyboardShortcut("+")
      Button("Smaller Pictures") { cellSize = cellSize.next(-1) }.keyboardShortcut("-")
      Divider()
      if browser.library.preparation.isStopped {
        Button("Make Thumbnails") { browser.library.preparation.resume(browser.library.shots) }
      }
    }
    SidebarCommands()
    InspectorCommands()
  }
}

extension FocusedValues {
  /// The undo manager of the window.
  @Entry var undoManager: UndoManager?
}
