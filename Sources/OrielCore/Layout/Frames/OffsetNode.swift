import FoundationEssentials

/// `offset`: the child is offset without affecting the layout.
package final class OffsetNode: SingleChildNode {
  package var distance: Size { didSet { if distance != oldValue { setNeedsLayout() } } }

  package init(_ distance: Size) { self.distance = distance }

  override package func placeChildren() {
    content?.place(at: CGPoint(x: distance.width, y: distance.height), proposal: placedProposal)
  }
}
