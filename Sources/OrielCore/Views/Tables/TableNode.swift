/// The node of a table: updates its columns, its rows, its selection and its widget.
@MainActor
final class TableNode<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>:
  StoredViewNode<Table<Value, Rows, Columns>>, WidgetEventSink, ScrollTargets
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let columns: TableColumns<Value>
  private var widget: (any ElementWidget<TableElement>)?
  private var leaf: LeafNode?
  private var rows: _ViewRows<Rows._RowView>?
  private var selection: ValueSelection<Value.ID>?
  private var element: TableElement?
  private var attributes = WidgetAttributes()

  override init(_ view: Table<Value, Rows, Columns>, in context: _NodeContext) {
    columns = TableColumns(Columns._columns(of: view.columns))
    super.init(view, in: context)
    var below = context.below(self)
    below.attributes = nil
    below.traits = nil
    below.isGrouped = false
    below.axis = .vertical
    var values = EnvironmentValues()
    values.tableColumns = columns
    // The table itself finds its rows.
    values.scrollScope = nil
    below.environment = EnvironmentScope(parent: context.environment, values: values)
    let rows = Rows._RowView._makeRows(Rows._rowView(of: view.rows), in: below)
    self.rows = rows
    let selection = view.selection.map { source in
      ValueSelection(source) { [weak self] selection, values in self?.select(values, in: selection) }
    }
    self.selection = selection
    let content = ListContent(rows, (selection as RowSelection?) ?? RowSelection())
    describe(content)
    guard let element else { preconditionFailure("a table has described no widget") }
    let widget = context.host.platform.makeWidget(element, attributes, sink: self)
    self.widget = widget
    leaf = widget.makeLeaf()
    attributes.focus?.attach(self, widget)
    joinScrollScope()
  }

  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) -> Bool {
    guard let content = element?.content, let index = content.firstIndex(of: id) else { return false }
    content.display?.scroll(to: index, anchor: anchor)
    return true
  }

  private func describe(_ content: ListContent) {
    tracking {
      let environment = context.environment.values
      let sorting = view.sorting
      var sort: TableElement.Sort?
      let columns = columns.list.map { column in
        if sort == nil, let order = column.comparator.flatMap({ sorting?.order(of: $0) }) {
          sort = TableElement.Sort(column: column.id, isAscending: order == .forward)
        }
        return TableElement.Column(
          id: column.id, title: column.title.resolved, width: column.width,
          isSortable: column.comparator.map { sorting?.accepts($0) == true } ?? false)
      }
      element = TableElement(
        content: content, columns: columns, sort: sort, look: environment.tableLook,
        hasHeaders: environment.tableHeaders != .hidden, isAlternating: environment.alternatingRows == .enabled,
        indicators: environment.verticalScrollIndicatorVisibility.shows, isScrollEnabled: environment.isScrollEnabled)
      content.menuSource = environment.rowMenuSource
      let refresh = environment.isRefreshing ? nil : environment.refresh
      content.refresh = refresh.map { refresh in { Task { await refresh() } } }
      attributes = context.attributes?.attributes ?? WidgetAttributes()
      if let selection { selection.show(selection.bound) }
    }
  }

  override func update(_ newView: Table<Value, Rows, Columns>) {
    view = newView
    columns.update(Columns._columns(of: newView.columns))
    rows?.update(Rows._rowView(of: newView.rows))
    if let selection, let source = newView.selection { selection.source = source }
    refresh()
  }

  override func refresh() {
    isDirty = false
    guard let widget, let oldElement = element else { return }
    let oldAttributes = attributes
    describe(oldElement.content)
    if let element, element != oldElement { widget.update(element) }
    guard attributes != oldAttributes else { return }
    widget.apply(attributes)
    if attributes.focus != oldAttributes.focus {
      oldAttributes.focus?.detach(self)
      attributes.focus?.attach(self, widget)
    }
  }

  // MARK: What the user does

  private func select(_ values: Set<Value.ID>, in selection: ValueSelection<Value.ID>) {
    guard isMounted else { return }
    selection.writeBound(values)
    // A table shows the value of its binding, even if the binding hasn't accepted the change.
    graph.afterUpdates { [weak self] in
      guard let self, self.isMounted else { return }
      self.refresh()
    }
  }

  func handle<Event: WidgetEvent>(_ event: Event) {
    guard isMounted, case .sort(let id)? = event as? TableElement.Event,
      let comparator = columns.list.first(where: { $0.id == id })?.comparator
    else { return }
    view.sorting?.sort(by: comparator)
  }

  func focusDidChange(_ isFocused: Bool) {
    guard isMounted else { return }
    attributes.focus?.focusChanged(isFocused, at: self)
  }

  // MARK: Life

  override func willUnmount() {
    attributes.focus?.detach(self)
    // The widget releases its rows before they are unmounted.
    widget?.dispose()
  }

  override func unmountChildren() {
    rows?.unmount()
    rows = nil
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { if let leaf { body(leaf) } }
  override var lastLayoutNode: LayoutNode? { leaf }
  override func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }
}
