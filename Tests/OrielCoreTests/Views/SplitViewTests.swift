import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Views with dividers between them.
@MainActor struct SplitViewTests {
  private func pane(_ id: String, min: CGFloat = 0, max: CGFloat = .infinity) -> some View {
    Color.red.frame(minWidth: min, maxWidth: max).accessibilityIdentifier(id)
  }

  private func widths(_ ids: [String], in screen: Screen) throws -> [Double] {
    try ids.map { try screen.frame(of: $0).width }
  }

  @Test func `Views share the width, with a line between two of them`() throws {
    let screen = Screen(size: ProposedViewSize(width: 302, height: 50)) {
      HSplitView {
        pane("a")
        pane("b")
        pane("c", max: 60)
      }
    }
    #expect(try widths(["a", "b", "c"], in: screen) == [120, 120, 60])
    #expect(try screen.frame(of: "b") == CGRect(x: 121, y: 0, width: 120, height: 50))
    #expect(screen.find(.splitDivider).count == 2)
    #expect(try screen.find(.splitDivider).all[0].frame == CGRect(x: 116, y: 0, width: 9, height: 50))
  }

  @Test func `A divider moves between the limits of the views beside it`() throws {
    let screen = Screen(size: ProposedViewSize(width: 302, height: 50)) {
      HSplitView {
        pane("a", min: 50)
        pane("b", min: 30, max: 150)
        pane("c")
      }
    }
    let divider = try #require(screen.find(.splitDivider).all.first)
    try divider.moveDivider(by: 20)
    #expect(try widths(["a", "b", "c"], in: screen) == [120, 80, 100])
    try divider.moveDivider(by: 200)
    #expect(try widths(["a", "b", "c"], in: screen) == [170, 30, 100])
    try divider.moveDivider(by: -200)
    #expect(try widths(["a", "b", "c"], in: screen) == [50, 150, 100])
    #expect(try (divider.view.element as? SplitDividerElement)?.length == 50)
  }

  @Test func `Views keep the proportions that the user has chosen`() throws {
    let screen = Screen(size: ProposedViewSize(width: 301, height: 50)) {
      HSplitView {
        pane("a")
        pane("b", min: 60)
      }
    }
    try #require(screen.find(.splitDivider).all.first).moveDivider(by: 50)
    #expect(try widths(["a", "b"], in: screen) == [200, 100])
    try screen.resize(width: 601, height: 50)
    #expect(try widths(["a", "b"], in: screen) == [400, 200])
    try screen.resize(width: 121, height: 50)
    #expect(try widths(["a", "b"], in: screen) == [60, 60])
  }

  @Test func `Views appear and disappear with their dividers`() throws {
    struct Panes: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Toggle") { isShown.toggle() }
          VSplitView {
            Color.red.accessibilityIdentifier("a")
            if isShown { Color.blue.accessibilityIdentifier("b") }
            Color.green.accessibilityIdentifier("c")
          }
        }
      }
    }
    let screen = Screen(size: ProposedViewSize(width: 300, height: 236)) { Panes() }
    #expect(screen.find(.splitDivider).count == 1)
    let height = try screen.frame(of: "a").height
    try screen.button("Toggle").tap()
    #expect(screen.find(.splitDivider).count == 2)
    #expect(try screen.frame(of: "b").height == screen.frame(of: "a").height)
    #expect(try screen.frame(of: "b").minY == screen.frame(of: "a").maxY + 1)
    try screen.button("Toggle").tap()
    #expect(screen.find(.splitDivider).count == 1)
    #expect(try screen.frame(of: "a").height == height)
  }

  @Test func `A split view without a given length has those of its views`() {
    let screen = Screen(size: .unspecified) {
      HSplitView {
        Color.red.frame(width: 40, height: 20)
        Color.blue.frame(width: 30, height: 10)
      }
    }
    #expect(screen.size == CGSize(width: 71, height: 20))
  }

  @Test func `Lengths are scaled within their limits`() {
    typealias Limits = PaneLengths.Limits
    let lengths = PaneLengths(limits: [
      Limits(minimum: 0, maximum: 50), Limits(minimum: 20, maximum: 500), Limits(minimum: 0, maximum: 500),
    ])
    let grown: [CGFloat] = [50, 60, 240]
    #expect(lengths.scale([50, 50, 200], to: 350) == grown)
    let shrunk: [CGFloat] = [5, 20, 15]
    #expect(lengths.scale([50, 50, 150], to: 40) == shrunk)
    let least: [CGFloat] = [0, 20, 0]
    #expect(lengths.scale([10, 20, 10], to: 10) == least)
    let shared: [CGFloat] = [50, 125, 125]
    #expect(lengths.share(300) == shared)
    #expect(lengths.share(5) == least)
  }
}
