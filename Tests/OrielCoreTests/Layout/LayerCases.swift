import Foundation
import Testing

@testable import OrielCore

/// `ZStack`, `background`, `overlay`, `offset`, `position` and effects.
struct LayerCases {
  @Test(arguments: layers + attached + moved) @MainActor func test(_ layout: LayoutCase) { layout.check() }

  static let layers: [LayoutCase] = [
    LayoutCase(
      "layers stand in the middle of each other", "Apple ZStack", in: (100, 50),
      .layers([.frame(60, 30, .color), .text("a")]), [(20, 10, 60, 30), (46, 17, 8, 16)]),
    LayoutCase(
      "layers stand at the top leading corner", "Apple ZStack", in: (100, 50),
      .layers(.topLeading, [.frame(60, 30, .color), .text("a")]), [(20, 10, 60, 30), (20, 10, 8, 16)]),
    LayoutCase(
      "layers stand at the bottom trailing corner", "Apple ZStack", in: (100, 50),
      .layers(.bottomTrailing, [.frame(60, 30, .color), .text("a")]), [(20, 10, 60, 30), (72, 24, 8, 16)]),
    LayoutCase(
      "layers are as large as the largest width and the largest height", "Apple ZStack", in: (100, 50),
      .mark(.layers([.rigid(60, 10), .rigid(20, 40)])), [(20, 5, 60, 40)]),
    LayoutCase(
      "a colour makes layers as large as what is offered", "Apple ZStack", in: (100, 50),
      .layers([.color, .text("a")]),
      [(0, 0, 100, 50), (46, 17, 8, 16)]),
    LayoutCase(
      "only the highest priority decides the size", "measured", in: (100, 50),
      .mark(.layers([.text("ab"), .priority(-1, .color)])), [(42, 17, 16, 16)]),
    LayoutCase(
      "a lower priority is offered the size of the layers", "measured", in: (100, 50),
      .layers([.priority(1, .text("ab")), .color]), [(42, 17, 16, 16), (42, 17, 16, 16)]),
    LayoutCase(
      "children are offered the layers' own size", "measured", in: (100, 50),
      .fixedSize(.both, .layers([.rigid(30, 20), .color])), [(35, 15, 30, 20), (35, 15, 30, 20)]),
    LayoutCase(
      "layers with guides reach from guide to guide", "Chosen: as stacks do across", in: (100, 50),
      .mark(.layers(.leading, [.rigid(20, 10), .guide(.leading, { _ in 10 }, .rigid(20, 10))])), [(35, 20, 30, 10)]),
    LayoutCase("empty layers have no size", "Apple ZStack", in: (20, 20), .mark(.layers([])), [(10, 10, 0, 0)]),
    LayoutCase(
      "an index orders what is drawn, not what is laid out", "Apple zIndex", in: (50, 10),
      .row([.zIndex(2, .rigid(20, 10)), .zIndex(1, .rigid(30, 10))]), [(0, 0, 20, 10), (20, 0, 30, 10)]),
  ]

  static let attached: [LayoutCase] = [
    LayoutCase(
      "a background before padding is as large as the content", "Apple background", in: (100, 50),
      .padding(8, .background(.mark(.color), .text("ab"))), [(42, 17, 16, 16)]),
    LayoutCase(
      "a background after padding is as large as the padded content", "Apple background", in: (100, 50),
      .background(.mark(.color), .padding(8, .text("ab"))), [(34, 9, 32, 32)]),
    LayoutCase(
      "two backgrounds, one of them padded", "Apple background", in: (100, 50),
      .background(.color, .padding(4, .background(.color, .padding(4, .text("ab"))))),
      [(34, 9, 32, 32), (38, 13, 24, 24), (42, 17, 16, 16)]),
    LayoutCase(
      "an overlay stands in its view", "Apple overlay", in: (100, 50),
      .overlay(.text("a"), .topTrailing, .frame(60, 30, .color)), [(20, 10, 60, 30), (72, 10, 8, 16)]),
    LayoutCase(
      "an overlay has no part in the size", "Apple overlay", in: (100, 50),
      .row([.overlay(.frame(50, 50, .color), .text("a")), .text("b")]),
      [(42, 17, 8, 16), (21, 0, 50, 50), (50, 17, 8, 16)]),
    LayoutCase(
      "a background is offered the size of its view", "Apple background", in: (100, 50),
      .background(.text("aa bb"), .leading, .rigid(24, 10)), [(38, 9, 16, 32), (38, 20, 24, 10)]),
    LayoutCase(
      "an overlay follows a guide of its view", "Apple overlay(alignment:)", in: (100, 50),
      .overlay(.text("a"), .leading, .guide(.leading, { $0[.trailing] }, .rigid(40, 20))),
      [(30, 15, 40, 20), (70, 17, 8, 16)]),
    LayoutCase(
      "an overlay sets its own guide", "Apple overlay(alignment:)", in: (100, 50),
      .overlay(.guide(.trailing, { $0[.leading] }, .text("a")), .trailing, .rigid(40, 20)),
      [(30, 15, 40, 20), (70, 17, 8, 16)]),
    LayoutCase(
      "a background on the baseline of its view", "Apple Alignment", in: (100, 50),
      .overlay(.text("a"), .leadingFirstTextBaseline, .bigText("bb")), [(30, 5, 40, 40), (30, 23, 8, 16)]),
    LayoutCase(
      "the priority is that of the view, not of its overlay", "OSUI traits", in: (100, 10),
      .row([.overlay(.priority(5, .color), .color), .priority(1, .color)]),
      [(0, 0, 0, 10), (0, 0, 0, 10), (0, 0, 100, 10)]),
  ]

  static let moved: [LayoutCase] = [
    LayoutCase(
      "an offset moves only what is seen", "Apple offset", in: (100, 16),
      .row([.offset(30, 5, .text("a")), .text("b")]),
      [(72, 5, 8, 16), (50, 0, 8, 16)]),
    LayoutCase(
      "a background after an offset stays", "Apple offset", in: (100, 16),
      .background(.mark(.color), .offset(30, 0, .text("a"))), [(46, 0, 8, 16)]),
    LayoutCase(
      "a background before an offset moves", "Apple offset", in: (100, 16),
      .offset(30, 0, .background(.mark(.color), .text("a"))), [(76, 0, 8, 16)]),
    LayoutCase(
      "a position is where the middle stands", "Apple position", in: (100, 50), .position(20, 20, .text("ab")),
      [(12, 12, 16, 16)]),
    LayoutCase(
      "a positioned view takes what is offered", "Apple position", in: (100, 50), .mark(.position(20, 20, .text("ab"))),
      [(0, 0, 100, 50)]),
    LayoutCase(
      "a positioned view shares with its neighbour", "Lab", in: (100, 50),
      .row([.position(10, 10, .text("a")), .color]),
      [(6, 2, 8, 16), (50, 0, 50, 50)]),
    LayoutCase(
      "a scaled view keeps its place", "Apple scaleEffect", in: (100, 16),
      .row([.effect(scaled(3), .text("a")), .text("b")]), [(42, 0, 8, 16), (50, 0, 8, 16)]),
    LayoutCase(
      "a hidden view keeps its place", "Apple hidden", in: (100, 16), .row([.effect(hidden, .text("a")), .text("b")]),
      [(42, 0, 8, 16), (50, 0, 8, 16)]),
  ]

  private static func scaled(_ scale: CGFloat) -> LayoutEffect {
    var effect = LayoutEffect()
    effect.scale = Size(width: scale, height: scale)
    return effect
  }

  private static let hidden: LayoutEffect = {
    var effect = LayoutEffect()
    effect.isHidden = true
    return effect
  }()
}
