import Foundation
import Oriel

/// The menu of a picture: for all selected ones if it is one of them.
struct PictureMenu: View {
  let shot: Shot
  let browser: Browser
  @Environment(\.undoManager) private var undoManager
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Quick Look", systemImage: "eye") { act { browser.preview() } }
    Button("Edit…", systemImage: "crop") { act { browser.edit() } }.disabled(!shot.isEditable)
    Button("Open with Another App", systemImage: "arrow.up.forward.app") { openURL(shot.url) }
    Divider()
    Button("Rotate Left", systemImage: "rotate.left") { act { browser.turn(.turnedLeft, undoManager: undoManager) } }
    Button("Rotate Right", systemImage: "rotate.right") { act { browser.turn(.turnedRight, undoManager: undoManager) } }
    if !browser.library.tags.isEmpty {
      Menu("Tag", systemImage: "tag") {
        ForEach(browser.library.tags, id: \.self) { tag in
          Button(tag) { act { add(tag) } }
        }
      }
    }
    Divider()
    Button("Move to Trash", systemImage: "trash", role: .destructive) {
      act { browser.removeSelection(undoManager: undoManager) }
    }
  }

  /// Selects the picture first, unless it is among the selected ones.
  private func act(_ action: () -> Void) {
    if !browser.selection.contains(shot.id) { browser.select(shot.id) }
    action()
  }

  private func add(_ tag: String) {
    browser.library.setTags(of: browser.selection, undoManager: undoManager) { $0.contains(tag) ? $0 : $0 + [tag] }
  }
}
