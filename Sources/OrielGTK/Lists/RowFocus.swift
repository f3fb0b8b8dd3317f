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
  private var lost: LostRowFocus?

  init(of view: GtkWidgetPointer, _ content: ListContent, _ viewport: RowViewport) {
    self.view = view
    self.content = content
    self.viewport = viewport
    lost = LostRowFocus(in: content) { [weak self] in self?.goToNeighbor($0) }
    // Before it is on the screen, a list forgets its position.
    signals.add(.connect(view.raw, .map) { [weak self] in MainLoop.schedule { self?.followSelection() } })
  }

  func dispose() { signals.disconnectAll() }

  /// The index of the row that has the keyboard focus itself or, if `isInside`, contains it.
  func row(isInside: Bool) -> Int? { viewport.rows.focusedRow(isInside: isInside) }

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
  func rowsWillChange(_ change: RowChange) { lost?.rowsDidChange(change, focused: viewport.rows.focused?.row) }

  /// Moves the focus from a removed row to its neighbor. The list doesn't scroll: the user may be looking at other rows.
  private func goToNeighbor(_ neighbor: Int) {
    guard isFocusHere, row(isInside: true) == nil else { return }
    viewport.withoutScrolling {
      go(to: neighbor)
      if row(isInside: true) == nil { gtk_widget_grab_focus(view) }
    }
  }

  /// Whether the list has the focus of the window, or had it until GTK took the focused row away.
  private var isFocusHere: Bool {
    guard let root = gtk_widget_get_root(view) else { return false }
    guard let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(focus, root.widget) != 0 else { return true }
    return focus == view || gtk_widget_is_ancestor(focus, view) != 0
  }
}
