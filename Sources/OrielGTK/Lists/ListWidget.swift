import CGtk
import FoundationEssentials
import OrielCore

/// Rows in a column that scrolls: a `GtkListView` in a `GtkScrolledWindow`.
@MainActor final class ListWidget: GtkElementWidget<ListElement> {
  private var element: ListElement
  private var look: _ListLook { element.look }
  private var lock: ScrollLock?
  private let content: ListContent
  private let model: RowModel
  private let view: GtkWidgetPointer
  private var hosts: RowHostPool?
  private var focus: RowFocus?
  private var keys: ListKeys?
  private var refresher: RefreshController?
  private var menus: ListMenus?
  private var drags: ListDrags?
  private var clicks: RowClicks?
  private var swipes: ListSwipes?
  private var viewport: RowViewport?

  init(_ element: ListElement, sink: any WidgetEventSink) {
    self.element = element
    content = element.content
    model = RowModel(element.content)
    view = gtk_list_view_new(nil, nil)
    super.init(RowScroller.make(), sink: sink)
    let hosts = RowHostPool(ListRowContents(element.content)) { [weak self] in
      self?.contain($0) ?? $0
    } needsUpdate: { [weak self] in
      self?.viewport?.requestUpdate()
    }
    hosts.menuSection = { [weak self] in self?.menus?.section(of: $0, besides: $1) }
    hosts.didBind = { [weak self] in self?.describe($0, $1) }
    self.hosts = hosts
    let viewport = RowViewport(view, content) { [weak self] in self?.hosts.map { [$0] } ?? [] }
    self.viewport = viewport
    showLook()
    gtk_list_view_set_factory(view.opaque, hosts.factory)
    gtk_list_view_set_single_click_activate(view.opaque, content.selection.mode == .none ? 1 : 0)
    gtk_list_view_set_model(view.opaque, model.pointer)
    gtk_list_view_set_tab_behavior(view.opaque, GTK_LIST_TAB_ITEM)
    gtk_scrolled_window_set_child(widget.opaque, view)
    signals.add(.connect(view.raw, .listItemActivated) { [weak self] in self?.activate(Int($0)) })
    let focus = RowFocus(of: view, content, viewport)
    self.focus = focus
    keys = ListKeys(of: view, content, focus, viewport.rows) { [weak self] in self?.activateContent(of: $0) ?? false }
    clicks = RowClicks(on: view, model, viewport.rows)
    drags = ListDrags(of: view, model, viewport.rows)
    refresher = RefreshController(on: widget, of: content)
    menus = ListMenus(of: view, content, viewport.rows)
    swipes = ListSwipes(of: view, content, viewport.rows)
    content.display = self
  }

  override func update(_ element: ListElement) {
    guard element != self.element else { return }
    view.removeClass(look.styleClass)
    self.element = element
    showLook()
    describeAll()
  }

  private func showLook() {
    view.addClass(look.styleClass)
    if element.hidesBackground { view.addClass(.clearBackground) } else { view.removeClass(.clearBackground) }
    gtk_scrolled_window_set_has_frame(widget.opaque, look == .bordered ? 1 : 0)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, element.indicators.policy)
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
    swipes?.dispose()
    // Before the rows are removed, because GTK reads the model.
    gtk_list_view_set_model(view.opaque, nil)
    hosts?.dispose()
    hosts = nil
    content.display = nil
  }

  override var focusTarget: GtkWidgetPointer { view }

  // MARK: Size

  override var fills: Axis.Set { .both }
  // GTK lays out the rows.
  override package var isDrawnInPlace: Bool { true }
  override var scrolls: Axis.Set { .vertical }

  /// The proposed size. For an unspecified height, that of its rows up to a limit.
  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    super.sizeThatFits(
      proposal.filled {
        let across = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
        let height = CGFloat((hosts?.typicalHeight ?? TypicalHeight.initial) + 12)
        return IdealSize.list(width: CGFloat(across.natural)) { CGFloat(min(content.count, $0)) * height }
      })
  }

  // MARK: Rows

  /// Applies the kind of a row to its list item and its widget.
  private func describe(_ host: RowHost, _ row: ListRow) {
    guard let index = row.index else { return }
    let place = content.place(at: index)
    let kind = place.kind
    let section = place.section ?? 0..<content.count
    let isContent = kind == .content
    gtk_list_item_set_selectable(host.item, isContent && content.selection.mode != .none ? 1 : 0)
    gtk_list_item_set_focusable(host.item, isContent ? 1 : 0)
    let isActivatable =
      host.treatment.activates || isContent && (content.menuSource != nil || content.mayOpenColumn)
    gtk_list_item_set_activatable(host.item, isActivatable ? 1 : 0)
    guard let widget = host.rowWidget else { return }
    let classes: [(StyleClass, Bool)] = [
      (.headerRow, kind == .header), (.footerRow, kind == .footer),
      (.firstRow, isContent && index == section.lowerBound),
      (.lastRow, isContent && index == section.upperBound - 1),
    ]
    for (styleClass, isOn) in classes { widget.setClass(styleClass, isOn) }
    // Rows that aren't visible aren't asked: the answer may require their views.
    guard host.surface != nil else { return }
    let isSeparated = content.hasSeparator(below: index, in: look)
    widget.setClass(.separatedRow, isSeparated)
    host.separatorClass = isSeparated ? content.separatorTint(below: index).map { StyleSheet.separatorClass($0) } : nil
    Accessible(widget).setExpanded(content.isExpanded(at: index))
  }

  /// Updates all rows: a change may make another row the first or the last of its box.
  private func describeAll() {
    for host in hosts?.bound ?? [] where host.surface != nil { host.row.map { describe(host, $0) } }
  }

  /// A click anywhere in a row activates the control that is its content, and so does Return.
  private func activate(_ index: Int) {
    if !content.performPrimaryAction(at: index) { _ = activateContent(of: index) }
  }

  /// Activates the control that is the content of a row. Returns false if it is none.
  private func activateContent(of index: Int) -> Bool {
    guard index < content.count, let host = hosts?.host(of: content.row(at: index)), host.surface != nil,
      let control = host.control, control.rowTreatment.activates
    else { return false }
    control.activateFromRow()
    return true
  }
}

extension ListWidget: ListDisplay {
  func rowsDidChange(_ change: RowChange) {
    viewport?.rowsWillChange(change)
    focus?.rowsWillChange(change)
    model.notify(of: change)
    viewport?.requestPreparation()
    describeAll()
  }

  func selectionDidChange() {
    focus?.selectionDidChange()
    model.notifyOfSelection()
  }

  var pivots: [ListRow] { viewport?.rows.pivots ?? [] }
  var rowsWithContent: [ListRow] { hosts?.bound.compactMap(\.row) ?? [] }
  func scroll(to target: RowScrollTarget) { viewport?.scroll(to: target) }
}

/// The content of the rows of a list.
@MainActor private final class ListRowContents: RowContents {
  private let content: ListContent

  init(_ content: ListContent) { self.content = content }

  func mount(_ row: ListRow) -> RowLayout? {
    let layout = RowLayout(insets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
    content.mount(row, in: layout)
    return layout
  }

  func drop(_ row: ListRow, _ surface: SurfaceWidget) {
    row.unmount()
    surface.dispose()
  }

  func detach(_ row: ListRow, isStill: Bool) -> SpareRowContent? { isStill ? row.detachContent() : nil }

  func attach(_ spare: SpareRowContent, to row: ListRow, in layout: RowLayout) -> Bool { row.attach(spare) }
}

extension _ListLook {
  /// The class of the `GtkListView`.
  fileprivate var styleClass: StyleClass {
    switch self {
    case .plain, .bordered: .plainList
    case .sidebar: .navigationSidebar
    case .inset: .insetList
    case .grouped: .groupedList
    }
  }
}

extension ListElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ListWidget(self, sink: sink) }
}
