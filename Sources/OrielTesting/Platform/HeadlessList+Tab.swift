import OrielCore

/// The row of a list that Tab enters: a list is a single stop.
extension HeadlessList {
  /// The row that has the focus, or contains it. While the focus is elsewhere, the selected row, or the one that had the
  /// focus last, or the first one; the header of a section if there are no other rows.
  var tabRow: ListRow? {
    if let row = rowAroundFocus { return row }
    let last = focusedRow.flatMap { $0.index != nil && node(of: $0) != nil ? $0 : nil }
    if hasFocus, let last { return last }
    let isSelected = last?.index.map { content.selection.isSelected($0) } ?? false
    let selected = content.selection.firstIndex.map { content.row(at: $0) }.flatMap { node(of: $0) == nil ? nil : $0 }
    if !isSelected, let selected { return selected }
    return last ?? visibleRows.first { $0.index.map { content.place(at: $0).kind == .content } ?? false }
      ?? visibleRows.first
  }

  /// The row that contains the focused control.
  private var rowAroundFocus: ListRow? {
    var next = widget.hasFocus ? nil : widget.platform.focused?.leaf as LayoutNode?
    while let node = next {
      if node is RowNode, let row = row(of: node) { return row }
      next = node.around
    }
    return nil
  }

  /// The button or the link that is the whole content of a row, which stands for it; nil if there is none.
  func buttonOfRow(_ node: LayoutNode) -> TestWidget? {
    guard let control = node.rowControl, let button = control.element as? ButtonElement else { return nil }
    return content.selection.mode != .none && button.hasBorder ? nil : control
  }
}
