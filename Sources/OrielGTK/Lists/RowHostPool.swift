import CGtk
import OrielCore

/// A row that GTK has released, with its content. The reference to the object keeps the row until the end of the
/// update.
private struct PooledRow {
  let row: ListRow
  let surface: SurfaceWidget
  weak var layout: RowLayout?
  let object: ObjectHandle?
}

/// The rows that a `GtkListView` holds, or the cells in a column of a `GtkColumnView`: creates their hosts, and the
/// content of the visible ones.
@MainActor final class RowHostPool {
  let factory: OpaquePointer
  private let contents: any RowContents
  /// Whether the hosts are cells in a column of a table.
  let isColumn: Bool
  /// The width of the column; nil for that of the content.
  var columnWidth: WidgetLayout.Measurement? {
    didSet { if columnWidth != oldValue { for host in hosts.values { gtk_widget_queue_resize(host.widget) } } }
  }
  /// The width of the cells in the last layout; nil before it, and in a list.
  private(set) var cellWidth: Int32?
  /// Whether the column has a width of its own.
  var isWidthFixed = false
  private var isWidthNew = false
  private let handle: ObjectHandle
  private let signals = SignalConnections()
  private var hosts: [OpaquePointer: RowHost] = [:]
  /// The hosts that have become visible or invisible since the last layout.
  private var changed: [OpaquePointer: RowHost] = [:]
  /// The rows that GTK has released in this update. They may be bound again before its end.
  private var pool: [ObjectIdentifier: PooledRow] = [:]
  /// The hosts whose content was created in advance.
  private var prepared: [RowHost] = []
  private var height = TypicalHeight()
  private var isEstimateDue = false
  /// Connects a row's surface to the list, which is invalidated when the size of the row changes.
  private let contain: (SurfaceWidget) -> SurfaceWidget
  /// Requests `update(isShown:)` after the next layout.
  private let needsUpdate: () -> Void
  /// The list's own actions for a row, which a context menu in the row shows as well.
  var menuSection: (ListRow, _ besides: Set<String>) -> MenuModel? = { _, _ in nil }
  /// Called when a host is bound to a row.
  var didBind: (RowHost, ListRow) -> Void = { _, _ in }

  init(
    _ contents: any RowContents, isColumn: Bool = false, contain: @escaping (SurfaceWidget) -> SurfaceWidget,
    needsUpdate: @escaping () -> Void
  ) {
    self.contents = contents
    self.isColumn = isColumn
    self.contain = contain
    self.needsUpdate = needsUpdate
    guard let factory = gtk_signal_list_item_factory_new() else { preconditionFailure("GTK could not make a factory") }
    self.factory = factory
    handle = ObjectHandle(adopting: factory)
    listen(.itemSetUp) { $0.setUp($1) }
    listen(.itemBound) { $0.bind($1) }
    listen(.itemUnbound) { $0.unbind($1) }
    listen(.itemTornDown) { hosts, item in hosts.hosts.removeValue(forKey: item).map { hosts.remove($0) } }
  }

  private func listen(
    _ signal: Signal<@MainActor (UnsafeMutableRawPointer?) -> Void>,
    _ action: @escaping (RowHostPool, OpaquePointer) -> Void
  ) {
    signals.add(
      .connect(factory.raw, signal) { [weak self] item in
        if let self, let item { action(self, OpaquePointer(item)) }
      })
  }

  /// Releases all rows. The view must no longer have a model.
  func dispose() {
    signals.disconnectAll()
    for host in hosts.values {
      _ = host.unbind().map { contents.drop($0.0, $0.1) }
      remove(host)
    }
    hosts = [:]
    changed = [:]
    emptyPool()
  }

  private func remove(_ host: RowHost) {
    host.takeSpare().map { dropSpare($0, $1) }
    host.dispose()
  }

  private func dropSpare(_ spare: SpareRowContent, _ surface: SurfaceWidget) {
    spare.remove()
    gtk_widget_unparent(surface.widget)
    surface.dispose()
  }

  /// The median height of rows.
  var typicalHeight: Int32 { height.value }

  /// The hosts that are bound to rows.
  var bound: [RowHost] { hosts.values.filter { $0.row != nil } }

  /// Some host that is bound to a row.
  var anyBound: RowHost? { hosts.values.first { $0.row != nil } }

  /// The host of a row, if GTK holds it.
  func host(of row: ListRow) -> RowHost? { hosts.values.first { $0.row === row } }

  // MARK: Places

  private func setUp(_ item: OpaquePointer) { hosts[item] = RowHost(item, in: self) }

  private func bind(_ item: OpaquePointer) {
    guard let host = hosts[item], let row = RowModel.row(of: gtk_list_item_get_item(item)) else { return }
    let pooled = pool.removeValue(forKey: ObjectIdentifier(row))
    if let pooled { host.layout = pooled.layout }
    host.part = contents.part(of: row)
    host.bind(row, pooled?.surface)
    if host.isMapped { visibilityDidChange(host) }
    didBind(host, row)
  }

  private func unbind(_ item: OpaquePointer) {
    let object = gtk_list_item_get_item(item).map { ObjectHandle(retaining: $0) }
    guard let host = hosts[item] else { return }
    leaveContent(in: host, isUnbound: true)
    guard let (row, surface) = host.unbind() else { return }
    pool[ObjectIdentifier(row)] = PooledRow(row: row, surface: surface, layout: host.layout, object: object)
    needsUpdate()
  }

  /// Called when another column is the first one.
  func updateParts() {
    // A column that is hidden may have released its cells.
    emptyPool()
    for host in bound {
      guard let row = host.row else { continue }
      let part = contents.part(of: row)
      guard part != host.part else { continue }
      _ = host.hide().map { contents.drop(row, $0) }
      host.part = part
      if host.isMapped { visibilityDidChange(host) }
    }
  }

  func visibilityDidChange(_ host: RowHost) {
    changed[host.item] = host
    needsUpdate()
  }

  /// Called when a cell is placed. The cells of a column have the same width.
  func noteWidth(_ width: Int32) {
    guard width != cellWidth else { return }
    cellWidth = width
    isWidthNew = true
    needsUpdate()
  }

  private func updateHeights() {
    guard isWidthNew, let cellWidth else { return }
    isWidthNew = false
    for host in hosts.values { host.columnWidthDidChange(to: cellWidth) }
  }

  func noteHeight(_ height: Int32) {
    guard self.height.add(height), !isEstimateDue else { return }
    isEstimateDue = true
    MainLoop.schedule { [weak self] in self?.estimateHeights() }
  }

  /// Applies the typical height to the rows that have had no content yet, so that they need no other height later.
  private func estimateHeights() {
    guard isEstimateDue else { return }
    isEstimateDue = false
    for host in hosts.values { host.estimate(typicalHeight) }
  }

  // MARK: Content

  /// Leaves the content of a row in its host, for the next row. Returns false if it has to be dropped.
  @discardableResult private func leaveContent(in host: RowHost, isUnbound: Bool = false) -> Bool {
    // The cells of a row leave it together.
    guard let row = host.row, let surface = host.surface, !isColumn || isUnbound || !host.isRowMapped,
      let spare = contents.detach(row, isStill: !surface.surface.isMoving)
    else { return false }
    host.keep(spare)
    return true
  }

  /// Creates the content of a row that is about to become visible.
  func prepare(_ host: RowHost, _ row: ListRow) {
    mount(row, in: host)
    prepared.append(host)
    if prepared.count == 1 { MainLoop.scheduleWhenIdle { [weak self] in self?.checkPrepared() } }
  }

  /// Removes the content of rows that haven't become visible after all.
  private func checkPrepared() {
    for host in prepared where hosts[host.item] === host && !host.isMapped { changed[host.item] = host }
    prepared = []
    if !changed.isEmpty { needsUpdate() }
  }

  /// Creates the content of rows that have become visible, and removes that of rows that no longer are, except the row
  /// with the keyboard focus.
  func update(isShown: Bool) {
    emptyPool()
    updateHeights()
    let hosts = changed
    changed = [:]
    for (item, host) in hosts where self.hosts[item] === host {
      guard let row = host.row else { continue }
      if host.isMapped {
        // A cell is another one if its column was hidden and is visible again.
        if host.layout == nil { _ = host.hide().map { contents.drop(row, $0) } }
        if host.surface == nil { mount(row, in: host) }
      } else if isShown, !host.hasFocus {
        if !leaveContent(in: host) { _ = host.hide().map { contents.drop(row, $0) } }
      } else {
        // Checked again after the next layout.
        changed[item] = host
      }
    }
    noteFirstHeight()
    // Now, so that the next layout shows as many rows as fit.
    estimateHeights()
  }

  /// Measures one of the first rows with content, before any was in a layout.
  private func noteFirstHeight() {
    guard height.isUnknown, let (host, surface) = hosts.values.lazy.compactMap({ $0.measurable }).first else { return }
    let width = gtk_widget_get_width(host.widget)
    noteHeight(WidgetLayout.Measurement(of: surface.widget, GTK_ORIENTATION_VERTICAL, for: width).minimum)
  }

  private func mount(_ row: ListRow, in host: RowHost) {
    if let (spare, surface) = host.takeSpare() {
      if let layout = host.layout, contents.attach(spare, to: row, in: layout) {
        host.show(surface)
        if !isColumn { row.observer = self }
        return didBind(host, row)
      }
      dropSpare(spare, surface)
    }
    guard let layout = contents.mount(row) else { return }
    let surface = contain(SurfaceWidget(SurfaceContent(layout.root)))
    surface.isWidthGiven = true
    if !isColumn {
      surface.isRow = true
      row.observer = self
    }
    host.layout = layout
    host.show(surface)
    didBind(host, row)
  }

  private func emptyPool() {
    let entries = pool.values
    pool = [:]
    for entry in entries { contents.drop(entry.row, entry.surface) }
  }
}

extension RowHostPool: ListRowObserver {
  func rowTraitsDidChange(_ row: ListRow) { host(of: row).map { didBind($0, row) } }
}
