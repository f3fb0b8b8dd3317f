import OrielCore

extension ScreenElement {
  /// The titles of a table's visible columns, in order.
  public var columnTitles: [String] { get throws { try table.columns.filter(\.isVisible).map(\.title) } }

  /// The titles in the menu of a table's headers, in which the user shows and hides columns.
  public var columnMenuTitles: [String] { get throws { try table.columns.filter(\.canHide).map(\.title) } }

  /// Drags a column of a table to another place among the visible ones.
  public func moveColumn(_ title: String, to place: Int) throws {
    var columns = try table.columns
    guard let number = columns.firstIndex(where: { $0.title == title && $0.isVisible }), columns[number].isMovable
    else { throw screen.error(.wrongKind, "the column \"\(title)\" of \(name) can't be moved") }
    let moved = columns.remove(at: number)
    let visible = columns.indices.filter { columns[$0].isVisible }
    columns.insert(moved, at: place < visible.count ? visible[max(0, place)] : columns.endIndex)
    try widget.raise(TableElement.Event.reorder(columns.map(\.id)))
    screen.settleNow()
  }

  /// Shows or hides a column of a table in the menu of the headers.
  public func setColumn(_ title: String, isVisible: Bool) throws {
    guard let column = try table.columns.first(where: { $0.title == title && $0.canHide }) else {
      throw screen.error(.wrongKind, "\(name) has no column \"\(title)\" in its menu")
    }
    try widget.raise(TableElement.Event.setVisible(column.id, isVisible))
    screen.settleNow()
  }

  /// Drags the edge of the header of a column of a table.
  public func resizeColumn(_ title: String, to width: Double) throws {
    guard let column = try table.columns.first(where: { $0.title == title && $0.isVisible }), column.isResizable,
      column.width.fixed == nil
    else { throw screen.error(.wrongKind, "the column \"\(title)\" of \(name) can't be resized") }
    try widget.raise(TableElement.Event.resize(column.id, width))
    screen.settleNow()
  }

  /// The column that the rows of a table are sorted by, as its header shows; nil if there is none.
  public var sortedColumn: (title: String, isAscending: Bool)? {
    get throws {
      let table = try table
      guard let sort = table.sort, let column = table.columns.first(where: { $0.id == sort.column }) else { return nil }
      return (column.title, sort.isAscending)
    }
  }

  /// Clicks the header of a column of a table, which changes the sort order.
  public func clickHeader(_ title: String) throws {
    guard let column = try table.columns.first(where: { $0.title == title }) else {
      throw screen.error(.notFound, "\(name) has no column \"\(title)\"")
    }
    guard column.isSortable else {
      throw screen.error(.wrongKind, "\(name) can't be sorted by \"\(title)\"")
    }
    try widget.raise(TableElement.Event.sort(column.id))
    screen.settleNow()
  }

  private var table: TableElement {
    get throws {
      guard let table = try widget.element as? TableElement else { throw wrongKind("columns") }
      return table
    }
  }
}
