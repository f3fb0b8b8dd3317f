import FoundationEssentials

/// `safeAreaInset`: a bar at an edge, and the content in the remaining area. The first child is the content.
package final class SafeAreaInsetNode: LayoutNode {
  package struct Configuration: Equatable, Sendable {
    package var edge: Edge
    /// The guide that aligns the bar.
    package var alignment: AlignmentKey
    /// The distance from the content; nil for the preferred distance of both.
    package var spacing: CGFloat?

    package init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat? = nil) {
      self.edge = edge
      self.alignment = alignment
      self.spacing = spacing
    }

    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    /// Whether the bar comes before the content.
    var isFirst: Bool { edge == .top || edge == .leading }
  }

  package var configuration: Configuration { didSet { if configuration != oldValue { setNeedsLayout() } } }

  package init(_ configuration: Configuration) { self.configuration = configuration }

  private struct Parts {
    let content: ViewDimensions
    let bar: ViewDimensions
    let spacing: CGFloat
  }

  /// The bar is proposed the size less the minimum of the content, and the content the rest.
  private func parts(_ proposal: ProposedViewSize) -> Parts? {
    guard childCount == 2, let content = firstChild, let bar = lastChild else { return nil }
    let axis = configuration.axis
    let (first, second) = configuration.isFirst ? (bar, content) : (content, bar)
    let spacing =
      configuration.spacing
      ?? SpacingPreferences.distance(first.traits.spacing, second.traits.spacing, along: axis) ?? metrics.spacing
    guard let length = proposal[axis] else {
      return Parts(
        content: content.dimensions(in: proposal), bar: bar.dimensions(in: proposal), spacing: spacing)
    }
    var offer = proposal
    offer[axis] = 0
    let least = content.sizeThatFits(offer)[axis]
    offer[axis] = max(0, length - spacing - least)
    let barSize = bar.dimensions(in: offer)
    offer[axis] = max(0, length - spacing - barSize.size[axis])
    return Parts(content: content.dimensions(in: offer), bar: barSize, spacing: spacing)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let parts = parts(proposal) else { return firstChild?.sizeThatFits(proposal) ?? .zero }
    let axis = configuration.axis
    return CGSize(
      along: axis, parts.content.size[axis] + parts.spacing + parts.bar.size[axis],
      across: max(parts.content.size[axis.cross], parts.bar.size[axis.cross]))
  }

  override package func placeChildren() {
    let axis = configuration.axis
    // Without a proposal across the edge, both are placed in the resulting length.
    var proposal = placedProposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = size[axis.cross] }
    guard let parts = parts(proposal), let content = firstChild, let bar = lastChild else {
      firstChild?.place(at: .zero, proposal: placedProposal)
      return
    }
    let barLength = parts.bar.size[axis]
    let contentLength = parts.content.size[axis]
    let across = (size[axis.cross] - parts.content.size[axis.cross]) / 2
    let barAcross = across + parts.content[configuration.alignment] - parts.bar[configuration.alignment]
    content.place(
      at: CGPoint(along: axis, configuration.isFirst ? size[axis] - contentLength : 0, across: across),
      proposal: parts.content.proposal)
    bar.place(
      at: CGPoint(along: axis, configuration.isFirst ? 0 : size[axis] - barLength, across: barAcross),
      proposal: parts.bar.proposal)
  }

  override package func findSensitivity() -> Axis.Set {
    (firstChild?.sensitivity ?? []).union(lastChild?.sensitivity ?? [])
  }

  override package func findTraits() -> LayoutTraits { firstChild?.traits ?? LayoutTraits() }

  override package func stackAxis(of child: LayoutNode) -> Axis? {
    child === firstChild ? parent?.stackAxis(of: self) : nil
  }
}
