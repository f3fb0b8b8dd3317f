import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What only the toolkit's own chooser shows.
final class FileChooserTests: FileDialogTestCase {
  private func show(
    _ kind: FileDialogRequest.Kind, in folder: URL, _ change: (inout FileDialogRequest) -> Void
  ) throws -> ShownFiles {
    try show(request(kind, in: folder, change), over: makeParent())
  }

  private func dismiss(_ shown: ShownFiles) {
    shown.dialog.dismiss()
    waitForEnd(shown)
    settle()
  }

  func testTheMessageIsAboveTheFiles() async throws {
    let folder = try makeFolder("a.txt")
    let message = "Choose <one> & 100% of __them__. " + String(repeating: "What follows needs all of it. ", count: 8)
    let shown = try show(.open(folders: false, multiple: false), in: folder) { $0.message = message }
    let label = try XCTUnwrap(shown.window.firstText { text(of: $0) == message })
    let files = try XCTUnwrap(widgets("GtkFileChooserWidget", in: shown.window).first)
    wait("the layout") { frame(of: label, in: shown.window).height > 0 }
    XCTAssertLessThanOrEqual(
      frame(of: label, in: shown.window).maxY, frame(of: files, in: shown.window).minY, "above the files")
    XCTAssertGreaterThan(
      frame(of: label, in: shown.window).height, 30, "a long message has several lines")
    dismiss(shown)
  }

  func testAVeryLongMessageLeavesRoomForTheFiles() async throws {
    let folder = try makeFolder("a.txt")
    let message = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 200)
    let shown = try show(.open(folders: false, multiple: false), in: folder) { $0.message = message }
    wait("the layout") { gtk_widget_get_height(shown.window) > 0 }
    XCTAssertLessThan(gtk_widget_get_height(shown.window), 800)
    XCTAssertLessThan(gtk_widget_get_width(shown.window), 1000)
    dismiss(shown)
  }

  func testTheLabelIsBeforeTheName() async throws {
    let folder = try makeFolder()
    let shown = try show(.save(name: "a.txt"), in: folder) { $0.filenameLabel = "Save_as 100%:" }
    let field = try nameField(in: shown.window)
    let labels = widgets("GtkLabel", in: shown.window).filter { gtk_label_get_mnemonic_widget($0.opaque) == field }
    XCTAssertEqual(labels.map { text(of: $0) }, ["Save_as 100%:"])
    dismiss(shown)
  }

  func testInAHeaderBarTheLabelIsBeforeTheNameToo() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default()).raw
    ObjectProperty.set(settings, "gtk-dialogs-use-header", true)
    defer { ObjectProperty.set(settings, "gtk-dialogs-use-header", false) }
    let folder = try makeFolder()
    let shown = try show(.save(name: "a.txt"), in: folder) {
      $0.filenameLabel = "Save as:"
      $0.message = "Choose well."
      $0.acceptLabel = "Keep"
    }
    let header = try XCTUnwrap(widgets("GtkHeaderBar", in: shown.window).first)
    XCTAssertTrue(texts(in: header).contains("Save as:"))
    XCTAssertTrue(texts(in: header).contains("Keep"))
    XCTAssertFalse(texts(in: header).contains("Name"))
    XCTAssertTrue(texts(in: shown.window).contains("Choose well."))
    XCTAssertEqual(text(inField: try nameField(in: header)), "a.txt")
    try accept(shown)
    waitForEnd(shown)
    XCTAssertEqual(shown.sink.choice?.urls, [folder.appending(path: "a.txt")])
  }

  // MARK: Hidden files

  func testHiddenFilesAreShownForThisDialogAlone() async throws {
    let folder = try makeFolder(".hidden", "seen.txt")
    let settings = ChooserSettings()
    settings.showsHiddenFiles = false
    for _ in 0..<2 {
      let shown = try show(.open(folders: false, multiple: false), in: folder) { $0.showsHiddenFiles = true }
      wait("all files") { names(in: shown.window) == [".hidden", "seen.txt"] }
      dismiss(shown)
      XCTAssertFalse(settings.showsHiddenFiles, "the user's setting is unchanged")
    }
    let plain = try show(request(.open(folders: false, multiple: false), in: folder), over: makeParent())
    wait("the files") { !names(in: plain.window).isEmpty }
    XCTAssertEqual(names(in: plain.window), ["seen.txt"])
    dismiss(plain)
  }

  func testTheUsersSettingForHiddenFilesIsKept() async throws {
    let folder = try makeFolder(".hidden", "seen.txt")
    let settings = ChooserSettings()
    settings.showsHiddenFiles = true
    defer { settings.showsHiddenFiles = false }
    let shown = try show(.open(folders: false, multiple: false), in: folder) { $0.showsHiddenFiles = true }
    wait("all files") { names(in: shown.window) == [".hidden", "seen.txt"] }
    dismiss(shown)
    XCTAssertTrue(settings.showsHiddenFiles)
  }

  // MARK: Predicates

  private let startsWithA = FilePredicate(#Predicate<URL> { $0.lastPathComponent.starts(with: "a") })

  func testAPredicateHidesWhatItRejects() async throws {
    let folder = try makeFolder("a.txt", "b.txt", "a.png", "inner/")
    let shown = try show(.open(folders: false, multiple: false), in: folder) { $0.predicate = self.startsWithA }
    wait("the files") { names(in: shown.window) == ["a.png", "a.txt", "inner"] }
    XCTAssertFalse(
      widgets("GtkDropDown", in: shown.window).contains { gtk_widget_get_mapped($0) != 0 }, "no filter to choose")
    try select(["a.txt"], in: shown)
    try accept(shown)
    waitForEnd(shown)
    XCTAssertEqual(shown.sink.choice, FileChoice(urls: [folder.appending(path: "a.txt")]))
  }

  func testAPredicateAndAFilterHaveToAgree() async throws {
    let folder = try makeFolder("a.txt", "b.txt", "a.png", "b.png", "inner/")
    let filters = TypeFilter.filters(for: [.plainText, .png], groups: false, languages: ["en"])
    let shown = try show(.open(folders: false, multiple: true), in: folder) {
      $0.predicate = self.startsWithA
      $0.filters = filters + [.everything(languages: ["en"])]
    }
    wait("the texts") { names(in: shown.window) == ["a.txt", "inner"] }
    let dropDown = try XCTUnwrap(widgets("GtkDropDown", in: shown.window).first { gtk_widget_get_mapped($0) != 0 })
    gtk_drop_down_set_selected(dropDown.opaque, 1)
    wait("the pictures") { names(in: shown.window) == ["a.png", "inner"] }
    gtk_drop_down_set_selected(dropDown.opaque, 2)
    wait("everything") { names(in: shown.window) == ["a.png", "a.txt", "inner"] }
    try select(["a.png", "a.txt"], in: shown)
    try accept(shown)
    waitForEnd(shown)
    XCTAssertEqual(shown.sink.choice?.filter, 2)
    XCTAssertEqual(shown.sink.choice?.urls.count, 2)
  }

  // MARK: In a sandbox

  func testInASandboxTheDesktopsDialogIsUsedAndWhatItDropsIsSaidOnce() async throws {
    let folder = try makeFolder("b.txt")
    setenv("SNAP", "/snap/app/1", 1)
    defer { unsetenv("SNAP") }
    for _ in 0..<2 {
      let shown = try show(.save(name: "a.txt"), in: folder) {
        $0.message = "Choose well."
        $0.filenameLabel = "Save as:"
        $0.predicate = self.startsWithA
        $0.showsHiddenFiles = true
      }
      XCTAssertFalse(texts(in: shown.window).contains("Choose well."))
      wait("the file") { names(in: shown.window) == ["b.txt"] }
      dismiss(shown)
    }
    XCTAssertEqual(warnings.count, 1)
    for word in ["message", "label for the name", "predicate", "hidden files"] {
      XCTAssertTrue(warnings.first?.contains(word) == true, word)
    }
  }

  func testPlainRequestsWarnOfNothing() async throws {
    let folder = try makeFolder()
    for request in bothForms(of: request(.folder, in: folder)) {
      dismiss(try show(request, over: makeParent()))
    }
    XCTAssertEqual(warnings, [])
  }
}
