import FoundationEssentials

/// `Spacer`: flexible space along the axis of its stack, or along both axes elsewhere. It has the lowest priority.
package class SpacerNode: LayoutNode {
  package var minLength: CGFloat? { didSet { if minLength != oldValue { setNeedsLayout() } } }

  package init(minLength: CGFloat? = nil) { self.minLength = minLength }

  private var axis: Axis? { parent?.stackAxis(of: self) }

  override package func findSensitivity() -> Axis.Set { axis.map { Axis.Set($0) } ?? .both }

  override package func findTraits() -> LayoutTraits {
    var traits = LayoutTraits()
    traits.isSpacer = true
    traits.priority = -.infinity
    switch axis {
    case .horizontal: traits.spacing = .zeroAcross
    case .vertical: traits.spacing = .zeroDown
    case nil: traits.spacing = .zero
    }
    return traits
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? metrics.spacerLength
    let length = { (axis: Axis) in max(proposal[axis] ?? least, least) }
    guard let axis else { return CGSize(width: length(.horizontal), height: length(.vertical)) }
    return CGSize(along: axis, length(axis), across: 0)
  }
}
