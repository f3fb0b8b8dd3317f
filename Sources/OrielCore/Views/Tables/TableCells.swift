/// The columns of a table, for its rows.
@MainActor final class TableColumns<Value: Identifiable> {
  private(set) var list: [_TableColumn<Value>]
  /// The visible columns, in the order of the user.
  private(set) var shown: [_TableColumn<Value>] = []
  private var columns: [TableColumnID: _TableColumn<Value>] = [:]
  private var customization: TableColumnCustomization<Value>?
  /// Incremented when the columns change.
  private(set) var version = 0
  private var readers: [WeakReader] = []

  init(_ list: [_TableColumn<Value>]) {
    self.list = []
    update(list)
  }

  func update(_ list: [_TableColumn<Value>]) {
    self.list = list
    columns = [:]
    for column in list { columns[column.id] = column }
    version += 1
    arrange(as: customization)
  }

  /// Applies the customization of the user.
  func arrange(as customization: TableColumnCustomization<Value>?) {
    self.customization = customization
    let old = shown.map(\.id)
    let value = customization ?? TableColumnCustomization()
    shown = value.arranged(list).filter(value.isVisible)
    if shown.map(\.id) != old { version += 1 }
  }

  fileprivate func add(_ reader: any TableColumnsReader) {
    readers.removeAll { $0.reader == nil }
    readers.append(WeakReader(reader: reader))
  }

  /// Updates the rows whose views haven't changed, but whose columns have.
  func updateReaders() {
    for entry in readers {
      if let reader = entry.reader, reader.columnsVersion != version { reader.columnsDidChange() }
    }
  }

  /// The cell of a value; nil if the column is gone.
  func cell(of value: Value, in column: TableColumnID) -> AnyView? { columns[column]?.cell(value) }
}

/// A row that has cells in columns.
@MainActor private protocol TableColumnsReader: _GraphNode {
  /// The version of the columns that the row has cells of.
  var columnsVersion: Int { get }
  func columnsDidChange()
}

private struct WeakReader {
  weak var reader: (any TableColumnsReader)?
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
struct TableCells<Value: Identifiable>: View, _Primitive {
  typealias Body = Never

  let value: Value

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TableCellsNode(view, in: context)
  }
}

@MainActor
private final class TableCellsNode<Value: Identifiable>: StoredViewNode<TableCells<Value>>, TableColumnsReader {
  /// A cell is updated by itself when something changes that its closure has read.
  private struct Cell {
    let place: TableCellLayout
    let node: ElementNode<AnyView>
  }

  private weak var row: RowLayout?
  private var columns: TableColumns<Value>?
  private var cells: [Cell] = []
  private(set) var columnsVersion = 0

  override init(_ view: TableCells<Value>, in context: _NodeContext) {
    super.init(view, in: context)
    row = context.container as? RowLayout
    columns = context.environment.values.tableColumns as? TableColumns<Value>
    columns?.add(self)
    columnsVersion = columns?.version ?? 0
    arrange()
  }

  override func update(_ newView: TableCells<Value>) {
    view = newView
    columnsDidChange()
  }

  override var isReusable: Bool { cells.allSatisfy(\.node.isReusable) }

  func columnsDidChange() {
    guard isMounted else { return }
    columnsVersion = columns?.version ?? 0
    if cells.map(\.place.column) != columns?.shown.map(\.id) { arrange() }
    for cell in cells { cell.node.refresh() }
  }

  /// Makes the cells of new columns, and removes those of columns that are gone.
  private func arrange() {
    var old: [TableColumnID: Cell] = [:]
    for cell in cells { old[cell.place.column] = cell }
    cells = columns?.shown.map { old.removeValue(forKey: $0.id) ?? makeCell(in: $0.id) } ?? []
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
    let node = ElementNode<AnyView>(in: context) { [unowned self] in makeContent(in: column) }
    layout.adopt(node, after: nil)
    return Cell(place: TableCellLayout(column: column, layout: layout), node: node)
  }

  private func makeContent(in column: TableColumnID) -> AnyView? {
    guard let columns, let cell = columns.cell(of: view.value, in: column) else { return nil }
    return columns.shown.first?.id == column ? TableOutlineCell.around(cell, in: context.environment.values) : cell
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
