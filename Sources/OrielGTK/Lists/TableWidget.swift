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
  private var viewport: RowViewport?
  private var focus: RowFocus?
  private var keys: ListKeys?
  private var refresher: RefreshController?
  private var menus: ListMenus?
  private var drags: ListDrags?
  private var clicks: RowClicks?
  private var lock: ScrollLock?
  private var isDescriptionDue = false
  private lazy var columns = TableColumns(of: view, rows, element) { [weak self] in
    self?.makeColumn($0)
  } send: { [weak self] in
    self?.send($0)
  }

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
    let viewport = RowViewport(list, content) { [weak self] in self?.columns.inOrder.map(\.hosts) ?? [] }
    self.viewport = viewport
    signals.add(.connect(factory.raw, .itemBound) { [weak self] in self?.bind(row: $0.map { OpaquePointer($0) }) })
    gtk_column_view_set_row_factory(view.opaque, factory)
    showLook()
    columns.show()
    gtk_column_view_set_model(view.opaque, model.pointer)
    gtk_column_view_set_tab_behavior(view.opaque, GTK_LIST_TAB_ITEM)
    gtk_scrolled_window_set_child(widget.opaque, view)
    signals.add(
      .connect(view.raw, .tableRowActivated) { [weak self] in self?.content.performPrimaryAction(at: Int($0)) })
    let focus = RowFocus(of: list, content, viewport)
    self.focus = focus
    keys = ListKeys(of: list, content, focus, viewport.rows)
    clicks = RowClicks(on: list, model, viewport.rows)
    drags = ListDrags(of: list, model, viewport.rows)
    refresher = RefreshController(on: widget, of: content)
    menus = ListMenus(of: list, content, viewport.rows)
    content.display = self
  }

  override func update(_ element: TableElement) {
    let old = self.element
    guard element != old else { return }
    self.element = element
    showLook()
    columns.update(element)
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
    columns.dispose()
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
        let width = columns.inOrder.reduce(0) { $0 + $1.idealWidth }
        let height = CGFloat((columns.inOrder.first?.hosts.typicalHeight ?? TypicalHeight.initial) + 16)
        return IdealSize.list(width: max(width, CGFloat(across.natural))) {
          CGFloat(min(content.count, $0) + 1) * height
        }
      })
  }

  // MARK: Rows

  private func makeColumn(_ description: TableElement.Column) -> TableColumnWidget {
    let column = TableColumnWidget(description, rows) { [weak self] in
      self?.contain($0) ?? $0
    } needsUpdate: { [weak self] in
      self?.viewport?.requestUpdate()
    }
    column.hosts.menuSection = { [weak self] in self?.menus?.section(of: $0, besides: $1) }
    column.hosts.didBind = { [weak self] in self?.describe($0, $1) }
    return column
  }

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
    for host in columns.inOrder.first?.hosts.bound ?? [] { host.row.map { describe(host, $0) } }
  }
}

extension TableWidget: ListDisplay {
  func rowsDidChange(_ change: RowChange) {
    viewport?.rowsWillChange(change)
    focus?.rowsWillChange(change)
    model.notify(of: change)
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
    model.notifyOfSelection()
  }

  var pivots: [ListRow] { viewport?.rows.pivots ?? [] }
  func scroll(to target: RowScrollTarget) { viewport?.scroll(to: target) }
}

extension TableElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { TableWidget(self, sink: sink) }
}
