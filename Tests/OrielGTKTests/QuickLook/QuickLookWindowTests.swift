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
