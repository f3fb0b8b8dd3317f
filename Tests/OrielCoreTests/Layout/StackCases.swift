import Foundation
import Testing

@testable import OrielCore

/// `HStack`, `VStack`, `Spacer` and `Divider`.
struct StackCases {
  @Test(arguments: placing + sharing + priorities + spacers + spacing + dividers + nested) @MainActor func test(
    _ layout: LayoutCase
  ) { layout.check() }

  static let placing: [LayoutCase] = [
    LayoutCase("the root stands in the middle", "WWDC19 237", in: (100, 50), .text("abcd"), [(34, 17, 32, 16)]),
    LayoutCase(
      "a stack is as large as its children", "WWDC19 237", in: (200, 40), .row(.center, 8, [.text("ab"), .text("c")]),
      [(84, 12, 16, 16), (108, 12, 8, 16)]),
    LayoutCase(
      "a column stands in the middle", "Apple VStack", in: (40, 32), .column([.text("abcde"), .text("ab")]),
      [(0, 0, 40, 16), (12, 16, 16, 16)]),
    LayoutCase(
      "a column stands at the leading edge", "Apple VStack", in: (40, 32),
      .column(.leading, 0, [.text("abcde"), .text("ab")]), [(0, 0, 40, 16), (0, 16, 16, 16)]),
    LayoutCase(
      "a column stands at the trailing edge", "Apple VStack", in: (40, 32),
      .column(.trailing, 0, [.text("abcde"), .text("ab")]), [(0, 0, 40, 16), (24, 16, 16, 16)]),
    LayoutCase(
      "a row stands at the top", "Apple HStack", in: (50, 40), .row(.top, 0, [.rigid(10, 40), .rigid(40, 10)]),
      [(0, 0, 10, 40), (10, 0, 40, 10)]),
    LayoutCase(
      "a row stands at the bottom", "Apple HStack", in: (50, 40), .row(.bottom, 0, [.rigid(10, 40), .rigid(40, 10)]),
      [(0, 0, 10, 40), (10, 30, 40, 10)]),
    LayoutCase(
      "a stack that needs more than it is offered juts out on both sides", "objc.io", in: (60, 10),
      .row([.rigid(50, 10), .rigid(50, 10)]), [(-20, 0, 50, 10), (30, 0, 50, 10)]),
    LayoutCase(
      "an empty stack has no size", "Apple HStack", in: (40, 40), .mark(.row([])), [(20, 20, 0, 0)]),
    LayoutCase(
      "nothing is rounded", "measured: 280 in three columns are 93.33", in: (280, 30),
      .row([.color, .color, .color]), [(0, 0, 93.33, 30), (93.33, 0, 93.33, 30), (186.67, 0, 93.33, 30)]),
    LayoutCase(
      "a negative distance lets neighbours overlap", "Apple HStack", in: (40, 10),
      .row(.center, -10, [.rigid(20, 10), .rigid(20, 10)]), [(5, 0, 20, 10), (15, 0, 20, 10)]),
  ]

  static let sharing: [LayoutCase] = [
    LayoutCase(
      "equals share equally", "objc.io", in: (90, 10), .row([.color, .color, .color]),
      [(0, 0, 30, 10), (30, 0, 30, 10), (60, 0, 30, 10)]),
    LayoutCase(
      "what stands between is taken first", "objc.io", in: (100, 10), .row(.center, 10, [.color, .color]),
      [(0, 0, 45, 10), (55, 0, 45, 10)]),
    LayoutCase(
      "the least flexible chooses first", "WWDC19 237, objc.io", in: (100, 16),
      .row([.color, .frame(40, nil, .color)]),
      [(0, 0, 60, 16), (60, 0, 40, 16)]),
    LayoutCase(
      "a text takes its share, a colour the rest", "objc.io", in: (100, 16), .row([.text("abc"), .color]),
      [(0, 0, 24, 16), (24, 0, 76, 16)]),
    LayoutCase(
      "equal texts break equally", "WWDC19 237", in: (64, 32), .row([.text("aaaa bbbb"), .text("cccc dddd")]),
      [(0, 0, 32, 32), (32, 0, 32, 32)]),
    LayoutCase(
      "what the less flexible one leaves goes to the other", "objc.io", in: (200, 10),
      .row([
        .flexible(width: .init(max: 50), .color), .flexible(width: .init(max: .infinity), .color),
      ]), [(0, 0, 50, 10), (50, 0, 150, 10)]),
    LayoutCase(
      "the more flexible one takes what is left", "objc.io", in: (300, 10),
      .row([.elastic(least: 10, most: 200), .elastic(least: 10, most: 60)]),
      [(20, 0, 200, 10), (220, 0, 60, 10)]),
    LayoutCase(
      "a minimum is kept when there is too little", "objc.io", in: (60, 10),
      .row([.flexible(width: .init(min: 50), .color), .color]), [(0, 0, 50, 10), (50, 0, 10, 10)]),
    LayoutCase(
      "of unbounded equals the one with the larger minimum chooses first", "measured", in: (150, 10),
      .row([.color, .flexible(width: .init(min: 100), .color)]), [(0, 0, 50, 10), (50, 0, 100, 10)]),
    LayoutCase(
      "one that refuses its share leaves less to the next", "measured", in: (100, 10),
      .row([.flexible(width: .init(min: 80), .color), .color, .color]),
      [(0, 0, 80, 10), (80, 0, 10, 10), (90, 0, 10, 10)]),
    LayoutCase(
      "an answer to zero can be too small for the stack itself", "measured: 5 and 80 answer 85, and take 122.5 of 85",
      in: (85, 10),
      .mark(
        .row([.flexible(width: .init(min: 5), .elastic(least: 5, most: 200)), .flexible(width: .init(min: 80), .color)])
      ),
      [(-18.75, 0, 122.5, 10)]),
    LayoutCase(
      "without a proposal each has its ideal length", "objc.io", in: (100, 30),
      .fixedSize(.both, .row([.color, .text("abc")])), [(33, 7, 10, 16), (43, 7, 24, 16)]),
    LayoutCase(
      "a column shares its height", "objc.io", in: (10, 90), .column([.color, .frame(nil, 30, .color), .color]),
      [(0, 0, 10, 30), (0, 30, 10, 30), (0, 60, 10, 30)]),
    LayoutCase(
      "children are placed in the height that came out, where none was offered", "objc.io, SCUI", in: (100, 50),
      .fixedSize(.vertical, .row([.text("a"), .frame(16, nil, .text("b c")), .frame(2, nil, .color)])),
      [(37, 17, 8, 16), (49, 9, 8, 32), (61, 9, 2, 32)]),
  ]

  static let priorities: [LayoutCase] = [
    LayoutCase(
      "a higher priority chooses first", "WWDC19 237, Apple layoutPriority", in: (80, 32),
      .row([.text("aaaa bbb"), .priority(1, .text("cccc ddd"))]), [(0, -16, 16, 64), (16, 8, 64, 16)]),
    LayoutCase(
      "a lower priority keeps its least", "Apple layoutPriority", in: (100, 10),
      .row([.priority(1, .color), .flexible(width: .init(min: 20, max: 50), .color)]),
      [(0, 0, 80, 10), (80, 0, 20, 10)]),
    LayoutCase(
      "a negative priority chooses last", "Apple layoutPriority", in: (100, 10),
      .row([.priority(-1, .color), .color]), [(0, 0, 0, 10), (0, 0, 100, 10)]),
    LayoutCase(
      "equals of a priority share", "Apple layoutPriority", in: (100, 10),
      .row([.priority(1, .color), .priority(1, .color), .color]),
      [(0, 0, 50, 10), (50, 0, 50, 10), (100, 0, 0, 10)]),
    LayoutCase(
      "a priority passes through modifiers", "OSUI traits", in: (100, 10),
      .row([.color, .padding(0, .priority(1, .color))]), [(0, 0, 0, 10), (0, 0, 100, 10)]),
    LayoutCase(
      "a priority doesn't pass through a stack", "OSUI traits", in: (100, 10),
      .row([.color, .row([.priority(1, .color)])]), [(0, 0, 50, 10), (50, 0, 50, 10)]),
    LayoutCase(
      "three priorities choose one after the other", "Apple layoutPriority", in: (100, 10),
      .row([
        .flexible(width: .init(min: 10), .color),
        .priority(2, .elastic(least: 10, most: 40)), .priority(1, .flexible(width: .init(min: 5, max: 20), .color)),
      ]), [(0, 0, 40, 10), (40, 0, 40, 10), (80, 0, 20, 10)]),
  ]

  static let spacers: [LayoutCase] = [
    LayoutCase(
      "a spacer pushes apart", "Apple Spacer", in: (200, 40),
      .row(.center, 8, [.text("ab"), .spacer(nil), .text("c")]),
      [(0, 12, 16, 16), (192, 12, 8, 16)]),
    LayoutCase(
      "beside a spacer there is no distance", "OSUI Spacer", in: (40, 16),
      .mark(.row(.center, nil, [.text("ab"), .spacer(0), .text("c")])), [(0, 0, 40, 16)]),
    LayoutCase(
      "a spacer is at least 8 long", "OSUI Spacer", in: (20, 16),
      .row(.center, nil, [.text("a"), .spacer(nil), .text("b")]),
      [(-2, 0, 8, 16), (14, 0, 8, 16)]),
    LayoutCase(
      "a spacer keeps its own least length", "Apple Spacer.minLength", in: (30, 16),
      .row([.text("a"), .spacer(20), .text("c")]), [(-3, 0, 8, 16), (25, 0, 8, 16)]),
    LayoutCase(
      "beside a colour a spacer has only its least", "measured", in: (100, 10),
      .row(.center, nil, [.color, .spacer(nil)]),
      [(0, 0, 92, 10)]),
    LayoutCase(
      "two spacers share", "Apple Spacer", in: (100, 16), .row([.spacer(nil), .text("ab"), .spacer(nil)]),
      [(42, 0, 16, 16)]),
    LayoutCase(
      "a spacer in a column is as wide as nothing", "OSUI Spacer", in: (50, 100),
      .column([.text("a"), .mark(.spacer(nil)), .text("b")]), [(25, 16, 0, 68)]),
    LayoutCase(
      "a spacer behind a frame is still a spacer: not high, without distances", "OSUI, measured", in: (100, 40),
      .mark(.row(.center, nil, [.text("a"), .frame(10, nil, .spacer(nil)), .text("b")])), [(37, 12, 26, 16)]),
    LayoutCase(
      "a framed spacer in a row has no height", "OSUI, measured", in: (100, 40),
      .row([.text("a"), .mark(.frame(10, nil, .spacer(nil))), .text("b")]), [(45, 20, 10, 0)]),
    LayoutCase(
      "a spacer alone takes both directions", "OSUI Spacer", in: (60, 40), .mark(.spacer(nil)), [(0, 0, 60, 40)]),
    LayoutCase(
      "a spacer doesn't decide the size of layers", "OSUI Spacer, measured: only the highest priority decides",
      in: (60, 40), .layers([.mark(.spacer(nil)), .text("a")]), [(26, 12, 8, 16)]),
    LayoutCase(
      "a spacer without a proposal has its least length", "OSUI Spacer", in: (60, 16),
      .fixedSize(.both, .row([.text("a"), .spacer(nil), .text("b")])), [(18, 0, 8, 16), (34, 0, 8, 16)]),
  ]

  static let spacing: [LayoutCase] = [
    LayoutCase(
      "neighbours that like nothing stand 8 apart", "measured", in: (100, 16),
      .row(.center, nil, [.text("a"), .text("b")]),
      [(38, 0, 8, 16), (54, 0, 8, 16)]),
    LayoutCase(
      "in a column as well", "measured", in: (10, 100), .column(.center, nil, [.rigid(10, 10), .rigid(10, 10)]),
      [(0, 36, 10, 10), (0, 54, 10, 10)]),
    LayoutCase(
      "the larger of two preferences counts", "OSUI Spacing", in: (100, 16),
      .row(.center, nil, [.spaced(12, .text("a")), .spaced(20, .text("b"))]), [(32, 0, 8, 16), (60, 0, 8, 16)]),
    LayoutCase(
      "one preference counts, also if it is small", "OSUI Spacing", in: (100, 16),
      .row(.center, nil, [.spaced(2, .text("a")), .text("b")]), [(41, 0, 8, 16), (51, 0, 8, 16)]),
    LayoutCase(
      "an explicit distance overrides preferences", "Apple HStack", in: (100, 16),
      .row(.center, 4, [.spaced(20, .text("a")), .text("b")]), [(40, 0, 8, 16), (52, 0, 8, 16)]),
    LayoutCase(
      "a row that ends in a spacer likes no distance", "OSUI Spacing, measured", in: (108, 16),
      .row(.center, nil, [.row([.text("a"), .spacer(nil)]), .text("b")]), [(0, 0, 8, 16), (100, 0, 8, 16)]),
    LayoutCase(
      "an empty stack likes no distance", "OSUI Spacing, measured", in: (16, 16),
      .row(.center, nil, [.text("a"), .empty, .text("b")]), [(0, 0, 8, 16), (8, 0, 8, 16)]),
    LayoutCase(
      "a spacer in a row likes nothing above and below", "OSUI Spacer", in: (40, 40),
      .column(.leading, nil, [.row([.text("a"), .spacer(nil)]), .text("b")]), [(0, 0, 8, 16), (0, 24, 8, 16)]),
    LayoutCase(
      "the preference of a stack's edge is that of the child at it", "OSUI Spacing", in: (100, 16),
      .row(.center, nil, [.row([.text("a"), .spaced(20, .text("b"))]), .text("c")]),
      [(28, 0, 8, 16), (36, 0, 8, 16), (64, 0, 8, 16)]),
    LayoutCase(
      "across, all children of a stack count", "OSUI Spacing", in: (16, 100),
      .column(.leading, nil, [.row([.spaced(20, .text("a")), .text("b")]), .text("c")]),
      [(0, 24, 8, 16), (8, 24, 8, 16), (0, 60, 8, 16)]),
    LayoutCase(
      "a fixed frame has edges of its own", "OSUI FrameLayout", in: (100, 16),
      .row(.center, nil, [.frame(10, nil, .spaced(20, .text("a"))), .text("b")]),
      [(38, 0, 8, 16), (55, 0, 8, 16)]),
    LayoutCase(
      "a padded edge likes nothing", "OSUI PaddingLayout", in: (100, 16),
      .row(
        .center, nil,
        [
          .padding(EdgeInsets(trailing: 4), .spaced(20, .text("a"))), .text("b"),
        ]), [(36, 0, 8, 16), (56, 0, 8, 16)]),
    LayoutCase(
      "an edge that isn't padded keeps its preference", "OSUI PaddingLayout", in: (100, 16),
      .row(
        .center, nil,
        [
          .padding(EdgeInsets(leading: 4), .spaced(20, .text("a"))), .text("b"),
        ]), [(34, 0, 8, 16), (62, 0, 8, 16)]),
  ]

  static let dividers: [LayoutCase] = [
    LayoutCase(
      "in a column a divider is a line across", "Apple Divider", in: (50, 40),
      .column([.text("a"), .divider, .text("b")]),
      [(21, 3.5, 8, 16), (0, 19.5, 50, 1), (21, 20.5, 8, 16)]),
    LayoutCase(
      "in a row a divider stands upright", "Apple Divider", in: (50, 40), .row([.text("a"), .divider, .text("b")]),
      [(16.5, 12, 8, 16), (24.5, 0, 1, 40), (25.5, 12, 8, 16)]),
    LayoutCase(
      "a divider in a row is as high as the row, where no height is offered", "objc.io", in: (50, 40),
      .fixedSize(.vertical, .row([.rigid(10, 30), .divider])), [(19.5, 5, 10, 30), (29.5, 5, 1, 30)]),
    LayoutCase("a divider alone lies down", "Apple Divider", in: (50, 40), .divider, [(0, 19.5, 50, 1)]),
  ]

  static let nested: [LayoutCase] = [
    LayoutCase(
      "a column in a row", "WWDC19 237", in: (200, 32),
      .row([.column(.leading, 0, [.text("ab"), .text("abcd")]), .spacer(nil), .text("x")]),
      [(0, 0, 16, 16), (0, 16, 32, 16), (192, 8, 8, 16)]),
    LayoutCase(
      "a stack is as flexible as its children", "objc.io", in: (100, 10), .row([.row([.text("a")]), .color]),
      [(0, -3, 8, 16), (8, 0, 92, 10)]),
    LayoutCase(
      "nested rows share level by level", "objc.io", in: (120, 10), .row([.row([.color, .color]), .color]),
      [(0, 0, 30, 10), (30, 0, 30, 10), (60, 0, 60, 10)]),
    LayoutCase(
      "a text breaks in the room that its row has for it", "WWDC19 237", in: (60, 48),
      .column(.leading, 0, [.row([.rigid(20, 10), .text("aaaa bbbb")]), .text("c")]),
      [(4, 11, 20, 10), (24, 0, 32, 32), (4, 32, 8, 16)]),
  ]
}
