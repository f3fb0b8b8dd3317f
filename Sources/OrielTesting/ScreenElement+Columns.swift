import OrielCore

extension ScreenElement {
  /// The titles of a table's columns, in order.
  public var columnTitles: [String] { get throws { try table.columns.map(\.title) } }

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
