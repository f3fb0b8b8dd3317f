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

  func testAContinuousPickerDisplaysWhatTheBindingAccepts() async throws {
    let folder = try makePictures("a.png", "b.png")
    let url = folder.appending(path: "a.png")
    var accepted = PhotoPickerRequest()
    let shown = pick(in: folder, count: 2) {
      $0.isContinuous = true
      $0.selection = [url]
      accepted = $0
    }
    try press("b.png", in: shown)
    XCTAssertEqual(shown.browser.selection.urls.count, 2)
    shown.picker.update(accepted)
    XCTAssertEqual(shown.browser.selection.urls, [url])
    XCTAssertFalse(try cell("b.png", in: shown).classes.contains("oriel-thumbnail-selected"))
    close(shown)
  }

  func testTheStripFollowsTheSelectionAndItsButtonsDeselect() async throws {
    let folder = try makePictures("a.png", "b.png", "c.png")
    let shown = pick(in: folder, count: 3)
    let strip = shown.browser.strip
    func names() -> [String] {
      strip.root.widget.all(gtk_button_get_type()).compactMap {
        gtk_widget_get_tooltip_text($0).map { String(cString: $0) }
      }
    }
    for name in ["b.png", "a.png", "c.png"] { try press(name, in: shown) }
    XCTAssertEqual(names(), ["b.png", "a.png", "c.png"])
    let first = strip.root.widget.all(gtk_button_get_type())[0]
    try press("a.png", in: shown)
    XCTAssertEqual(names(), ["b.png", "c.png"])
    XCTAssertEqual(strip.root.widget.all(gtk_button_get_type())[0], first, "what stays is kept")
    gtk_widget_activate(first)
    wait("the deselection") { names() == ["c.png"] }
    XCTAssertEqual(shown.browser.selection.urls.map(\.lastPathComponent), ["c.png"])
    close(shown)
  }

  func testSelectingThousandsTakesNoLonger() async throws {
    let urls = (0..<20_000).map { URL(filePath: "/photos/\($0).png") }
    var request = PhotoPickerRequest()
    request.allowsMultiple = true
    request.selection = urls
    let selection = PhotoSelection(request)
    let start = ContinuousClock.now
    var sum = 0
    for _ in 0..<20 { for url in urls.suffix(300) { sum += selection.number(of: url) ?? 0 } }
    XCTAssertGreaterThan(sum, 0)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(1), "each cell asks for its number")
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

  func testTooManyFilesAreExplainedAndAskedForAgain() async throws {
    var request = PhotoPickerRequest()
    request.allowsMultiple = true
    request.maximum = 2
    let sink = PickerSink()
    let picker = FilePhotoPicker(request, reporter: PhotoPickerReporter(to: sink))
    picker.present(over: makeParent(), application: nil)
    wait("the dialog") { sink.events == [.presented] }
    let urls = ["a", "b", "c"].map { URL(filePath: "/photos/\($0).png") }
    picker.handle(.chosen(FileChoice(urls: urls)))
    var alert: GtkWidgetPointer?
    wait("the alert") {
      alert = self.toplevels.first { self.texts(in: $0).contains("You can choose at most 2 files.") }
      return alert.map { gtk_widget_get_mapped($0) != 0 } ?? false
    }
    XCTAssertEqual(sink.events, [.presented])
    let button = try XCTUnwrap(alert?.first(gtk_button_get_type()))
    gtk_widget_activate(button)
    wait("the dialog again") { picker.isAsking }
    picker.handle(.chosen(FileChoice(urls: Array(urls.prefix(2)))))
    XCTAssertEqual(sink.events, [.presented, .chosen(Array(urls.prefix(2)))])
  }

  func testAnEmbeddedPickerHasAButtonForTheFileDialogWhereFoldersCannotBeRead() async throws {
    var request = PhotoPickerRequest()
    request.selection = [URL(filePath: "/photos/a.png")]
    let sink = ChangeSink()
    let element = PhotosPickerElement(request: request)
    let widget = PhotosPickerWidget(element, scanner: PhotoScanner(roots: ["/oriel/nowhere"]), sink: sink)
    XCTAssertEqual(texts(in: widget.widget), ["1 selected", "Choose Files…"])
    let button = try XCTUnwrap(widget.button)
    button.handle(.chosen([URL(filePath: "/photos/b.png")]))
    XCTAssertEqual(sink.urls, [URL(filePath: "/photos/b.png")])
    widget.tearDown()
  }

  private final class ChangeSink: WidgetEventSink {
    var urls: [URL] = []
    func handle<Event: WidgetEvent>(_ event: Event) { urls = (event as? PhotosPickerChange)?.urls ?? urls }
    func focusDidChange(_ isFocused: Bool) {}
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
