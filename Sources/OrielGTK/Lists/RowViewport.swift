import CGtk
import OrielCore

/// The visible part of a `GtkListView`: creates the content of rows that have become visible, scrolls to rows, and keeps
/// the visible rows in their places while others change.
@MainActor final class RowViewport {
  private let view: GtkWidgetPointer
  private let content: ListContent
  private let hosts: () -> [RowHostPool]
  private let signals = SignalConnections()
  private var frameLinks: [FrameClockLink?] = []
  private var scrolling: SignalConnection?
  /// Whether the scroll position has ever changed.
  private var hasScrolled = false
  private var isUpdating = false
  private var isPreparationDue = true
  private var isDisposed = false
  /// Whether an update was requested during a layout.
  private var isUpdateDue = false
  /// The scroll position in the last layout.
  private var position = 0.0
  private var target: ListScrollTarget?
  /// The position to keep on the screen until the layout after a change; nil if nothing has changed.
  private var anchor: ListAnchor?
  private let motion = RowMotion()

  /// - Parameter hosts: the hosts of the rows; in a table those of each column, the first of which tell where rows are.
  init(_ view: GtkWidgetPointer, _ content: ListContent, hosts: @escaping () -> [RowHostPool]) {
    self.view = view
    self.content = content
    self.hosts = hosts
    signals.add(.connect(view.raw, .realize) { [weak self] in self?.followFrames() })
    signals.add(.connect(view.raw, .unrealize) { [weak self] in self?.frameLinks = [] })
  }

  func dispose() {
    isDisposed = true
    motion.stop()
    stopScrolling()
    frameLinks = []
    scrolling?.disconnect()
    signals.disconnectAll()
  }

  private var bound: [RowHost] { hosts().first?.bound ?? [] }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? { gtk_scrollable_get_vadjustment(view.opaque) }

  // MARK: Layout

  private func followFrames() {
    scrolling?.disconnect()
    scrolling = adjustment.map {
      .connect(UnsafeMutableRawPointer($0), .adjustmentValueChanged) { [weak self] in
        self?.didScroll()
      }
    }
    frameLinks = [
      FrameClockLink(of: view, .frameUpdate, after: true) { [weak self] in self?.willLayOut() },
      FrameClockLink(of: view, .frameLayout, after: true) { [weak self] in self?.didLayOut() },
    ]
  }

  /// GTK 4.18 creates the rows at the new position only from the second change on, so that the first jump would show
  /// none. It follows when it is told of the first change twice.
  private func didScroll() {
    requestPreparation()
    guard !hasScrolled, let adjustment else { return }
    hasScrolled = true
    Signal.adjustmentValueChanged.emit(by: UnsafeMutableRawPointer(adjustment))
  }

  /// Requests that rows are prepared before the next layout.
  func requestPreparation() {
    guard !isUpdating else { return }
    isPreparationDue = true
    guard let clock = gtk_widget_get_frame_clock(view) else { return }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
  }

  /// Creates the rows that the layout will probably make visible, because a row that is created after it requires
  /// another layout in the same frame.
  private func willLayOut() {
    guard isPreparationDue, gtk_widget_get_mapped(view) != 0 else { return }
    isPreparationDue = false
    isUpdating = true
    defer { isUpdating = false }
    for row in rowsComingIntoView { RowHost.inRow(row) { $0.prepare() } }
    SurfaceWidget.settleChanged()
  }

  /// How far outside of the view, in points, GTK still shows rows.
  private static let margin = 10.0

  /// The widgets of rows that will be in view, according to the places in the last layout.
  private var rowsComingIntoView: [GtkWidgetPointer] {
    // The widgets of a list are in the order of its rows. Those of hidden rows, and all between two visible ones, are
    // in place.
    guard let list = hosts().first?.anyBound?.rowWidget.flatMap({ gtk_widget_get_parent($0) }) else { return [] }
    var next = gtk_widget_get_first_child(list)
    while let row = next, gtk_widget_get_mapped(row) == 0 { next = gtk_widget_get_next_sibling(row) }
    guard let start = next, let place = place(ofRow: start) else { return [] }
    let (scrolled, page) = (gtk_adjustment_get_value(adjustment) - position, gtk_adjustment_get_page_size(adjustment))
    let (distance, bottom) = (scrolled - Self.margin, scrolled + page + Self.margin)
    var coming: [GtkWidgetPointer] = []
    func height(_ row: GtkWidgetPointer) -> Double {
      let known = gtk_widget_get_height(row)
      return known > 0 ? Double(known) : max(place.height, Double(hosts().first?.typicalHeight ?? 24))
    }
    var top = place.y
    while let row = next, top < bottom {
      let end = top + height(row)
      if end > distance { coming.append(row) }
      top = end
      next = gtk_widget_get_next_sibling(row)
    }
    top = place.y
    next = gtk_widget_get_prev_sibling(start)
    while let row = next, top > distance {
      if top - height(row) < bottom { coming.append(row) }
      top -= height(row)
      next = gtk_widget_get_prev_sibling(row)
    }
    return coming
  }

  /// Requests an update after the next layout.
  func requestUpdate() {
    guard !isUpdating, !isDisposed, !isUpdateDue else { return }
    guard !WidgetLayout.isAllocating else {
      isUpdateDue = true
      // The frame clock reports the end of the layout, unless GTK performs it outside of a frame.
      return MainLoop.schedule { [weak self] in
        guard let self, self.isUpdateDue else { return }
        // Reset here too: a list that isn't realized any more has no clock, and performs no layout.
        self.isUpdateDue = false
        self.requestLayoutPhase()
      }
    }
    requestLayoutPhase()
  }

  private func requestLayoutPhase() {
    guard !isDisposed, let clock = gtk_widget_get_frame_clock(view) else { return }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  private func didLayOut() {
    isUpdateDue = false
    if WindowFrames.of(view)?.isLastLayout == true {
      return MainLoop.schedule { [weak self] in self?.requestUpdate() }
    }
    isUpdating = true
    defer { isUpdating = false }
    keepPlace()
    continueScrolling()
    // The rows that have become visible are created before the frame is drawn.
    let isShown = gtk_widget_get_mapped(view) != 0
    for column in hosts() { column.update(isShown: isShown) }
    position = gtk_adjustment_get_value(adjustment)
    motion.didLayOut(bound)
    // For the next layout of this frame.
    SurfaceWidget.settleChanged()
  }

  // MARK: Places

  /// The row at a position of the view.
  func row(at y: Double) -> Int? {
    bound.first { host in
      host.isMapped && place(of: host).map { $0.y <= y && y < $0.y + $0.height } == true
    }?
    .row?.index
  }

  /// The gap between rows that is the nearest to a position of the view: the index of the row below it, which is the
  /// number of rows at the end; and the widget of a row next to it, which is above or below the gap.
  func gap(at y: Double) -> RowGap? {
    var nearest: (host: RowHost, place: (y: Double, height: Double), distance: Double)?
    for host in bound where host.isMapped {
      guard let place = place(of: host) else { continue }
      let distance = max(place.y - y, y - place.y - place.height)
      if distance < nearest?.distance ?? .infinity { nearest = (host, place, distance) }
    }
    guard let (host, place, _) = nearest, let row = host.row?.index, let widget = host.rowWidget else { return nil }
    let isBelow = y >= place.y + place.height / 2
    return RowGap(index: isBelow ? row + 1 : row, row: widget, isBelowRow: isBelow)
  }

  /// The host of a row, if GTK holds it.
  func host(ofRow index: Int) -> RowHost? { bound.first { $0.row?.index == index } }

  /// The widget of a row, if GTK holds it.
  func widget(ofRow index: Int) -> GtkWidgetPointer? { host(ofRow: index)?.rowWidget }

  /// The row that has the keyboard focus itself or, if `isInside`, contains it.
  func focusedRow(isInside: Bool) -> Int? {
    bound.first { isInside ? $0.hasFocus : $0.isFocused }?.row?.index
  }

  /// The row that has the keyboard focus or contains it, which may have left the list.
  var focusedListRow: ListRow? { focusedHost?.row }

  /// The row with the keyboard focus, and a place for its menu.
  var focusedPlace: (row: Int, place: GdkRectangle)? {
    guard let host = focusedHost, let row = host.row?.index, let place = place(of: host) else { return nil }
    return (row, GdkRectangle(x: 24, y: Int32(place.y + place.height / 2), width: 1, height: 1))
  }

  /// The context menu of the row with the keyboard focus; nil if it has none.
  var focusedContextMenu: (any RowContextMenu)? { focusedHost?.contextMenu }

  private var isAtTop: Bool { gtk_adjustment_get_value(adjustment) == 0 }

  private var focusedHost: RowHost? {
    guard let focus = gtk_widget_get_root(view).flatMap({ gtk_root_get_focus($0) }),
      gtk_widget_is_ancestor(focus, view) != 0
    else { return nil }
    return bound.first { $0.hasFocus }
  }

  private var firstHostInView: RowHost? {
    var first: (host: RowHost, y: Double)?
    for host in bound where host.isMapped {
      guard let (y, height) = place(of: host), y + height > 0, y < first?.y ?? .infinity else { continue }
      first = (host, y)
    }
    return first?.host
  }

  /// The position of a row in the visible part of the list.
  private func place(of host: RowHost) -> (y: Double, height: Double)? {
    host.rowWidget.flatMap { place(ofRow: $0) }
  }

  private func place(ofRow row: GtkWidgetPointer) -> (y: Double, height: Double)? {
    var (corner, place) = (graphene_point_t(), graphene_point_t())
    guard gtk_widget_compute_point(row, view, &corner, &place) != 0 else { return nil }
    return (Double(place.y) - motion.distance(of: row), Double(gtk_widget_get_height(row)))
  }

  /// The rows that should keep their place: the one with the keyboard focus, then the first visible one.
  var pivots: [ListRow] { [focusedHost?.row, isAtTop ? nil : firstHostInView?.row].compactMap { $0 } }

  // MARK: Changes

  /// Called before GTK learns of a change.
  func rowsWillChange(_ change: RowChange) {
    target?.row.rowsDidChange()
    motion.rowsWillChange(change, bound)
    if anchor == nil { anchor = findAnchor(for: change) }
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
      guard let host = hosts().first?.host(of: row), let place = place(of: host), place.y != y else { return }
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + place.y - y)
    case .unknown, nil: break
    }
  }

  // MARK: Scrolling

  /// Scrolls to a row after the next layout, or gradually.
  func scroll(to row: RowScrollTarget) {
    stopScrolling()
    row.motion?.didAdvance = { [weak self] in self?.advance() }
    target = ListScrollTarget(row: row, motion: row.motion)
    requestUpdate()
  }

  private func stopScrolling() {
    target?.motion?.stop()
    target = nil
  }

  /// The index of the row to which the list is scrolled. If the row has left the list, the scrolling ends.
  private func targetRow() -> Int? {
    guard let target else { return nil }
    if let row = target.row.index, row < content.count { return row }
    stopScrolling()
    return nil
  }

  /// Scrolls in several layouts: the position is estimated until the row has its content.
  private func continueScrolling() {
    guard let row = targetRow(), var target, target.motion == nil, gtk_widget_get_mapped(view) != 0 else { return }
    // A jump takes three more layouts: GTK creates the rows in the first, and follows their sizes in the others.
    guard WindowFrames.of(view)?.hasLayoutsLeft(3) != false else {
      return MainLoop.schedule { [weak self] in self?.requestUpdate() }
    }
    let host = bound.first { $0.row?.index == row }
    if let host, host.surface != nil, let place = place(of: host) {
      let distance = distance(to: place, target.row.anchor)
      scroll(by: distance)
      if abs(distance) < 0.5 || target.remaining == 0 {
        self.target = nil
        return
      }
    } else {
      gtk_list_view_scroll_to(view.opaque, guint(row), GTK_LIST_SCROLL_NONE, nil)
    }
    target.remaining -= 1
    self.target = target.remaining < 0 ? nil : target
    MainLoop.schedule { [weak self] in self?.requestUpdate() }
  }

  /// Scrolls by the part of the distance that belongs to a frame of an animation, before its layout. The distance is
  /// measured again in each frame: the position of a row that GTK doesn't hold is estimated.
  private func advance() {
    guard let row = targetRow(), let target, let motion = target.motion else { return }
    let part = motion.takeStep()
    if motion.isOver {
      self.target?.motion = nil
      requestUpdate()
    }
    if let host = bound.first(where: { $0.row?.index == row && $0.isMapped }), let place = place(of: host) {
      return scroll(by: part * distance(to: place, target.row.anchor))
    }
    guard let first = firstHostInView, let start = first.row?.index, let place = place(of: first) else { return }
    let rows = row - start
    let height = gtk_adjustment_get_upper(adjustment) / Double(max(1, content.count))
    // A row less than the estimate, so that the view doesn't move beyond the row and back.
    let estimate = (y: place.y + Double(rows - rows.signum()) * height, height: height)
    scroll(by: part * distance(to: estimate, target.row.anchor))
  }

  /// Runs `action`, in which GTK would scroll to a row, and keeps the scroll position.
  func withoutScrolling(_ action: () -> Void) {
    action()
    // GTK then determines again which row it keeps in its place.
    adjustment.map { Signal.adjustmentValueChanged.emit(by: UnsafeMutableRawPointer($0)) }
  }

  private func scroll(by distance: Double) {
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance)
  }

  /// The distance by which to scroll to a row at a position of the view.
  private func distance(to place: (y: Double, height: Double), _ anchor: UnitPoint?) -> Double {
    let height = Double(gtk_widget_get_height(view))
    if let anchor { return place.y + anchor.y * (place.height - height) }
    return place.y < 0 || place.height > height ? place.y : max(0, place.y + place.height - height)
  }
}

/// A place between two rows.
struct RowGap: Equatable {
  /// The index of the row below it, or the number of rows.
  let index: Int
  /// A row next to it.
  let row: GtkWidgetPointer
  let isBelowRow: Bool
}

/// The row to which a list is to be scrolled.
private struct ListScrollTarget {
  let row: RowScrollTarget
  /// The animation until it is over; nil if the list jumps.
  var motion: RowScrollMotion?
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
