import Foundation
import Testing

@testable import OrielCore

/// `Layout`: arrangements that an app writes.
struct CustomLayoutTests {
  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var point = bounds.origin
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: point, proposal: .unspecified)
        point = CGPoint(x: point.x + size.width, y: point.y + size.height)
      }
    }
  }

  /// Shows its first view where reading begins on the left, and its second one where it begins on the right.
  private struct Directed: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let shown = subviews.dropFirst(subviews.layoutDirection == .rightToLeft ? 1 : 0).prefix(1)
      #expect(shown.layoutDirection == subviews.layoutDirection)
      for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
      shown[shown.startIndex].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  @Test @MainActor func aLayoutKnowsTheReadingDirection() {
    let node = LayoutRunnerNode(Directed())
    for _ in 0..<2 { node.appendChild(BuiltTree(.color).root) }
    let surface = LayoutSurface(node)
    let size = CGSize(width: 100, height: 20)
    surface.layout(in: size)
    #expect(node.children.map(\.size.width) == [100, 0])
    surface.isMirrored = true
    surface.layout(in: size)
    #expect(node.children.map(\.size.width) == [0, 100])
    surface.isMirrored = false
    surface.layout(in: size)
    #expect(node.children.map(\.size.width) == [100, 0])
  }

  private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

  /// Shares the width by weight; writes down when its cache is made.
  private struct Weighted: Layout {
    // Unchecked: a layout runs on the test's own thread.
    final class Log: @unchecked Sendable {
      var entries: [String] = []
    }

    let log: Log

    func makeCache(subviews: Subviews) -> [Double] {
      log.entries.append("make")
      return subviews.map { $0[Weight.self] }
    }

    func updateCache(_ cache: inout [Double], subviews: Subviews) {
      log.entries.append("update")
      cache = subviews.map { $0[Weight.self] }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) {
      var x = bounds.minX
      for (subview, weight) in zip(subviews, cache) {
        let width = bounds.width * weight / cache.reduce(0, +)
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  /// Places the first view only, by its bottom trailing corner.
  private struct FirstOnly: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 40, height: 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    }
  }

  /// A row of all views except the first, which is placed below.
  private struct Below: Layout {
    private let row = HStackLayout(spacing: 4)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size = row.sizeThatFits(proposal: proposal, subviews: subviews.dropFirst(), cache: &cache)
      return CGSize(width: size.width, height: size.height + subviews[0].sizeThatFits(.unspecified).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let height = subviews[0].sizeThatFits(.unspecified).height
      let upper = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - height)
      row.placeSubviews(in: upper, proposal: proposal, subviews: subviews.dropFirst(), cache: &cache)
      subviews[0].place(at: CGPoint(x: bounds.minX, y: upper.maxY), proposal: .unspecified)
    }
  }

  private func node<L: Layout>(_ layout: L, _ children: [LayoutTree]) -> (LayoutRunnerNode, [LayoutNode]) {
    let node = LayoutRunnerNode(layout)
    let nodes = children.map { BuiltTree($0).root }
    for child in nodes { node.appendChild(child) }
    return (node, nodes)
  }

  private func frames(_ node: LayoutNode, in size: (CGFloat, CGFloat)) -> [CGRect] {
    let surface = LayoutSurface(node)
    surface.layout(in: CGSize(width: size.0, height: size.1))
    return withExtendedLifetime(surface) { node.children.map(\.frame) }
  }

  @Test @MainActor func viewsStandWhereTheLayoutPlacesThem() {
    let (node, _) = node(Diagonal(), [.text("ab"), .text("abc")])
    #expect(
      frames(node, in: (40, 32)) == [
        CGRect(x: 0, y: 0, width: 16, height: 16), CGRect(x: 16, y: 16, width: 24, height: 16),
      ])
  }

  @Test @MainActor func viewsThatAreNotPlacedStandInTheMiddle() {
    let (node, _) = node(FirstOnly(), [.text("a"), .text("bc")])
    #expect(
      frames(node, in: (40, 40)) == [
        CGRect(x: 32, y: 24, width: 8, height: 16), CGRect(x: 12, y: 12, width: 16, height: 16),
      ])
  }

  @Test @MainActor func aLayoutUsesAnother() {
    let (node, _) = node(Below(), [.text("below"), .text("a"), .text("b")])
    #expect(
      frames(node, in: (20, 32)) == [
        CGRect(x: 0, y: 16, width: 40, height: 16), CGRect(x: 0, y: 0, width: 8, height: 16),
        CGRect(x: 12, y: 0, width: 8, height: 16),
      ])
  }

  @Test @MainActor func aLayoutReadsValuesAndKeepsACache() {
    let log = Weighted.Log()
    let (node, _) = node(Weighted(log: log), [.color])
    let heavy = TraitNode(.value(ObjectIdentifier(Weight.self), 3.0))
    heavy.appendChild(BuiltTree(.color).root)
    node.appendChild(heavy)
    let surface = LayoutSurface(node)
    surface.layout(in: CGSize(width: 80, height: 10))
    #expect(node.children.map(\.frame.width) == [20, 60])
    #expect(log.entries == ["make"])

    heavy.update(.value(ObjectIdentifier(Weight.self), 1.0))
    surface.layout(in: CGSize(width: 80, height: 10))
    #expect(node.children.map(\.frame.width) == [40, 40])
    #expect(log.entries == ["make", "update"])
  }

  @Test @MainActor func theArrangementChangesAndTheViewsStay() {
    let (node, nodes) = node(AnyLayout(HStackLayout(spacing: 0)), [.text("ab"), .divider, .text("c")])
    let surface = LayoutSurface(node)
    surface.layout(in: CGSize(width: 40, height: 40))
    #expect(
      nodes.map(\.frame.size) == [
        CGSize(width: 16, height: 16), CGSize(width: 1, height: 40), CGSize(width: 8, height: 16),
      ])

    node.update(AnyLayout(VStackLayout(alignment: .leading, spacing: 0)))
    surface.layout(in: CGSize(width: 40, height: 40))
    #expect(
      nodes.map(\.frame) == [
        CGRect(x: 0, y: 3.5, width: 16, height: 16), CGRect(x: 0, y: 19.5, width: 40, height: 1),
        CGRect(x: 0, y: 20.5, width: 8, height: 16),
      ])
  }

  @Test @MainActor func aGridIsALayout() {
    let (node, rows) = node(
      AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)),
      [.gridRow([.text("a"), .text("bbb")]), .gridRow([.text("cc"), .text("d")])])
    let surface = LayoutSurface(node)
    surface.layout(in: CGSize(width: 40, height: 32))
    #expect(
      rows.flatMap { $0.children.map(\.frame) } == [
        CGRect(x: 4, y: 0, width: 8, height: 16), CGRect(x: 16, y: 0, width: 24, height: 16),
        CGRect(x: 0, y: 16, width: 16, height: 16), CGRect(x: 24, y: 16, width: 8, height: 16),
      ])
  }

  @Test @MainActor func aLayoutHasTheGuidesOfItsViews() {
    let row = StackNode(StackArrangement(.firstTextBaseline, spacing: 0))
    let (custom, nodes) = node(Diagonal(), [.rigid(10, 10), .text("a")])
    row.appendChild(custom)
    let text = BuiltTree(.text("b")).root
    row.appendChild(text)
    let surface = LayoutSurface(row)
    surface.layout(in: CGSize(width: 26, height: 26))
    #expect(nodes[1].frame.minY == text.frame.minY)
  }

  @Test @MainActor func theDistanceOfALayoutIsThatOfItsViews() {
    let (custom, _) = node(Diagonal(), [.spaced(20, .text("a")), .text("b")])
    #expect(custom.spacing.distance(to: ViewSpacing(), along: .horizontal) == 20)
    let (row, _) = node(HStackLayout(), [.text("a"), .spacer(nil)])
    #expect(row.spacing.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(row.spacing.distance(to: ViewSpacing(), along: .vertical) == 8)
  }

  @Test @MainActor func distances() {
    let eight = ViewSpacing()
    #expect(eight.distance(to: eight, along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: eight, along: .vertical) == 0)
    var some = ViewSpacing()
    some.formUnion(.zero, edges: .bottom)
    #expect(some.distance(to: eight, along: .vertical) == 0)
    #expect(eight.distance(to: some, along: .vertical) == 8)
    #expect(some.union(.zero, edges: .trailing).distance(to: eight, along: .horizontal) == 0)
  }
}
