import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Headers and footers of sections that stay visible in lazy stacks and grids.
@MainActor struct PinnedViewTests {
  private let size = ProposedViewSize(width: 200, height: 160)

  /// A section of a header, ten rows and a footer, each 20 high.
  private struct Part: View {
    let number: Int
    let press: (String) -> Void

    var body: some View {
      Section {
        ForEach(0..<10) { row in
          Color.red.frame(height: 20).onTapGesture { press("\(number).\(row)") }
            .accessibilityIdentifier("\(number).\(row)")
        }
      } header: {
        Color.blue.frame(height: 20).onTapGesture { press("H\(number)") }.accessibilityIdentifier("H\(number)")
      } footer: {
        Color.green.frame(height: 20).accessibilityIdentifier("F\(number)")
      }
    }
  }

  private func screen(_ pinned: PinnedScrollableViews, press: @escaping (String) -> Void = { _ in }) -> Screen {
    Screen(size: size) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<100) { number in
            if number >= 0 { Part(number: number, press: press) }
          }
        }
      }
    }
  }

  @Test func `Without pinned views a header leaves with its rows`() throws {
    let screen = screen([])
    try screen.find(.scrollView).scroll(y: 15)
    #expect(try screen.frame(of: "H0").minY == -15)
    try screen.find(.scrollView).scroll(y: 100)
    #expect(!screen.find(identifier: "H0").exists)
  }

  @Test func `A pinned header stays at the top until the next section pushes it away`() throws {
    let screen = screen(.sectionHeaders)
    #expect(try screen.frame(of: "H0") == CGRect(x: 0, y: 0, width: 200, height: 20))
    try screen.find(.scrollView).scroll(y: 50)
    #expect(try screen.frame(of: "H0") == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(try screen.frame(of: "0.3").minY == 30)
    // The rows end at 220: the header leaves 20 before, and the footer follows it.
    try screen.find(.scrollView).scroll(y: 160)
    #expect(try screen.frame(of: "H0").minY == -10)
    #expect(try screen.frame(of: "F0").minY == 10)
    #expect(try screen.frame(of: "H1").minY == 30)
    try screen.find(.scrollView).scroll(y: 40)
    #expect(try screen.frame(of: "H1").minY == 0)
    #expect((try? screen.frame(of: "0.9")).map { $0.maxY <= 0 } ?? true)
  }

  @Test func `The header of a section far away is pinned`() throws {
    let screen = screen(.sectionHeaders)
    _ = try screen.frame(of: "H0")
    try screen.find(.scrollView).scroll(y: 240 * 50 + 130)
    #expect(try screen.frame(of: "H50").minY == 0)
    #expect(!screen.find(identifier: "H0").exists)
    try screen.find(.scrollView).scroll(y: -20_000)
    #expect(try screen.frame(of: "H0").minY == 0)
    #expect(try screen.frame(of: "0.0").minY == 20)
    #expect(!screen.find(identifier: "H50").exists)
  }

  @Test func `A pinned footer stays at the bottom from the beginning of its section`() throws {
    let screen = screen(.sectionFooters)
    #expect(try screen.frame(of: "F0").minY == 140)
    try screen.find(.scrollView).scroll(y: 70)
    #expect(try screen.frame(of: "F0").minY == 140)
    try screen.find(.scrollView).scroll(y: 30)
    #expect(try screen.frame(of: "F0").minY == 120)
    // The next header is visible, and its footer isn't above the first row.
    #expect(try screen.frame(of: "H1").minY == 140)
    #expect(try screen.frame(of: "F1").minY == 160)
  }

  @Test func `A pinned header takes the clicks, and not the row behind it`() throws {
    var presses: [String] = []
    let screen = screen(.sectionHeaders) { presses.append($0) }
    try screen.find(.scrollView).scroll(y: 45)
    try screen.find(identifier: "H0").tap(count: 1)
    try screen.find(identifier: "0.4").tap(count: 1)
    #expect(presses == ["H0", "0.4"])
  }

  @Test func `In a horizontal stack from right to left the header is at the right`() throws {
    let screen = Screen(size: size) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<30) { number in
            if number >= 0 {
              Section {
                ForEach(0..<10) { _ in Color.red.frame(width: 40, height: 20) }
              } header: {
                Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("H\(number)")
              }
            }
          }
        }
      }
    }
    #expect(try screen.frame(of: "H0").minX == 0)
    try screen.find(.scrollView).scroll(x: 170)
    #expect(try screen.frame(of: "H0").minX == 0)
    try screen.find(.scrollView).scroll(x: 240)
    #expect(try screen.frame(of: "H0").minX == -10)
    screen.desktop.layoutDirection = .rightToLeft
    #expect(try screen.frame(of: "H0").minX == -10)
  }

  @Test func `In a grid a header has a line of its own, and stays at the top`() throws {
    let screen = Screen(size: size) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0,
          pinnedViews: .sectionHeaders
        ) {
          ForEach(0..<50) { number in
            if number >= 0 {
              Section {
                ForEach(0..<9) { row in
                  Color.red.frame(height: 30).accessibilityIdentifier("\(number).\(row)")
                }
              } header: {
                Color.blue.frame(height: 20).accessibilityIdentifier("H\(number)")
              }
            }
          }
        }
      }
    }
    #expect(try screen.frame(of: "H0") == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(try screen.frame(of: "0.0") == CGRect(x: 0, y: 20, width: 100, height: 30))
    #expect(try screen.frame(of: "0.1") == CGRect(x: 100, y: 20, width: 100, height: 30))
    #expect(try screen.frame(of: "0.2").minY == 50)
    try screen.find(.scrollView).scroll(y: 100)
    #expect(try screen.frame(of: "H0").minY == 0)
    // Nine items have five lines, the last of which has one item.
    #expect(try screen.frame(of: "0.8") == CGRect(x: 0, y: 40, width: 100, height: 30))
    #expect(try screen.frame(of: "H1") == CGRect(x: 0, y: 70, width: 200, height: 20))
    #expect(try screen.frame(of: "1.0") == CGRect(x: 0, y: 90, width: 100, height: 30))
  }

  @Observable @MainActor final class Model {
    var isPinned = true
    var rows = Array(0..<40)
  }

  private struct Column: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: model.isPinned ? .sectionHeaders : []) {
          Section {
            ForEach(model.rows, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
          } header: {
            Color.blue.frame(height: 20).accessibilityIdentifier("H")
          }
        }
      }
    }
  }

  @Test func `Rows that are inserted above don't move what is visible under a pinned header`() throws {
    let model = Model()
    let screen = Screen(size: size) { Column(model: model) }
    try screen.find(.scrollView).scroll(y: 320)
    #expect(try screen.frame(of: "15").minY == 0)
    model.rows.insert(contentsOf: 100..<110, at: 0)
    #expect(try screen.frame(of: "15").minY == 0)
    #expect(try screen.frame(of: "H").minY == 0)
    model.isPinned = false
    #expect(!screen.find(identifier: "H").exists)
    model.isPinned = true
    #expect(try screen.frame(of: "H").minY == 0)
  }

  @Test func `Each section of a grid begins a line`() {
    let lines = LazyLines(
      items: 12, perLine: 3,
      sections: [
        LazySection(items: 2..<7, header: 2, footer: nil), LazySection(items: 7..<12, header: 7, footer: 11),
      ])
    #expect((0...12).map { lines.line(of: $0) } == [0, 0, 1, 2, 2, 2, 3, 4, 5, 5, 5, 6, 7])
    #expect((0..<12).map { lines.column(of: $0) } == [0, 1, nil, 0, 1, 2, 0, nil, 0, 1, 2, nil])
    #expect((0...7).map { lines.firstItem(of: $0) } == [0, 2, 3, 6, 7, 8, 11, 12])
    let plain = LazyLines(items: 7, perLine: 3, sections: [])
    #expect(plain.count == 3)
    #expect(plain.firstItem(of: 2) == 6)
    #expect(plain.firstItem(of: 3) == 7)
  }
}
