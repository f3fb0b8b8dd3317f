/// Tells a list where the keyboard focus goes if the row that has it is removed: to the row that takes its place.
///
/// At the end of a section that is the row before it. A row that is only moved keeps the focus.
@MainActor package final class LostRowFocus {
  private let content: ListContent
  private let move: (_ row: Int) -> Void
  /// The removed row that had the focus, and the index of the row that has taken its place.
  private var lost: (row: ListRow, index: Int)?

  /// - Parameter move: called after the updates in which the row was removed.
  package init(in content: ListContent, move: @escaping (_ row: Int) -> Void) {
    self.content = content
    self.move = move
  }

  /// Called after each step of a change.
  ///
  /// - Parameter focused: the row that has the focus or contains it, which may have left the list.
  package func rowsDidChange(_ change: RowChange, focused: @autoclosure () -> ListRow?) {
    if let lost {
      self.lost?.index = change.index(after: lost.index) ?? change.position
      return
    }
    // A row that is removed in one step may be inserted in a later one.
    guard let row = focused(), row.index == nil else { return }
    lost = (row, change.position)
    content.context.host.graph.afterUpdates { [weak self] in self?.goToNeighbor() }
  }

  private func goToNeighbor() {
    guard let lost else { return }
    self.lost = nil
    guard lost.row.index == nil, let neighbor = content(near: lost.index) else { return }
    move(neighbor)
  }

  /// The row at an index or, if that is the header of the next section or the end, the one before; the next one where
  /// there is none.
  private func content(near index: Int) -> Int? {
    let count = content.count
    func isContent(_ row: Int) -> Bool { content.place(at: row).kind == .content }
    if index < count, isContent(index) { return index }
    if index > 0, index <= count, isContent(index - 1) { return index - 1 }
    return (min(index, count)..<count).first(where: isContent) ?? (0..<min(index, count)).last(where: isContent)
  }
}
