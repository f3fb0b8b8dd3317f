/// The gap between two rows.
struct RowGap: Equatable {
  /// The index of the row below it, or the number of rows.
  let index: Int
  /// A row next to it.
  let row: GtkWidgetPointer
  let isBelowRow: Bool
}
