import CGtk
import FoundationEssentials
import OrielCore

/// Rows in columns: a `GtkColumnView` in a `GtkScrolledWindow`.
@MainActor final class TableWidget: GtkElementWidget<TableElement> {
  private var element: TableElement
  private let content: ListContent
  private let model: RowModel
  private let view: GtkWidgetPointer
  /// The header, and the `GtkListView` of the rows: the children of a `GtkColumnView`.
  private let (header, list): (GtkWidgetPointer, GtkWidgetPointer)
  private let rows: TableRowContents
  private let rowFactory: ObjectHandle
  private var columns: [TableColumnID: TableColumnWidget] = [:]
  private var viewport: RowViewport?
  private var focus: RowFocus?
  private var keys: ListKeys?
  private var refresher: RefreshController?
  private var menus: ListMenus?
  private var drags: ListDrags?
  private var clicks: RowClicks?
  private var lock: ScrollLock?
  private var isShowingSort = false
  private var isArranging = false
  private var isReportDue = false
  private var isDescriptionDue = false
  /// The widths to report.
  private var resized: [TableColumnID: CGFloat] = [:]
  private lazy var columnMenu = MenuModel(for: view, prefix: "columns") { [weak self] in
    if let self, let event = self.element.event(of: $0) { self.send(event) }
  }
  private var hasColumnMenu = false

  init(_ element: TableElement, sink: any WidgetEventSink) {
    self.element = element
    content = element.content
    model = RowModel(element.content)
    rows = TableRowContents(element.content)
    view = gtk_column_view_new(nil)
    guard let header = gtk_widget_get_first_child(view), let list = gtk_widget_get_last_child(view),
      list.raw.isInstance(of: gtk_list_view_get_type()), let factory = gtk_signal_list_item_factory_new()
    else { preconditionFailure("GTK could not make a column view") }
    (self.header, self.list) = (header, list)
    rowFactory = ObjectHandle(adopting: factory)
    super.init(RowScroller.make(), sink: sink)
    let viewport = RowViewport(list, content) { [weak self] in self?.columnsInOrder.map(\.hosts) ?? [] }
    self.viewport = viewport
    signals.add(.connect(factory.raw, .itemBound) { [weak self] in self?.bind(row: $0.map { OpaquePointer($0) }) })
    gtk_column_view_set_row_factory(view.opaque, factory)
    showLook()
    showColumns()
    showSort()
    gtk_column_view_set_model(view.opaque, model.pointer)
    gtk_column_view_set_tab_behavior(view.opaque, GTK_LIST_TAB_ITEM)
    gtk_scrolled_window_set_child(widget.opaque, view)
    signals.add(
      .connect(view.raw, .tableRowActivated) { [weak self] in self?.content.performPrimaryAction(at: Int($0)) })
    if let sorter { signals.add(.connect(sorter.raw, .sorterChanged) { [weak self] _ in self?.headerWasClicked() }) }
    let focus = RowFocus(of: list, content, viewport)
    self.focus = focus
    keys = ListKeys(of: list, content, focus, viewport.rows)
    clicks = RowClicks(on: list, content, viewport.rows)
    drags = ListDrags(of: list, model, viewport.rows)
    refresher = RefreshController(on: widget, of: content)
    menus = ListMenus(of: list, content, viewport.rows)
    if let columns = gtk_column_view_get_columns(view.opaque) {
      signals.add(.connect(columns.raw, .storeLengthChanged) { [weak self] in self?.columnsMayHaveMoved() })
    }
    content.display = self
  }

  /// The visible columns, and then the others.
  private var columnsInOrder: [TableColumnWidget] {
    let (all, columns) = (element.columns, columns)
    return (all.filter(\.isVisible) + all.filter { !$0.isVisible }).compactMap { columns[$0.id] }
  }

  override func update(_ element: TableElement) {
    let old = self.element
    guard element != old else { return }
    self.element = element
    showLook()
    if element.columns != old.columns { showColumns() }
    if element.sort != old.sort || element.columns != old.columns { showSort() }
    if element.isAlternating != old.isAlternating { describeAll() }
  }

  private func showLook() {
    let isBordered = element.look == .bordered
    gtk_scrolled_window_set_has_frame(widget.opaque, isBordered ? 1 : 0)
    gtk_column_view_set_show_row_separators(view.opaque, isBordered ? 1 : 0)
    gtk_column_view_set_show_column_separators(view.opaque, isBordered ? 1 : 0)
    gtk_widget_set_visible(header, element.hasHeaders ? 1 : 0)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_AUTOMATIC, element.indicators.policy)
    ScrollLock.update(&lock, on: widget, isOn: !element.isScrollEnabled)
  }

  override func tearDown() {
    viewport?.dispose()
    lock?.dispose()
    focus?.dispose()
    keys?.dispose()
    refresher?.dispose()
    menus?.dispose()
    clicks?.dispose()
    drags?.dispose()
    // Before the rows are removed, because GTK reads the model.
    gtk_column_view_set_model(view.opaque, nil)
    gtk_column_view_set_row_factory(view.opaque, nil)
    for column in columns.values { remove(column) }
    columns = [:]
    if hasColumnMenu { columnMenu.dispose() }
    content.display = nil
  }

  override var focusTarget: GtkWidgetPointer { view }

  // MARK: Size

  override var fills: Axis.Set { .both }
  // GTK lays out the rows.
  override package var isDrawnInPlace: Bool { true }
  override var scrolls: Axis.Set { .both }

  /// The proposed size. For an unspecified height, that of its rows up to a limit.
  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    super.sizeThatFits(
      proposal.filled {
        let across = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
        let columns = columnsInOrder.reduce(0) { $0 + $1.idealWidth }
        let height = CGFloat((columnsInOrder.first?.hosts.typicalHeight ?? TypicalHeight.initial) + 16)
        return IdealSize.list(width: max(columns, CGFloat(across.natural))) {
          CGFloat(min(content.count, $0) + 1) * height
        }
      })
  }

  // MARK: Columns

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
        if !stands(column, at: index) { gtk_column_view_insert_column(view.opaque, guint(index), column.pointer) }
      } else {
        let made = makeColumn(description)
        columns[description.id] = made
        gtk_column_view_insert_column(view.opaque, guint(index), made.pointer)
      }
    }
    showMenu()
    let first = (element.columns.first(where: \.isVisible) ?? element.columns.first)?.id
    guard first != rows.firstColumn else { return }
    rows.firstColumn = first
    for column in columns.values { column.hosts.updateParts() }
  }

  /// The user may have dragged the header of a column. GTK removes the column, and inserts it elsewhere.
  private func columnsMayHaveMoved() {
    guard !isArranging, !isReportDue else { return }
    isReportDue = true
    MainLoop.schedule { [weak self] in
      guard let self else { return }
      self.isReportDue = false
      let list = gtk_column_view_get_columns(self.view.opaque)
      let order = (0..<g_list_model_get_n_items(list)).compactMap { position -> TableColumnID? in
        guard let item = g_list_model_get_item(list, position) else { return nil }
        g_object_unref(item)
        return self.columns.first { $0.value.pointer.raw == item }?.key
      }
      guard order.count == self.element.columns.count, order != self.element.columns.map(\.id) else { return }
      self.send(.reorder(order))
      // Columns that the user can't move return to their places.
      MainLoop.schedule { [weak self] in self?.showColumns() }
    }
  }

  private func didResize(_ column: TableColumnID, to width: CGFloat) {
    resized[column] = width
    guard resized.count == 1 else { return }
    MainLoop.schedule { [weak self] in
      guard let self else { return }
      let widths = self.resized
      self.resized = [:]
      for (column, width) in widths { self.send(.resize(column, width)) }
    }
  }

  private func showMenu() {
    let entries = element.columnMenu
    gtk_column_view_set_reorderable(view.opaque, element.columns.contains(where: \.isMovable) ? 1 : 0)
    guard !entries.isEmpty || hasColumnMenu else { return }
    hasColumnMenu = true
    columnMenu.update(entries)
    for column in columns.values { column.setMenu(entries.isEmpty ? nil : columnMenu.model) }
  }

  private func makeColumn(_ description: TableElement.Column) -> TableColumnWidget {
    let column = TableColumnWidget(description, rows) { [weak self] in
      self?.contain($0) ?? $0
    } needsUpdate: { [weak self] in
      self?.viewport?.requestUpdate()
    }
    column.hosts.menuSection = { [weak self] in self?.menus?.section(of: $0, besides: $1) }
    column.hosts.didBind = { [weak self] in self?.describe($0, $1) }
    let id = description.id
    column.didResize = { [weak self] in self?.didResize(id, to: $0) }
    return column
  }

  private func remove(_ column: TableColumnWidget) {
    gtk_column_view_remove_column(view.opaque, column.pointer)
    column.dispose()
  }

  private func stands(_ column: TableColumnWidget, at index: Int) -> Bool {
    guard let item = g_list_model_get_item(gtk_column_view_get_columns(view.opaque), guint(index)) else { return false }
    g_object_unref(item)
    return item == column.pointer.raw
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

  // MARK: Rows

  private func bind(row: OpaquePointer?) {
    let index = Int(gtk_column_view_row_get_position(row))
    let isContent = index < content.count && content.place(at: index).kind == .content
    gtk_column_view_row_set_selectable(row, isContent && content.selection.mode != .none ? 1 : 0)
    gtk_column_view_row_set_activatable(row, isContent && content.menuSource != nil ? 1 : 0)
    gtk_column_view_row_set_focusable(row, isContent ? 1 : 0)
  }

  private func describe(_ host: RowHost, _ row: ListRow) {
    guard let widget = host.rowWidget, let index = row.index else { return }
    let kind = content.place(at: index).kind
    widget.setClass(.alternateRow, element.isAlternating && kind == .content && index % 2 == 1)
    widget.setClass(.headerRow, kind == .header)
    if host.surface != nil { Accessible(widget).setExpanded(content.isExpanded(at: index)) }
  }

  private func describeAll() {
    for host in columnsInOrder.first?.hosts.bound ?? [] { host.row.map { describe(host, $0) } }
  }
}

extension TableWidget: ListDisplay {
  func rowsDidChange(_ change: RowChange) {
    viewport?.rowsWillChange(change)
    focus?.rowsWillChange(change)
    model.tell(change)
    viewport?.requestPreparation()
    if element.isAlternating { describeAll() }
    guard !isDescriptionDue else { return }
    isDescriptionDue = true
    // The row that was expanded or collapsed is updated after the rows below it.
    MainLoop.schedule { [weak self] in
      self?.isDescriptionDue = false
      self?.describeAll()
    }
  }

  func selectionDidChange() {
    focus?.selectionDidChange()
    model.tellSelection()
  }

  var pivots: [ListRow] { viewport?.rows.pivots ?? [] }
  func scroll(to target: RowScrollTarget) { viewport?.scroll(to: target) }
}

extension TableElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { TableWidget(self, sink: sink) }
}
