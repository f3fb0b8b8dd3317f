import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Sources of drags, which GTK must not free too soon.
@MainActor final class DragSourceTests: GtkTestCase {
  func testItOutlivesADoubleClickThatClosesItsWindow() async throws {
    let watch = ObjectWatch()
    let start = ContinuousClock.now
    try doubleClickAndClose(watch)
    // GTK's timer of the first press still has its address.
    XCTAssertTrue(watch.aliveCount == 1 || start.duration(to: .now) > .milliseconds(400))
    spin(until: { watch.aliveCount == 0 }, "the source to be freed")
    XCTAssertEqual(warnings, [])
  }

  private func doubleClickAndClose(_ watch: ObjectWatch) throws {
    let window = TestWindow(self, List(["1", "2"], id: \.self) { Text(verbatim: $0) })
    window.show()
    // The window manager has placed it by then, so that the clicks meet it.
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    let list = try XCTUnwrap(window.first?.first(gtk_list_view_get_type()))
    let source = try XCTUnwrap(ScrolledWindow.controllers(of: list, gtk_drag_source_get_type()).first)
    watch.watch(object: source.raw)
    var releases = 0
    SignalConnection.connect(source.raw, .gestureEnded) { _ in releases += 1 }
    try Pointer.click(list, times: 2)
    spin(until: { releases == 2 }, "two clicks")
    window.close()
  }
}
