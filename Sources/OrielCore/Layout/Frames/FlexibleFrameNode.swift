import FoundationEssentials

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`: a frame whose lengths are limited.
package final class FlexibleFrameNode: SingleChildNode {
  /// The limits along one axis. A maximum that is less than the minimum or the ideal length is raised to it.
  package struct Limits: Equatable, Sendable {
    package let minimum: CGFloat?
    package let ideal: CGFloat?
    package let maximum: CGFloat?

    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
      let ideal = ideal.map { max($0, minimum ?? $0) }
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum.map { max($0, ideal ?? minimum ?? $0) }
    }

    /// Whether the frame may be smaller than the content's ideal size.
    var isLimit: Bool { maximum?.isFinite == true }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// The proposal to the content.
    func offer(_ proposed: CGFloat?) -> CGFloat? {
      guard let length = proposed ?? ideal else { return nil }
      return max(minimum ?? -.infinity, min(length, maximum ?? .infinity))
    }

    /// The length of the frame. A missing lower or upper limit is replaced by the content's length.
    func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
      guard let proposed else {
        return max(minimum ?? -.infinity, min(ideal ?? content, maximum ?? .infinity))
      }
      let lower = minimum ?? min(content, maximum ?? .infinity)
      let upper = maximum ?? max(content, lower)
      return max(lower, min(proposed, upper))
    }
  }

  package struct Configuration: Equatable, Sendable {
    package var width: Limits
    package var height: Limits
    package var alignment: Alignment

    package init(width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center) {
      self.width = width
      self.height = height
      self.alignment = alignment
    }
  }

  package var configuration: Configuration {
    didSet {
      guard configuration != oldValue else { return }
      if configuration.height.isLimit != oldValue.height.isLimit { content?.forget() }
      setNeedsLayout()
    }
  }

  package init(_ configuration: Configuration) { self.configuration = configuration }

  private var limitedAxes: Axis.Set {
    var axes: Axis.Set = []
    if !configuration.width.isEmpty { axes.insert(.horizontal) }
    if !configuration.height.isEmpty { axes.insert(.vertical) }
    return axes
  }

  override package func findSensitivity() -> Axis.Set { super.findSensitivity().union(limitedAxes) }

  override package func limitsHeight(of child: LayoutNode) -> Bool { configuration.height.isLimit }

  override package func findTraits() -> LayoutTraits { super.findTraits().enclosed(along: limitedAxes) }

  override package func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: configuration.width.offer(proposal.width), height: configuration.height.offer(proposal.height))
  }

  /// For placement, the content is proposed the frame's size.
  override package func placedContentProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(size)
  }

  override package func size(around content: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: configuration.width.length(proposal.width, content: content.width),
      height: configuration.height.length(proposal.height, content: content.height))
  }

  override package func contentOrigin(
    of content: LayoutNode, offered: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    configuration.alignment.origin(of: content.dimensions(in: offered), in: ViewDimensions(size: size))
  }
}
