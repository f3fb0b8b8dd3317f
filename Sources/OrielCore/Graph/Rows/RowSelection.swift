/// The selection of a list. This class is that of a list without a selection.
@MainActor package class RowSelection {
  final weak var content: ListContent?

  /// The number of rows that can be selected at once.
  package enum Mode: Equatable { case none, single, multiple }

  package var mode: Mode { .none }

  /// Whether the user can't clear the selection.
  package var isRequired: Bool { false }

  package func isSelected(_ index: Int) -> Bool { false }

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

  func rowsDidChange(_ change: RowChange) {}
}
