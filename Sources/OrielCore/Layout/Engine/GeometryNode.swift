import FoundationEssentials

/// A node whose content or geometry action depends on its placement.
///
/// Layout doesn't create or remove views, and doesn't call the app. It records pending work, which the surface performs
/// after the layout and before the frame is drawn.
package class GeometryNode: SingleChildNode, ContentMaking {
  /// Called after a layout in which the size has changed, or the place if that is tracked.
  package final var onGeometryChange: (() -> Void)?

  /// Whether the place counts, not the size alone.
  package final var tracksPlace = false { didSet { if tracksPlace, isPlaced { noteGeometry() } } }

  private final var known: (origin: Point, size: Size)?
  private final var isDue = false

  override package init() {}

  override package final func didAttach(to surface: LayoutSurface) { surface.host?.needsGeometry() }
  override package final func didPlace() { noteGeometry() }
  override package final func didDetach(from surface: LayoutSurface) {
    known = nil
    isDue = false
  }

  private func noteGeometry() {
    guard !isDue, isNews, let surface else { return }
    isDue = true
    surface.needsContent(of: self)
  }

  private var isNews: Bool {
    guard let known else { return true }
    return known.size != Size(size) || (tracksPlace && known.origin != Point(origin))
  }

  final func makeContent() {
    isDue = false
    guard isNews else { return }
    known = (Point(origin), Size(size))
    onGeometryChange?()
  }
}

/// `GeometryReader`: takes what it is offered. Its content is made once the size is known, and stands at its top leading
/// corner.
package final class GeometryReaderNode: GeometryNode {
  override package func findSensitivity() -> Axis.Set { .both }
  override package func findTraits() -> LayoutTraits { LayoutTraits() }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override package func placedContentProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(size)
  }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
  override package func stackAxis(of child: LayoutNode) -> Axis? { nil }
}
