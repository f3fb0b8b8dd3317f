import OrielCore

extension ScreenArea {
  /// A row of a list that is in view, by the texts in it.
  public func row(_ label: String) -> ScreenElement { find(.row, label: label) }
}

extension ScreenElement {
  /// How many rows a list has, be they in view or not.
  public var rowCount: Int { get throws { try list.content.count } }

  /// Whether a row of a list is selected.
  public var isSelected: Bool {
    get throws {
      let (list, index) = try rowInList
      return list.content.selection.isSelected(index)
    }
  }

  /// Scrolls a list so that a row, counted from 0 with headers and footers, comes first, or as near to the beginning as
  /// the rows after it allow.
  public func scroll(toRow row: Int) throws {
    try list.scroll(to: row)
    screen.settleNow()
  }

  /// Clicks a row of a list, which selects it and no other.
  public func select() throws {
    let (list, index) = try rowInList
    guard list.content.selection.select([index], of: Array(0..<list.content.count)) else {
      throw screen.error(.wrongKind, "can't select \(name): the list has no selection")
    }
    screen.settleNow()
  }

  /// Clicks a row of a list with Ctrl held down: it is selected beside others, or isn't any more.
  public func toggleSelection() throws {
    let (list, index) = try rowInList
    let isSelected = list.content.selection.isSelected(index)
    guard list.content.selection.select(isSelected ? [] : [index], of: [index]) else {
      throw screen.error(.wrongKind, "can't select \(name): the list has no selection")
    }
    screen.settleNow()
  }

  /// Removes a row of a list, as a press of Delete does while it has the keyboard.
  public func delete() throws {
    let (list, index) = try rowInList
    guard list.content.delete(at: [index]) else { throw screen.error(.wrongKind, "can't delete \(name)") }
    screen.settleNow()
  }

  /// Moves a row of a list to before another one, counted from 0 with headers and footers.
  public func move(toRow row: Int) throws {
    let (list, index) = try rowInList
    guard list.content.move(at: [index], to: row) else {
      throw screen.error(.wrongKind, "can't move \(name) to row \(row)")
    }
    screen.settleNow()
  }

  private var list: HeadlessList {
    get throws {
      guard let list = try widget.controller as? HeadlessList else { throw wrongKind("rows") }
      return list
    }
  }

  /// The list that the element is a row of, or in a row of, and which row that is.
  private var rowInList: (list: HeadlessList, index: Int) {
    get throws {
      var next: TestView? = try view
      while let current = next {
        if current.kind == .row, let list = current.parent?.widget?.controller as? HeadlessList,
          let index = list.index(of: current.node)
        {
          return (list, index)
        }
        next = current.parent
      }
      throw wrongKind("a row of a list around it")
    }
  }
}
