import FoundationEssentials

/// The node of a table: that of its rows, and its columns.
@MainActor
final class TableNode<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>:
  RowContainerNode<Table<Value, Rows, Columns>, Rows._RowView, Value.ID, TableElement>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let columns: TableColumns<Value>

  override init(_ view: Table<Value, Rows, Columns>, in context: _NodeContext) {
    columns = TableColumns(Columns._columns(of: view.columns))
    super.init(view, in: context)
    columns.arrange(as: view.customization?.wrappedValue)
    begin()
  }

  override var rowView: Rows._RowView { Rows._rowView(of: view.rows) }
  override var selectionSource: ValueSelection<Value.ID>.Source? { view.selection }
  override func setUpRows(_ values: inout EnvironmentValues) {
    values.tableColumns = columns
    values.usualLineLimit = 1
    values.cutTextHasHelp = true
  }
  // The rows have cells in the new columns before the widget shows these.
  override func willUpdateWidget() { columns.updateReaders() }

  override func update(_ newView: Table<Value, Rows, Columns>) {
    columns.update(Columns._columns(of: newView.columns))
    super.update(newView)
  }

  override func element(of content: ListContent, in environment: EnvironmentValues) -> TableElement {
    let sorting = view.sorting
    let customization = view.customization?.wrappedValue
    columns.arrange(as: customization)
    var sort: TableElement.Sort?
    let columns = (customization?.arranged(columns.list) ?? columns.list).map { column in
      if sort == nil, let order = column.comparator.flatMap({ sorting?.order(of: $0) }) {
        sort = TableElement.Sort(column: column.id, isAscending: order == .forward)
      }
      return describe(column, customization)
    }
    return TableElement(
      content: content, columns: columns, sort: sort, look: environment.tableLook,
      hasHeaders: environment.tableHeaders != .hidden, isAlternating: environment.alternatingRows == .enabled,
      indicators: environment.verticalScrollIndicatorVisibility.shows, isScrollEnabled: environment.isScrollEnabled)
  }

  private func describe(
    _ column: _TableColumn<Value>, _ customization: TableColumnCustomization<Value>?
  ) -> TableElement.Column {
    let sorting = view.sorting
    var described = TableElement.Column(
      id: column.id, title: column.title.resolved, width: column.width,
      isSortable: column.comparator.map { sorting?.accepts($0) == true } ?? false)
    described.isVisible = (customization ?? TableColumnCustomization()).isVisible(column)
    let disabled = column.disabledCustomization
    described.isResizable = !disabled.contains(.resize)
    if let customization, let id = column.customizationID {
      described.isMovable = !disabled.contains(.reorder)
      described.canHide = !disabled.contains(.visibility)
      described.userWidth = customization.widths[id].map { CGFloat($0) }
    }
    return described
  }

  // MARK: What the user does

  override func respond(to event: TableElement.Event) {
    switch event {
    case .sort(let id):
      if let comparator = column(id)?.comparator { view.sorting?.sort(by: comparator) }
    case .reorder(let ids):
      let order = ids.compactMap { column($0)?.customizationID }
      if let customization = view.customization, customization.wrappedValue.order != order {
        customization.wrappedValue.order = order
      }
    case .setVisible(let id, let isVisible):
      guard let id = column(id)?.customizationID else { return }
      view.customization?.wrappedValue[visibility: id] = isVisible ? .visible : .hidden
    case .resize(let id, let width):
      guard let id = column(id)?.customizationID else { return }
      view.customization?.wrappedValue.widths[id] = Double(width)
    }
  }

  private func column(_ id: TableColumnID) -> _TableColumn<Value>? { columns.list.first { $0.id == id } }
}
