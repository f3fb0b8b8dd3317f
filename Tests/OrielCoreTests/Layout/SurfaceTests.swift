import Foundation
import Testing

@testable import OrielCore

/// The calls of a surface to its host, and the cost of changes.
struct SurfaceTests {
  /// Records the calls of a surface.
  final class Host: SurfaceHost {
    var calls: [String] = []
    var leaves: [LeafNode] = []
    var placed: [LeafNode] = []

    func needsLayout() { calls.append("layout") }
    func needsDisplay() { calls.append("display") }
    func needsContent() { calls.append("content") }
    func place(_ leaf: LeafNode) { placed.append(leaf) }
    func withdraw(_ leaf: LeafNode) { calls.append("withdraw") }
    func didDetach(_ leaf: LeafNode) { leaves.removeAll { $0 === leaf } }
    func didAttach(_ leaf: LeafNode) {
      let index = leaf.previousLeaf.flatMap { previous in leaves.firstIndex { $0 === previous } }
      leaves.insert(leaf, at: index.map { $0 + 1 } ?? 0)
    }
    func didMove(_ leaf: LeafNode) {
      didDetach(leaf)
      didAttach(leaf)
    }

    /// The calls since the last one of this function.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func takePlaced() -> [LeafNode] {
      defer { placed = [] }
      return placed
    }
  }

  private func make(_ tree: LayoutTree) -> (BuiltTree, LayoutSurface, Host) {
    let built = BuiltTree(tree)
    let host = Host()
    let surface = LayoutSurface(built.root)
    surface.host = host
    return (built, surface, host)
  }

  private func strings(_ host: Host) -> [String] {
    host.leaves.compactMap { ($0.sizing as? TestText)?.string }
  }

  // MARK: The order of leaves

  @Test @MainActor func leavesStandInTheOrderOfTheTree() throws {
    let (built, surface, host) = make(.row([.text("a"), .column([.text("b"), .padding(2, .text("c"))]), .text("d")]))
    #expect(strings(host) == ["a", "b", "c", "d"])

    let row = built.root
    let column = row.children[1]
    row.moveChild(column, after: nil)
    #expect(strings(host) == ["b", "c", "a", "d"])
    row.moveChild(column, after: row.lastChild)
    #expect(strings(host) == ["a", "d", "b", "c"])
    column.insertChild(BuiltTree(.row([.text("e"), .text("f")])).root, after: column.firstChild)
    #expect(strings(host) == ["a", "d", "b", "e", "f", "c"])
    row.removeChild(column)
    #expect(strings(host) == ["a", "d"])
    withExtendedLifetime(surface) {}
  }

  // MARK: Changes

  @Test @MainActor func aChangeThatStaysInsideMovesOneLeaf() {
    let (built, surface, host) = make(
      .column(.leading, 0, [.text("first"), .row([.text("ab"), .spacer(nil), .text("cd")]), .text("last")]))
    surface.layout(in: CGSize(width: 200, height: 100))
    _ = host.takePlaced()
    _ = host.take()

    built.texts[2].text.string = "longer"
    built.texts[2].node.setNeedsLayout()
    #expect(host.take() == ["layout"])
    surface.layout(in: CGSize(width: 200, height: 100))
    #expect(host.takePlaced().map { $0 === built.texts[2].node } == [true])
    #expect(built.texts[2].node.frame == CGRect(x: 152, y: 42, width: 48, height: 16))
  }

  @Test @MainActor func aChangeOfTheSizeRequiresALayout() {
    let (built, surface, host) = make(.row([.text("a"), .text("b")]))
    #expect(surface.sizeThatFits(.unspecified) == CGSize(width: 16, height: 16))
    surface.layout(in: CGSize(width: 100, height: 16))
    _ = host.take()

    built.texts[0].text.string = "longer"
    built.texts[0].node.setNeedsLayout()
    #expect(surface.sizeThatFits(.unspecified) == CGSize(width: 56, height: 16))
    #expect(host.take() == ["layout"])
  }

  @Test @MainActor func aVolatileLeafIsAskedWithoutBeingTold() {
    let (built, surface, _) = make(.row([.text("a"), .text("b")]))
    built.texts[0].node.isVolatile = true
    surface.layout(in: CGSize(width: 100, height: 16))
    built.texts[0].text.string = "longer"
    #expect(surface.sizeThatFits(.unspecified) == CGSize(width: 56, height: 16))
    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(built.texts[1].node.frame == CGRect(x: 70, y: 0, width: 8, height: 16))

    built.texts[0].node.isVolatile = false
    built.texts[0].text.string = "a"
    #expect(surface.sizeThatFits(.unspecified) == CGSize(width: 56, height: 16))
  }

  @Test @MainActor func anEffectCostsNoMeasurement() {
    let (built, surface, host) = make(.row([.effect(LayoutEffect(), .text("abc")), .text("d")]))
    surface.layout(in: CGSize(width: 100, height: 16))
    _ = host.takePlaced()
    _ = host.take()
    let measured = built.texts[0].text.measurements

    (built.root.children[0] as? EffectNode)?.effect.opacity = 0.5
    #expect(host.takePlaced().map { $0 === built.texts[0].node } == [true])
    #expect(host.take() == ["display"])
    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(built.texts[0].text.measurements == measured)
    #expect(built.texts[0].node.effects.map(\.effect.opacity) == [0.5])
  }

  @Test @MainActor func whatOnlyMovesHasTheSizeThatItHad() {
    let (built, surface, host) = make(.column(.leading, 0, [.text("first"), .text("second"), .text("third")]))
    surface.layout(in: CGSize(width: 300, height: 100))
    for text in built.texts { text.node.isSized = true }
    _ = host.takePlaced()

    // The second one has another width, and all of them move.
    built.texts[1].text.string = "longer than before"
    built.texts[1].node.setNeedsLayout()
    surface.layout(in: CGSize(width: 300, height: 100))
    #expect(host.takePlaced().count == 3)
    #expect(built.texts.map(\.node.isSized) == [true, false, true])
  }

  // MARK: Reading direction

  @Test @MainActor func rightToLeftMirrorsEverything() {
    let (built, surface, host) = make(.row([.text("a"), .spacer(nil), .text("bc")]))
    surface.isMirrored = true
    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(surface.visualFrame(of: built.texts[0].node) == CGRect(x: 92, y: 0, width: 8, height: 16))
    #expect(surface.visualFrame(of: built.texts[1].node) == CGRect(x: 0, y: 0, width: 16, height: 16))

    // The first text stays where it is from the leading edge, and moves on the screen.
    _ = host.takePlaced()
    surface.layout(in: CGSize(width: 120, height: 16))
    #expect(host.takePlaced().contains { $0 === built.texts[0].node })
    #expect(surface.visualFrame(of: built.texts[0].node) == CGRect(x: 112, y: 0, width: 8, height: 16))
  }

  // MARK: Scrolling and boundaries

  @Test @MainActor func aScrolledSurfaceHasItsIdealHeight() {
    let (built, surface, _) = make(.column(.leading, 0, [.text("a"), .color, .text("b")]))
    surface.scrollAxes = .vertical
    surface.layout(in: CGSize(width: 100, height: 20))
    #expect(
      built.compared.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 8, height: 16), CGRect(x: 0, y: 16, width: 100, height: 10),
        CGRect(x: 0, y: 26, width: 8, height: 16),
      ])
  }

  @Test @MainActor func aBoundaryStopsWhatStaysInside() throws {
    let inner = BuiltTree(.row([.text("a"), .spacer(nil), .text("b")]))
    let content = LayoutSurface(inner.root)
    let boundary = BoundaryNode(content)
    let (outer, surface, host) = make(.column([.text("above")]))
    outer.root.appendChild(boundary)
    surface.layout(in: CGSize(width: 100, height: 32))
    content.layout(in: boundary.frame.size)
    #expect(boundary.frame == CGRect(x: 0, y: 16, width: 100, height: 16))

    // The spacer takes it: outside only the boundary is placed again.
    _ = host.takePlaced()
    inner.texts[0].text.string = "longer"
    inner.texts[0].node.setNeedsLayout()
    surface.layout(in: CGSize(width: 100, height: 32))
    #expect(host.takePlaced().map { $0 === boundary } == [true])
    content.layout(in: boundary.frame.size)
    #expect(inner.texts[0].node.frame == CGRect(x: 0, y: 0, width: 48, height: 16))

    inner.texts[0].text.string = "so long that it needs two lines"
    inner.texts[0].node.setNeedsLayout()
    surface.layout(in: CGSize(width: 100, height: 100))
    #expect(boundary.frame.height > 16)
  }

  @Test @MainActor func aVolatileLeafInABoundaryIsSeenFromOutside() {
    let inner = BuiltTree(.row([.text("a")]))
    let content = LayoutSurface(inner.root)
    let boundary = BoundaryNode(content)
    let (outer, surface, host) = make(.row([.text("b")]))
    outer.root.appendChild(boundary)
    inner.texts[0].node.isVolatile = true
    surface.layout(in: CGSize(width: 100, height: 16))
    inner.texts[0].text.string = "longer"
    #expect(surface.sizeThatFits(.unspecified) == CGSize(width: 56, height: 16))
    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(boundary.frame == CGRect(x: 30, y: 0, width: 48, height: 16))

    // Nothing more is due.
    _ = host.take()
    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(!host.take().contains("layout"))
  }

  @Test @MainActor func aBoundaryFollowsItsContentWhenThatTurnsRigid() {
    let inner = BuiltTree(.row([.text("a b")]))
    let content = LayoutSurface(inner.root)
    let boundary = BoundaryNode(content)
    let (outer, surface, _) = make(.row([.color]))
    outer.root.appendChild(boundary)
    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(boundary.sensitivity == .horizontal)
    inner.texts[0].text.string = "a"
    inner.texts[0].node.setNeedsLayout()
    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(boundary.sensitivity == [])
    #expect(boundary.frame == CGRect(x: 92, y: 0, width: 8, height: 16))
  }

  @Test @MainActor func aBoundaryHasTheTraitsOfItsContent() {
    let content = LayoutSurface(BuiltTree(.priority(3, .padding(10, .text("a")))).root)
    let boundary = BoundaryNode(content)
    #expect(boundary.traits.priority == 3)
    #expect(boundary.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 22)
  }

  // MARK: What is seen

  @Test @MainActor func whatIsDrawnFollowsTheIndex() {
    let (_, surface, _) = make(.layers([.zIndex(1, .text("front")), .text("back"), .zIndex(-1, .text("far"))]))
    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(shown(surface.displayList()) == ["far", "back", "front"])
  }

  @Test @MainActor func anIndexThatChangesIsFollowed() {
    let (built, surface, _) = make(.layers([.padding(2, .zIndex(0, .text("a"))), .text("b")]))
    surface.layout(in: CGSize(width: 100, height: 20))
    #expect(shown(surface.displayList()) == ["a", "b"])
    (built.root.children[0].children[0] as? TraitNode)?.update(.zIndex(1))
    surface.layout(in: CGSize(width: 100, height: 20))
    #expect(shown(surface.displayList()) == ["b", "a"])
  }

  @Test @MainActor func whatIsHiddenIsNotDrawn() {
    var hidden = LayoutEffect()
    hidden.isHidden = true
    let (_, surface, _) = make(.row([.text("a"), .effect(hidden, .text("b"))]))
    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(shown(surface.displayList()) == ["a"])
  }

  @Test @MainActor func onlyWhatIsInTheAreaIsListed() {
    let rows = (0..<1_000).map { LayoutTree.row([.text("row"), .text("\($0)")]) }
    let (_, surface, _) = make(.column(.leading, 0, rows))
    surface.scrollAxes = .vertical
    surface.layout(in: CGSize(width: 100, height: 100))
    #expect(
      shown(surface.displayList(in: CGRect(x: 0, y: 1_604, width: 100, height: 20)))
        == ["row", "100", "row", "101"])
  }

  @Test @MainActor func whatJutsOutIsListedWhereItIsSeen() {
    var rows = (0..<100).map { LayoutTree.text("\($0)") }
    rows[50] = .offset(0, -400, .text("far away"))
    let (built, surface, _) = make(.column(.leading, 0, rows))
    surface.scrollAxes = .vertical
    surface.layout(in: CGSize(width: 100, height: 100))
    let area = CGRect(x: 0, y: 401, width: 100, height: 10)
    #expect(shown(surface.displayList(in: area)) == ["25", "far away"])

    // And so it is when only it has moved.
    (built.root.children[50] as? OffsetNode)?.distance.height = -720
    surface.layout(in: CGSize(width: 100, height: 100))
    #expect(shown(surface.displayList(in: area)) == ["25"])
    #expect(shown(surface.displayList(in: CGRect(x: 0, y: 81, width: 100, height: 10))) == ["5", "far away"])
  }

  private func shown(_ list: [DisplayItem]) -> [String] {
    list.compactMap { item in
      guard case .leaf(let leaf) = item else { return nil }
      return (leaf.sizing as? TestText)?.string
    }
  }
}
