import CGtk
import OrielCore

/// The visible part of a `GtkListView`: creates the content of rows that have become visible, scrolls to rows, and keeps
/// the visible rows at their positions while others change.
@MainActor final class RowViewport {
  private let view: GtkWidgetPointer
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
  private let motion = RowMotion()
  /// The rows that GTK holds, and where they are.
  let rows: BoundRows
  private let anchor: ScrollAnchor
  private lazy var scroll = ProgrammaticScroll(of: view, content, rows) { [weak self] in self?.requestUpdate() }
  private let content: ListContent

  /// - Parameter hosts: the hosts of the rows; in a table those of each column, the first of which tell where rows are.
  init(_ view: GtkWidgetPointer, _ content: ListContent, hosts: @escaping () -> [RowHostPool]) {
    self.view = view
    self.content = content
    self.hosts = hosts
    rows = BoundRows(of: view, motion) { hosts().first }
    anchor = ScrollAnchor(in: rows)
    signals.add(.connect(view.raw, .realize) { [weak self] in self?.followFrames() })
    signals.add(.connect(view.raw, .unrealize) { [weak self] in self?.frameLinks = [] })
  }

  func dispose() {
    isDisposed = true
    motion.stop()
    scroll.stop()
    frameLinks = []
    scrolling?.disconnect()
    signals.disconnectAll()
  }

  // MARK: Layout

  private func followFrames() {
    scrolling?.disconnect()
    scrolling = rows.adjustment.map {
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
    guard !hasScrolled, let adjustment = rows.adjustment else { return }
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

  /// The widgets of rows that will be in view, according to the positions in the last layout.
  private var rowsComingIntoView: [GtkWidgetPointer] {
    // The widgets of a list are in the order of its rows. Those of hidden rows, and all between two visible ones, are
    // in place.
    guard let list = rows.list else { return [] }
    var next = gtk_widget_get_first_child(list)
    while let row = next, gtk_widget_get_mapped(row) == 0 { next = gtk_widget_get_next_sibling(row) }
    guard let start = next, let extent = rows.extent(ofRow: start) else { return [] }
    let adjustment = rows.adjustment
    let (scrolled, page) = (gtk_adjustment_get_value(adjustment) - position, gtk_adjustment_get_page_size(adjustment))
    let (distance, bottom) = (scrolled - Self.margin, scrolled + page + Self.margin)
    var coming: [GtkWidgetPointer] = []
    func height(_ row: GtkWidgetPointer) -> Double {
      let known = gtk_widget_get_height(row)
      return known > 0 ? Double(known) : max(extent.height, rows.typicalHeight)
    }
    var top = extent.y
    while let row = next, top < bottom {
      let end = top + height(row)
      if end > distance { coming.append(row) }
      top = end
      next = gtk_widget_get_next_sibling(row)
    }
    top = extent.y
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
    anchor.restore()
    scroll.didLayOut()
    // The rows that have become visible are created before the frame is drawn.
    let isShown = gtk_widget_get_mapped(view) != 0
    for column in hosts() { column.update(isShown: isShown) }
    position = gtk_adjustment_get_value(rows.adjustment)
    motion.didLayOut(rows.hosts)
    // For the next layout of this frame.
    SurfaceWidget.settleChanged()
  }

  // MARK: Changes

  /// Called before GTK learns of a change.
  func rowsWillChange(_ change: RowChange) {
    scroll.rowsWillChange()
    motion.rowsWillChange(change, rows.hosts)
    anchor.rowsWillChange(change)
  }

  /// Scrolls to a row after the next layout, or gradually.
  func scroll(to row: RowScrollTarget) { scroll.begin(to: row) }

  /// Runs `action`, in which GTK would scroll to a row, and keeps the scroll position.
  func withoutScrolling(_ action: () -> Void) {
    action()
    // GTK then determines again which row it keeps in its place.
    rows.adjustment.map { Signal.adjustmentValueChanged.emit(by: UnsafeMutableRawPointer($0)) }
  }
}
