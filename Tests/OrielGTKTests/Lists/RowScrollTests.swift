import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Lists and tables that scroll to a row gradually.
@MainActor final class RowScrollTests: TableTestCase {
  private func label(_ text: String, in view: GtkWidgetPointer) -> GtkWidgetPointer? {
    view.allTexts.first {
      gtk_widget_get_mapped($0) != 0 && $0.shownText == text
    }
  }

  /// The number of the first row in view.
  private func firstRow(in view: GtkWidgetPointer) -> Int? {
    view.allTexts.compactMap { label in
      let frame = label.frame(in: view)
      guard gtk_widget_get_mapped(label) != 0, frame.y + frame.height > 0 else { return nil }
      return Int(label.shownText.dropFirst("Row ".count))
    }
    .min()
  }

  /// Scrolls to a row far away and back, and asserts that the view is shown moving in steps, each in the same direction.
  private func assertScrollsGradually<Content: View>(
    _ content: @escaping (_ keep: @escaping (ScrollViewProxy) -> Void) -> Content, top: Int
  ) async throws {
    var proxy: ScrollViewProxy?
    let window = TestWindow(self, content { proxy = $0 })
    window.show()
    let scroll = try XCTUnwrap(window.first?.first(gtk_scrolled_window_get_type()))
    spin(until: { label("Row 0", in: scroll) != nil }, "the first row")
    let settings = try XCTUnwrap(gtk_settings_get_default()).raw
    ObjectProperty.set(settings, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings, "gtk-enable-animations", false) }
    var rows: [Int] = []
    let painting = FrameClockLink(of: scroll, Signal("paint", of: gdk_frame_clock_get_type), after: true) {
      if let first = self.firstRow(in: scroll), first != rows.last { rows.append(first) }
    }
    func go(to row: Int) -> [Int] {
      rows = []
      withAnimation(.linear(duration: 0.5)) { proxy?.scrollTo(row, anchor: .top) }
      spin(
        until: { label("Row \(row)", in: scroll).map { abs($0.frame(in: scroll).y - top) < 3 } == true }, "row \(row)")
      return rows
    }
    let down = go(to: 3_000)
    XCTAssertGreaterThan(down.count, 2, "rows on the way")
    XCTAssertEqual(down, down.sorted())
    let up = go(to: 20)
    XCTAssertGreaterThan(up.count, 2, "rows on the way")
    XCTAssertEqual(up, up.sorted(by: >))
    withExtendedLifetime(painting) {}
    // Without an animation.
    proxy?.scrollTo(1_000, anchor: .top)
    spin(until: { label("Row 1000", in: scroll).map { abs($0.frame(in: scroll).y - top) < 3 } == true }, "row 1000")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAListScrollsGradually() async throws {
    try await assertScrollsGradually(
      { keep in
        ScrollViewReader { reader in
          let _ = keep(reader)
          List(0..<5_000) { Text(verbatim: "Row \($0)").padding(.vertical, $0 % 7 == 0 ? 8 : 0) }
        }
      }, top: 6)
  }

  func testATableScrollsGradually() async throws {
    try await assertScrollsGradually(
      { keep in
        ScrollViewReader { reader in
          let _ = keep(reader)
          Table((0..<5_000).map { Item(id: $0) }) {
            TableColumn("Name", value: \.name)
            TableColumn("Number") { Text(verbatim: "\($0.id)n") }
          }
          .tableColumnHeaders(.hidden)
        }
      }, top: 8)
  }
}
