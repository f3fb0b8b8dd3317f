import OrielCore

/// The keyboard focus while pages are shown and hidden.
extension HeadlessPlatform {
  /// A widget that had the focus, and the row if it is a list.
  @MainActor private final class SavedFocus {
    weak var widget: TestWidget?
    weak var row: ListRow?

    init(_ widget: TestWidget) {
      self.widget = widget
      row = (widget.controller as? HeadlessList)?.focusedRow
    }
  }

  func pageDidChange(_ page: PageNode) {
    guard let window = page.headlessSurface?.window, window === windows.last else { return }
    if !page.isShown, let focused, focused.leaf.map({ page.contains($0) }) == true {
      page.lastFocus = SavedFocus(focused)
    }
    pageFocus.pageDidChange(page)
    guard !isPageFocusDue else { return }
    isPageFocusDue = true
    scheduleTurn { [weak self] in self?.settlePageFocus() }
  }

  private func settlePageFocus() {
    isPageFocusDue = false
    if let focused, focused.canBeGivenFocus { return pageFocus.forget() }
    // Lists make their rows in a layout.
    layOutAll()
    pageFocus.settle(restore: restore, begin: begin) { page in
      var around = page.around
      while let node = around, !begin(in: node) { around = node.around }
    }
  }

  private func restore(_ saved: AnyObject) -> Bool {
    guard let saved = saved as? SavedFocus, let widget = saved.widget, widget.canBeGivenFocus else { return false }
    if let list = widget.controller as? HeadlessList, let row = saved.row, row.index != nil {
      list.focus(row)
    } else {
      widget.setFocus(true)
    }
    return true
  }

  private func begin(in page: LayoutNode) -> Bool {
    let stops = page.focusStops
    guard let stop = stops.first(where: { !$0.isSearchField }) ?? stops.first else { return false }
    stop.takeFocus()
    return true
  }
}

extension LayoutNode {
  /// Whether a node is in this one, also in a widget in it.
  @MainActor fileprivate func contains(_ node: LayoutNode) -> Bool {
    var next = node as LayoutNode?
    while let node = next {
      if node === self { return true }
      next = node.around
    }
    return false
  }
}
