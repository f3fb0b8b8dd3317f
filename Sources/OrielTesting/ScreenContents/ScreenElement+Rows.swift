import OrielCore

extension ScreenArea {
  /// Finds a visible row of a list by its texts.
  public func row(_ label: String) -> ScreenElement { find(.row, label: label) }
}

extension ScreenElement {
  /// The number of rows of a list, visible or not.
  public var rowCount: Int { get throws { try list.content.count } }

  /// Whether a row of a list is selected.
  public var isSelected: Bool {
    get throws {
      let (list, index) = try rowInList
      return list.content.selection.isSelected(index)
    }
  }

  /// Scrolls a list so that a row is the first visible one, as far as the following rows allow. Rows are counted from
  /// 0, including headers and footers.
  public func scroll(toRow row: Int) throws {
    try list.scroll(to: row)
    screen.settleNow()
  }

  /// Clicks a row of a list, which selects only this row and moves the keyboard focus to it. While a list with several
  /// selected rows is being edited, the click adds the row to the selection or removes it.
  public func select() throws {
    let (list, index) = try rowInList
    list.focus(list.content.row(at: index))
    guard list.content.selection.click(index) else {
      throw screen.error(.wrongKind, "can't select \(name): the list has no selection")
    }
    list.content.openColumn(at: index)
    screen.settleNow()
  }

  /// Clicks a row of a list with Ctrl held down, which adds it to the selection or removes it.
  public func toggleSelection() throws {
    let (list, index) = try rowInList
    list.focus(list.content.row(at: index))
    let isSelected = list.content.selection.isSelected(index)
    guard list.content.selection.select(isSelected ? [] : [index], of: [index]) else {
      throw screen.error(.wrongKind, "can't select \(name): the list has no selection")
    }
    screen.settleNow()
  }

  /// Whether there is a separator below a row of a list.
  public var hasSeparator: Bool {
    get throws {
      let (list, index) = try rowInList
      return list.content.hasSeparator(below: index, in: list.look)
    }
  }

  /// Whether a row of a list is expanded; nil for a row without rows below it.
  public var isExpanded: Bool? {
    get throws {
      let (list, index) = try rowInList
      return list.content.isExpanded(at: index)
    }
  }

  /// Expands or collapses a row of a list, as the Right and Left keys do.
  public func setExpanded(_ isExpanded: Bool) throws {
    let (list, index) = try rowInList
    guard list.content.isExpanded(at: index) != nil else {
      throw screen.error(.wrongKind, "can't expand \(name): it has no rows below it")
    }
    list.content.setExpanded(isExpanded, at: index)
    screen.settleNow()
  }

  /// Presses F5 in a list, table or scroll view. The action runs when the test yields the main actor.
  public func refresh() throws {
    if let scroll = try view.element as? ScrollElement {
      guard scroll.canRefresh, let widget = try view.widget else { throw noRefreshAction }
      widget.raise(ScrollEvent.refreshRequested)
    } else {
      guard let refresh = try list.content.refresh else { throw noRefreshAction }
      refresh()
    }
    screen.settleNow()
  }

  private var noRefreshAction: any Error {
    screen.error(.wrongKind, "can't refresh \(name): it has no action for that, or the action is running")
  }

  /// The titles of the actions in the menu of a row: those of a context menu that is on all of the row, those of the
  /// list, and swipe actions.
  public var rowMenu: [String] {
    get throws {
      let own = try view.rowContextMenu?.entries ?? []
      guard let menu = try makeRowMenu() else { return own.actions.map(\.title) }
      defer { menu.close() }
      return (own.actions + menu.entries.actions).map(\.title)
    }
  }

  /// Chooses an action in the menu of a row.
  public func chooseInRowMenu(_ title: String) throws {
    let menu = try makeRowMenu()
    defer { menu?.close() }
    let own = try view.rowContextMenu
    if let own, let action = own.entries.actions.first(where: { $0.title == title }) {
      own.widget.raise(MenuEvent.chosen(MenuPath([action.id])))
    } else {
      guard let menu else { throw screen.error(.wrongKind, "\(name) has no menu") }
      guard let action = menu.entries.actions.first(where: { $0.title == title }) else {
        throw screen.error(.notFound, "the menu of \(name) has no action \"\(title)\"")
      }
      menu.perform(MenuPath([action.id]))
    }
    screen.settleNow()
  }

  private func makeRowMenu() throws -> RowMenu? {
    let (list, index) = try rowInList
    return list.content.makeMenu(at: index, besides: try view.rowContextMenu?.entries.actionTitles ?? [])
  }

  /// Swipes across a row on a touchscreen, which performs the first swipe action at the edge.
  public func swipe(from edge: HorizontalEdge) throws {
    let (list, index) = try rowInList
    let buttons = list.content.swipeButtons(at: index, edge) {}
    guard list.content.performFullSwipe(at: index, edge) else {
      throw screen.error(.wrongKind, "\(name) has no action for a full swipe")
    }
    buttons?.presentationDidChange(true)
    buttons?.presentationDidChange(false)
    screen.settleNow()
  }

  /// Double-clicks a row of a list, or presses Return while it has the keyboard focus.
  func activateRow() throws {
    let (list, index) = try rowInList
    guard try list.content.performPrimaryAction(at: index) || view.rowControl?.tap() == true else {
      throw screen.error(.wrongKind, "the list of \(name) has no primary action")
    }
    screen.settleNow()
  }

  /// Removes a row of a list, as the Delete key does for the focused row.
  public func delete() throws {
    let (list, index) = try rowInList
    guard list.content.delete(at: [index]) else { throw screen.error(.wrongKind, "can't delete \(name)") }
    screen.settleNow()
  }

  /// Moves a row of a list in front of another one. Rows are counted from 0, including headers and footers.
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

  /// The list that contains the element, and the index of its row.
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

extension TestView {
  /// The enabled control that is the whole content of a row and fills it; nil if there is none.
  var rowControl: TestWidget? { kind == .row ? node.rowControl : nil }

  /// The context menu that is on all of a row; nil if there is none.
  fileprivate var rowContextMenu: (widget: TestWidget, entries: [MenuEntry])? {
    guard kind == .row,
      let widget = node.firstWidget(inRow: { ($0.element as? ContextMenuElement)?.areAccessibilityActions == false }),
      let element = widget.element as? ContextMenuElement
    else { return nil }
    return (widget, element.entries)
  }
}

extension LayoutNode {
  /// The enabled control that is the whole content of the row and fills it, such as a toggle, a button or a link; nil
  /// if there is none.
  @MainActor var rowControl: TestWidget? {
    guard let control = firstWidget(inRow: { $0.element.takesInput != nil }), control.element.takesInput == true else {
      return nil
    }
    return control.element.fillsRow ? control : nil
  }

  /// The outermost widget around all of the row's content that meets a condition.
  @MainActor fileprivate func firstWidget(inRow condition: (TestWidget) -> Bool) -> TestWidget? {
    var next: LayoutNode? = self
    while let node = next {
      if let widget = node.testWidget, condition(widget) { return widget }
      next = node.mainContent
    }
    return nil
  }
}

extension [MenuEntry] {
  fileprivate var actions: [MenuAction] {
    compactMap { entry in
      if case .action(let action) = entry { action } else { nil }
    }
  }
}
