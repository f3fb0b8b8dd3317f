import CGtk
import FoundationEssentials
import OrielCore

/// The cells of visible rows of a table.
@MainActor final class TableRowContents {
  /// A row, which has content as long as one of its cells is shown.
  @MainActor private struct Row {
    let layout: RowLayout
    /// The columns whose hosts display it.
    var columns: Set<TableColumnID> = []
    /// The surfaces of cells that aren't shown any more. They are released after their content.
    var surfaces: [SurfaceWidget] = []

    func cell(in column: TableColumnID) -> RowLayout? { layout.cells.first { $0.column == column }?.layout }
  }

  /// The content that a row has left, and the columns whose hosts still display it.
  private struct LeftRow {
    weak var spare: SpareRowContent?
    var columns: Set<TableColumnID>
  }

  private let content: ListContent
  private var rows: [ObjectIdentifier: Row] = [:]
  private var left = PrunedTable<ObjectIdentifier, LeftRow> { $0.spare == nil }
  /// The column whose hosts display the headers of sections.
  var firstColumn: TableColumnID?

  init(_ content: ListContent) { self.content = content }

  fileprivate func mount(_ row: ListRow, in column: TableColumnID) -> RowLayout? {
    let key = ObjectIdentifier(row)
    let part = part(of: row, in: column)
    guard part != .nothing else { return nil }
    var entry = rows[key] ?? make(row)
    guard let layout = part == .whole ? entry.layout : entry.cell(in: column) else {
      if entry.columns.isEmpty {
        row.unmount()
        rows[key] = nil
      }
      return nil
    }
    entry.columns.insert(column)
    rows[key] = entry
    return layout
  }

  /// Headers of sections have no cells.
  fileprivate func part(of row: ListRow, in column: TableColumnID) -> RowPart {
    guard let index = row.index, content.place(at: index).kind != .content else { return .own }
    return column == firstColumn ? .whole : .nothing
  }

  private func make(_ row: ListRow) -> Row {
    let made = Row(layout: RowLayout())
    content.mount(row, in: made.layout)
    return made
  }

  fileprivate func drop(_ row: ListRow, _ surface: SurfaceWidget, in column: TableColumnID) {
    let key = ObjectIdentifier(row)
    guard var entry = rows[key] else { return surface.dispose() }
    entry.columns.remove(column)
    entry.surfaces.append(surface)
    if entry.columns.isEmpty { row.unmount() }
    if entry.columns.isEmpty || entry.cell(in: column) == nil {
      for surface in entry.surfaces { surface.dispose() }
      entry.surfaces = []
    }
    rows[key] = entry.columns.isEmpty ? nil : entry
  }

  // MARK: Reuse

  /// The hosts of all cells of a row keep the same content: that of the row.
  fileprivate func detach(_ row: ListRow, from column: TableColumnID, isStill: Bool) -> SpareRowContent? {
    let key = ObjectIdentifier(row)
    guard let entry = rows[key] else {
      left[key]?.columns.remove(column)
      return left[key]?.spare
    }
    // The cell of a column that is hidden is gone, but the others remain.
    guard isStill, entry.surfaces.isEmpty, entry.cell(in: column) != nil, let spare = row.detachContent() else {
      return nil
    }
    rows[key] = nil
    left[key] = LeftRow(spare: spare, columns: entry.columns.subtracting([column]))
    return spare
  }

  fileprivate func attach(
    _ spare: SpareRowContent, to row: ListRow, in layout: RowLayout, _ column: TableColumnID
  ) -> Bool {
    guard row.attach(spare) else { return false }
    let key = ObjectIdentifier(row)
    var entry = rows[key] ?? Row(layout: spare.layout)
    // The row itself may be back before all its hosts have left it.
    if rows[key] == nil, let old = left[key], old.spare === spare { entry.columns = old.columns }
    let isShown = entry.cell(in: column) === layout
    if isShown { entry.columns.insert(column) }
    rows[key] = entry
    return isShown
  }
}

/// A column of a table: a `GtkColumnViewColumn`, and the hosts of its cells.
@MainActor final class TableColumnWidget {
  private let column: ObjectHandle
  let hosts: RowHostPool
  private var shown: TableElement.Column?
  private var (minimum, maximum): (Int32, Int32) = (0, .max)
  private var resizing: SignalConnection?
  /// Called with the width when the user has resized the column.
  var didResize: (CGFloat) -> Void = { _ in }
  private var isShowing = false

  init(
    _ description: TableElement.Column, _ rows: TableRowContents,
    contain: @escaping (SurfaceWidget) -> SurfaceWidget, needsUpdate: @escaping () -> Void
  ) {
    let cells = TableCellContents(rows: rows, column: description.id)
    hosts = RowHostPool(cells, isColumn: true, contain: contain, needsUpdate: needsUpdate)
    guard let made = gtk_column_view_column_new(nil, nil) else { preconditionFailure("GTK could not make a column") }
    column = ObjectHandle(adopting: made)
    gtk_column_view_column_set_factory(pointer, hosts.factory)
    update(description)
    noteWidth()
    resizing = .connect(column.raw, .fixedWidthChanged) { [weak self] in
      self?.noteWidth()
      self?.limitWidth()
    }
  }

  private func noteWidth() { hosts.isWidthFixed = gtk_column_view_column_get_fixed_width(pointer) >= 0 }

  /// The user has dragged the edge of the header.
  private func limitWidth() {
    let width = gtk_column_view_column_get_fixed_width(pointer)
    guard !isShowing, width >= 0, shown?.width.fixed == nil else { return }
    let possible = min(max(width, minimum), maximum)
    // The change is reported when it is made.
    if possible != width { return gtk_column_view_column_set_fixed_width(pointer, possible) }
    shown?.userWidth = CGFloat(width)
    didResize(CGFloat(width))
  }

  var pointer: OpaquePointer { column.opaque }

  /// The width of the column in a table that is as wide as its columns.
  var idealWidth: CGFloat {
    guard let shown, shown.isVisible else { return 0 }
    return CGFloat(max(gtk_column_view_column_get_fixed_width(pointer), hosts.columnWidth?.natural ?? 0))
  }

  func update(_ description: TableElement.Column) {
    let old = shown
    shown = description
    if old?.title != description.title { gtk_column_view_column_set_title(pointer, description.title.forGTK) }
    if old?.isSortable != description.isSortable { setSortable(description.isSortable) }
    if old?.isVisible != description.isVisible {
      gtk_column_view_column_set_visible(pointer, description.isVisible ? 1 : 0)
    }
    guard
      old?.width != description.width || old?.isResizable != description.isResizable
        || old?.userWidth != description.userWidth
    else { return }
    isShowing = true
    defer { isShowing = false }
    let width = description.width
    let fixed = width.fixed.map { Int32(max(0, $0.rounded())) }
    minimum = Int32(max(0, (width.minimum ?? min(40, width.maximum ?? 40)).rounded()))
    let natural = max(minimum, Int32((width.ideal ?? width.maximum ?? 100).rounded()))
    maximum = width.maximum.map { max(minimum, Int32($0.rounded())) } ?? .max
    // GTK adds the padding of cells, and ignores it where the column has a fixed width.
    hosts.columnWidth =
      fixed == nil ? WidgetLayout.Measurement(minimum: minimum, natural: natural) : WidgetLayout.Measurement()
    let own = description.userWidth.map { min(max(Int32($0.rounded()), minimum), maximum) }
    let wanted = fixed ?? own ?? -1
    if gtk_column_view_column_get_fixed_width(pointer) != wanted {
      gtk_column_view_column_set_fixed_width(pointer, wanted)
    }
    gtk_column_view_column_set_resizable(pointer, fixed == nil && description.isResizable ? 1 : 0)
    gtk_column_view_column_set_expand(pointer, fixed == nil && width.maximum == nil ? 1 : 0)
  }

  /// A sorter makes GTK show the header as a button with an arrow. Nothing is sorted by it.
  private func setSortable(_ isSortable: Bool) {
    guard isSortable, let sorter = gtk_custom_sorter_new(nil, nil, nil) else {
      return gtk_column_view_column_set_sorter(pointer, nil)
    }
    let handle = ObjectHandle(adopting: sorter)
    gtk_column_view_column_set_sorter(pointer, handle.pointer())
  }

  /// Shows a menu for the header; nil for none.
  func setMenu(_ menu: UnsafeMutablePointer<GMenuModel>?) { gtk_column_view_column_set_header_menu(pointer, menu) }

  /// Releases the cells. The column must no longer be in the view.
  func dispose() {
    resizing?.disconnect()
    hosts.dispose()
    gtk_column_view_column_set_factory(pointer, nil)
  }
}

/// The cells in a column.
@MainActor private final class TableCellContents: RowContents {
  private let rows: TableRowContents
  private let column: TableColumnID

  init(rows: TableRowContents, column: TableColumnID) {
    self.rows = rows
    self.column = column
  }

  func part(of row: ListRow) -> RowPart { rows.part(of: row, in: column) }
  func mount(_ row: ListRow) -> RowLayout? { rows.mount(row, in: column) }
  func drop(_ row: ListRow, _ surface: SurfaceWidget) { rows.drop(row, surface, in: column) }

  func detach(_ row: ListRow, isStill: Bool) -> SpareRowContent? { rows.detach(row, from: column, isStill: isStill) }

  func attach(_ spare: SpareRowContent, to row: ListRow, in layout: RowLayout) -> Bool {
    rows.attach(spare, to: row, in: layout, column)
  }
}
