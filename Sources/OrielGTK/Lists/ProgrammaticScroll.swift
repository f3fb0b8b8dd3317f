import CGtk
import OrielCore

/// Scrolls a `GtkListView` to the row that the app has requested: in a jump of several layouts, or in the frames of an
/// animation.
@MainActor final class ProgrammaticScroll {
  private struct Target {
    let row: RowScrollTarget
    /// The animation until it is over; nil if the list jumps.
    var motion: RowScrollMotion?
    /// The number of further attempts.
    var remaining = 8
  }

  private let view: GtkWidgetPointer
  private let content: ListContent
  private let rows: BoundRows
  /// Requests a call of `didLayOut()` after the next layout.
  private let needsLayout: () -> Void
  private var target: Target?

  init(
    of view: GtkWidgetPointer, _ content: ListContent, _ rows: BoundRows, needsLayout: @escaping () -> Void
  ) {
    self.view = view
    self.content = content
    self.rows = rows
    self.needsLayout = needsLayout
  }

  /// Scrolls to a row after the next layout, or gradually.
  func begin(to row: RowScrollTarget) {
    stop()
    row.motion?.didAdvance = { [weak self] in self?.advance() }
    target = Target(row: row, motion: row.motion)
    needsLayout()
  }

  func stop() {
    target?.motion?.stop()
    target = nil
  }

  /// Called before GTK learns of a change of the rows.
  func rowsWillChange() { target?.row.rowsDidChange() }

  /// The index of the row to which the list is scrolled. If the row has left the list, the scrolling ends.
  private func targetRow() -> Int? {
    guard let target else { return nil }
    if let row = target.row.index, row < content.count { return row }
    stop()
    return nil
  }

  /// Continues a jump: the position is estimated until the row has its content.
  func didLayOut() {
    guard let row = targetRow(), var target, target.motion == nil, gtk_widget_get_mapped(view) != 0 else { return }
    // A jump takes three more layouts: GTK creates the rows in the first, and follows their sizes in the others.
    guard WindowFrames.of(view)?.hasLayoutsLeft(3) != false else { return continueLater() }
    let host = rows.host(ofRow: row)
    if let host, host.surface != nil, let extent = rows.extent(of: host) {
      let distance = distance(to: extent, target.row.anchor)
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
    continueLater()
  }

  private func continueLater() { MainLoop.schedule { [weak self] in self?.needsLayout() } }

  /// Scrolls by the part of the distance that belongs to a frame of an animation, before its layout. The distance is
  /// measured again in each frame: the position of a row that GTK doesn't hold is estimated.
  private func advance() {
    guard let row = targetRow(), let target, let motion = target.motion else { return }
    let part = motion.takeStep()
    if motion.isOver {
      self.target?.motion = nil
      needsLayout()
    }
    if let host = rows.hosts.first(where: { $0.row?.index == row && $0.isMapped }), let extent = rows.extent(of: host) {
      return scroll(by: part * distance(to: extent, target.row.anchor))
    }
    guard let first = rows.first, let start = first.row?.index, let extent = rows.extent(of: first) else { return }
    let count = row - start
    let height = gtk_adjustment_get_upper(rows.adjustment) / Double(max(1, content.count))
    // A row less than the estimate, so that the view doesn't move beyond the row and back.
    let estimate = RowExtent(y: extent.y + Double(count - count.signum()) * height, height: height)
    scroll(by: part * distance(to: estimate, target.row.anchor))
  }

  private func scroll(by distance: Double) {
    gtk_adjustment_set_value(rows.adjustment, gtk_adjustment_get_value(rows.adjustment) + distance)
  }

  /// The distance by which to scroll to a row.
  private func distance(to row: RowExtent, _ anchor: UnitPoint?) -> Double {
    let height = Double(gtk_widget_get_height(view))
    if let anchor { return row.y + anchor.y * (row.height - height) }
    return row.y < 0 || row.height > height ? row.y : max(0, row.end - height)
  }
}
