import Foundation
import Testing

@testable import OrielCore

/// `frame`, `padding`, `fixedSize` and `aspectRatio`.
struct FrameCases {
  @Test(arguments: fixed + flexible + ideal + padding + fixedSize + aspectRatio) @MainActor func test(
    _ layout: LayoutCase
  ) { layout.check() }

  static let fixed: [LayoutCase] = [
    LayoutCase("a frame centres", "Apple frame", in: (100, 40), .frame(100, 40, .text("ab")), [(42, 12, 16, 16)]),
    LayoutCase(
      "a frame aligns", "Apple frame", in: (100, 40), .frame(100, 40, .bottomTrailing, .text("ab")), [(84, 24, 16, 16)]),
    LayoutCase(
      "a frame aligns at the top leading corner", "Apple frame", in: (100, 40),
      .frame(80, 30, .topLeading, .text("ab")),
      [(10, 5, 16, 16)]),
    LayoutCase(
      "a colour fills its frame", "Apple frame", in: (300, 200),
      .column([.frame(200, 100, .color), .frame(nil, 60, .color)]), [(50, 20, 200, 100), (0, 120, 300, 60)]),
    LayoutCase(
      "what is larger than its frame juts out", "Apple frame", in: (100, 20),
      .frame(16, 16, .fixedSize(.both, .text("abcdef"))), [(26, 2, 48, 16)]),
    LayoutCase(
      "what is larger juts out on the side away from its alignment", "Apple frame", in: (100, 20),
      .frame(16, 16, .leading, .rigid(40, 16)), [(42, 2, 40, 16)]),
    LayoutCase(
      "one length alone leaves the other to the child", "Apple frame", in: (100, 50),
      .mark(.frame(60, nil, .text("ab"))),
      [(20, 17, 60, 16)]),
    LayoutCase(
      "a text breaks in its frame", "Apple frame", in: (100, 50), .frame(40, nil, .leading, .text("aaaa bbb")),
      [(30, 9, 32, 32)]),
    LayoutCase(
      "a frame in a frame", "WWDC19 237", in: (100, 50),
      .frame(80, nil, .trailing, .frame(40, nil, .leading, .text("a"))),
      [(50, 17, 8, 16)]),
    LayoutCase(
      "a frame is rigid beside a colour", "objc.io", in: (100, 10), .row([.color, .frame(30, 10, .color)]),
      [(0, 0, 70, 10), (70, 0, 30, 10)]),
    LayoutCase("a frame of zero", "Apple frame", in: (20, 20), .mark(.frame(0, 0, .color)), [(10, 10, 0, 0)]),
    LayoutCase(
      "a baseline stands on the bottom of a frame", "OSUI FrameLayout: guides of the frame have their default values",
      in: (100, 40), .frame(20, 40, .init(horizontal: .leading, vertical: .firstTextBaseline), .text("a")),
      [(40, 28, 8, 16)]),
  ]

  static let flexible: [LayoutCase] = [
    LayoutCase(
      "an infinite maximum takes what is offered", "objc.io", in: (100, 16),
      .flexible(width: .init(max: .infinity), alignment: .leading, .text("ab")), [(0, 0, 16, 16)]),
    LayoutCase(
      "an infinite maximum is never narrower than its content", "measured", in: (20, 16),
      .mark(.flexible(width: .init(max: .infinity), .rigid(60, 16))), [(-20, 0, 60, 16)]),
    LayoutCase(
      "a minimum alone can be narrower than its content", "measured", in: (40, 16),
      .mark(.flexible(width: .init(min: 20), .rigid(60, 16))), [(0, 0, 40, 16)]),
    LayoutCase(
      "a minimum below the content changes nothing where there is room", "objc.io", in: (100, 16),
      .flexible(width: .init(min: 8), .text("abcd")), [(34, 0, 32, 16)]),
    LayoutCase(
      "a minimum above the content makes it wider", "objc.io", in: (100, 16),
      .flexible(width: .init(min: 60), alignment: .leading, .text("ab")), [(20, 0, 16, 16)]),
    LayoutCase(
      "a minimum is kept where there is no room", "objc.io", in: (30, 16),
      .mark(.flexible(width: .init(min: 60), .text("ab"))),
      [(-15, 0, 60, 16)]),
    LayoutCase(
      "a minimum and a maximum take what is offered between them", "objc.io", in: (200, 16),
      .mark(.flexible(width: .init(min: 10, max: 60), .text("ab"))), [(70, 0, 60, 16)]),
    LayoutCase(
      "a minimum and a maximum can be narrower than the content", "objc.io", in: (30, 16),
      .mark(.flexible(width: .init(min: 10, max: 60), .rigid(50, 16))), [(0, 0, 30, 16)]),
    LayoutCase(
      "a maximum below the content cuts the frame, not the content", "objc.io", in: (100, 16),
      .flexible(width: .init(max: 20), .rigid(60, 16)), [(20, 0, 60, 16)]),
    LayoutCase(
      "a maximum wider than what is offered", "objc.io", in: (50, 16),
      .mark(.flexible(width: .init(max: 80), .text("ab"))),
      [(0, 0, 50, 16)]),
    LayoutCase(
      "the content is offered the maximum at most", "objc.io", in: (200, 10), .flexible(width: .init(max: 70), .color),
      [(65, 0, 70, 10)]),
    LayoutCase(
      "a column of an infinite maximum", "objc.io", in: (100, 40),
      .column(.leading, 0, [.flexible(width: .init(max: .infinity), alignment: .trailing, .text("ab")), .text("c")]),
      [(84, 4, 16, 16), (0, 20, 8, 16)]),
    LayoutCase(
      "when it places its child a flexible frame offers its own size", "measured: at nil as well", in: (100, 30),
      .fixedSize(.horizontal, .flexible(width: .init(min: 50), .color)), [(25, 0, 50, 30)]),
    LayoutCase(
      "a child that refused the minimum is offered the frame's size", "measured", in: (100, 10),
      .flexible(width: .init(min: 40, max: 60), .elastic(least: 10, most: 50)), [(25, 0, 50, 10)]),
    LayoutCase(
      "limits of a height", "objc.io", in: (10, 200), .mark(.flexible(height: .init(min: 10, max: 60), .color)),
      [(0, 70, 10, 60)]),
    LayoutCase(
      "a maximum below the minimum is raised to it", "OSUI FrameLayout", in: (100, 10),
      .flexible(width: .init(min: 40, max: 20), .color), [(30, 0, 40, 10)]),
  ]

  static let ideal: [LayoutCase] = [
    LayoutCase(
      "the ideal is the width where none is offered", "Apple fixedSize", in: (200, 10),
      .mark(.fixedSize(.horizontal, .flexible(width: .init(min: 10, ideal: 70, max: 90), .color))), [(65, 0, 70, 10)]),
    LayoutCase(
      "the ideal is the width around narrower content too", "measured", in: (200, 16),
      .mark(.fixedSize(.horizontal, .flexible(width: .init(ideal: 70, max: nil), .text("ab")))), [(65, 0, 70, 16)]),
    LayoutCase(
      "an ideal alone has no effect where a width is offered", "objc.io", in: (200, 16),
      .mark(.flexible(width: .init(ideal: 70, max: nil), .text("ab"))), [(92, 0, 16, 16)]),
    LayoutCase(
      "a maximum below the ideal is raised to the ideal", "measured", in: (200, 10),
      .flexible(width: .init(ideal: 70, max: 50), .color), [(65, 0, 70, 10)]),
    LayoutCase(
      "an ideal is the size in a scrolled direction", "Apple frame", in: (100, 60),
      .fixedSize(.vertical, .flexible(height: .init(ideal: 40, max: nil), .color)), [(0, 10, 100, 40)]),
    LayoutCase(
      "an infinite maximum without a proposal has the content's width", "objc.io", in: (200, 16),
      .mark(.fixedSize(.horizontal, .flexible(width: .init(max: .infinity), .text("abc")))), [(88, 0, 24, 16)]),
  ]

  static let padding: [LayoutCase] = [
    LayoutCase("padding leaves room", "Apple padding", in: (100, 50), .padding(10, .color), [(10, 10, 80, 30)]),
    LayoutCase(
      "padding on some edges", "Apple padding", in: (100, 50),
      .padding(EdgeInsets(top: 4, leading: 10), .color), [(10, 4, 90, 46)]),
    LayoutCase(
      "padding makes a text larger", "WWDC19 237", in: (100, 50), .mark(.padding(8, .text("ab"))), [(34, 9, 32, 32)]),
    LayoutCase(
      "padding is taken from what is offered", "WWDC19 237", in: (50, 60), .padding(8, .text("aaaa bbb")),
      [(9, 14, 32, 32)]),
    LayoutCase(
      "without room nothing negative is offered", "objc.io", in: (10, 10), .padding(8, .color), [(5, 5, 0, 0)]),
    LayoutCase(
      "negative padding lets the content jut out", "Apple padding", in: (100, 50), .padding(-10, .color),
      [(-10, -10, 120, 70)]),
    LayoutCase(
      "padding twice", "WWDC19 237", in: (100, 50), .padding(5, .padding(5, .color)), [(10, 10, 80, 30)]),
    LayoutCase(
      "a frame around padding has the frame's size", "WWDC19 237", in: (100, 50), .frame(60, 40, .padding(10, .color)),
      [(30, 15, 40, 20)]),
    LayoutCase(
      "padding around a frame adds to it", "WWDC19 237", in: (100, 50), .mark(.padding(5, .frame(60, 30, .color))),
      [(15, 5, 70, 40)]),
  ]

  static let fixedSize: [LayoutCase] = [
    LayoutCase(
      "the ideal width, wider than what is offered", "Apple fixedSize", in: (40, 16),
      .fixedSize(.both, .text("aaaa bbbb")), [(-16, 0, 72, 16)]),
    LayoutCase(
      "the ideal height of a width", "Apple fixedSize", in: (40, 10), .fixedSize(.vertical, .text("aaaa bbb")),
      [(4, -11, 32, 32)]),
    LayoutCase(
      "a colour's ideal size is 10", "Apple replacingUnspecifiedDimensions", in: (50, 50), .fixedSize(.both, .color),
      [(20, 20, 10, 10)]),
    LayoutCase(
      "one direction alone leaves the other", "Apple fixedSize", in: (50, 50), .fixedSize(.horizontal, .color),
      [(20, 0, 10, 50)]),
    LayoutCase(
      "equal heights in a row of the ideal height", "objc.io", in: (100, 100),
      .fixedSize(
        .vertical,
        .row([
          .mark(.flexible(height: .init(max: .infinity), .text("a"))),
          .mark(.flexible(height: .init(max: .infinity), .frame(16, nil, .text("b c")))),
        ])), [(38, 34, 8, 32), (46, 34, 16, 32)]),
    LayoutCase(
      "equal widths in a column of the ideal width", "objc.io", in: (100, 40),
      .fixedSize(
        .horizontal,
        .column([
          .mark(.flexible(width: .init(max: .infinity), .text("a"))),
          .mark(.flexible(width: .init(max: .infinity), .text("bbbb"))),
        ])), [(34, 4, 32, 16), (34, 20, 32, 16)]),
  ]

  static let aspectRatio: [LayoutCase] = [
    LayoutCase(
      "fits", "Apple aspectRatio", in: (100, 100), .aspectRatio(2, .fit, .color), [(0, 25, 100, 50)]),
    LayoutCase(
      "fits a low space", "Apple aspectRatio", in: (100, 20), .aspectRatio(2, .fit, .color), [(30, 0, 40, 20)]),
    LayoutCase(
      "fills", "Apple aspectRatio", in: (100, 100), .aspectRatio(2, .fill, .color), [(-50, 0, 200, 100)]),
    LayoutCase(
      "answers with its child's size", "measured", in: (100, 100), .mark(.aspectRatio(2, .fit, .text("abc"))),
      [(38, 42, 24, 16)]),
    LayoutCase(
      "without a proposal nothing is changed", "measured", in: (100, 100),
      .fixedSize(.both, .aspectRatio(2, .fit, .color)), [(45, 45, 10, 10)]),
    LayoutCase(
      "one length is worked out from the other", "Apple aspectRatio", in: (100, 100),
      .fixedSize(.vertical, .aspectRatio(4, .fit, .color)), [(0, 37.5, 100, 25)]),
    LayoutCase(
      "the width is worked out from the height", "Apple aspectRatio", in: (100, 40),
      .fixedSize(.horizontal, .aspectRatio(0.5, .fit, .color)), [(40, 0, 20, 40)]),
    LayoutCase(
      "without a ratio the child's own", "Apple aspectRatio", in: (100, 100),
      .aspectRatio(nil, .fit, .flexible(width: .init(ideal: 40, max: nil), height: .init(ideal: 10, max: nil), .color)),
      [(0, 37.5, 100, 25)]),
    LayoutCase(
      "a square in a row leaves the rest", "objc.io", in: (100, 40), .row([.aspectRatio(1, .fit, .color), .color]),
      [(0, 0, 40, 40), (40, 0, 60, 40)]),
  ]
}
