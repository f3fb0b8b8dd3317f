import Oriel

/// Changes that the window's keys undo and redo.
struct UndoSection: View {
  @State private var score = Score()
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Section {
      Row("Points: \(score.points)") {
        Flow {
          Button("Add Points") { score.set(score.points + 5, undoManager) }
          Button(undoManager?.undoMenuItemTitle ?? "Undo") { undoManager?.undo() }
            .disabled(undoManager?.canUndo != true)
          Button(undoManager?.redoMenuItemTitle ?? "Redo") { undoManager?.redo() }
            .disabled(undoManager?.canRedo != true)
        }
      }
    } header: {
      Text("Undo")
    } footer: {
      Text("Ctrl+Z and Ctrl+Shift+Z, unless a text field has the focus, which undoes its own changes.")
    }
  }
}

/// A number whose changes are registered with an undo manager.
@MainActor @Observable private final class Score {
  private(set) var points = 0

  func set(_ points: Int, _ undoManager: UndoManager?) {
    let old = self.points
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] in $0.set(old, undoManager) }
    undoManager?.setActionName("Points")
    self.points = points
  }
}
