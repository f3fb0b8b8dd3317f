import CGtk
import FoundationEssentials
import OrielCore

/// The columns of a `GtkColumnView` and their headers: shows the columns in order, the sort order and the menu, and
/// reports what the user does with them.
@MainActor final class TableColumns {
  private let view: GtkWidgetPointer
  private let contents: TableRowContents
  private var element: TableElement
  private let make: (TableElement.Column) -> TableColumnWidget?
  private let send: (TableElement.Event) -> Void
  private let signals = SignalConnections()
  private var columns: [TableColumnID: TableColumnWidget] = [:]
  /// The visible columns, and then the others.
  private(set) var inOrder: [TableColumnWidget] = []
  private var isShowingSort = false
  private var isArranging = false
  private var isReportDue = false
  /// The widths to report.
  private var resized: [TableColumnID: CGFloat] = [:]
  private lazy var menu = MenuModel(for: view, prefix: "columns") { [weak self] in
    if let self, let event = self.element.event(of: $0) { self.send(event) }
  }
  private var hasMenu = false

  /// - Parameters:
  ///   - contents: the cells of all columns.
  ///   - make: creates a column.
  ///   - send: receives the events of the headers.
  init(
    of view: GtkWidgetPointer, _ contents: TableRowContents, _ element: TableElement,
    make: @escaping (TableElement.Column) -> TableColumnWidget?, send: @escaping (TableElement.Event) -> Void
  ) {
    self.view = view
    self.contents = contents
    self.element = element
    self.make = make
    self.send = send
    if let sorter { signals.add(.connect(sorter.raw, .sorterChanged) { [weak self] _ in self?.headerWasClicked() }) }
    if let list { signals.add(.connect(list.raw, .storeLengthChanged) { [weak self] in self?.columnsMayHaveMoved() }) }
  }

  /// Removes all columns. The view must no longer have a model.
  func dispose() {
    signals.disconnectAll()
    for column in columns.values { remove(column) }
    columns = [:]
    if hasMenu { menu.dispose() }
  }

  /// Shows the columns and the sort order of another element, as far as they differ.
  func update(_ element: TableElement) {
    let old = self.element
    self.element = element
    if element.columns != old.columns { showColumns() }
    if element.sort != old.sort || element.columns != old.columns { showSort() }
  }

  /// Shows the columns for the first time.
  func show() {
    showColumns()
    showSort()
  }

  // MARK: Order

  /// The columns as GTK's model.
  private var list: OpaquePointer? { gtk_column_view_get_columns(view.opaque) }

  private func showColumns() {
    isArranging = true
    defer { isArranging = false }
    let ids = Set(element.columns.map(\.id))
    for (id, column) in columns where !ids.contains(id) {
      columns[id] = nil
      remove(column)
    }
    for (index, description) in element.columns.enumerated() {
      if let column = columns[description.id] {
        column.update(description)
        if !stands(column, at: index) { insert(column, at: index) }
      } else if let made = make(description) {
        made.didResize = { [weak self] in self?.didResize(description.id, to: $0) }
        columns[description.id] = made
        insert(made, at: index)
      }
    }
    let all = element.columns
    inOrder = (all.filter(\.isVisible) + all.filter { !$0.isVisible }).compactMap { columns[$0.id] }
    showMenu()
    let first = (all.first(where: \.isVisible) ?? all.first)?.id
    guard first != contents.firstColumn else { return }
    contents.firstColumn = first
    for column in columns.values { column.hosts.updateParts() }
  }

  private func insert(_ column: TableColumnWidget, at index: Int) {
    gtk_column_view_insert_column(view.opaque, guint(index), column.pointer)
  }

  private func remove(_ column: TableColumnWidget) {
    inOrder.removeAll { $0 === column }
    gtk_column_view_remove_column(view.opaque, column.pointer)
    column.dispose()
  }

  private func stands(_ column: TableColumnWidget, at index: Int) -> Bool {
    guard let item = g_list_model_get_item(list, guint(index)) else { return false }
    g_object_unref(item)
    return item == column.pointer.raw
  }

  /// The user may have dragged the header of a column. GTK removes the column, and inserts it elsewhere.
  private func columnsMayHaveMoved() {
    guard !isArranging, !isReportDue else { return }
    isReportDue = true
    MainLoop.schedule { [weak self] in
      self?.isReportDue = false
      self?.reportOrder()
    }
  }

  private func reportOrder() {
    let order = (0..<g_list_model_get_n_items(list)).compactMap { position -> TableColumnID? in
      guard let item = g_list_model_get_item(list, position) else { return nil }
      g_object_unref(item)
      return columns.first { $0.value.pointer.raw == item }?.key
    }
    guard order.count == element.columns.count, order != element.columns.map(\.id) else { return }
    send(.reorder(order))
    // Columns that the user can't move return to their places.
    MainLoop.schedule { [weak self] in self?.showColumns() }
  }

  // MARK: Widths

  private func didResize(_ column: TableColumnID, to width: CGFloat) {
    resized[column] = width
    guard resized.count == 1 else { return }
    MainLoop.schedule { [weak self] in self?.reportWidths() }
  }

  private func reportWidths() {
    let widths = resized
    resized = [:]
    for (column, width) in widths { send(.resize(column, width)) }
  }

  // MARK: Menu

  private func showMenu() {
    let entries = element.columnMenu
    gtk_column_view_set_reorderable(view.opaque, element.columns.contains(where: \.isMovable) ? 1 : 0)
    guard !entries.isEmpty || hasMenu else { return }
    hasMenu = true
    menu.update(entries)
    for column in columns.values { column.setMenu(entries.isEmpty ? nil : menu.model) }
  }

  // MARK: Sorting

  private var sorter: OpaquePointer? { gtk_column_view_get_sorter(view.opaque).map { OpaquePointer($0) } }

  /// Shows the arrow in the header.
  private func showSort() {
    isShowingSort = true
    defer { isShowingSort = false }
    let column = element.sort.flatMap { columns[$0.column] }
    let order = element.sort?.isAscending == false ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING
    gtk_column_view_sort_by_column(view.opaque, column?.pointer, order)
  }

  private func headerWasClicked() {
    guard !isShowingSort, let clicked = gtk_column_view_sorter_get_primary_sort_column(sorter),
      let id = columns.first(where: { $0.value.pointer == clicked })?.key
    else { return }
    send(.sort(id))
    // The arrow shows the binding's order, even if that hasn't accepted the change.
    MainLoop.schedule { [weak self] in self?.showSort() }
  }
}
