import CGtk
import OrielCore
import XCTest

@testable import OrielGTK

/// Text fields that grow with their text.
@MainActor final class GrowingFieldTests: GtkTestCase {
  func testItGrowsUpToItsLimit() async throws {
    func field(_ lines: Int, limit: Int?) -> some View {
      let text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
      return TextField("Notes", text: .constant(text), axis: .vertical).lineLimit(limit)
    }
    let window = TestWindow(self, field(1, limit: 3))
    window.show()
    try expect(1, in: window)
    window.update(field(3, limit: 3))
    try expect(3, in: window)
    window.update(field(10, limit: 3))
    try expect(3, in: window)
    window.update(field(10, limit: nil))
    try expect(10, in: window)
    window.update(field(2, limit: nil))
    try expect(2, in: window)
    window.close()
  }

  func testItIsAsHighAsItsTextIsAtItsWidth() async throws {
    func field(width: Double) -> some View {
      TextField("Notes", text: .constant("wide wide wide"), axis: .vertical).frame(width: width)
    }
    let window = TestWindow(self, field(width: 60))
    window.show()
    try expect(3, in: window)
    window.update(field(width: 300))
    try expect(1, in: window)
    window.update(field(width: 60))
    try expect(3, in: window)
    window.close()
  }

  func testItReservesSpaceForItsLines() async throws {
    func field(_ text: String, reserves: Bool) -> some View {
      TextField("Notes", text: .constant(text), axis: .vertical).lineLimit(4, reservesSpace: reserves)
    }
    let window = TestWindow(self, field("one", reserves: true))
    window.show()
    try expect(4, in: window)
    window.update(field("one\ntwo", reserves: false))
    try expect(2, in: window)
    window.close()
  }

  func testItGrowsFromTheFirstToTheLastLineOfARange() async throws {
    func field(_ lines: Int) -> some View {
      let text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
      return TextField("Notes", text: .constant(text), axis: .vertical).lineLimit(2...4)
    }
    let window = TestWindow(self, field(1))
    window.show()
    try expect(2, in: window)
    window.update(field(3))
    try expect(3, in: window)
    window.update(field(9))
    try expect(4, in: window)
    window.close()
  }

  func testTheLimitInARowIsInLinesToo() async throws {
    let text = (0..<9).map { "line \($0)" }.joined(separator: "\n")
    let window = TestWindow(
      self, height: 600, Form { Section { TextField("Notes", text: .constant(text), axis: .vertical).lineLimit(3) } })
    window.show()
    try expect(3, in: window, padding: 0)
    window.close()
  }

  /// A growing field gets as high as so many lines are.
  private func expect(_ lines: Int32, in window: TestWindow<some View>, padding: Int32 = 12, line number: UInt = #line)
    throws
  {
    let view = try XCTUnwrap(window.first?.first(gtk_text_view_get_type()))
    let layout = try XCTUnwrap(gtk_widget_create_pango_layout(view, "X"))
    defer { g_object_unref(layout.raw) }
    var line: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &line)
    let height = max(padding == 0 ? 0 : 32, line * lines + padding)
    let area = try XCTUnwrap(
      sequence(first: view, next: gtk_widget_get_parent).first { gtk_widget_has_css_class($0, "oriel-text-area") != 0 })
    // GtkTextView lays out its lines little by little; those that it breaks are not whole pixels high.
    spin(until: { abs(gtk_widget_get_height(area) - height) <= 2 }, "a height of \(lines) lines", line: number)
  }
}
