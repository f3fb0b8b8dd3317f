import CGtk
import FoundationEssentials
import OrielCore

/// Rows in a column that scrolls: a `GtkListView` in a `GtkScrolledWindow`.
@MainActor final class ListWidget: GtkElementWidget<ListElement> {
  private var look: _ListLook
  private let content: ListContent
  private let model: RowModel
  private let view: GtkWidgetPointer
  private var hosts: RowHosts?
  private var keys: ListKeys?
  private var frameClock: FrameClockLink?
  private var isUpdating = false
  /// What keeps its place on the screen until the layout after a change; nil if nothing has changed.
  private var anchor: ListAnchor?

  init(_ element: ListElement, sink: any WidgetEventSink) {
    look = element.look
    content = element.content
    model = RowModel(element.content)
    view = gtk_list_view_new(nil, nil)
    super.init(ScrolledWindow.make(), sink: sink)
    let hosts = RowHosts(element.content) { [weak self] in
      self?.contain($0) ?? $0
    } needsUpdate: { [weak self] in
      self?.requestUpdate()
    }
    hosts.didBind = { [weak self] in self?.describe($0, $1) }
    self.hosts = hosts
    showLook()
    gtk_list_view_set_factory(view.opaque, hosts.factory)
    gtk_list_view_set_single_click_activate(view.opaque, content.selection.mode == .none ? 1 : 0)
    gtk_list_view_set_model(view.opaque, model.pointer)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(widget.opaque, view)
    signals.add(.connect(view.raw, .listItemActivated) { [weak self] in self?.activate(Int($0)) })
    signals.add(.connect(view.raw, .realize) { [weak self] in self?.followFrames() })
    signals.add(.connect(view.raw, .unrealize) { [weak self] in self?.frameClock = nil })
    keys = ListKeys(of: view, content) { [weak self] isInside in
      self?.hosts?.bound.first { isInside ? $0.hasFocus : $0.isFocused }?.row?.index
    }
    content.display = self
  }

  override func update(_ element: ListElement) {
    guard element.look != look else { return }
    view.removeClass(look.styleClass)
    look = element.look
    showLook()
    describeAll()
  }

  private func showLook() {
    view.addClass(look.styleClass)
    gtk_scrolled_window_set_has_frame(widget.opaque, look == .bordered ? 1 : 0)
  }

  override func tearDown() {
    frameClock = nil
    keys?.dispose()
    // Before the rows are removed, because GTK reads the model.
    gtk_list_view_set_model(view.opaque, nil)
    hosts?.dispose()
    hosts = nil
    content.display = nil
  }

  // MARK: Size

  override var fills: Axis.Set { .both }
  override var scrolls: Axis.Set { .vertical }

  /// The proposed size. For an unspecified height, that of its rows up to a limit.
  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var proposal = proposal
    if proposal.height == nil {
      let height = Int32(hosts?.typicalHeight ?? 24) + 12
      proposal.height = CGFloat(min(content.count, 12)) * CGFloat(height)
    }
    return super.sizeThatFits(proposal)
  }

  // MARK: Rows

  /// Rows that have become visible are created after the layout and before the frame is drawn.
  private func followFrames() {
    frameClock = FrameClockLink(of: view, .frameLayout) { [weak self] in self?.didLayOut() }
  }

  private func requestUpdate() {
    guard !isUpdating, let clock = gtk_widget_get_frame_clock(view) else { return }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  private func didLayOut() {
    isUpdating = true
    defer { isUpdating = false }
    keepPlace()
    hosts?.update(isShown: gtk_widget_get_mapped(view) != 0)
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_vadjustment(widget.opaque)
  }

  /// Applies the kind of a row to its list item and its widget.
  private func describe(_ host: RowHost, _ row: ListRow) {
    guard let index = row.index else { return }
    let place = content.place(at: index)
    let kind = place.kind
    let section = place.section ?? 0..<content.count
    let isContent = kind == .content
    let isToggle = (host.layout?.content?.onlyLeaf?.gtk as? ToggleWidget)?.fillsRow == true
    gtk_list_item_set_selectable(host.item, isContent && content.selection.mode != .none ? 1 : 0)
    gtk_list_item_set_focusable(host.item, isContent ? 1 : 0)
    gtk_list_item_set_activatable(host.item, isToggle ? 1 : 0)
    guard let widget = host.rowWidget else { return }
    let classes: [(StyleClass, Bool)] = [
      (.headerRow, kind == .header), (.footerRow, kind == .footer),
      (.firstRow, isContent && index == section.lowerBound),
      (.lastRow, isContent && index == section.upperBound - 1),
    ]
    for (styleClass, isOn) in classes {
      if isOn { widget.addClass(styleClass) } else { widget.removeClass(styleClass) }
    }
  }

  /// Updates all rows: a change may make another row the first or the last of its box.
  private func describeAll() {
    for host in hosts?.bound ?? [] { host.row.map { describe(host, $0) } }
  }

  /// A click anywhere in a row activates the toggle in it.
  private func activate(_ index: Int) {
    guard index < content.count, let host = hosts?.host(of: content.row(at: index)), let surface = host.surface else {
      return
    }
    RowList.activate(surface.widget)
  }
}

/// What keeps its place on the screen while the rows of a list change.
private enum ListAnchor {
  /// The beginning of the list: a row that is inserted there is in view.
  case top
  /// A row, by the distance of its top from that of the list.
  case row(ListRow, y: Double)
  /// Whatever GTK chooses.
  case unknown
}

extension ListWidget: ListDisplay {
  func rowsDidChange(_ change: RowChange) {
    if anchor == nil { anchor = findAnchor(for: change) }
    model.tell(change)
    if look == .grouped { describeAll() }
  }

  func selectionDidChange() { model.tellSelection() }

  var pivots: [ListRow] {
    [focusedHost?.row, isAtTop ? nil : firstHostInView?.row].compactMap { $0 }
  }

  private var isAtTop: Bool { gtk_adjustment_get_value(adjustment) == 0 }
  private var focusedHost: RowHost? { hosts?.bound.first { $0.hasFocus } }

  private var firstHostInView: RowHost? {
    var first: (host: RowHost, y: Double)?
    for host in hosts?.bound ?? [] where host.isMapped {
      guard let (y, height) = place(of: host), y + height > 0, y < first?.y ?? .infinity else { continue }
      first = (host, y)
    }
    return first?.host
  }

  /// Where a row is in the list, as it is scrolled.
  private func place(of host: RowHost) -> (y: Double, height: Double)? {
    var (corner, place) = (graphene_point_t(), graphene_point_t())
    guard let row = host.rowWidget, gtk_widget_compute_point(row, view, &corner, &place) != 0 else { return nil }
    return (Double(place.y), Double(gtk_widget_get_height(row)))
  }

  private func findAnchor(for change: RowChange) -> ListAnchor {
    let focused = focusedHost
    if isAtTop, focused == nil || change.removed == 0 { return .top }
    guard let host = focused?.isMapped == true ? focused : firstHostInView, let row = host.row,
      let place = place(of: host)
    else { return .unknown }
    return .row(row, y: place.y)
  }

  /// Scrolls such that the anchor is where it was.
  private func keepPlace() {
    defer { anchor = nil }
    switch anchor {
    case .top: gtk_adjustment_set_value(adjustment, 0)
    case .row(let row, let y):
      guard let host = hosts?.host(of: row), let place = place(of: host), place.y != y else { return }
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + place.y - y)
    case .unknown, nil: break
    }
  }
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
