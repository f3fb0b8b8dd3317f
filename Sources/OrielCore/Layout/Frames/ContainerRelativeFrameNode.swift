import FoundationEssentials

/// `containerRelativeFrame`: a frame whose length is a fraction of the window, or of the visible area of a scroll view.
package final class ContainerRelativeFrameNode: SingleChildNode {
  package struct Configuration: Equatable, Sendable {
    package var axes: Axis.Set
    /// The number of parts that the container is divided into; `span` is the number of parts that the frame covers.
    package var count = 1
    package var span = 1
    package var spacing: CGFloat = 0
    package var alignment: Alignment

    package init(_ axes: Axis.Set, alignment: Alignment = .center) {
      self.axes = axes
      self.alignment = alignment
    }

    func length(in container: CGFloat) -> CGFloat {
      let part = (container - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
    }
  }

  package var configuration: Configuration { didSet { if configuration != oldValue { setNeedsLayout() } } }

  /// Computes the length instead of the configuration, if there is one.
  package var computeLength: ((CGFloat, Axis) -> CGFloat)? { didSet { setNeedsLayout() } }

  var relativeIndex: Int?

  package init(_ configuration: Configuration) { self.configuration = configuration }

  /// The length along an axis; nil if it isn't relative, or if the container isn't known yet.
  private func length(_ axis: Axis) -> CGFloat? {
    guard configuration.axes.contains(Axis.Set(axis)), let container = surface?.containerSize?[axis] else { return nil }
    return computeLength.map { max(0, $0(container, axis)) } ?? configuration.length(in: container)
  }

  override package func didAttach(to surface: LayoutSurface) { surface.addRelative(self) }
  override package func didDetach(from surface: LayoutSurface) { surface.removeRelative(self) }

  override package func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }

  override package func size(around content: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: length(.horizontal) ?? content.width, height: length(.vertical) ?? content.height)
  }

  override package func contentOrigin(
    of content: LayoutNode, offered: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    configuration.alignment.origin(of: content.dimensions(in: offered), in: ViewDimensions(size: size))
  }

  override package func findTraits() -> LayoutTraits { super.findTraits().enclosed(along: configuration.axes) }
}
