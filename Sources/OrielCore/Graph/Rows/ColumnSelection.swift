/// What a list in a column of a split view tells it about the selection.
@MainActor struct ColumnSelection {
  /// What has changed a selection.
  enum Cause { case beginning, user, app }

  /// Whether the next column covers that of the list.
  let isCollapsed: () -> Bool
  /// The selection has changed.
  let changed: (_ isEmpty: Bool, Cause) -> Void
  /// The user has opened the selected row.
  let open: () -> Void
}
