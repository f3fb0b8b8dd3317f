import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Pages with many lazy stacks and grids, whose items come in the layouts of the first frame.
@MainActor final class LazyPageTests: GtkTestCase {
  private struct Page: View {
    private let columns = [GridItem(.adaptive(minimum: 90), spacing: 8)]
    private let rows = [GridItem(.fixed(32), spacing: 4), GridItem(.fixed(32), spacing: 4)]

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 12) {
          ScrollView {
            Text(verbatim: "A header")
            LazyVStack(alignment: .leading, spacing: 6) {
              ForEach(0..<10_000) { number in
                VStack {
                  Text(verbatim: "Item \(number)")
                  if number.isMultiple(of: 3) { Text(verbatim: "A second line").font(.caption) }
                }
              }
            }
          }
          ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
              ForEach(0..<10_000) { Text(verbatim: "\($0)").frame(maxWidth: .infinity, minHeight: 48) }
            }
          }
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
              ForEach(1..<40) { decade in
                Section {
                  ForEach(0..<10) { year in Button("Year \(decade * 10 + year)") {} }
                } header: {
                  Text(verbatim: "The \(decade * 10)s").font(.headline)
                } footer: {
                  Text(verbatim: "10 years").font(.caption)
                }
              }
            }
          }
        }
        ScrollView(.horizontal) {
          LazyHGrid(rows: rows, spacing: 4) {
            ForEach(0..<10_000) { Text(verbatim: "Cell \($0)").padding(.horizontal, 8).frame(minWidth: 64) }
          }
        }
        .frame(height: 68)
      }
    }
  }

  /// GTK performs four layouts in a frame at most. If another one is requested then, it warns, and draws nothing.
  func testNoFrameOfAPageOfLazyStacksAsksForMoreLayoutsThanItHas() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default()).raw
    let font = ObjectProperty.string(settings, "gtk-font-name")
    defer { ObjectProperty.set(settings, "gtk-font-name", font) }
    try countLayouts(width: 1_000, height: 700)
    for font in ["DejaVu Sans 10", "DejaVu Serif 13", "DejaVu Sans Mono 20"] {
      ObjectProperty.set(settings, "gtk-font-name", font)
      try countLayouts(width: 1_400, height: 1_000)
    }
  }

  private func countLayouts(width: Int32, height: Int32) throws {
    let window = TestWindow(self, width: width, height: height, Page())
    let widget = UnsafeMutableRawPointer(window.window)
    var layouts: [gint64: Int] = [:]
    var isLast: [Bool] = []
    var links: [FrameClockLink?] = []
    let realized = SignalConnection.connect(widget, .realize, after: true) {
      let root = widget.assumingMemoryBound(to: GtkWidget.self)
      links.append(
        FrameClockLink(of: root, .frameLayout) {
          guard let clock = gtk_widget_get_frame_clock(root) else { return }
          layouts[gdk_frame_clock_get_frame_counter(clock), default: 0] += 1
        })
      links.append(
        FrameClockLink(of: root, .frameLayout, after: true) {
          guard let clock = gtk_widget_get_frame_clock(root) else { return }
          let count = layouts[gdk_frame_clock_get_frame_counter(clock)] ?? 0
          isLast.append((WindowFrames.of(root)?.isLastLayout ?? false) == (count > 3))
        })
    }
    window.show()
    spin(until: { window.content.allTexts.contains { $0.shownText == "Cell 3" } }, "the items")
    drain()
    XCTAssertFalse(isLast.contains(false), "\(isLast)")
    XCTAssertLessThan(layouts.values.reduce(0, +), 16, "\(layouts)")
    realized.disconnect()
    links = []
    window.close()
    XCTAssertEqual(warnings, [])
  }
}
