import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The photo picker with many pictures. The limits are wide, since other programs may be running.
final class LargeLibraryTests: PhotoPickerTestCase {
  func testTenThousandPicturesAreShownAndScrolled() async throws {
    let folder = try makeFolder()
    let original = try makePicture("0.jpg", in: folder, width: 1024, height: 768, type: "jpeg")
    for number in 1..<10_000 { link(original.path, folder.appending(path: "\(number).jpg").path) }
    let start = g_get_monotonic_time()
    let shown = pick(in: folder, count: 10_000)
    wait("the first cells") { shown.browser.grid.boundCount > 0 }
    let opening = Double(g_get_monotonic_time() - start) / 1_000
    XCTAssertLessThan(opening, 3_000)
    XCTAssertLessThanOrEqual(shown.browser.grid.boundCount, 300, "only what is near the visible part")

    // What is scrolled away isn't made.
    let view = shown.browser.grid.root.widget
    let adjustment = try XCTUnwrap(gtk_scrolled_window_get_vadjustment(view.opaque))
    var longest = 0.0
    for step in 1...40 {
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment) * Double(step) / 40)
      let before = g_get_monotonic_time()
      while g_main_context_iteration(nil, 0) != 0, g_get_monotonic_time() - before < 50_000 {}
      longest = max(longest, Double(g_get_monotonic_time() - before) / 1_000)
    }
    wait("the last cell") { (try? self.cell(shown.names.last ?? "", in: shown)) != nil }
    spin(until: { ThumbnailService.shared.waitingCount == 0 }, "the thumbnails", seconds: 30)
    XCTAssertLessThanOrEqual(ThumbnailService.shared.memorySize, 64 << 20)

    // By pages, where the thumbnails are in memory: the longest time without an iteration of the main loop.
    var gap = 0.0
    for step in (0..<40).reversed() {
      let page = gtk_adjustment_get_page_size(adjustment)
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment) - page - Double(step) * page / 4)
      let start = g_get_monotonic_time()
      // Two frames.
      while g_get_monotonic_time() - start < 33_000 {
        let before = g_get_monotonic_time()
        g_main_context_iteration(nil, 0)
        gap = max(gap, Double(g_get_monotonic_time() - before) / 1_000)
      }
    }
    XCTAssertLessThan(gap, 500)
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
    let memory = (Int(pages) ?? 0) * 4096 / 1_048_576
    print(
      """
      10,000 pictures: opened in \(Int(opening)) ms, a jump took up to \(Int(longest)) ms, then a gap in scrolling up to \
      \(Int(gap)) ms, \(memory) MB resident
      """)
    close(shown)
  }
}
