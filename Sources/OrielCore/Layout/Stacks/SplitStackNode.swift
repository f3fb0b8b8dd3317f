import FoundationEssentials

/// `HSplitView` and `VSplitView`: panes with dividers between them. The dividers are the last children.
package final class SplitStackNode: ContainerNode, ContentMaking {
  /// The position of a divider: the length of the pane before it.
  package struct Divider: Equatable, Sendable {
    package var length: Double
    package var minimum: Double
    package var maximum: Double
  }

  /// The width of the line between two panes.
  private static let line: CGFloat = 1

  package let axis: Axis
  /// Called after a layout that has moved dividers, or needs another number of them.
  package var didMove: (() -> Void)?
  /// The dividers that the panes need.
  package private(set) var dividers: [Divider] = []
  /// The lengths that the user has chosen, by the panes; empty until then.
  private var chosen: [ObjectIdentifier: CGFloat] = [:]
  private var isDue = false

  package init(_ axis: Axis) { self.axis = axis }

  private var panes: [LayoutNode] { children.filter { !($0 is SplitDividerNode) } }

  override package func didAttach(to surface: LayoutSurface) { surface.host?.needsGeometry() }

  // MARK: Lengths

  private func length(of pane: LayoutNode, offered length: CGFloat?, _ proposal: ProposedViewSize) -> CGFloat {
    var offer = proposal
    offer[axis] = length
    return pane.sizeThatFits(offer)[axis]
  }

  private func limits(of panes: [LayoutNode], _ proposal: ProposedViewSize) -> PaneLengths {
    PaneLengths(
      limits: panes.map { pane in
        let minimum = length(of: pane, offered: 0, proposal)
        let maximum = length(of: pane, offered: .infinity, proposal)
        return PaneLengths.Limits(minimum: minimum, maximum: max(minimum, maximum))
      })
  }

  /// The lengths of the panes for a proposal, and their limits.
  private func lengths(of panes: [LayoutNode], _ proposal: ProposedViewSize) -> (PaneLengths, [CGFloat]) {
    let limits = limits(of: panes, proposal)
    guard let length = proposal[axis] else {
      return (limits, panes.map { self.length(of: $0, offered: nil, proposal) })
    }
    let total = length - CGFloat(max(0, panes.count - 1)) * Self.line
    guard !chosen.isEmpty, total.isFinite else { return (limits, limits.share(total)) }
    let wanted = panes.map { chosen[ObjectIdentifier($0)] ?? self.length(of: $0, offered: nil, proposal) }
    return (limits, limits.scale(wanted, to: total))
  }

  // MARK: Layout

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let panes = panes
    let lengths = lengths(of: panes, proposal).1
    var across: CGFloat = 0
    for (pane, length) in zip(panes, lengths) {
      var offer = proposal
      offer[axis] = length
      across = max(across, pane.sizeThatFits(offer)[axis.cross])
    }
    return CGSize(
      along: axis, lengths.reduce(0, +) + CGFloat(max(0, panes.count - 1)) * Self.line, across: across)
  }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    var offer = ProposedViewSize(size)
    let lengths = lengths(of: panes, offer).1
    var (pane, start) = (0, CGFloat(0))
    var lines: [CGFloat] = []
    return children.map { child in
      guard let divider = child as? SplitDividerNode else {
        offer[axis] = lengths[pane]
        let own = child.sizeThatFits(offer)
        let origin = CGPoint(
          along: axis, start + (lengths[pane] - own[axis]) / 2, across: (size[axis.cross] - own[axis.cross]) / 2)
        start += lengths[pane]
        lines.append(start + Self.line / 2)
        start += Self.line
        pane += 1
        return Placement(origin: origin, proposal: offer)
      }
      offer[axis] = nil
      let thickness = child.sizeThatFits(offer)[axis]
      let line = divider.index < lines.count - 1 ? lines[divider.index] : size[axis]
      return Placement(origin: CGPoint(along: axis, line - thickness / 2, across: 0), proposal: offer)
    }
  }

  override package func placeChildren() {
    super.placeChildren()
    let panes = panes
    let (limits, lengths) = lengths(of: panes, ProposedViewSize(size))
    let found = lengths.indices.dropLast().map { index in
      let range = limits.bounds(ofPane: index, in: lengths)
      return Divider(length: lengths[index], minimum: range.lowerBound, maximum: range.upperBound)
    }
    guard found != dividers else { return }
    dividers = found
    guard !isDue, let surface else { return }
    isDue = true
    surface.needsContent(of: self)
  }

  package func makeContent() {
    isDue = false
    didMove?()
  }

  override package func stackAxis(of child: LayoutNode) -> Axis? { axis }

  // MARK: Moving

  /// Gives the pane before a divider another length, at the expense of the pane after it.
  package func setLength(_ length: Double, ofPane index: Int) {
    let panes = panes
    guard isPlaced, index + 1 < panes.count else { return }
    var (limits, lengths) = lengths(of: panes, ProposedViewSize(size))
    let range = limits.bounds(ofPane: index, in: lengths)
    let change = min(max(length, range.lowerBound), range.upperBound) - lengths[index]
    guard change != 0 else { return }
    lengths[index] += change
    lengths[index + 1] -= change
    chosen = [:]
    for (pane, length) in zip(panes, lengths) { chosen[ObjectIdentifier(pane)] = length }
    setNeedsLayout()
  }
}

/// Marks a divider of a split view.
package final class SplitDividerNode: SingleChildNode {
  /// The index of the pane before it.
  package var index: Int

  package init(_ index: Int) { self.index = index }
}
