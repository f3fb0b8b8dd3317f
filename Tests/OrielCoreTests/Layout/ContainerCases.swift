import Foundation
import Testing

@testable import OrielCore

/// `Grid`, `ViewThatFits`, `safeAreaInset`, `containerRelativeFrame`.
struct ContainerCases {
  @Test(arguments: grids + cells + fitting + insets + relative) @MainActor func test(_ layout: LayoutCase) {
    layout.check()
  }

  static let grids: [LayoutCase] = [
    LayoutCase(
      "a column is as wide as its widest cell", "Apple Grid", in: (200, 32),
      .grid(alignment: .leading, [.gridRow([.text("a"), .text("bbb")]), .gridRow([.text("cccc"), .text("d")])]),
      [(72, 0, 8, 16), (104, 0, 24, 16), (72, 16, 32, 16), (104, 16, 8, 16)]),
    LayoutCase(
      "cells stand in the middle", "Apple Grid", in: (56, 32),
      .grid([.gridRow([.text("a"), .text("bbb")]), .gridRow([.text("cccc"), .text("d")])]),
      [(12, 0, 8, 16), (32, 0, 24, 16), (0, 16, 32, 16), (40, 16, 8, 16)]),
    LayoutCase(
      "a flexible cell takes what the others leave", "Apple Grid", in: (200, 40),
      .grid(spacing: 8, [.gridRow([.text("a"), .text("abcd")]), .gridRow([.text("abc"), .color])]),
      [(8, 0, 8, 16), (100, 0, 32, 16), (0, 24, 24, 16), (32, 24, 168, 16)]),
    LayoutCase(
      "rows and columns are 8 apart", "measured", in: (24, 40),
      .grid(
        spacing: nil, alignment: .leading, [.gridRow([.text("a"), .text("b")]), .gridRow([.text("c"), .text("d")])]),
      [(0, 0, 8, 16), (16, 0, 8, 16), (0, 24, 8, 16), (16, 24, 8, 16)]),
    LayoutCase(
      "a row with fewer cells leaves its last columns empty", "Apple GridRow", in: (16, 32),
      .grid([.gridRow([.text("a"), .text("b")]), .gridRow([.text("c")])]),
      [(0, 0, 8, 16), (8, 0, 8, 16), (0, 16, 8, 16)]),
    LayoutCase(
      "what isn't in a row takes all columns", "Apple Grid", in: (40, 48),
      .grid([.gridRow([.text("aa"), .text("bbb")]), .text("x"), .gridRow([.text("c"), .text("d")])]),
      [(0, 0, 16, 16), (16, 0, 24, 16), (16, 16, 8, 16), (4, 32, 8, 16), (24, 32, 8, 16)]),
    LayoutCase(
      "flexible columns share equally", "Apple Grid", in: (90, 20), .grid([.gridRow([.color, .color, .color])]),
      [(0, 0, 30, 20), (30, 0, 30, 20), (60, 0, 30, 20)]),
    LayoutCase(
      "flexible rows share equally", "Apple Grid", in: (20, 90), .grid([.gridRow([.color]), .gridRow([.color])]),
      [(0, 0, 20, 45), (0, 45, 20, 45)]),
    LayoutCase(
      "a row is as high as its highest cell", "Apple Grid", in: (30, 60),
      .grid(alignment: .top, [.gridRow([.rigid(10, 40), .rigid(20, 10)]), .gridRow([.rigid(10, 20)])]),
      [(0, 0, 10, 40), (10, 0, 20, 10), (0, 40, 10, 20)]),
    LayoutCase(
      "a row has an alignment of its own", "Apple GridRow", in: (30, 40),
      .grid([.gridRow(.bottom, [.rigid(10, 40), .rigid(20, 10)])]), [(0, 0, 10, 40), (10, 30, 20, 10)]),
    LayoutCase(
      "a row on first baselines", "Apple GridRow", in: (48, 40),
      .grid([.gridRow(.firstTextBaseline, [.text("a"), .bigText("bb")])]), [(0, 18, 8, 16), (8, 0, 40, 40)]),
    LayoutCase("an empty grid has no size", "Apple Grid", in: (20, 20), .mark(.grid([])), [(10, 10, 0, 0)]),
  ]

  static let cells: [LayoutCase] = [
    LayoutCase(
      "a cell over two columns", "Apple gridCellColumns", in: (40, 32),
      .grid([.gridRow([.text("aa"), .text("bbb")]), .gridRow([.cell([.gridColumns(2)], .color)])]),
      [(0, 0, 16, 16), (16, 0, 24, 16), (0, 16, 40, 16)]),
    LayoutCase(
      "a wide cell over two columns widens both", "Chosen: equally", in: (48, 32),
      .grid(
        alignment: .leading,
        [.gridRow([.text("a"), .text("b")]), .gridRow([.cell([.gridColumns(2)], .text("cccccc"))])]),
      [(0, 0, 8, 16), (24, 0, 8, 16), (0, 16, 48, 16)]),
    LayoutCase(
      "a divider makes a grid as wide as what is offered", "Apple gridCellUnsizedAxes", in: (100, 17),
      .mark(.grid([.gridRow([.text("a"), .text("b")]), .divider])), [(0, 0, 100, 17)]),
    LayoutCase(
      "a divider without a say in the width doesn't", "Apple gridCellUnsizedAxes", in: (100, 17),
      .grid([.gridRow([.text("a"), .text("b")]), .cell([.gridUnsizedAxes(.horizontal)], .divider)]),
      [(42, 0, 8, 16), (50, 0, 8, 16), (42, 16, 16, 1)]),
    LayoutCase(
      "a colour without a say fills its cell", "Lab Eager Grids", in: (100, 32),
      .grid([.gridRow([.text("aaa"), .text("b")]), .gridRow([.cell([.gridUnsizedAxes(.both)], .color), .text("c")])]),
      [(34, 0, 24, 16), (58, 0, 8, 16), (34, 16, 24, 16), (58, 16, 8, 16)]),
    LayoutCase(
      "an anchor places a cell in its area", "Apple gridCellAnchor", in: (30, 40),
      .grid([
        .gridRow([.rigid(20, 40), .cell([.gridAnchor(.bottomTrailing)], .rigid(5, 5))]),
        .gridRow([.rigid(20, 0), .rigid(10, 0)]),
      ]),
      [(0, 0, 20, 40), (25, 35, 5, 5), (0, 40, 20, 0), (20, 40, 10, 0)]),
    LayoutCase(
      "one cell aligns its whole column", "Apple gridColumnAlignment", in: (24, 32),
      .grid(
        alignment: .leading,
        [.gridRow([.cell([.gridColumnAlignment(.trailing)], .text("a"))]), .gridRow([.text("bbb")])]),
      [(16, 0, 8, 16), (0, 16, 24, 16)]),
    LayoutCase(
      "an empty cell without a say keeps its column", "Lab Eager Grids", in: (24, 32),
      .grid([
        .gridRow([.text("a"), .text("bb")]), .gridRow([.cell([.gridUnsizedAxes(.both)], .empty), .text("cc")]),
      ]), [(0, 0, 8, 16), (8, 0, 16, 16), (8, 16, 16, 16)]),
  ]

  static let fitting: [LayoutCase] = [
    LayoutCase(
      "the first that fits", "Apple ViewThatFits", in: (100, 16),
      .mark(.fitting(.both, [.text("aaaa bbbb"), .text("c")])),
      [(14, 0, 72, 16)]),
    LayoutCase(
      "the next one where the first is too wide", "Apple ViewThatFits", in: (50, 16),
      .mark(.fitting(.both, [.text("aaaa bbbb"), .text("cc")])), [(17, 0, 16, 16)]),
    LayoutCase(
      "the last one where none fits", "Apple ViewThatFits", in: (10, 16),
      .mark(.fitting(.both, [.text("aaaa bbbb"), .rigid(40, 16)])), [(-15, 0, 40, 16)]),
    LayoutCase(
      "down only: a text may break", "Apple ViewThatFits(in:)", in: (32, 32),
      .mark(.fitting(.vertical, [.text("aaaa bbbb"), .text("c")])), [(0, 0, 32, 32)]),
    LayoutCase(
      "down only: what breaks too often doesn't fit", "Apple ViewThatFits(in:)", in: (32, 16),
      .mark(.fitting(.vertical, [.text("aaaa bbbb"), .text("c")])), [(12, 0, 8, 16)]),
    LayoutCase(
      "what is chosen is offered what there is", "Apple ViewThatFits", in: (100, 40), .mark(.fitting(.both, [.color])),
      [(0, 0, 100, 40)]),
    LayoutCase(
      "without a proposal the first fits", "Apple ViewThatFits", in: (20, 16),
      .mark(.fixedSize(.both, .fitting(.both, [.text("aaaa"), .text("c")]))), [(-6, 0, 32, 16)]),
  ]

  static let insets: [LayoutCase] = [
    LayoutCase(
      "a bar at the bottom", "OSUI InsetViewModifier", in: (100, 60),
      .inset(
        .init(edge: .bottom, alignment: HorizontalAlignment.center.key, spacing: 0), .frame(nil, 20, .color), .color),
      [(0, 0, 100, 40), (0, 40, 100, 20)]),
    LayoutCase(
      "a bar at the top, at the usual distance", "OSUI InsetViewModifier", in: (100, 60),
      .inset(.init(edge: .top, alignment: HorizontalAlignment.leading.key), .rigid(30, 20), .color),
      [(0, 28, 100, 32), (0, 0, 30, 20)]),
    LayoutCase(
      "a bar at the leading edge", "OSUI InsetViewModifier", in: (100, 60),
      .inset(.init(edge: .leading, alignment: VerticalAlignment.top.key, spacing: 4), .rigid(20, 10), .color),
      [(24, 0, 76, 60), (0, 0, 20, 10)]),
    LayoutCase(
      "a bar at the trailing edge, in the middle", "OSUI InsetViewModifier", in: (100, 60),
      .inset(.init(edge: .trailing, alignment: VerticalAlignment.center.key, spacing: 0), .rigid(20, 10), .color),
      [(0, 0, 80, 60), (80, 25, 20, 10)]),
    LayoutCase(
      "a flexible bar leaves the content its least", "OSUI InsetViewModifier", in: (50, 60),
      .inset(.init(edge: .bottom, alignment: HorizontalAlignment.center.key, spacing: 0), .color, .text("a")),
      [(21, 0, 8, 16), (0, 16, 50, 44)]),
    LayoutCase(
      "both are as large as they need to be", "OSUI InsetViewModifier", in: (100, 60),
      .mark(
        .inset(.init(edge: .bottom, alignment: HorizontalAlignment.center.key, spacing: 2), .rigid(30, 10), .text("a"))),
      [(35, 16, 30, 28)]),
  ]

  static let relative: [LayoutCase] = [
    LayoutCase(
      "the whole container", "Apple containerRelativeFrame", in: (100, 60),
      .mark(.relative(.init(.both), .text("a"))), [(0, 0, 100, 60)]),
    LayoutCase(
      "one direction alone", "Apple containerRelativeFrame", in: (100, 60),
      .mark(.relative(.init(.horizontal), .text("a"))),
      [(0, 22, 100, 16)]),
    LayoutCase(
      "two of five parts", "Apple containerRelativeFrame: the formula", in: (140, 10),
      .relative(share(5, 2, 10), .color), [(45, 0, 50, 10)]),
    LayoutCase(
      "the alignment in the frame", "Apple containerRelativeFrame", in: (100, 16),
      .relative(.init(.horizontal, alignment: .trailing), .text("a")), [(92, 0, 8, 16)]),
    LayoutCase(
      "deep inside it is the window that counts", "Apple containerRelativeFrame", in: (100, 20),
      .frame(40, 20, .relative(.init(.horizontal), .color)), [(0, 0, 100, 20)]),
  ]

  private static func share(_ count: Int, _ span: Int, _ spacing: CGFloat) -> ContainerRelativeFrameNode.Configuration {
    var configuration = ContainerRelativeFrameNode.Configuration(.horizontal)
    (configuration.count, configuration.span, configuration.spacing) = (count, span, spacing)
    return configuration
  }

  // MARK: Lazy grids

  private func resolve(_ tracks: [LazyGridTrack.Length], in length: CGFloat) -> (lengths: [CGFloat], length: CGFloat) {
    let resolved = LazyGridTrack.resolve(tracks.map { LazyGridTrack($0) }, in: length)
    return (resolved.tracks.map(\.length), resolved.length)
  }

  /// objc.io, "SwiftUI's Grid Views": three results of a real SwiftUI.
  @Test @MainActor func theColumnsOfALazyGrid() {
    #expect(
      resolve([.fixed(70), .adaptive(minimum: 40, maximum: .infinity)], in: 200) == ([70, 57, 57], 200))
    let twice = resolve(
      [.adaptive(minimum: 100, maximum: .infinity), .adaptive(minimum: 180, maximum: .infinity)], in: 300)
    #expect(twice.lengths == [163, 180])
    #expect(twice.length == 334)
  }

  @Test @MainActor func flexibleColumnsOfALazyGridKeepTheirLimits() {
    #expect(
      resolve(
        [.flexible(minimum: 10, maximum: 50), .flexible(minimum: 10, maximum: .infinity), .fixed(20)], in: 216)
        == ([50, 130, 20], 216))
  }
}
