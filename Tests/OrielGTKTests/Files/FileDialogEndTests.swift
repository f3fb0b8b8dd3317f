import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The ways in which a file dialog ends without a choice, and the release of its objects.
final class FileDialogEndTests: FileDialogTestCase {
  private func assertCancels(line: UInt = #line, _ end: (ShownFiles) throws -> Void) throws {
    let folder = try makeFolder("a.txt")
    let parent = makeParent()
    for kind in [FileDialogRequest.Kind.open(folders: false, multiple: true), .save(name: "a.txt"), .folder] {
      for request in bothForms(of: request(kind, in: folder)) {
        let shown = try show(request, over: parent, line: line)
        let count = toplevels.count
        try end(shown)
        wait("the end", line: line) { shown.sink.events.count > 1 }
        wait("the window to be gone", line: line) { toplevels.count < count }
        settle()
        XCTAssertEqual(shown.sink.events, [.presented, .cancelled], line: line)
      }
    }
  }

  func testTheButtonCancels() async throws {
    try assertCancels { click(try XCTUnwrap(oriel_file_chooser_button($0.window, GTK_RESPONSE_CANCEL.rawValue))) }
  }

  func testEscapeCancels() async throws {
    // What GTK's dialogs do at Escape.
    try assertCancels { emit("close", on: $0.window) }
  }

  func testClosingTheWindowCancels() async throws {
    try assertCancels { gtk_window_close($0.window.as(GtkWindow.self)) }
  }

  func testDestroyingTheWindowCancels() async throws {
    try assertCancels { gtk_window_destroy($0.window.as(GtkWindow.self)) }
  }

  func testTheAppCancels() async throws {
    try assertCancels {
      $0.dialog.dismiss()
      $0.dialog.dismiss()
      XCTAssertEqual($0.sink.events, [.presented], "nothing happens during the call")
    }
  }

  func testTheAppCancelsDuringTheQuestionToReplaceAFile() async throws {
    let folder = try makeFolder("a.txt")
    let parent = makeParent()
    for request in bothForms(of: request(.save(name: "a.txt"), in: folder)) {
      let shown = try show(request, over: parent)
      let before = Set(toplevels)
      try accept(shown)
      wait("the question") { toplevels.contains { !before.contains($0) && gtk_widget_get_mapped($0) != 0 } }
      shown.dialog.dismiss()
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.events, [.presented, .cancelled])
      wait("both windows to be gone") { toplevels.count == 1 }
      settle()
    }
  }

  func testTheAppCancelsBeforeTheDialogIsThere() async throws {
    let folder = try makeFolder("a.txt")
    let parent = makeParent()
    for request in bothForms(of: request(.open(folders: false, multiple: false), in: folder)) {
      let sink = FileSink()
      let dialog = FileDialogPresenter.present(request, over: parent, sink: sink)
      dialog.dismiss()
      XCTAssertEqual(sink.events, [])
      wait("the end") { sink.events.last == .cancelled }
      wait("the window to be gone") { toplevels.count == 1 }
      settle()
      XCTAssertEqual(sink.events.count { $0 == .cancelled }, 1)
    }
  }

  func testTheParentTakesTheDialogAlong() async throws {
    let folder = try makeFolder("a.txt")
    for isHeld in [false, true] {
      for request in bothForms(of: request(.save(name: "a.txt"), in: folder)) {
        let parent = makeParent()
        let handle = isHeld ? ObjectHandle(retaining: UnsafeMutableRawPointer(parent)) : nil
        let shown = try show(request, over: parent)
        gtk_window_destroy(parent)
        waitForEnd(shown)
        wait("the windows to be gone") { toplevels.isEmpty }
        settle()
        XCTAssertEqual(shown.sink.events, [.presented, .cancelled])
        withExtendedLifetime(handle) {}
      }
    }
  }

  func testADialogNeedsNoParent() async throws {
    let folder = try makeFolder("a.txt")
    _ = makeParent()
    for request in bothForms(of: request(.open(folders: false, multiple: false), in: folder)) {
      let shown = try show(request, over: nil)
      try select(["a.txt"], in: shown)
      try accept(shown)
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.choice?.urls, [folder.appending(path: "a.txt")])
    }
  }

  func testWithoutGTKsSettingsADialogFails() async throws {
    let parent = makeParent()
    for request in bothForms(of: request(.folder)) {
      let sink = FileSink()
      let dialog = FileDialogPresenter.present(request, over: parent, schema: "org.oriel.Missing", sink: sink)
      XCTAssertEqual(sink.events, [])
      wait("the failure") { !sink.events.isEmpty }
      guard case .failed(let reason) = sink.events.first else { return XCTFail("\(sink.events)") }
      XCTAssertTrue(reason.contains("org.oriel.Missing"), reason)
      dialog.dismiss()
      settle()
      XCTAssertEqual(sink.events.count, 1)
      XCTAssertEqual(toplevels.count, 1, "no window was made")
    }
  }

  // MARK: What is left

  private final class WeakDialog {
    weak var dialog: (any PresentedFileDialog)?
    init(_ dialog: any PresentedFileDialog) { self.dialog = dialog }
  }

  func testDialogsLeaveNothingBehind() async throws {
    let folder = try makeFolder("a.txt", "b.txt")
    let parent = makeParent()
    let watch = ObjectWatch()
    var dialogs: [WeakDialog] = []
    let filters = TypeFilter.filters(for: [.plainText, .png], languages: ["en"])
    for number in 0..<24 {
      let kind: FileDialogRequest.Kind = number % 2 == 0 ? .open(folders: false, multiple: false) : .save(name: "c.txt")
      var request = bothForms(of: request(kind, in: folder) { $0.filters = filters })[number / 2 % 2]
      if number % 3 == 0, request.needsOwnChooser { request.predicate = FilePredicate(#Predicate { _ in true }) }
      let shown = try show(request, over: parent)
      watch.watch(shown.window)
      dialogs.append(WeakDialog(shown.dialog))
      switch number % 4 {
      case 0: shown.dialog.dismiss()
      case 1: emit("close", on: shown.window)
      default:
        if number % 2 == 0 { try select(["a.txt"], in: shown) }
        try accept(shown)
      }
      waitForEnd(shown)
    }
    wait("the windows to be gone") { toplevels.count == 1 }
    XCTAssertGreaterThan(watch.count, 24)
    // The last of them goes a little later than the rest.
    wait("the widgets to be gone") { watch.aliveCount == 0 }
    XCTAssertEqual(dialogs.count { $0.dialog != nil }, 0, "dialogs")
  }

  func testTheSinkIsHeldWeakly() async throws {
    let parent = makeParent()
    for request in bothForms(of: request(.folder)) {
      var sink: FileSink? = FileSink()
      weak let released = sink
      let dialog = FileDialogPresenter.present(request, over: parent, sink: try XCTUnwrap(sink))
      sink = nil
      XCTAssertNil(released)
      dialog.dismiss()
      wait("the window to be gone") { toplevels.count == 1 }
      settle()
    }
  }
}
