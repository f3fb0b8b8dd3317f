import CGtk
import OrielCore

/// The row from which the keys of a list go on.
///
/// GTK knows the row that had the keyboard focus last. The position follows the selection that the app sets, and goes
/// to the neighbor of a focused row that is removed, where GTK would begin again at the first row.
@MainActor final class RowFocus {
  private let view: GtkWidgetPointer
  private let content: ListContent
  private let viewport: RowViewport
  private var isFollowing = false
  private let signals = SignalConnections()
  /// The removed row that had the focus, and the index of the row that has taken its place.
  private var lost: (row: ListRow, index: Int)?

  init(of view: GtkWidgetPointer, _ content: ListContent, _ viewport: RowViewport) {
    self.view = view
    self.content = content
    self.viewport = viewport
    // Before it is on the screen, a list forgets its position.
    signals.add(.connect(view.raw, .map) { [weak self] in MainLoop.schedule { self?.followSelection() } })
  }

  func dispose() { signals.disconnectAll() }

  /// The index of the row that has the keyboard focus itself or, if `isInside`, contains it.
  func row(isInside: Bool) -> Int? { viewport.focusedRow(isInside: isInside) }

  /// Moves the position to a row, and the focus if the list has it.
  private func go(to row: Int) { gtk_list_view_scroll_to(view.opaque, guint(row), GTK_LIST_SCROLL_FOCUS, nil) }

  // MARK: Selection

  /// Called when other rows are selected.
  func selectionDidChange() {
    guard !content.selection.isChosenByUser, !isFollowing else { return }
    isFollowing = true
    content.context.host.graph.afterUpdates { [weak self] in
      self?.isFollowing = false
      self?.followSelection()
    }
  }

  private func followSelection() {
    let row = row(isInside: false)
    // The keys in a control of a row belong to that.
    if row == nil, self.row(isInside: true) != nil { return }
    if let row, row < content.count, content.selection.isSelected(row) { return }
    guard let selected = content.selection.firstIndex else { return }
    viewport.withoutScrolling { go(to: selected) }
  }

  // MARK: Changes

  /// Called before GTK learns of a change.
  func rowsWillChange(_ change: RowChange) {
    if let lost {
      self.lost?.index = change.index(after: lost.index) ?? change.position
      return
    }
    // A row that is removed in one step may be inserted in a later one.
    guard let row = viewport.focusedListRow, row.index == nil else { return }
    lost = (row, change.position)
    content.context.host.graph.afterUpdates { [weak self] in self?.goToNeighbor() }
  }

  private func goToNeighbor() {
    guard let lost else { return }
    self.lost = nil
    guard lost.row.index == nil, isFocusHere, row(isInside: true) == nil, let neighbor = content(near: lost.index)
    else {
      return
    }
    go(to: neighbor)
    if row(isInside: true) == nil { gtk_widget_grab_focus(view) }
  }

  /// Whether the list has the focus of the window, or had it until GTK took the focused row away.
  private var isFocusHere: Bool {
    guard let root = gtk_widget_get_root(view) else { return false }
    guard let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(focus, root.widget) != 0 else { return true }
    return focus == view || gtk_widget_is_ancestor(focus, view) != 0
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
