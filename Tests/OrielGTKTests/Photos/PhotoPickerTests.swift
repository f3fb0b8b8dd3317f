import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The window of the photo picker.
final class PhotoPickerTests: PhotoPickerTestCase {
  func testItShowsPicturesAndVideosNewestFirstWithoutHiddenOnes() async throws {
    let folder = try makePictures("old.png", "Trip/middle.png", "new.png")
    try Data("x".utf8).write(to: folder.appending(path: ".hidden.png"))
    try Data("x".utf8).write(to: folder.appending(path: "note.txt"))
    let shown = pick(in: folder, count: 3)
    XCTAssertEqual(shown.names, ["new.png", "middle.png", "old.png"])
    close(shown)
  }

  func testOrderedItemsShowNumbersAndAreReturnedInTheirOrder() async throws {
    let folder = try makePictures("a.png", "b.png", "c.png")
    let shown = pick(in: folder, count: 3) { $0.isOrdered = true }
    for name in ["a.png", "c.png", "b.png"] { try press(name, in: shown) }
    XCTAssertTrue(texts(in: try cell("c.png", in: shown)).contains("2"))
    try press("a.png", in: shown)
    XCTAssertTrue(texts(in: try cell("c.png", in: shown)).contains("1"))
    shown.picker.choose()
    let urls = ["c.png", "b.png"].map { folder.appending(path: $0) }
    XCTAssertEqual(shown.sink.events, [.presented, .chosen(urls)])
  }

  func testOtherwiseTheyAreReturnedInTheOrderOfTheGrid() async throws {
    let folder = try makePictures("a.png", "b.png", "c.png")
    let shown = pick(in: folder, count: 3)
    for name in ["a.png", "c.png"] { try press(name, in: shown) }
    shown.picker.choose()
    XCTAssertEqual(shown.sink.events.last, .chosen(["c.png", "a.png"].map { folder.appending(path: $0) }))
  }

  func testAtTheMaximumTheOthersAreDisabled() async throws {
    let folder = try makePictures("a.png", "b.png", "c.png")
    let shown = pick(in: folder, count: 3) { $0.maximum = 2 }
    for name in ["a.png", "b.png", "c.png"] { try press(name, in: shown) }
    XCTAssertEqual(shown.browser.selection.urls.map(\.lastPathComponent), ["a.png", "b.png"])
    XCTAssertEqual(gtk_widget_get_sensitive(try cell("c.png", in: shown)), 0)
    XCTAssertNotEqual(gtk_widget_get_sensitive(try cell("a.png", in: shown)), 0)
    XCTAssertTrue(texts(in: shown.browser.root.widget).contains("2 of 2 selected"))
    try press("a.png", in: shown)
    XCTAssertNotEqual(gtk_widget_get_sensitive(try cell("c.png", in: shown)), 0)
    close(shown)
  }

  func testAPickerForOneReplacesItsItemAndAcceptsAnActivatedOne() async throws {
    let folder = try makePictures("a.png", "b.png")
    let shown = pick(in: folder, count: 2) {
      $0.allowsMultiple = false
      $0.maximum = 1
    }
    try press("a.png", in: shown)
    try press("b.png", in: shown)
    XCTAssertEqual(shown.browser.selection.urls.map(\.lastPathComponent), ["b.png"])
    shown.browser.grid.didActivate?(1)
    XCTAssertEqual(shown.sink.events, [.presented, .chosen([folder.appending(path: "a.png")])])
  }

  func testTheSearchAndTheFoldersLeaveOthersOut() async throws {
    let folder = try makePictures("Beach.png", "Trip/beach house.png", "Trip/2024/hill.png")
    let shown = pick(in: folder, count: 3)
    gtk_editable_set_text(shown.browser.search.opaque, "BEACH")
    wait("the matches") { Set(shown.names) == ["Beach.png", "beach house.png"] }
    gtk_editable_set_text(shown.browser.search.opaque, "")
    wait("all") { shown.names.count == 3 }
    let rows = shown.browser.root.widget.all(gtk_list_box_row_get_type())
    XCTAssertEqual(rows.flatMap { texts(in: $0) }, ["All", "Trip", "Trip/2024"])
    gtk_widget_activate(rows[1])
    wait("the folder") { Set(shown.names) == ["beach house.png", "hill.png"] }
    close(shown)
  }

  func testAContinuousPickerReportsEachChange() async throws {
    let folder = try makePictures("a.png", "b.png")
    let shown = pick(in: folder, count: 2) { $0.isContinuous = true }
    try press("a.png", in: shown)
    let url = folder.appending(path: "a.png")
    XCTAssertEqual(shown.sink.events, [.presented, .selectionChanged([url])])
    close(shown)
  }

  func testBoundItemsAreSelected() async throws {
    let folder = try makePictures("a.png", "b.png")
    let url = folder.appending(path: "a.png")
    let shown = pick(in: folder, count: 2) { $0.selection = [url] }
    wait("the mark") { ((try? self.cell("a.png", in: shown))?.classes.contains("oriel-thumbnail-selected")) ?? false }
    shown.picker.choose()
    XCTAssertEqual(shown.sink.events.last, .chosen([url]))
  }

  func testEscapeCancelsAndTheParentGetsTheFocus() async throws {
    let parent = makeParent()
    let folder = try makePictures("a.png")
    let shown = pick(in: folder, count: 1, over: parent)
    let window: UnsafeMutablePointer<GtkWindow> = try XCTUnwrap(shown.picker.window).pointer()
    XCTAssertNotEqual(gtk_window_get_modal(window), 0)
    wait("the keyboard") { gtk_window_is_active(window) != 0 }
    try Keyboard.press(["Escape"])
    wait("the end") { shown.sink.events == [.presented, .cancelled] }
    wait("the parent's focus") { gtk_window_is_active(parent) != 0 }
  }

  func testThumbnailsAreShown() async throws {
    let folder = try makePictures("a.png")
    let shown = pick(in: folder, count: 1)
    wait("the thumbnail") {
      guard let cell = try? self.cell("a.png", in: shown), let image = cell.first(gtk_image_get_type()) else {
        return false
      }
      return gtk_image_get_storage_type(image.opaque) == GTK_IMAGE_PAINTABLE
    }
    close(shown)
  }

  func testNothingStaysOfAClosedPicker() async throws {
    let folder = try makePictures("a.png", "b.png")
    let watch = ObjectWatch()
    weak var window: PhotoPickerWindow?
    do {
      let shown = pick(in: folder, count: 2)
      window = shown.picker
      try press("a.png", in: shown)
      watch.watch(try XCTUnwrap(shown.picker.window).widget)
      close(shown)
    }
    wait("the release") { window == nil && watch.aliveCount == 0 }
    XCTAssertEqual(watch.alive, [])
  }

  func testWithoutReadableFoldersTheFileDialogIsAsked() async throws {
    let scanner = PhotoScanner(roots: ["/oriel/nowhere"])
    XCTAssertFalse(scanner.isPossible)
    var request = PhotoPickerRequest()
    request.filter = PHPickerFilter.all(of: [.images, .not(.screenshots)]).filter
    let sink = PickerSink()
    let picker = FilePhotoPicker(request, reporter: PhotoPickerReporter(to: sink))
    XCTAssertEqual(picker.fileRequest.filters.first?.types, [.image])
    let before = Set(toplevels)
    picker.present(over: nil, application: nil)
    wait("the dialog") { sink.events == [.presented] }
    XCTAssertEqual(toplevels.count { !before.contains($0) }, 1)
    picker.dismiss()
    wait("the end") { sink.events == [.presented, .cancelled] }
  }

  // MARK: Files

  func testWhatCanBeToldFromFiles() async throws {
    let folder = try makePictures("live.jpg", "Screenshots/one.png", "Screenshot of it.png", "plain.png")
    try Data("x".utf8).write(to: folder.appending(path: "live.mov"))
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Screencasts"), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: folder.appending(path: "Screencasts/talk.webm"))
    try makePicture("wide.png", in: folder, width: 300, height: 100)
    let files = PhotoScanner(roots: [folder.path]).files(needing: [.panorama])
    let traits = Dictionary(files.map { ($0.item.name, $0.traits) }, uniquingKeysWith: { $1 })
    XCTAssertEqual(traits["live.jpg"]?.contains(.livePhoto), true)
    XCTAssertEqual(traits["one.png"]?.contains(.screenshot), true)
    XCTAssertEqual(traits["Screenshot of it.png"]?.contains(.screenshot), true)
    XCTAssertEqual(traits["talk.webm"], [.video, .screenRecording])
    XCTAssertEqual(traits["wide.png"]?.contains(.panorama), true)
    XCTAssertEqual(traits["plain.png"]?.subtracting(.panorama), .image)
  }
}
