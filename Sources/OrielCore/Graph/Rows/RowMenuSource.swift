/// The menu and the primary action of a list, which depend on the selection.
@MainActor package protocol RowMenuSource {
  /// The views of the menu of a row; of the empty area if the index is nil.
  func menu(of content: ListContent, at index: Int?) -> AnyView?
  /// Performs the action of a double click or of Return. Returns whether there is one.
  func performPrimaryAction(in content: ListContent, at index: Int) -> Bool
}

extension ListContent {
  /// The value that a row represents, if it is of this type.
  func value<Value: Hashable>(_ type: Value.Type, at index: Int) -> Value? {
    guard index < count, place(at: index).kind == .content else { return nil }
    if let tag = trait(TagTraitKey<Value>.self, at: index) ?? nil { return tag }
    return elementID(type, at: index)
  }

  /// The values to which an action at a row applies: those of the selection, if the row is selected.
  func values<Value: Hashable>(_ type: Value.Type, forActionAt index: Int?) -> Set<Value> {
    guard let index else { return [] }
    if selection.isSelected(index), let values = selection.values(type) { return values }
    return value(type, at: index).map { [$0] } ?? []
  }

  /// Performs the action of a double click or of Return. Returns whether there is one.
  @discardableResult package func performPrimaryAction(at index: Int) -> Bool {
    guard index < count, place(at: index).kind == .content, let menuSource else { return openColumn(at: index) }
    context.host.graph.endEditing(flushing: false)
    return menuSource.performPrimaryAction(in: self, at: index) || openColumn(at: index)
  }

  /// Whether a selected row may open the next column of a split view.
  package var mayOpenColumn: Bool { columnSelection != nil && selection.mode != .none && !isEditing }

  /// Opens the next column of a split view that is collapsed, after a click on a row or with Return. Returns whether the
  /// row is the only selected one, and there is such a column.
  @discardableResult package func openColumn(at index: Int) -> Bool {
    guard mayOpenColumn, let columnSelection, columnSelection.isCollapsed(), index < count,
      selection.isSelected(index), selection.valueCount == 1
    else { return false }
    context.host.graph.endEditing(flushing: false)
    columnSelection.open()
    return true
  }
}
