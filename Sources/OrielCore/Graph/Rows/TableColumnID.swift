/// Which column of a table: the place of its statement in the builder.
package struct TableColumnID: Hashable {
  package private(set) var path: [Int] = []

  /// Makes the statement one of a part of a block.
  mutating func nest(in part: Int) { path.insert(part, at: 0) }
}

/// The cell of a row in a column.
package struct TableCellLayout {
  package let column: TableColumnID
  package let layout: RowLayout
}
