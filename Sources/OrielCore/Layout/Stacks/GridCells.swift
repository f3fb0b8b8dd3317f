import FoundationEssentials

/// The cells of a grid, by row and column.
struct GridCells {
  struct Cell {
    let node: LayoutNode
    let columns: Range<Int>
    let traits: GridCellTraits

    func isSized(along axis: Axis) -> Bool { !traits.unsizedAxes.contains(Axis.Set(axis)) }
  }

  let rowCells: [[Cell]]
  private let rowAlignments: [VerticalAlignment]
  private let columnAlignments: [HorizontalAlignment]
  private let columnCount: Int
  private let horizontalSpacing: CGFloat
  private let verticalSpacing: CGFloat
  private let alignment: Alignment

  init(_ children: [LayoutNode], _ arrangement: GridArrangement) {
    var rows: [[Cell]] = []
    var alignments: [VerticalAlignment] = []
    var count = 0
    for child in children {
      alignments.append((child as? GridRowNode)?.alignment ?? arrangement.alignment.vertical)
      guard let row = child as? GridRowNode else {
        rows.append([])
        continue
      }
      var column = 0
      rows.append(
        row.children.map { node in
          let traits = node.traits.grid ?? .standard
          let columns = column..<column + traits.columns
          column = columns.upperBound
          return Cell(node: node, columns: columns, traits: traits)
        })
      count = max(count, column)
    }
    // A child that isn't a row forms a row that spans all columns.
    count = max(count, children.isEmpty ? 0 : 1)
    for (index, child) in children.enumerated() where !(child is GridRowNode) {
      rows[index] = [Cell(node: child, columns: 0..<count, traits: child.traits.grid ?? .standard)]
    }
    var columnAlignments = [HorizontalAlignment](repeating: arrangement.alignment.horizontal, count: count)
    for cell in rows.joined() {
      if let alignment = cell.traits.columnAlignment, cell.columns.count == 1 {
        columnAlignments[cell.columns.lowerBound] = alignment
      }
    }
    let standard = children.first?.metrics.spacing ?? LayoutMetrics.standard.spacing
    rowCells = rows
    rowAlignments = alignments
    self.columnAlignments = columnAlignments
    columnCount = count
    horizontalSpacing = arrangement.horizontalSpacing ?? standard
    verticalSpacing = arrangement.verticalSpacing ?? standard
    alignment = arrangement.alignment
  }

  // MARK: Lengths

  func columns(_ width: CGFloat?) -> GridTracks {
    var tracks = GridTracks.sharing(width, among: columnCount, spacing: horizontalSpacing) { column, offered in
      let proposal = ProposedViewSize(width: offered, height: nil)
      var extent = AlignedExtent()
      var isEmpty = true
      for cell in rowCells.joined()
      where cell.columns.count == 1 && cell.columns.lowerBound == column && cell.isSized(along: .horizontal) {
        let dimensions = cell.node.dimensions(in: proposal)
        extent.add(dimensions.width, guide: dimensions[columnAlignments[column].key])
        isEmpty = false
      }
      return isEmpty ? 0 : extent.length
    }
    for cell in rowCells.joined() where cell.columns.count > 1 && cell.isSized(along: .horizontal) {
      let own = tracks.length(cell.columns)
      let offered: CGFloat? = width.map { own + max(0, $0 - tracks.total) }
      let needed = cell.node.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
      guard needed > own else { continue }
      for column in cell.columns { tracks.lengths[column] += (needed - own) / CGFloat(cell.columns.count) }
    }
    return tracks
  }

  func rows(_ height: CGFloat?, _ columns: GridTracks) -> GridTracks {
    GridTracks.sharing(height, among: rowCells.count, spacing: verticalSpacing) { row, offered in
      extent(ofRow: row, columns, offered).length(ifEmpty: 0)
    }
  }

  private func extent(ofRow row: Int, _ columns: GridTracks, _ height: CGFloat?) -> AlignedExtent {
    var extent = AlignedExtent()
    for cell in rowCells[row] where cell.isSized(along: .vertical) {
      let proposal = ProposedViewSize(width: columns.length(cell.columns), height: height)
      let dimensions = cell.node.dimensions(in: proposal)
      extent.add(dimensions.height, guide: dimensions[rowAlignments[row].key])
    }
    return extent
  }

  // MARK: Positions

  /// The proposal to a cell: the size of its area.
  func offer(_ cell: Cell, _ columns: GridTracks, _ rows: GridTracks, _ row: Int) -> ProposedViewSize {
    ProposedViewSize(width: columns.length(cell.columns), height: rows.lengths[row])
  }

  /// The origins of the cells: horizontally in the grid, vertically in their rows.
  func origins(_ columns: GridTracks, _ rows: GridTracks) -> [[Point]] {
    var across = [AlignedExtent](repeating: AlignedExtent(), count: columnCount)
    var down = [AlignedExtent](repeating: AlignedExtent(), count: rowCells.count)
    let dimensions = rowCells.indices.map { row in
      rowCells[row].map { cell in
        let dimensions = cell.node.dimensions(in: offer(cell, columns, rows, row))
        if cell.columns.count == 1 {
          let column = cell.columns.lowerBound
          across[column].add(dimensions.width, guide: dimensions[columnAlignments[column].key])
        }
        down[row].add(dimensions.height, guide: dimensions[rowAlignments[row].key])
        return dimensions
      }
    }
    return rowCells.indices.map { row in
      zip(rowCells[row], dimensions[row]).map { cell, dimensions in
        let column = cell.columns.lowerBound
        let width = columns.length(cell.columns)
        if let anchor = cell.traits.anchor {
          return Point(
            x: columns.start(column) + (width - dimensions.width) * anchor.x,
            y: (rows.lengths[row] - dimensions.height) * anchor.y)
        }
        let y = down[row].start(of: dimensions, rowAlignments[row].key, in: rows.lengths[row])
        if cell.columns.count == 1 {
          let x = across[column].start(of: dimensions, columnAlignments[column].key, in: width)
          return Point(x: columns.start(column) + x, y: y)
        }
        var alone = AlignedExtent()
        alone.add(dimensions.width, guide: dimensions[alignment.horizontal.key])
        return Point(
          x: columns.start(column) + alone.start(of: dimensions, alignment.horizontal.key, in: width), y: y)
      }
    }
  }
}

extension AlignedExtent {
  fileprivate func length(ifEmpty empty: CGFloat) -> CGFloat { before == -.infinity ? empty : length }

  /// The position of an item in a length, by its alignment.
  fileprivate func start(of dimensions: ViewDimensions, _ key: AlignmentKey, in length: CGFloat) -> CGFloat {
    let share: CGFloat =
      switch key.kind {
      case .start, .firstBaseline, .lastBaseline: 0
      case .center, .custom: 0.5
      case .end: 1
      }
    return (length - self.length) * share + before - dimensions[key]
  }
}
