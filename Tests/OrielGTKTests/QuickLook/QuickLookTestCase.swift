import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Shows previews in this process, and looks at their real windows.
@MainActor class QuickLookTestCase: FileDialogTestCase {
  /// Records the events of a preview.
  final class QuickLookSink: EventSink {
    var events: [QuickLookEvent] = []

    func handle(_ event: QuickLookEvent) { events.append(event) }
  }

  /// A preview that was presented.
  struct ShownQuickLook {
    let preview: QuickLookWindow
    let sink: QuickLookSink

    @MainActor var window: GtkWidgetPointer? { preview.window?.widget }
    @MainActor var pages: QuickLookPages { preview.pages }
  }

  /// Shows a preview and waits until it is on the screen.
  func preview(
    _ urls: [URL], at index: Int = 0, over parent: UnsafeMutablePointer<GtkWindow>? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> ShownQuickLook {
    let sink = QuickLookSink()
    let window = QuickLookWindow(QuickLookRequest(items: urls, index: index), reporter: QuickLookReporter(to: sink))
    window.present(over: parent, application: nil)
    XCTAssertEqual(sink.events, [], "nothing happens during the call", file: file, line: line)
    wait("the preview", file: file, line: line) { sink.events == [.presented] }
    return ShownQuickLook(preview: window, sink: sink)
  }

  /// Closes a preview.
  func close(_ shown: ShownQuickLook) {
    shown.preview.dismiss()
    wait("the end") { shown.sink.events.last == .closed }
  }

  /// Waits for a page of a preview.
  func wait(for page: ObjectHandle, in shown: ShownQuickLook, file: StaticString = #filePath, line: UInt = #line) {
    wait("the page", file: file, line: line) {
      gtk_stack_get_visible_child(shown.pages.root.opaque) == page.widget
    }
  }

  /// The texts of the page that is shown.
  func texts(of shown: ShownQuickLook) -> [String] {
    gtk_stack_get_visible_child(shown.pages.root.opaque).map { texts(in: $0) } ?? []
  }

  /// Presses a key in a preview, as the user does.
  func press(_ keys: String..., in shown: ShownQuickLook) throws {
    let window = try XCTUnwrap(shown.preview.window)
    wait("the keyboard") { gtk_window_is_active(window.pointer()) != 0 }
    try Keyboard.press(keys)
    drain()
  }

  // MARK: Files

  /// A picture of one color in a file.
  @discardableResult
  func makePicture(
    _ name: String, in folder: URL, width: Int32 = 40, height: Int32 = 20, type: String = "png",
    color: UInt32 = 0xFF00_00FF
  ) throws -> URL {
    let pixbuf = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, width, height))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    gdk_pixbuf_fill(pixbuf, color)
    let url = folder.appending(path: name)
    var keys: [UnsafeMutablePointer<CChar>?] = [nil]
    var values: [UnsafeMutablePointer<CChar>?] = [nil]
    XCTAssertNotEqual(gdk_pixbuf_savev(pixbuf, url.path, type, &keys, &values, nil), 0)
    return url
  }

  /// A JPEG that says that it was taken with the camera on its side.
  func makeTurnedPicture(_ name: String, in folder: URL) throws -> URL {
    let url = try makePicture(name, in: folder, type: "jpeg")
    var data = try Data(contentsOf: url)
    // Orientation 6 in the first directory of an EXIF segment.
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8) + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0] + [0, 0, 0, 0]
    data.insert(contentsOf: exif, at: 2)
    try data.write(to: url)
    return url
  }
}
