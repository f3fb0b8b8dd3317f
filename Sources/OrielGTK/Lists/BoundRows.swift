import CGtk
import OrielCore

/// The rows of a `GtkListView` that are bound to hosts: finds them by index, position and focus, and tells where they are
/// in the view.
@MainActor final class BoundRows {
  private let view: GtkWidgetPointer
  private let pool: () -> RowHostPool?
  private let motion: RowMotion

  /// - Parameter pool: the hosts of the rows; in a table those of the first column.
  init(of view: GtkWidgetPointer, _ motion: RowMotion, pool: @escaping () -> RowHostPool?) {
    self.view = view
    self.motion = motion
    self.pool = pool
  }

  /// The hosts of all bound rows.
  var hosts: [RowHost] { pool()?.bound ?? [] }

  /// The widget that allocates the rows; nil while no row is bound.
  var list: GtkWidgetPointer? { pool()?.anyBound?.rowWidget.flatMap { gtk_widget_get_parent($0) } }

  /// The median height of rows.
  var typicalHeight: Double { Double(pool()?.typicalHeight ?? TypicalHeight.initial) }

  /// The host of a row, if GTK holds it.
  func host(of row: ListRow) -> RowHost? { pool()?.host(of: row) }

  /// The host of the row at an index, if GTK holds it.
  func host(ofRow index: Int) -> RowHost? { hosts.first { $0.row?.index == index } }

  /// The widget of the row at an index, if GTK holds it.
  func widget(ofRow index: Int) -> GtkWidgetPointer? { host(ofRow: index)?.rowWidget }

  // MARK: Positions

  /// The scroll position of the view.
  var adjustment: UnsafeMutablePointer<GtkAdjustment>? { gtk_scrollable_get_vadjustment(view.opaque) }

  var isAtTop: Bool { gtk_adjustment_get_value(adjustment) == 0 }

  /// The extent of a row; nil while it has no position in the view.
  func extent(of host: RowHost) -> RowExtent? { host.rowWidget.flatMap { extent(ofRow: $0) } }

  func extent(ofRow row: GtkWidgetPointer) -> RowExtent? {
    var (corner, point) = (graphene_point_t(), graphene_point_t())
    guard gtk_widget_compute_point(row, view, &corner, &point) != 0 else { return nil }
    return RowExtent(y: Double(point.y) - motion.distance(of: row), height: Double(gtk_widget_get_height(row)))
  }

  /// The row at a position of the view.
  func row(at y: Double) -> Int? {
    hosts.first { $0.isMapped && extent(of: $0)?.contains(y) == true }?.row?.index
  }

  /// The gap between rows that is the nearest to a position of the view.
  func gap(at y: Double) -> RowGap? {
    var nearest: (host: RowHost, extent: RowExtent)?
    for host in hosts where host.isMapped {
      guard let extent = extent(of: host),
        extent.distance(to: y) < nearest?.extent.distance(to: y) ?? .infinity
      else { continue }
      nearest = (host, extent)
    }
    guard let (host, extent) = nearest, let row = host.row?.index, let widget = host.rowWidget else { return nil }
    let isBelow = y >= extent.y + extent.height / 2
    return RowGap(index: isBelow ? row + 1 : row, row: widget, isBelowRow: isBelow)
  }

  /// The host of the first row in view.
  var first: RowHost? {
    var first: (host: RowHost, y: Double)?
    for host in hosts where host.isMapped {
      guard let extent = extent(of: host), extent.end > 0, extent.y < first?.y ?? .infinity else { continue }
      first = (host, extent.y)
    }
    return first?.host
  }

  // MARK: Focus

  /// The host of the row that has the keyboard focus or contains it. The row may have left the list.
  var focused: RowHost? {
    guard let focus = gtk_widget_get_root(view).flatMap({ gtk_root_get_focus($0) }),
      gtk_widget_is_ancestor(focus, view) != 0
    else { return nil }
    return hosts.first { $0.hasFocus }
  }

  /// The row that has the keyboard focus itself or, if `isInside`, contains it.
  func focusedRow(isInside: Bool) -> Int? {
    hosts.first { isInside ? $0.hasFocus : $0.isFocused }?.row?.index
  }

  /// The row with the keyboard focus, and the area of the view to which a menu for it points.
  var focusedMenuArea: (row: Int, area: GdkRectangle)? {
    guard let host = focused, let row = host.row?.index, let extent = extent(of: host) else { return nil }
    return (row, GdkRectangle(x: 24, y: Int32(extent.y + extent.height / 2), width: 1, height: 1))
  }

  /// The rows that should keep their positions: the one with the keyboard focus, then the first visible one.
  var pivots: [ListRow] { [focused?.row, isAtTop ? nil : first?.row].compactMap { $0 } }
}
