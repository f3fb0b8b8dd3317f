import FoundationEssentials

/// `Grid`: its children are rows, or take a row of their own.
package final class GridNode: ContainerNode {
  package var arrangement: GridArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  package init(_ arrangement: GridArrangement = GridArrangement()) { self.arrangement = arrangement }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.sizeThatFits(children, proposal)
  }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, in: size, proposal)
  }

  /// Those of the cells, but for the axes along which they have no say.
  override package func findSensitivity() -> Axis.Set {
    var sensitivity: Axis.Set = []
    for child in children {
      for cell in child is GridRowNode ? child.children : [child] {
        sensitivity.formUnion(cell.sensitivity.subtracting(cell.traits.grid?.unsizedAxes ?? []))
      }
    }
    return sensitivity
  }

  override package func findSpacing() -> SpacingPreferences? { arrangement.spacing(children) }
}

/// `GridRow`: its grid measures the cells, and says where they stand.
package final class GridRowNode: ContainerNode {
  /// How the cells stand across the row; nil for how the grid's do.
  package var alignment: VerticalAlignment? { didSet { if alignment != oldValue { setNeedsLayout() } } }

  /// Where the cells stand.
  var cells: [Placement] = [] {
    didSet {
      guard cells != oldValue else { return }
      isArranged = false
      guides = nil
    }
  }

  package init(alignment: VerticalAlignment? = nil) { self.alignment = alignment }

  override package var isTransparent: Bool { true }

  // The row has the size that its grid gives it.
  override package func findSensitivity() -> Axis.Set { .both }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] { cells }
}
