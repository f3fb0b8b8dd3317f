import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The window of a preview: its keys, its end, and what is beside it.
final class QuickLookWindowTests: QuickLookTestCase {
  func testItIsTransientAndNotModalAndShowsNameAndPosition() async throws {
    let parent = makeParent()
    let folder = try makeFolder("one.txt", "two.txt")
    let urls = ["one.txt", "two.txt"].map { folder.appending(path: $0) }
    let shown = preview(urls, at: 1, over: parent)
    let window = try XCTUnwrap(shown.window)
    XCTAssertEqual(gtk_window_get_transient_for(window.as(GtkWindow.self)), parent)
    XCTAssertEqual(gtk_window_get_modal(window.as(GtkWindow.self)), 0)
    XCTAssertEqual(gtk_window_get_title(window.as(GtkWindow.self)).map { String(cString: $0) }, "two.txt")
    let header = try XCTUnwrap(gtk_window_get_titlebar(window.as(GtkWindow.self)))
    XCTAssertTrue(texts(in: header).contains("2 of 2"), "\(texts(in: header))")
    close(shown)
    XCTAssertEqual(shown.sink.events, [.presented, .closed])
  }

  func testArrowsStepAndTheWindowWaitsForTheBinding() async throws {
    let folder = try makeFolder("one.txt", "two.txt")
    let urls = ["one.txt", "two.txt"].map { folder.appending(path: $0) }
    let shown = preview(urls)
    wait(for: shown.pages.text.root, in: shown)
    XCTAssertEqual(shown.pages.text.text, "one.txt")
    try press("Left", in: shown)
    try press("Right", in: shown)
    wait("the step") { shown.sink.events == [.presented, .selected(1)] }
    XCTAssertEqual(shown.pages.text.text, "one.txt")
    shown.preview.update(QuickLookRequest(items: urls, index: 1))
    wait("the other text") { shown.pages.text.text == "two.txt" }
    close(shown)
  }

  func testSpaceEscapeAndControlWClose() async throws {
    let parent = makeParent()
    let folder = try makeFolder("one.txt")
    for key in ["space", "Escape", "ctrl+w"] {
      let shown = preview([folder.appending(path: "one.txt")], over: parent)
      wait(for: shown.pages.text.root, in: shown)
      try press(key, in: shown)
      wait("the end by \(key)") { shown.sink.events == [.presented, .closed] }
      wait("the parent's focus") { gtk_window_is_active(parent) != 0 }
    }
  }

  func testEscapeLeavesFullScreenFirst() async throws {
    let folder = try makeFolder("one.txt")
    let shown = preview([folder.appending(path: "one.txt")])
    let window: UnsafeMutablePointer<GtkWindow> = try XCTUnwrap(shown.preview.window).pointer()
    try press("F11", in: shown)
    wait("full screen") { gtk_window_is_fullscreen(window) != 0 }
    try press("Escape", in: shown)
    wait("the window") { gtk_window_is_fullscreen(window) == 0 }
    XCTAssertEqual(shown.sink.events, [.presented])
    try press("Escape", in: shown)
    wait("the end") { shown.sink.events == [.presented, .closed] }
  }

  func testADoubleClickTogglesFullScreen() async throws {
    let folder = try makeFolder()
    let shown = preview([try makePicture("a.png", in: folder)])
    wait(for: shown.pages.picture.root, in: shown)
    let window: UnsafeMutablePointer<GtkWindow> = try XCTUnwrap(shown.preview.window).pointer()
    wait("the keyboard") { gtk_window_is_active(window) != 0 }
    wait("the layout") { gtk_widget_get_width(shown.pages.root.widget) > 0 }
    try Pointer.click(shown.pages.root.widget, times: 2)
    wait("full screen") { gtk_window_is_fullscreen(window) != 0 }
    close(shown)
  }

  // MARK: The index

  /// The cell of a file in the index.
  private func cell(_ name: String, in shown: ShownQuickLook) throws -> GtkWidgetPointer {
    try XCTUnwrap(
      shown.pages.index.root.widget.first(gtk_box_get_type()) {
        gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == name
      })
  }

  /// The size of a file's thumbnail in the index.
  private func thumbnailSize(_ name: String, in shown: ShownQuickLook) -> [Int32] {
    guard let image = (try? cell(name, in: shown))?.first(gtk_image_get_type()),
      let paintable = gtk_image_get_paintable(image.opaque)
    else { return [] }
    return [gdk_paintable_get_intrinsic_width(paintable), gdk_paintable_get_intrinsic_height(paintable)]
  }

  func testTheIndexShowsThumbnailsAndReturnOpensAFile() async throws {
    let folder = try makeFolder()
    let urls = try ["a.png", "b.png", "c.png"].map { try makePicture($0, in: folder) }
    let shown = preview(urls)
    wait(for: shown.pages.picture.root, in: shown)
    try press("g", in: shown)
    wait(for: shown.pages.index.root, in: shown)
    for url in urls {
      wait("the thumbnail of \(url.lastPathComponent)") {
        self.thumbnailSize(url.lastPathComponent, in: shown) == [40, 20]
      }
    }
    wait("the focus") { shown.pages.index.focusedPosition == 0 }
    try press("Right", in: shown)
    try press("Return", in: shown)
    wait("the choice") { shown.sink.events == [.presented, .selected(1)] }
    wait(for: shown.pages.picture.root, in: shown)
    try press("g", in: shown)
    try press("Escape", in: shown)
    wait(for: shown.pages.picture.root, in: shown)
    XCTAssertEqual(shown.sink.events.count, 2, "Escape closes only the index")
    close(shown)
  }

  func testTheIndexShowsAFileThatHasChangedSinceTheLastTime() async throws {
    let folder = try makeFolder()
    let urls = try ["a.png", "b.png"].map { try makePicture($0, in: folder) }
    let shown = preview(urls)
    wait(for: shown.pages.picture.root, in: shown)
    try press("g", in: shown)
    wait("the thumbnail") { self.thumbnailSize("b.png", in: shown) == [40, 20] }
    try press("g", in: shown)
    wait(for: shown.pages.picture.root, in: shown)
    try makePicture("b.png", in: folder, width: 10, height: 30)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: urls[1].path)
    try press("g", in: shown)
    wait("the new thumbnail") { self.thumbnailSize("b.png", in: shown) == [10, 30] }
    close(shown)
  }

  func testADragCarriesTheDisplayedFileOrTheOneOfTheIndex() async throws {
    let folder = try makeFolder()
    let urls = try ["a.png", "b.png", "c.png"].map { try makePicture($0, in: folder) }
    let shown = preview(urls)
    wait(for: shown.pages.picture.root, in: shown)
    XCTAssertEqual(shown.preview.draggedFile(5, 5), urls[0])
    try press("g", in: shown)
    wait("the thumbnail") { self.thumbnailSize("c.png", in: shown) == [40, 20] }
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(try cell("c.png", in: shown), shown.pages.root.widget, &bounds), 0)
    let x = Double(bounds.origin.x + bounds.size.width / 2)
    let y = Double(bounds.origin.y + bounds.size.height / 2)
    XCTAssertEqual(shown.preview.draggedFile(x, y), urls[2])
    XCTAssertNil(shown.preview.draggedFile(Double(gtk_widget_get_width(shown.pages.root.widget)) - 2, y + 300))
    close(shown)
  }

  // MARK: The end

  func testItEndsWithItsParent() async throws {
    let parent = makeParent()
    let folder = try makeFolder("one.txt")
    let shown = preview([folder.appending(path: "one.txt")], over: parent)
    gtk_window_destroy(parent)
    wait("the end") { shown.sink.events == [.presented, .closed] }
    XCTAssertNil(shown.window)
  }

  func testNothingStaysOfAClosedPreview() async throws {
    let folder = try makeFolder("one.txt")
    try makePicture("a.png", in: folder)
    let watch = ObjectWatch()
    weak var window: QuickLookWindow?
    do {
      let shown = preview(["one.txt", "a.png"].map { folder.appending(path: $0) })
      window = shown.preview
      wait(for: shown.pages.text.root, in: shown)
      shown.preview.update(QuickLookRequest(items: shown.preview.request.items, index: 1))
      wait(for: shown.pages.picture.root, in: shown)
      watch.watch(try XCTUnwrap(shown.window))
      close(shown)
    }
    wait("the release") { window == nil && watch.aliveCount == 0 }
    XCTAssertEqual(watch.alive, [])
  }
}
