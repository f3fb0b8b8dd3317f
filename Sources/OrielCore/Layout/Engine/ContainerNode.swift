import FoundationEssentials

/// A node that arranges several children.
package class ContainerNode: LayoutNode {
  /// The frame and the proposal of a child.
  package struct Placement: Equatable {
    package var origin: Point
    package var proposal: ProposedViewSize

    package init(origin: CGPoint, proposal: ProposedViewSize) {
      self.origin = Point(origin)
      self.proposal = proposal
    }
  }

  // MARK: Hooks

  /// The frames of the children in order.
  package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] { [] }

  // MARK: LayoutNode

  override package func placeChildren() {
    let placements = placements(in: size, placedProposal)
    for (child, placement) in zip(children, placements) {
      child.place(at: placement.origin.cgPoint, proposal: placement.proposal)
    }
  }

  override package func findSensitivity() -> Axis.Set {
    var sensitivity: Axis.Set = []
    for child in children { sensitivity.formUnion(child.sensitivity) }
    return sensitivity
  }

  override package func findTraits() -> LayoutTraits {
    var traits = LayoutTraits()
    for child in children where child.traits.hasGuides { traits.hasGuides = true }
    traits.spacing = findSpacing()
    return traits
  }

  /// The preferred spacing at the edges of the container.
  package func findSpacing() -> SpacingPreferences? { nil }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    var values: [CGFloat] = []
    for (child, placement) in zip(children, placements(in: size, proposal)) {
      guard let value = child.dimensions(in: placement.proposal)[explicit: key] else { continue }
      values.append(value + placement.origin[key.axis])
    }
    return key.combine(values)
  }
}
