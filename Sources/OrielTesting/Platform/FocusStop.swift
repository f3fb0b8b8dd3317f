import OrielCore

/// A place of the keyboard focus, in the order of Tab: a control, or a row of a list.
@MainActor enum FocusStop {
  case widget(TestWidget)
  case row(HeadlessList, ListRow)

  /// The control; nil if it is a row.
  var widget: TestWidget? { if case .widget(let widget) = self { widget } else { nil } }

  var isSearchField: Bool { (widget?.element as? TextFieldElement)?.style == .search }

  /// Whether it has the focus.
  var hasFocus: Bool {
    switch self {
    case .widget(let widget): widget.hasFocus
    case .row(let list, let row): list.hasFocus && list.focusedRow === row
    }
  }

  func takeFocus() {
    switch self {
    case .widget(let widget): widget.setFocus(true)
    case .row(let list, let row): list.focus(row)
    }
  }
}

extension HeadlessSurface {
  /// The places of the focus in order. Those in a toolbar follow the content of a window, as GTK orders them.
  var focusStops: [FocusStop] { contents.filter { !$0.isBackground }.flatMap { $0.root.focusStops } }

  /// What has the focus when a presentation has opened: the first field, or else the default button, or else the first
  /// control or row of its content.
  var firstFocus: FocusStop? {
    let stops = contents.first?.root.focusStops ?? []
    return stops.first { $0.widget?.takesText == true } ?? defaultButton ?? stops.first
  }

  /// The enabled button that Return presses; nil if there is none.
  var defaultButton: FocusStop? { focusStops.first { $0.widget?.attributes.shortcut == .defaultAction } }
}

extension LayoutNode {
  /// The places of the focus in the node, in reading order.
  @MainActor var focusStops: [FocusStop] {
    if hides { return [] }
    var stops: [FocusStop] = []
    let list = self is RowNode ? surface?.boundary?.testWidget?.controller as? HeadlessList : nil
    let row = list?.row(of: self)
    if let list, let row {
      guard list.tabRow === row else { return [] }
      if let content = list.contentRow(of: self) { stops.append(.row(list, content)) }
    }
    let widget = testWidget.flatMap { $0.canTakeFocus ? $0 : nil }
    if let widget, widget.element.takesInput == true { stops.append(.widget(widget)) }
    forEachInReadingOrder { stops += $0.focusStops }
    if row != nil, let button = list?.buttonOfRow(self) { stops.removeAll { $0.widget === button && !$0.hasFocus } }
    if let widget, stops.isEmpty, widget.element.scrollsWithKeys { stops.append(.widget(widget)) }
    return stops
  }
}
