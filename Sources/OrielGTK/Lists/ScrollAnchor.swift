import CGtk
import OrielCore

/// Keeps a row of a list at its position on the screen while other rows change: the one with the keyboard focus, or the
/// first one in view.
@MainActor final class ScrollAnchor {
  private enum Anchor {
    /// The beginning of the list: a row that is inserted there becomes visible.
    case top
    /// A row, by the distance of its top from that of the list.
    case row(ListRow, y: Double)
    /// No position; GTK chooses one.
    case unknown
  }

  private let rows: BoundRows
  /// What is kept until the layout after a change; nil if nothing has changed.
  private var anchor: Anchor?

  init(in rows: BoundRows) { self.rows = rows }

  /// Called before GTK learns of a change.
  func rowsWillChange(_ change: RowChange) { if anchor == nil { anchor = findAnchor(for: change) } }

  private func findAnchor(for change: RowChange) -> Anchor {
    let focused = rows.focused
    if rows.isAtTop, focused == nil || change.removed == 0 { return .top }
    guard let host = focused?.isMapped == true ? focused : rows.first, let row = host.row,
      let extent = rows.extent(of: host)
    else { return .unknown }
    return .row(row, y: extent.y)
  }

  /// Scrolls so that the row has its former position. Called after a layout.
  func restore() {
    defer { anchor = nil }
    switch anchor {
    case .top: gtk_adjustment_set_value(rows.adjustment, 0)
    case .row(let row, let y):
      guard let host = rows.host(of: row), let extent = rows.extent(of: host), extent.y != y else { return }
      gtk_adjustment_set_value(rows.adjustment, gtk_adjustment_get_value(rows.adjustment) + extent.y - y)
    case .unknown, nil: break
    }
  }
}
