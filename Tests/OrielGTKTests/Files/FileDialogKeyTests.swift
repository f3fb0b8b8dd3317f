import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// File dialogs under a real keyboard: keys go through the display server and the window manager.
final class FileDialogKeyTests: FileDialogTestCase {
  private func type(_ keys: String..., into shown: ShownFiles) throws {
    wait("the dialog to have the keyboard") { gtk_window_is_active(shown.window.as(GtkWindow.self)) != 0 }
    try Keyboard.press(keys)
  }

  func testReturnSavesUnderTheNameThatWasTyped() async throws {
    let folder = try makeFolder()
    let parent = makeParent()
    for request in bothForms(of: request(.save(name: "Report.txt"), in: folder)) {
      let shown = try show(request, over: parent)
      // In the place of the name, without its extension.
      try type("n", "e", "w", into: shown)
      let field = try nameField(in: shown.window)
      wait("the text") { text(inField: field) == "new.txt" }
      try type("Return", into: shown)
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.choice?.urls, [folder.appending(path: "new.txt")])
    }
  }

  func testReturnOpensTheFileThatIsSelected() async throws {
    let folder = try makeFolder("a.txt")
    let parent = makeParent()
    for request in bothForms(of: request(.open(folders: false, multiple: false), in: folder)) {
      let shown = try show(request, over: parent)
      try select(["a.txt"], in: shown)
      try type("Return", into: shown)
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.choice?.urls, [folder.appending(path: "a.txt")])
    }
  }

  func testEscapeCancels() async throws {
    let folder = try makeFolder("a.txt")
    let parent = makeParent()
    for kind in [FileDialogRequest.Kind.open(folders: false, multiple: false), .save(name: "a.txt"), .folder] {
      for request in bothForms(of: request(kind, in: folder)) {
        let shown = try show(request, over: parent)
        try type("Escape", into: shown)
        waitForEnd(shown)
        XCTAssertEqual(shown.sink.events, [.presented, .cancelled])
      }
    }
  }
}
