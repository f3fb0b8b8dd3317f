import OrielCore

/// The keyboard focus in a list: a row has it, or a control in a row.
extension HeadlessList {
  /// Whether one of the rows has the focus.
  var hasFocus: Bool { widget.hasFocus && focusedRow?.index != nil }

  /// The visible row with a layout node that can have the focus.
  func contentRow(of node: LayoutNode) -> ListRow? {
    guard let row = row(of: node), let index = row.index, isContent(index) else { return nil }
    return row
  }

  /// Moves the focus to a row.
  func focus(_ row: ListRow) {
    focusedRow = row
    anchor = row
    widget.setFocus(true)
    widget.platform.version += 1
  }

  func focusFirstRow() {
    focusedRow = (0..<content.count).first(where: isContent).map { content.row(at: $0) }
    anchor = focusedRow
  }

  private func isContent(_ index: Int) -> Bool { content.place(at: index).kind == .content }

  // MARK: Keys

  /// Handles a key of the focused row. Returns whether it has done so.
  func take(_ press: KeyPress) -> Bool {
    guard let index = focusedRow?.index else { return false }
    if press.modifiers.contains(.option) { return false }
    switch press.key {
    case .upArrow where selectsFirst(index, before: index - 1, press): return move(to: index, press)
    case .downArrow where selectsFirst(index, before: index + 1, press): return move(to: index, press)
    case .upArrow: return move(to: (0..<index).last(where: isContent), press)
    case .downArrow: return move(to: (index + 1..<max(content.count, index + 1)).first(where: isContent), press)
    case .home: return move(to: (0..<content.count).first(where: isContent), press)
    case .end: return move(to: (0..<content.count).last(where: isContent), press)
    case .leftArrow: return press.modifiers.isEmpty && content.setExpanded(false, at: index)
    case .rightArrow: return press.modifiers.isEmpty && content.setExpanded(true, at: index)
    case .deleteForward: return press.modifiers.isEmpty && content.delete(at: content.rows(editedWith: index))
    case .return: return press.modifiers.isEmpty && activate(index)
    case .space where content.selection.mode == .none: return press.modifiers.isEmpty && activate(index)
    case .space: return content.selection.select([index], of: press.modifiers.isEmpty ? rows : [index])
    case "a" where press.modifiers.contains(.control) && content.selection.mode == .multiple:
      return content.selection.select(press.modifiers.contains(.shift) ? [] : rows.filter(isContent), of: rows)
    default: return false
    }
  }

  /// Whether an arrow key selects the focused row instead of the next one, as GTK does with a row that isn't selected.
  private func selectsFirst(_ index: Int, before next: Int, _ press: KeyPress) -> Bool {
    let isNextContent = !(0..<content.count).contains(next) || isContent(next)
    return content.selection.mode != .none && press.modifiers.isDisjoint(with: [.control, .shift]) && isNextContent
      && !content.selection.isSelected(index)
  }

  private var rows: [Int] { Array(0..<content.count) }

  /// Moves the focus to a row, and the selection as well, unless Control is held down.
  private func move(to index: Int?, _ press: KeyPress) -> Bool {
    guard let index else { return true }
    let row = content.row(at: index)
    focusedRow = row
    widget.platform.version += 1
    guard !press.modifiers.contains(.control), content.selection.mode != .none else { return true }
    if press.modifiers.contains(.shift), content.selection.mode == .multiple, let start = anchor?.index {
      _ = content.selection.select((min(start, index)...max(start, index)).filter(isContent), of: rows)
    } else {
      anchor = row
      _ = content.selection.select([index], of: rows)
    }
    return true
  }

  /// Performs the primary action of a row, or activates the control that is its whole content.
  private func activate(_ index: Int) -> Bool {
    content.performPrimaryAction(at: index) || node(of: content.row(at: index))?.rowControl?.tap() == true
  }
}
