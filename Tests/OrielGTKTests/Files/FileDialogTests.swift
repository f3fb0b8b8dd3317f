import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What file dialogs show, and what they answer.
final class FileDialogTests: FileDialogTestCase {
  func testEveryKindHasItsTitleAndItsLabel() async throws {
    let parent = makeParent()
    let folder = try makeFolder()
    let kinds: [(FileDialogRequest.Kind, title: String, label: String)] = [
      (.open(folders: false, multiple: false), "Pick a File", "_Open"),
      (.open(folders: false, multiple: true), "Pick Files", "_Open"),
      (.open(folders: true, multiple: false), "Select a Folder", "_Select"),
      (.open(folders: true, multiple: true), "Select Folders", "_Select"),
      (.folder, "Select a Folder", "_Select"),
      (.save(name: "Report.txt"), "Save a File", "_Save"),
    ]
    for (kind, title, label) in kinds {
      for request in bothForms(of: request(kind, in: folder)) {
        let shown = try show(request, over: parent)
        let window = shown.window.as(GtkWindow.self)
        XCTAssertEqual(gtk_window_get_title(window).map { String(cString: $0) }, title)
        XCTAssertEqual(buttonLabel(GTK_RESPONSE_ACCEPT, in: shown.window), label)
        XCTAssertEqual(buttonLabel(GTK_RESPONSE_CANCEL, in: shown.window), "_Cancel")
        XCTAssertEqual(gtk_window_get_transient_for(window), parent)
        XCTAssertNotEqual(gtk_window_get_modal(window), 0)
        shown.dialog.dismiss()
        waitForEnd(shown)
      }
    }
  }

  func testTheAppsOwnLabelIsShownAsItIs() async throws {
    let parent = makeParent()
    for request in bothForms(of: request(.open(folders: false, multiple: false)) { $0.acceptLabel = "Use_it & <go>" }) {
      let shown = try show(request, over: parent)
      let button = try XCTUnwrap(oriel_file_chooser_button(shown.window, GTK_RESPONSE_ACCEPT.rawValue))
      XCTAssertEqual(texts(in: button), ["Use_it & <go>"])
      shown.dialog.dismiss()
      waitForEnd(shown)
    }
  }

  func testOneFileIsChosen() async throws {
    let parent = makeParent()
    let folder = try makeFolder("a.txt", "b c%d.txt", "ü.txt")
    for name in ["a.txt", "b c%d.txt", "ü.txt"] {
      for request in bothForms(of: request(.open(folders: false, multiple: false), in: folder)) {
        let shown = try show(request, over: parent)
        try select([name], in: shown)
        try accept(shown)
        waitForEnd(shown)
        XCTAssertEqual(shown.sink.choice, FileChoice(urls: [folder.appending(path: name)]))
      }
    }
  }

  func testSeveralFilesAreChosenInTheirOrder() async throws {
    let parent = makeParent()
    let folder = try makeFolder("3.txt", "1.txt", "2.txt", "4.txt")
    for request in bothForms(of: request(.open(folders: false, multiple: true), in: folder)) {
      let shown = try show(request, over: parent)
      try select(["2.txt", "1.txt", "3.txt"], in: shown)
      try accept(shown)
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.choice?.urls.map(\.lastPathComponent), ["1.txt", "2.txt", "3.txt"])
    }
  }

  func testAFolderIsChosen() async throws {
    let parent = makeParent()
    let folder = try makeFolder("inner/", "other/")
    for kind in [FileDialogRequest.Kind.folder, .open(folders: true, multiple: false)] {
      for request in bothForms(of: request(kind, in: folder)) {
        let shown = try show(request, over: parent)
        try select(["inner"], in: shown)
        try accept(shown)
        waitForEnd(shown)
        let url = try XCTUnwrap(shown.sink.choice?.urls.first)
        XCTAssertEqual(url, folder.appending(path: "inner", directoryHint: .isDirectory))
        XCTAssertTrue(url.hasDirectoryPath)
      }
    }
  }

  func testSeveralFoldersAreChosen() async throws {
    let parent = makeParent()
    let folder = try makeFolder("one/", "two/", "three/")
    for request in bothForms(of: request(.open(folders: true, multiple: true), in: folder)) {
      let shown = try show(request, over: parent)
      try select(["one", "two"], in: shown)
      try accept(shown)
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.choice?.urls.map(\.lastPathComponent), ["one", "two"])
    }
  }

  func testANameThatIsNoUTF8IsKept() async throws {
    let parent = makeParent()
    let folder = try makeFolder()
    let path = try XCTUnwrap(DiskPath(folder)).appending([0x61, 0xFF, 0x62])
    let descriptor = path.bytes.withUnsafeBytes { bytes in
      open(String(decoding: bytes, as: UTF8.self), O_RDONLY)
    }
    XCTAssertEqual(descriptor, -1, "the name can't be written as text")
    let name = path.bytes.map { CChar(bitPattern: $0) } + [0]
    let made = creat(name, 0o600)
    XCTAssertGreaterThanOrEqual(made, 0)
    close(made)
    for request in bothForms(of: request(.open(folders: false, multiple: false), in: folder)) {
      let shown = try show(request, over: parent)
      wait("the file") { names(in: shown.window).count == 1 }
      try select(names(in: shown.window), in: shown)
      try accept(shown)
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.choice?.urls.first.flatMap { DiskPath($0) }, path)
    }
  }

  // MARK: Saving

  func testSavingSuggestsAName() async throws {
    let parent = makeParent()
    let folder = try makeFolder()
    for request in bothForms(of: request(.save(name: "Report.final.txt"), in: folder)) {
      let shown = try show(request, over: parent)
      let field = try nameField(in: shown.window)
      XCTAssertEqual(text(inField: field), "Report.final.txt")
      var (start, end): (Int32, Int32) = (0, 0)
      gtk_editable_get_selection_bounds(field.opaque, &start, &end)
      XCTAssertEqual([start, end], [0, 12], "all but the extension is selected")
      let focus = try XCTUnwrap(gtk_window_get_focus(shown.window.as(GtkWindow.self)))
      XCTAssertNotEqual(gtk_widget_is_ancestor(focus, field), 0, "the field has the focus")
      gtk_editable_set_text(field.opaque, "New.txt")
      try accept(shown)
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.choice?.urls, [folder.appending(path: "New.txt")])
    }
  }

  func testSavingOverAFileAsksFirst() async throws {
    let parent = makeParent()
    let folder = try makeFolder("Old.txt")
    for request in bothForms(of: request(.save(name: "Old.txt"), in: folder)) {
      let shown = try show(request, over: parent)
      for answer in ["Cancel", "Replace"] {
        let before = Set(toplevels)
        try accept(shown)
        wait("the question") { toplevels.contains { !before.contains($0) && gtk_widget_get_mapped($0) != 0 } }
        let question = try XCTUnwrap(toplevels.first { !before.contains($0) })
        XCTAssertEqual(shown.sink.events, [.presented], "nothing is chosen yet")
        click(try button(answer, in: question))
        if answer == "Cancel" { wait("the question to go") { !toplevels.contains(question) } }
      }
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.choice?.urls, [folder.appending(path: "Old.txt")])
    }
  }

  // MARK: Filters

  func testFiltersHideWhatTheyAreNotFor() async throws {
    let parent = makeParent()
    let folder = try makeFolder("photo.PNG", "text.txt", "inner/")
    let filters = TypeFilter.filters(for: [.image, .plainText], languages: ["en"]) + [.everything(languages: ["en"])]
    for request in bothForms(of: request(.open(folders: false, multiple: false), in: folder) { $0.filters = filters }) {
      let shown = try show(request, over: parent)
      wait("the first filter") { names(in: shown.window) == ["inner", "photo.PNG", "text.txt"] }
      let dropDown = try XCTUnwrap(widgets("GtkDropDown", in: shown.window).first { gtk_widget_get_mapped($0) != 0 })
      let model = try XCTUnwrap(gtk_drop_down_get_model(dropDown.opaque))
      XCTAssertEqual(g_list_model_get_n_items(model), 4, "all supported, images, texts, all")
      gtk_drop_down_set_selected(dropDown.opaque, 1)
      wait("the images") { names(in: shown.window) == ["inner", "photo.PNG"] }
      gtk_drop_down_set_selected(dropDown.opaque, 2)
      wait("the texts") { names(in: shown.window) == ["inner", "text.txt"] }
      try select(["text.txt"], in: shown)
      try accept(shown)
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.choice, FileChoice(urls: [folder.appending(path: "text.txt")], filter: 2))
    }
  }

  func testTheFirstFilterIsTheOneInUse() async throws {
    let parent = makeParent()
    let folder = try makeFolder("photo.png", "text.txt")
    let filters = TypeFilter.filters(for: [.plainText, .png], groups: false, languages: ["en"])
    for request in bothForms(of: request(.save(name: "x.txt"), in: folder) { $0.filters = filters }) {
      let shown = try show(request, over: parent)
      wait("the texts") { names(in: shown.window) == ["text.txt"] }
      try accept(shown)
      waitForEnd(shown)
      XCTAssertEqual(shown.sink.choice?.filter, 0)
    }
  }
}
