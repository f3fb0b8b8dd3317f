/// The rows of a list, as a platform sees them.
@MainActor package final class ListContent {
  /// The platform's list, which is notified of each change while it is made.
  package weak var display: (any ListDisplay)?
  /// The selection of the list.
  package let selection: RowSelection
  /// Refreshes the content; nil if it can't be refreshed, or is being refreshed.
  package var refresh: (() -> Void)?
  /// The menu and the primary action; nil if there are none.
  package var menuSource: (any RowMenuSource)?
  /// The column of a split view that follows the selection; nil outside of those.
  var columnSelection: ColumnSelection?
  /// Makes the controls beside the content of a row; nil while the list isn't being edited.
  var makeRowControls: (@MainActor (ListRow) -> RowControls)?
  private let root: _RowsNode

  init(_ root: _RowsNode, _ selection: RowSelection) {
    self.root = root
    self.selection = selection
    root.outer = self
    selection.content = self
  }

  /// The graph and the environment of the list, for views outside of rows.
  package var context: _NodeContext { root.context }

  /// The number of rows.
  package var count: Int { root.count }

  /// The row at an index. It is the same object for as long as the platform holds it.
  package func row(at index: Int) -> ListRow { root.row(at: index) }

  /// The kind of a row, and its section.
  package func place(at index: Int) -> ListRowPlace { root.place(at: index) }

  /// The outermost sections.
  var sections: [LazySection] {
    root.sections(from: 0).filter { !$0.rows.isEmpty }.map { section in
      LazySection(
        items: section.rows, header: section.header.first, footer: section.footer.first)
    }
  }

  /// Creates the content of a row. Does nothing for a row that has left the list.
  package func mount(_ row: ListRow, in layout: RowLayout) { row.mount(root, in: layout) }

  /// Whether the rows have controls for editing.
  package var isEditing: Bool { makeRowControls != nil }

  /// Shows or hides the controls beside the rows that have content.
  func updateRowControls() {
    for row in display?.rowsWithContent ?? [] { row.updateControls() }
  }

  /// The value of a row's trait, whether or not the row has content.
  func trait<Key: _ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value? { root.trait(key, at: index) }

  /// The identity of a row's element, if it is of this type.
  func elementID<ID: Hashable>(_ type: ID.Type, at index: Int) -> ID? { root.elementID(type, at: index) }

  /// The edits that the user may apply to the elements of a row.
  func edit(at index: Int) -> RowEdit? { root.edit(at: index) }

  /// The first row with an identity.
  func firstIndex<ID: Hashable>(of id: ID) -> Int? { root.firstIndex(of: id) }

  /// The first row that represents one of the values. Rows without tags are found by their identities, without their
  /// views.
  func firstIndex<Value: Hashable>(representing values: Set<Value>) -> Int? {
    guard let index = root.firstIndex(representing: values) else { return nil }
    // The header of a section may have a tag.
    return place(at: index).kind == .content
      ? index : (index..<count).first { value(Value.self, at: $0).map { values.contains($0) } == true }
  }
}

extension ListContent: RowsOuter {
  func rows(_ part: _RowsNode, didChange change: RowChange) {
    selection.rowsDidChange(change)
    display?.rowsDidChange(change)
  }

  func index(of index: Int, in part: _RowsNode) -> Int? { index }

  var pivotRows: [ListRow] { display?.pivots ?? [] }

  func controls(of row: ListRow) -> RowControls { makeRowControls?(row) ?? RowControls() }
}

/// The platform's list.
@MainActor package protocol ListDisplay: AnyObject {
  /// Called after each step, when the list already has the rows after the step.
  func rowsDidChange(_ change: RowChange)
  /// Called when the selection has changed.
  func selectionDidChange()
  /// Scrolls to a row after the next layout, or gradually. Until the row is reached, the list notifies the target of
  /// changes of the rows.
  func scroll(to target: RowScrollTarget)
  /// The rows that should keep their position on the screen: the one with the keyboard focus, then the first visible
  /// one.
  var pivots: [ListRow] { get }
  /// The rows that may have content.
  var rowsWithContent: [ListRow] { get }
}

extension ListDisplay {
  // Only those of a list have controls for editing.
  package var rowsWithContent: [ListRow] { [] }
}
