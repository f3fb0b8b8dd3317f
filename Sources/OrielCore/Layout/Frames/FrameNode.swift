import FoundationEssentials

/// `frame(width:height:alignment:)`: a frame of a fixed width, height or both, in which the child is aligned.
package final class FrameNode: SingleChildNode {
  package struct Configuration: Equatable, Sendable {
    package var width: CGFloat?
    package var height: CGFloat?
    package var alignment: Alignment

    package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
      self.width = width
      self.height = height
      self.alignment = alignment
    }
  }

  package var configuration: Configuration {
    didSet {
      guard configuration != oldValue else { return }
      if (configuration.height == nil) != (oldValue.height == nil) { content?.forget() }
      setNeedsLayout()
    }
  }

  package init(_ configuration: Configuration) { self.configuration = configuration }

  private var fixedAxes: Axis.Set {
    var axes: Axis.Set = []
    if configuration.width != nil { axes.insert(.horizontal) }
    if configuration.height != nil { axes.insert(.vertical) }
    return axes
  }

  override package func findSensitivity() -> Axis.Set { super.findSensitivity().subtracting(fixedAxes) }

  override package func limitsHeight(of child: LayoutNode) -> Bool { configuration.height != nil }

  override package func findTraits() -> LayoutTraits { super.findTraits().enclosed(along: fixedAxes) }

  override package func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: configuration.width ?? proposal.width, height: configuration.height ?? proposal.height)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = configuration.width, let height = configuration.height {
      return CGSize(width: width, height: height)
    }
    return super.measure(proposal)
  }

  override package func size(around content: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: configuration.width ?? content.width, height: configuration.height ?? content.height)
  }

  override package func contentOrigin(
    of content: LayoutNode, offered: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    configuration.alignment.origin(of: content.dimensions(in: offered), in: ViewDimensions(size: size))
  }
}

extension LayoutTraits {
  /// The traits without spacing preferences along these axes, for nodes that replace the edges of their content. A
  /// spacer remains a spacer.
  func enclosed(along axes: Axis.Set) -> LayoutTraits {
    if isSpacer || axes.isEmpty || spacing == nil { return self }
    var traits = self
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    traits.spacing = SpacingPreferences.removing(edges, from: spacing)
    return traits
  }
}
