import CGtk
import OrielCore

/// Animates a change of the rows of a list: a row is displayed where it was, and moves to its place. Inserted rows fade
/// in, and removed ones fade out.
///
/// The layout is GTK's, and final. In each frame of the animation, the rows are allocated by GTK, and then a second time
/// at their distance from their places.
@MainActor final class RowMotion {
  /// The rows that were visible before the change, and their places then.
  private var starts: [ObjectIdentifier: (row: ListRow, y: Double)] = [:]
  /// The pictures of rows that the change has removed, or of some that move.
  private var leaving: [LeavingRow] = []
  /// The ranges of the inserted rows.
  private var inserted: [Range<Int>] = []
  /// The transaction of a change that GTK hasn't laid out yet.
  private var pending: Transaction?
  private var motion: FrameAnimation?
  private var progress = 0.0
  /// The distances of rows from their places at the beginning.
  private var distances: [ObjectIdentifier: Double] = [:]
  /// Where the rows' widgets were allocated a second time, and where their places are.
  private var shifted: [GtkWidgetPointer: (y: Double, place: Double)] = [:]
  /// The widgets of inserted rows, which GTK may release meanwhile.
  private var faded: [GtkWidgetPointer: ObjectHandle] = [:]
  /// The widget that allocates the rows. It exists for as long as the viewport.
  private var list: GtkWidgetPointer?

  private var isMoving: Bool { motion != nil }

  /// The distance of a row from its place.
  func distance(of row: GtkWidgetPointer) -> Double {
    // GTK may have allocated it again since then.
    guard let shift = shifted[row], Self.allocation(of: row).y == shift.y else { return 0 }
    return shift.y - shift.place
  }

  // MARK: Changes

  /// Called before GTK learns of a change.
  func rowsWillChange(_ change: RowChange, _ hosts: @autoclosure () -> [RowHost]) {
    guard let transaction = Transaction.current, transaction.animation != nil else { return stop() }
    if pending == nil {
      pending = Transaction(transaction)
      inserted = []
      starts = [:]
      for host in hosts() where host.isRowMapped {
        guard let row = host.row, let widget = host.rowWidget else { continue }
        starts[ObjectIdentifier(row)] = (row, Self.allocation(of: widget).y)
      }
    }
    if change.removed > 0 { takePictures(of: hosts()) }
    inserted = inserted.compactMap { change.range(after: $0) }
    if change.added > 0 { inserted.append(change.addedRange) }
  }

  /// Rows that the change has removed no longer have an index.
  private func takePictures(of hosts: [RowHost]) {
    for host in hosts where host.isRowMapped {
      guard let row = host.row, row.index == nil, let widget = host.rowWidget, let list = host.list,
        !leaving.contains(where: { $0.row === row }), let picture = LeavingRow(row, widget, in: list)
      else { continue }
      leaving.append(picture)
    }
  }

  /// Displays all rows in their places.
  func stop() {
    pending = nil
    removePictures()
    guard let motion else { return }
    motion.stop()
    end()
  }

  private func removePictures() {
    for picture in leaving { picture.remove() }
    leaving = []
  }

  private func end() {
    motion = nil
    removePictures()
    starts = [:]
    distances = [:]
    for handle in faded.values { gtk_widget_set_opacity(handle.widget, 1) }
    faded = [:]
    shifted = [:]
    if let list { gtk_widget_queue_allocate(list) }
    list = nil
  }

  // MARK: Layout

  /// Called after GTK has allocated the rows.
  func didLayOut(_ hosts: @autoclosure () -> [RowHost]) {
    guard pending != nil || isMoving else { return }
    let hosts = hosts()
    guard let list = hosts.first?.list ?? leaving.first?.list else { return stop() }
    self.list = list
    if let transaction = pending {
      pending = nil
      motion?.stop()
      for picture in leaving { picture.begin() }
      progress = 0
      motion = FrameAnimation(on: list, in: transaction) { [weak self] in self?.advance(to: $0) }
      guard isMoving else { return end() }
    }
    let shown = hosts.compactMap { host -> Shown? in
      guard host.isRowMapped, let row = host.row, let widget = host.rowWidget else { return nil }
      var place = Self.allocation(of: widget)
      place.y -= distance(of: widget)
      return Shown(row: row, widget: widget, place: place)
    }
    // Until the first frame has been displayed, GTK may lay out the rows again, at another position.
    if progress == 0 { measure(shown) }
    for item in shown { show(item) }
    for picture in leaving {
      picture.insert(into: list)
      picture.show(progress)
    }
  }

  private struct Shown {
    let row: ListRow
    let widget: GtkWidgetPointer
    let place: (x: Double, y: Double, width: Int32, height: Int32)
  }

  private func measure(_ shown: [Shown]) {
    distances = [:]
    // Rows that have come back move.
    for picture in leaving where picture.row.index != nil { picture.remove() }
    leaving.removeAll { $0.row.index != nil }
    var last: Double?
    for item in shown.sorted(by: { $0.place.y < $1.place.y }) {
      let id = ObjectIdentifier(item.row)
      if let start = starts[id] {
        last = start.y - item.place.y
      } else if let index = item.row.index, inserted.contains(where: { $0.contains(index) }) {
        gtk_widget_set_opacity(item.widget, 0)
        faded[item.widget] = ObjectHandle(retaining: item.widget)
        continue
      }
      // A row that comes into view moves with that before it.
      distances[id] = last
    }
  }

  private func show(_ item: Shown) {
    if faded[item.widget] != nil { gtk_widget_set_opacity(item.widget, min(max(progress, 0), 1)) }
    let distance = ((distances[ObjectIdentifier(item.row)] ?? 0) * (1 - progress)).rounded()
    guard distance != 0 || shifted[item.widget] != nil else { return }
    shifted[item.widget] = (item.place.y + distance, item.place.y)
    var corner = graphene_point_t(x: Float(item.place.x), y: Float(item.place.y + distance))
    gtk_widget_allocate(
      item.widget, item.place.width, item.place.height, -1, gsk_transform_translate(nil, &corner))
  }

  private func advance(to progress: Double) {
    self.progress = progress
    guard progress != 1, let list else { return end() }
    gtk_widget_queue_allocate(list)
  }

  /// The area that GTK has allocated to a row, with its margins.
  private static func allocation(
    of widget: GtkWidgetPointer
  ) -> (x: Double, y: Double, width: Int32, height: Int32) {
    var area = GtkAllocation()
    oriel_widget_get_allocation(widget, &area)
    return (Double(area.x), Double(area.y), area.width, area.height)
  }
}

extension RowHost {
  /// The widget that allocates the rows.
  fileprivate var list: GtkWidgetPointer? { rowWidget.flatMap { gtk_widget_get_parent($0) } }
}
