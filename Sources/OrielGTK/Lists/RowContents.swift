import OrielCore

/// The part of a row that a host displays.
enum RowPart {
  /// The row of a list, or one of the cells in a row of a table.
  case own
  /// A row of a table that isn't divided into cells, which the host of the first column displays.
  case whole
  /// Nothing, because another host displays the whole row.
  case nothing
}

/// Creates the content of rows, and removes it.
@MainActor protocol RowContents: AnyObject {
  /// The part of a row that belongs to a host.
  func part(of row: ListRow) -> RowPart
  /// Creates the content of a row, or of one of its cells; nil if it has none.
  func mount(_ row: ListRow) -> RowLayout?
  /// Removes the content of a row, or of one of its cells, and its surface.
  func drop(_ row: ListRow, _ surface: SurfaceWidget)
  /// Detaches the content of a row for reuse; nil if it can only be dropped.
  ///
  /// - Parameter isStill: whether nothing in the host is being animated.
  func detach(_ row: ListRow, isStill: Bool) -> SpareRowContent?
  /// Displays a row with the content of another one, of which a host displays a layout. Returns false if that isn't
  /// possible.
  func attach(_ spare: SpareRowContent, to row: ListRow, in layout: RowLayout) -> Bool
}

extension RowContents {
  func part(of row: ListRow) -> RowPart { .own }
}
