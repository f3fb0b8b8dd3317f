import FoundationEssentials

/// The rules of `Grid`.
///
/// The columns share the proposed width as the children of an `HStack` do: the least flexible column first. Cells that
/// span several columns are measured next, and widen their columns if they need more. The rows then share the height in
/// the same way.
package struct GridArrangement: Equatable, Sendable {
  package var alignment: Alignment
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?

  package init(
    _ alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  func sizeThatFits(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
    let grid = GridCells(children, self)
    let columns = grid.columns(proposal.width)
    let rows = grid.rows(proposal.height, columns)
    return CGSize(width: columns.total, height: rows.total)
  }

  /// Places the rows, and sets the frames of the cells in each row.
  func placements(
    _ children: [LayoutNode], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [ContainerNode.Placement] {
    let grid = GridCells(children, self)
    let columns = grid.columns(proposal.width)
    let rows = grid.rows(proposal.height, columns)
    let origins = grid.origins(columns, rows)
    return children.indices.map { row in
      let top = rows.start(row)
      let cells = grid.rowCells[row]
      if let node = children[row] as? GridRowNode {
        node.cells = cells.indices.map { index in
          ContainerNode.Placement(
            origin: origins[row][index].cgPoint, proposal: grid.offer(cells[index], columns, rows, row))
        }
        let area = CGSize(width: columns.total, height: rows.lengths[row])
        return ContainerNode.Placement(origin: CGPoint(x: 0, y: top), proposal: ProposedViewSize(area))
      }
      let origin = CGPoint(x: origins[row][0].x, y: top + origins[row][0].y)
      return ContainerNode.Placement(origin: origin, proposal: grid.offer(cells[0], columns, rows, row))
    }
  }

  func spacing(_ children: [LayoutNode]) -> SpacingPreferences? { children.isEmpty ? .zero : nil }
}

/// The values of a grid cell's modifiers. Few nodes are cells with modifiers, so it is held by reference.
package final class GridCellTraits: Equatable, Sendable {
  /// The number of columns that the cell spans.
  package let columns: Int
  /// The anchor of the cell in its area, which overrides the alignment of its row and column.
  package let anchor: UnitPoint?
  /// The axes along which the cell takes the length of its column or row, and doesn't contribute to it.
  package let unsizedAxes: Axis.Set
  /// The alignment of all cells in the column.
  package let columnAlignment: HorizontalAlignment?

  static let standard = GridCellTraits()

  package init(
    columns: Int = 1, anchor: UnitPoint? = nil, unsizedAxes: Axis.Set = [],
    columnAlignment: HorizontalAlignment? = nil
  ) {
    self.columns = max(1, columns)
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
    self.columnAlignment = columnAlignment
  }

  package static func == (first: GridCellTraits, second: GridCellTraits) -> Bool {
    first.columns == second.columns && first.anchor == second.anchor && first.unsizedAxes == second.unsizedAxes
      && first.columnAlignment == second.columnAlignment
  }
}

/// The lengths of columns or rows, and the distances between them.
struct GridTracks {
  var lengths: [CGFloat]
  let spacing: CGFloat

  var total: CGFloat { lengths.reduce(0, +) + spacing * CGFloat(max(0, lengths.count - 1)) }

  func start(_ index: Int) -> CGFloat { lengths[..<index].reduce(0, +) + spacing * CGFloat(index) }

  func length(_ range: Range<Int>) -> CGFloat {
    lengths[range].reduce(0, +) + spacing * CGFloat(max(0, range.count - 1))
  }

  /// Divides a length among the tracks as a stack does among its children: each track is measured for a proposal.
  static func sharing(
    _ offered: CGFloat?, among count: Int, spacing: CGFloat, _ length: (Int, CGFloat?) -> CGFloat
  ) -> GridTracks {
    guard let offered else { return GridTracks(lengths: (0..<count).map { length($0, nil) }, spacing: spacing) }
    struct Candidate {
      let index: Int
      let least: CGFloat
      let flexibility: CGFloat
    }
    var candidates = (0..<count).map { index in
      let least = length(index, 0)
      return Candidate(index: index, least: least, flexibility: length(index, .infinity) - least)
    }
    candidates.sort {
      if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
      if $0.least != $1.least { return $0.least > $1.least }
      return $0.index < $1.index
    }
    var left = offered - spacing * CGFloat(max(0, count - 1))
    var lengths = [CGFloat](repeating: 0, count: count)
    for (number, candidate) in candidates.enumerated() {
      let taken = length(candidate.index, max(0, left / CGFloat(count - number)))
      lengths[candidate.index] = taken
      if left.isFinite { left -= taken }
    }
    return GridTracks(lengths: lengths, spacing: spacing)
  }
}
