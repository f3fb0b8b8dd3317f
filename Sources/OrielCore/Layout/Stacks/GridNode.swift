import FoundationEssentials

/// `Grid`: each child is a row, or spans a row.
package final class GridNode: ContainerNode {
  package var arrangement: GridArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  package init(_ arrangement: GridArrangement = GridArrangement()) { self.arrangement = arrangement }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.sizeThatFits(children, proposal)
  }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, in: size, proposal)
  }

  /// The sensitivity of the cells, except in their unsized axes.
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

/// `GridRow`: its grid measures and places the cells.
package final class GridRowNode: ContainerNode {
  /// The vertical alignment of the cells; nil for that of the grid.
  package var alignment: VerticalAlignment? { didSet { if alignment != oldValue { setNeedsLayout() } } }

  /// The frames of the cells.
  var cells: [Placement] = [] {
    didSet {
      guard cells != oldValue else { return }
      isArranged = false
      guides = nil
    }
  }

  package init(alignment: VerticalAlignment? = nil) { self.alignment = alignment }

  override package var isTransparent: Bool { true }

  // The grid determines the size of the row.
  override package func findSensitivity() -> Axis.Set { .both }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] { cells }
}
