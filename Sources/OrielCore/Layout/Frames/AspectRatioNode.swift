import FoundationEssentials

/// `aspectRatio(_:contentMode:)`: proposes a size with the ratio to the child, and takes the child's size.
package final class AspectRatioNode: SingleChildNode {
  package struct Configuration: Equatable, Sendable {
    /// The width divided by the height; nil for the child's own ratio.
    package var ratio: CGFloat?
    package var contentMode: ContentMode

    package init(ratio: CGFloat? = nil, contentMode: ContentMode) {
      self.ratio = ratio
      self.contentMode = contentMode
    }
  }

  package var configuration: Configuration { didSet { if configuration != oldValue { setNeedsLayout() } } }

  package init(_ configuration: Configuration) { self.configuration = configuration }

  override package func findSensitivity() -> Axis.Set { super.findSensitivity().isEmpty ? [] : .both }

  override package func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    let ratio = configuration.ratio ?? idealRatio
    guard ratio > 0, ratio.isFinite else { return proposal }
    let width: CGFloat
    switch (proposal.width, proposal.height) {
    case (let proposed?, nil): width = proposed
    case (nil, let height?): width = height * ratio
    case (let proposed?, let height?):
      width =
        configuration.contentMode == .fill ? max(proposed, height * ratio) : min(proposed, height * ratio)
    case (nil, nil): return proposal
    }
    return ProposedViewSize(width: width, height: width / ratio)
  }

  private var idealRatio: CGFloat {
    guard let ideal = content?.sizeThatFits(.unspecified), ideal.height > 0 else { return 0 }
    return ideal.width / ideal.height
  }
}
