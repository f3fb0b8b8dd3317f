import OrielCore

extension TestView {
  /// Moves the focus as a click does: to the control, or to the row of a list around it.
  func focusAtClick() {
    if let widget = node.testWidget, widget.element.takesFocusByClick { return widget.setFocus(true) }
    if element?.takesInput == nil, isPartOfControl { return }
    var next: LayoutNode? = node
    while let current = next {
      if let list = current.surface?.boundary?.testWidget?.controller as? HeadlessList,
        let row = list.contentRow(of: current)
      {
        return list.focus(row)
      }
      next = current.around
    }
  }
}
