import Foundation
import Testing

@testable import OrielCore

/// How the work grows: counted, so that it makes no difference how fast the machine is.
struct LayoutGrowthTests {
  /// Passes everything on, and counts what it is asked.
  private final class Spy: SingleChildNode {
    var measurements = 0
    var arrangements = 0

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      measurements += 1
      return super.measure(proposal)
    }

    override func placeChildren() {
      arrangements += 1
      super.placeChildren()
    }
  }

  private func nested(_ depth: Int, _ leaf: LayoutTree) -> LayoutTree {
    if depth == 0 { return leaf }
    let children = [nested(depth - 1, leaf), leaf]
    return depth % 2 == 0 ? .row(children) : .column(children)
  }

  /// How often the texts of a tree are measured for one layout.
  private func measurements(_ tree: LayoutTree) -> Int {
    let built = BuiltTree(tree)
    let surface = LayoutSurface(built.root)
    _ = surface.sizeThatFits(.zero)
    _ = surface.sizeThatFits(.unspecified)
    surface.layout(in: CGSize(width: 1_000, height: 1_000))
    return built.texts.reduce(0) { $0 + $1.text.measurements }
  }

  @Test @MainActor func textsInNestedStacksGrowWithTheDepth() {
    let few = measurements(nested(4, .text("ab cd")))
    let many = measurements(nested(32, .text("ab cd")))
    #expect(many <= few * 12)
  }

  /// Flexible in both directions at each level: the worst there is. It isn't exponential.
  @Test @MainActor func framesWithoutAnEndInNestedStacksGrowWithTheSquareOfTheDepth() {
    let leaf = LayoutTree.flexible(width: .init(max: .infinity), height: .init(max: .infinity), .text("ab cd"))
    let few = measurements(nested(4, leaf))
    let many = measurements(nested(32, leaf))
    #expect(many <= few * 64 * 2)
  }

  @Test @MainActor func rowsGrowWithTheirNumber() {
    func rows(_ count: Int) -> LayoutTree {
      .column(
        .leading, nil, (0..<count).map { .row(.center, nil, [.text("row"), .spacer(nil), .text("\($0 % 10)a")]) })
    }
    let few = measurements(rows(100))
    let many = measurements(rows(800))
    #expect(many <= few * 8)
  }

  @Test @MainActor func oneChangedLeafAmongAThousandDoesNotReachTheRoot() {
    let rows = (0..<1_000).map { LayoutTree.row(.center, nil, [.text("row"), .spacer(nil), .text("\($0) items")]) }
    let built = BuiltTree(.column(.leading, nil, rows))
    let spy = Spy()
    spy.appendChild(built.root)
    let surface = LayoutSurface(spy)
    let size = CGSize(width: 400, height: 30_000)
    _ = surface.sizeThatFits(.unspecified)
    surface.layout(in: size)
    (spy.measurements, spy.arrangements) = (0, 0)
    let before = built.texts.reduce(0) { $0 + $1.text.measurements }

    change(built, 1_001, to: "some item")
    surface.layout(in: size)
    #expect(spy.measurements == 0)
    #expect(spy.arrangements == 0)
    #expect(built.texts.reduce(0) { $0 + $1.text.measurements } - before <= 8)
    #expect(built.texts[1_001].node.frame.maxX == 400)
  }

  private func change(_ built: BuiltTree, _ index: Int, to string: String) {
    built.texts[index].text.string = string
    built.texts[index].node.setNeedsLayout()
  }

  /// A baseline that is used for alignment is compared, so that not every change invalidates the root.
  @Test @MainActor func aChangeUnderABaselineStopsWhereTheBaselineStays() {
    let rows = (0..<100).map {
      LayoutTree.row(.firstTextBaseline, nil, [.text("row"), .spacer(nil), .text("\($0) items")])
    }
    let built = BuiltTree(.row(.firstTextBaseline, 0, [.column(.leading, nil, rows), .text("x")]))
    let spy = Spy()
    spy.appendChild(built.root)
    let surface = LayoutSurface(spy)
    let size = CGSize(width: 400, height: 3_000)
    surface.layout(in: size)
    change(built, 101, to: "1 item")
    surface.layout(in: size)
    spy.arrangements = 0

    change(built, 101, to: "many items")
    surface.layout(in: size)
    #expect(spy.arrangements == 0)
  }

  // MARK: Long stacks

  /// The time of some edits to a stack of this many children, which are laid out once at the end.
  private func time(_ count: Int, _ edit: (LayoutNode, [LayoutNode]) -> Void) -> Duration {
    let column = StackNode(StackArrangement(.leading, spacing: 0))
    let surface = LayoutSurface(column)
    for _ in 0..<count { column.appendChild(LeafNode(RigidLeaf(CGSize(width: 10, height: 10)))) }
    surface.layout(in: CGSize(width: 10, height: 10))
    let children = column.children
    return threadTime { edit(column, children) }
  }

  @Test @MainActor func editsOfALongStackDoNotDependOnItsLength() {
    func edits(_ count: Int) -> Duration {
      time(count) { column, children in
        for index in stride(from: 1, to: 2_000, by: 2) {
          column.moveChild(children[index], after: nil)
          column.removeChild(children[index - 1])
          column.insertChild(LeafNode(RigidLeaf(.zero)), after: children[index])
        }
      }
    }
    // The best of several. Sixteen times as long, and not slower by much.
    let few = (0..<5).map { _ in edits(2_000) }.min() ?? .zero
    let many = (0..<5).map { _ in edits(32_000) }.min() ?? .zero
    #expect(many < few * 4)
  }

  /// How many children are looked at to draw what is seen.
  @Test @MainActor func drawingFollowsWhatIsSeen() {
    final class Counted: LeafSizing {
      var sensitivity: Axis.Set { [] }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }
      func baselines(in size: CGSize) -> TextBaselines? { nil }
    }
    let column = StackNode(StackArrangement(.leading, spacing: 0))
    for _ in 0..<10_000 { column.appendChild(LeafNode(Counted())) }
    let surface = LayoutSurface(column)
    surface.scrollAxes = .vertical
    surface.layout(in: CGSize(width: 10, height: 100))
    #expect(column.children(in: CGRect(x: 0, y: 50_005, width: 10, height: 100)).count == 11)
  }
}
