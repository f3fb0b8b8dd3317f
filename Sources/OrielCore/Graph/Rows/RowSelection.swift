/// The selection of a list. This class is that of a list without a selection.
@MainActor package class RowSelection {
  final weak var content: ListContent?

  /// The number of rows that can be selected at once.
  package enum Mode: Equatable { case none, single, multiple }

  package var mode: Mode { .none }

  /// Whether the user can't clear the selection.
  package var isRequired: Bool { false }

  package func isSelected(_ index: Int) -> Bool { false }

  private final let readers = DependencySource()

  /// Whether a row is selected. A body that asks depends on it.
  final func readSelected(_ index: Int) -> Bool {
    readers.recordRead()
    return isSelected(index)
  }

  /// Called when the selection has changed.
  final func didChange() {
    readers.notifyReaders()
    content?.display?.selectionDidChange()
  }

  /// The first selected row; nil if none is.
  package var firstIndex: Int? { nil }

  /// Whether the selection is what the user has chosen, or the app's answer to that.
  package final var isChosenByUser = false

  /// The number of selected values.
  var valueCount: Int { 0 }

  /// The selected values, if they are of this type.
  func values<Value: Hashable>(_ type: Value.Type) -> Set<Value>? { nil }

  /// Applies a selection by the user: of the rows in `asked`, those in `chosen` are selected, and no others.
  ///
  /// - Returns: whether it is possible.
  package func select(_ chosen: [Int], of asked: [Int]) -> Bool { false }

  /// Applies a click in a row: it is selected alone or, while a list with several selected rows is being edited, added to
  /// the selection or removed from it.
  ///
  /// - Returns: whether rows can be selected.
  package final func click(_ index: Int) -> Bool {
    guard let content else { return false }
    guard content.isEditing, mode == .multiple else { return select([index], of: Array(0..<content.count)) }
    return select(isSelected(index) ? [] : [index], of: [index])
  }

  func rowsDidChange(_ change: RowChange) {}
}
