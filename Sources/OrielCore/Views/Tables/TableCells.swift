/// The columns of a table, for its rows.
@MainActor final class TableColumns<Value: Identifiable> {
  private(set) var list: [_TableColumn<Value>]
  private var columns: [TableColumnID: _TableColumn<Value>] = [:]

  init(_ list: [_TableColumn<Value>]) {
    self.list = []
    update(list)
  }

  func update(_ list: [_TableColumn<Value>]) {
    self.list = list
    columns = [:]
    for column in list { columns[column.id] = column }
  }

  /// The cell of a value; nil if the column is gone.
  func cell(of value: Value, in column: TableColumnID) -> AnyView? { columns[column]?.cell(value) }
}

private enum TableColumnsKey: EnvironmentKey { static var defaultValue: AnyObject? { nil } }

extension EnvironmentValues {
  /// The columns of the table around a row.
  var tableColumns: AnyObject? {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}

/// The cells of a row of a table, each of which has a layout of its own.
struct TableCells<Value: Identifiable>: View {
  typealias Body = Never

  let value: Value

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TableCellsNode(view, in: context)
  }
}

@MainActor private final class TableCellsNode<Value: Identifiable>: StoredViewNode<TableCells<Value>> {
  /// A cell is updated by itself when something changes that its closure has read.
  private struct Cell {
    let place: TableCellLayout
    let node: ElementNode<AnyView>
  }

  private weak var row: RowLayout?
  private var columns: TableColumns<Value>?
  private var cells: [Cell] = []

  override init(_ view: TableCells<Value>, in context: _NodeContext) {
    super.init(view, in: context)
    row = context.container as? RowLayout
    columns = context.environment.values.tableColumns as? TableColumns<Value>
    arrange()
  }

  override func update(_ newView: TableCells<Value>) {
    view = newView
    if cells.map(\.place.column) != columns?.list.map(\.id) { arrange() }
    for cell in cells { cell.node.refresh() }
  }

  /// Makes the cells of new columns, and removes those of columns that are gone.
  private func arrange() {
    var old: [TableColumnID: Cell] = [:]
    for cell in cells { old[cell.place.column] = cell }
    cells = columns?.list.map { old.removeValue(forKey: $0.id) ?? makeCell(in: $0.id) } ?? []
    row?.cells = cells.map(\.place)
    for cell in old.values { remove(cell) }
  }

  private func makeCell(in column: TableColumnID) -> Cell {
    let layout = RowLayout(ofCell: TableCellNode())
    var context = context.below(self)
    context.container = layout
    context.attributes = nil
    context.traits = nil
    context.axis = .vertical
    let node = ElementNode<AnyView>(in: context) { [unowned self] in columns?.cell(of: view.value, in: column) }
    layout.adopt(node, after: nil)
    return Cell(place: TableCellLayout(column: column, layout: layout), node: node)
  }

  private func remove(_ cell: Cell) {
    cell.node.forEachLayoutNode { cell.place.layout.remove($0) }
    cell.node.unmount()
  }

  override func unmountChildren() {
    for cell in cells { remove(cell) }
    cells = []
    row?.cells = []
  }

  // Each cell has a container of its own.
  override func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }
}
