import Foundation
import Testing

@testable import OrielCore

/// Guides: baselines, `alignmentGuide`, an app's own.
struct AlignmentCases {
  @Test(arguments: baselines + guides + own) @MainActor func test(_ layout: LayoutCase) { layout.check() }

  enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  static let quarter = VerticalAlignment(Quarter.self)
  static let third = HorizontalAlignment(Third.self)

  static let baselines: [LayoutCase] = [
    LayoutCase(
      "first baselines", "Apple firstTextBaseline", in: (48, 40),
      .row(.firstTextBaseline, 0, [.text("a"), .bigText("bb")]),
      [(0, 18, 8, 16), (8, 0, 40, 40)]),
    LayoutCase(
      "last baselines", "Apple lastTextBaseline", in: (24, 32),
      .row(.lastTextBaseline, 0, [.text("a"), .frame(16, nil, .text("b c"))]), [(0, 16, 8, 16), (12, 0, 8, 32)]),
    LayoutCase(
      "what has no text stands on the baseline", "Apple firstTextBaseline", in: (30, 30),
      .row(.firstTextBaseline, 0, [.rigid(10, 20), .text("a")]), [(6, 3, 10, 20), (16, 11, 8, 16)]),
    LayoutCase(
      "the first baseline of a column is that of its first text", "OSUI AlignmentID", in: (40, 40),
      .row(.firstTextBaseline, 0, [.column([.text("a"), .text("b")]), .text("c")]),
      [(12, 4, 8, 16), (12, 20, 8, 16), (20, 4, 8, 16)]),
    LayoutCase(
      "the last baseline of a column is that of its last text", "OSUI AlignmentID", in: (40, 40),
      .row(.lastTextBaseline, 0, [.column([.text("a"), .text("b")]), .text("c")]),
      [(12, 4, 8, 16), (12, 20, 8, 16), (20, 20, 8, 16)]),
    LayoutCase(
      "a baseline passes through padding", "Apple firstTextBaseline", in: (40, 40),
      .row(.firstTextBaseline, 0, [.padding(EdgeInsets(top: 10), .text("a")), .text("b")]),
      [(12, 17, 8, 16), (20, 17, 8, 16)]),
    LayoutCase(
      "a baseline passes through a frame", "Apple firstTextBaseline", in: (40, 40),
      .row(.firstTextBaseline, 0, [.frame(8, 32, .bottom, .text("a")), .text("b")]),
      [(12, 20, 8, 16), (20, 20, 8, 16)]),
    LayoutCase(
      "an offset doesn't move a baseline", "Apple offset", in: (40, 16),
      .row(.firstTextBaseline, 0, [.offset(0, 10, .text("a")), .text("b")]), [(12, 10, 8, 16), (20, 0, 8, 16)]),
  ]

  static let guides: [LayoutCase] = [
    LayoutCase(
      "a guide moves a view", "Lab", in: (60, 32),
      .column(.leading, 0, [.text("ab"), .guide(.leading, { _ in -10 }, .text("cd"))]),
      [(17, 0, 16, 16), (27, 16, 16, 16)]),
    LayoutCase(
      "a guide that isn't asked for does nothing", "Lab", in: (60, 32),
      .column(.leading, 0, [.text("ab"), .guide(.trailing, { _ in -10 }, .text("cd"))]),
      [(22, 0, 16, 16), (22, 16, 16, 16)]),
    LayoutCase(
      "a guide is computed from the view's others", "Lab", in: (60, 32),
      .column(.leading, 0, [.text("abcd"), .guide(.leading, { $0[HorizontalAlignment.center] }, .text("cd"))]),
      [(18, 0, 32, 16), (10, 16, 16, 16)]),
    LayoutCase(
      "a stack grows with what its guides move", "Lab", in: (100, 32),
      .mark(.column(.leading, 0, [.text("ab"), .guide(.leading, { _ in 20 }, .text("cd"))])), [(32, 0, 36, 32)]),
    LayoutCase(
      "the outer of two guides counts", "Lab", in: (60, 32),
      .column(.leading, 0, [.text("ab"), .guide(.leading, { _ in -4 }, .guide(.leading, { _ in -10 }, .text("cd")))]),
      [(20, 0, 16, 16), (24, 16, 16, 16)]),
    LayoutCase(
      "the outer guide sees the inner one", "Lab", in: (60, 32),
      .column(
        .leading, 0,
        [
          .text("ab"), .guide(.leading, { $0[.leading] - 4 }, .guide(.leading, { _ in -10 }, .text("cd"))),
        ]), [(15, 0, 16, 16), (29, 16, 16, 16)]),
    LayoutCase(
      "a guide in a row", "Lab", in: (40, 40),
      .row(.top, 0, [.rigid(10, 20), .guide(.top, { _ in 10 }, .rigid(10, 20))]),
      [(10, 15, 10, 20), (20, 5, 10, 20)]),
    LayoutCase(
      "a guide passes through padding", "Lab", in: (60, 32),
      .column(.leading, 0, [.text("ab"), .padding(EdgeInsets(leading: 5), .guide(.leading, { _ in 3 }, .text("cd")))]),
      [(26, 0, 16, 16), (23, 16, 16, 16)]),
  ]

  static let own: [LayoutCase] = [
    LayoutCase(
      "an app's guide has its default value", "Apple AlignmentID", in: (20, 40),
      .row(quarter, 0, [.rigid(10, 40), .rigid(10, 20)]), [(0, 0, 10, 40), (10, 5, 10, 20)]),
    LayoutCase(
      "an app's guide in a nested stack", "Apple AlignmentID", in: (16, 64),
      .row(
        quarter, 0,
        [
          .frame(8, 40, .color),
          .column([.frame(8, 20, .color), .guide(quarter, { $0[VerticalAlignment.center] }, .frame(8, 20, .color))]),
        ]), [(0, 22, 8, 40), (8, 2, 8, 20), (8, 22, 8, 20)]),
    LayoutCase(
      "a stack's guide is the mean of those that its children set", "OSUI AlignmentID", in: (30, 60),
      .row(
        quarter, 0,
        [
          .rigid(10, 40),
          .column([.guide(quarter, { _ in 0 }, .rigid(10, 20)), .guide(quarter, { _ in 20 }, .rigid(10, 20))]),
        ]), [(5, 15, 10, 40), (15, 5, 10, 20), (15, 25, 10, 20)]),
    LayoutCase(
      "an app's guide across", "Apple AlignmentID", in: (60, 20), .column(third, 0, [.rigid(60, 10), .rigid(30, 10)]),
      [(0, 0, 60, 10), (10, 10, 30, 10)]),
    LayoutCase(
      "an app's guide in a frame", "OSUI FrameLayout", in: (90, 10),
      .frame(90, 10, Alignment(horizontal: third, vertical: .center), .rigid(30, 10)), [(20, 0, 30, 10)]),
    LayoutCase(
      "two views far apart share a guide", "WWDC19 237", in: (40, 80),
      .row(
        quarter, 0,
        [
          .column([.rigid(10, 10), .guide(quarter, { $0[.bottom] }, .rigid(10, 10))]),
          .column([.rigid(10, 30), .guide(quarter, { $0[.bottom] }, .rigid(10, 10))]),
        ]), [(10, 40, 10, 10), (10, 50, 10, 10), (20, 20, 10, 30), (20, 50, 10, 10)]),
  ]
}
