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
  private var hosts: RowHosts?
  private var keys: ListKeys?
  private var menus: ListMenus?
  private var frameClock: FrameClockLink?
  private var isUpdating = false
  private var target: ListScrollTarget?
  /// The position to keep on the screen until the layout after a change; nil if nothing has changed.
  private var anchor: ListAnchor?

  init(_ element: ListElement, sink: any WidgetEventSink) {
    self.element = element
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
    gtk_scrolled_window_set_child(widget.opaque, view)
    signals.add(.connect(view.raw, .listItemActivated) { [weak self] in self?.activate(Int($0)) })
    signals.add(.connect(view.raw, .realize) { [weak self] in self?.followFrames() })
    signals.add(.connect(view.raw, .unrealize) { [weak self] in self?.frameClock = nil })
    keys = ListKeys(of: view, content) { [weak self] isInside in
      self?.hosts?.bound.first { isInside ? $0.hasFocus : $0.isFocused }?.row?.index
    }
    menus = ListMenus(of: view, content) { [weak self] in
      self?.row(at: $0)
    } focused: { [weak self] in
      self?.focusedPlace
    }
    content.display = self
  }

  private func row(at y: Double) -> Int? {
    hosts?.bound.first { host in
      host.isMapped && place(of: host).map { $0.y <= y && y < $0.y + $0.height } == true
    }?
    .row?.index
  }

  private var focusedPlace: (row: Int, place: GdkRectangle)? {
    guard let host = focusedHost, let row = host.row?.index, let place = place(of: host) else { return nil }
    return (row, GdkRectangle(x: 24, y: Int32(place.y + place.height / 2), width: 1, height: 1))
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
    frameClock = nil
    lock?.dispose()
    keys?.dispose()
    menus?.dispose()
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
    continueScrolling()
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
    let isActivatable = isToggle || isContent && content.menuSource != nil
    gtk_list_item_set_activatable(host.item, isActivatable ? 1 : 0)
    guard let widget = host.rowWidget else { return }
    let classes: [(StyleClass, Bool)] = [
      (.headerRow, kind == .header), (.footerRow, kind == .footer),
      (.firstRow, isContent && index == section.lowerBound),
      (.lastRow, isContent && index == section.upperBound - 1),
      // Rows that aren't visible aren't asked: the answer may require their views.
      (.separatedRow, look.hasSeparators && host.surface != nil && content.hasSeparator(below: index)),
    ]
    if host.surface != nil { Accessible(widget).setExpanded(content.isExpanded(at: index)) }
    for (styleClass, isOn) in classes {
      if isOn { widget.addClass(styleClass) } else { widget.removeClass(styleClass) }
    }
  }

  /// Updates all rows: a change may make another row the first or the last of its box.
  private func describeAll() {
    for host in hosts?.bound ?? [] where host.surface != nil { host.row.map { describe(host, $0) } }
  }

  /// A click anywhere in a row activates the toggle in it.
  private func activate(_ index: Int) {
    if content.performPrimaryAction(at: index) { return }
    guard index < content.count, let host = hosts?.host(of: content.row(at: index)), let surface = host.surface else {
      return
    }
    RowList.activate(surface.widget)
  }
}

/// The row to which a list is to be scrolled.
private struct ListScrollTarget {
  let row: Int
  let anchor: UnitPoint?
  /// The number of further attempts.
  var remaining = 8
}

/// The position that is kept on the screen while the rows of a list change.
private enum ListAnchor {
  /// The beginning of the list: a row that is inserted there becomes visible.
  case top
  /// A row, by the distance of its top from that of the list.
  case row(ListRow, y: Double)
  /// No position; GTK chooses one.
  case unknown
}

extension ListWidget: ListDisplay {
  func rowsDidChange(_ change: RowChange) {
    if anchor == nil { anchor = findAnchor(for: change) }
    model.tell(change)
    if look == .grouped || look.hasSeparators { describeAll() }
  }

  func selectionDidChange() { model.tellSelection() }

  var pivots: [ListRow] {
    [focusedHost?.row, isAtTop ? nil : firstHostInView?.row].compactMap { $0 }
  }

  func scroll(to index: Int, anchor: UnitPoint?) {
    target = ListScrollTarget(row: index, anchor: anchor)
    requestUpdate()
  }

  /// Scrolls in several layouts: the position is estimated until the row has its content.
  private func continueScrolling() {
    guard var target, target.row < content.count, gtk_widget_get_mapped(view) != 0 else { return }
    let host = hosts?.bound.first { $0.row?.index == target.row }
    if let host, host.surface != nil, let place = place(of: host) {
      let height = Double(gtk_widget_get_height(view))
      var distance = 0.0
      if let anchor = target.anchor {
        distance = place.y + anchor.y * (place.height - height)
      } else if place.y < 0 || place.height > height {
        distance = place.y
      } else {
        distance = max(0, place.y + place.height - height)
      }
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance)
      if abs(distance) < 0.5 || target.remaining == 0 {
        self.target = nil
        return
      }
    } else {
      gtk_list_view_scroll_to(view.opaque, guint(target.row), GTK_LIST_SCROLL_NONE, nil)
    }
    target.remaining -= 1
    self.target = target.remaining < 0 ? nil : target
    MainLoop.schedule { [weak self] in self?.requestUpdate() }
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

  /// The position of a row in the visible part of the list.
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

  /// Scrolls so that the anchor keeps its position.
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
  fileprivate var hasSeparators: Bool { self == .plain || self == .bordered }

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
