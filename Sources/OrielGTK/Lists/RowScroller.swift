import CGtk

/// Creates the scrolled windows of lists and tables, which are a single stop of Tab.
///
/// Tab enters the row that had the focus last, or the first one that isn't a header, then the controls in that row, and
/// leaves the list; the arrow keys move to other rows. The titles of a table's columns are another stop where GTK lets
/// them have the focus, which GTK 4.18 doesn't. GTK's `GTK_LIST_TAB_ITEM` does the same, except that the focus ends
/// outside of the rows if the first one is a header, that the row of titles is a stop without a use, and that a button
/// that is the whole content of a row is a stop besides the row.
@MainActor enum RowScroller {
  static func make() -> GtkWidgetPointer { ScrolledWindow.make(type) }

  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_scrolled_window_get_type(), &parent)
    return g_type_register_static_simple(
      gtk_scrolled_window_get_type(), "OrielRowScroller", parent.class_size,
      { classPointer, _ in
        classPointer?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = { scroller, direction in
          guard let scroller else { return 0 }
          // Unsafe: GTK moves the focus on the main thread only.
          nonisolated(unsafe) let widget = scroller
          let isMoved = MainActor.assumeIsolated { RowScroller.moveFocus(in: widget, direction) }
          return isMoved ? 1 : 0
        }
      }, parent.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  private static func moveFocus(in scroller: GtkWidgetPointer, _ direction: GtkDirectionType) -> Bool {
    if let view = gtk_scrolled_window_get_child(scroller.opaque), let rows = Rows(view) {
      switch direction {
      case GTK_DIR_TAB_FORWARD: return rows.moveForward()
      case GTK_DIR_TAB_BACKWARD: return rows.moveBackward()
      default: break
      }
    }
    let parent = g_type_class_peek(gtk_scrolled_window_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
    return parent?.pointee.focus(scroller, direction) != 0
  }
}

/// The places of the focus in a list or a table.
@MainActor private struct Rows {
  private let list: GtkWidgetPointer
  /// The titles of a table's columns; nil in a list.
  private let titles: GtkWidgetPointer?

  /// - Parameter view: a `GtkListView` or a `GtkColumnView`.
  init?(_ view: GtkWidgetPointer) {
    if view.raw.isInstance(of: gtk_list_view_get_type()) {
      (list, titles) = (view, nil)
    } else {
      guard let list = gtk_widget_get_last_child(view) else { return nil }
      (self.list, titles) = (list, gtk_widget_get_first_child(view))
    }
  }

  private var focusedRow: GtkWidgetPointer? { gtk_widget_get_focus_child(list) }
  private var isInTitles: Bool { titles.map { isInside($0) } ?? false }

  /// Whether the focus is in a widget, or is the widget.
  private func isInside(_ widget: GtkWidgetPointer) -> Bool {
    guard let focus = gtk_widget_get_root(list).flatMap({ gtk_root_get_focus($0) }) else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  private func moves(_ direction: GtkDirectionType, in widget: GtkWidgetPointer) -> Bool {
    gtk_widget_child_focus(widget, direction) != 0
  }

  // MARK: Directions

  func moveForward() -> Bool {
    if let row = focusedRow { return moveForward(in: row) }
    if !isInTitles, enterTitles(GTK_DIR_TAB_FORWARD) { return true }
    return enterRow() || enterHeader(GTK_DIR_TAB_FORWARD)
  }

  func moveBackward() -> Bool {
    if let row = focusedRow {
      return moveBackward(in: row) || enterTitles(GTK_DIR_TAB_BACKWARD)
    }
    if isInTitles { return false }
    if enterRow() {
      if let row = focusedRow { _ = enterControls(of: row) }
      return true
    }
    return enterHeader(GTK_DIR_TAB_BACKWARD) || enterTitles(GTK_DIR_TAB_BACKWARD)
  }

  // MARK: Titles

  /// Moves the focus to the first title of a column that can have it, or to the last one.
  private func enterTitles(_ direction: GtkDirectionType) -> Bool {
    guard let titles, gtk_widget_get_visible(titles) != 0 else { return false }
    return enterChild(of: titles, direction)
  }

  /// Moves the focus into the first child in a direction that it can enter.
  private func enterChild(of parent: GtkWidgetPointer, _ direction: GtkDirectionType) -> Bool {
    let isForward = direction == GTK_DIR_TAB_FORWARD
    var next = isForward ? gtk_widget_get_first_child(parent) : gtk_widget_get_last_child(parent)
    while let child = next {
      if gtk_widget_get_mapped(child) != 0, moves(direction, in: child) { return true }
      next = isForward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child)
    }
    return false
  }

  // MARK: Rows

  /// Moves the focus to the row that had it last, or to the first one that can have it.
  private func enterRow() -> Bool {
    // Without rows the list itself would take the focus.
    guard gtk_widget_get_first_child(list) != nil else { return false }
    if gtk_widget_grab_focus(list) != 0, let row = focusedRow, gtk_widget_get_focusable(row) != 0 {
      bringIntoView(row)
      return true
    }
    var next = gtk_widget_get_first_child(list)
    while let row = next {
      if gtk_widget_get_focusable(row) != 0, gtk_widget_get_child_visible(row) != 0, gtk_widget_grab_focus(row) != 0 {
        return true
      }
      next = gtk_widget_get_next_sibling(row)
    }
    return false
  }

  /// Where no row can have the focus, moves it to a button in the header of a section.
  private func enterHeader(_ direction: GtkDirectionType) -> Bool { enterChild(of: list, direction) }

  private func bringIntoView(_ row: GtkWidgetPointer) {
    var index: Int?
    RowHost.inRow(row) { index = index ?? $0.row?.index }
    guard let index else { return }
    gtk_list_view_scroll_to(list.opaque, guint(index), GTK_LIST_SCROLL_NONE, nil)
  }

  // MARK: Controls

  /// The content of the row, or its cells, that Tab enters.
  private func hosts(in row: GtkWidgetPointer) -> [RowHost] {
    var hosts: [RowHost] = []
    RowHost.inRow(row) { hosts.append($0) }
    return hosts
  }

  private func moveForward(in row: GtkWidgetPointer) -> Bool {
    let hosts = hosts(in: row)
    let current = hosts.firstIndex { isInside($0.widget) } ?? 0
    return hosts[current...].contains { enters($0) && moves(GTK_DIR_TAB_FORWARD, in: $0.widget) }
  }

  private func moveBackward(in row: GtkWidgetPointer) -> Bool {
    let hosts = hosts(in: row)
    guard let current = hosts.firstIndex(where: { isInside($0.widget) }) else { return false }
    if hosts[...current].reversed().contains(where: { moves(GTK_DIR_TAB_BACKWARD, in: $0.widget) }) { return true }
    guard gtk_widget_get_focusable(row) != 0, let root = gtk_widget_get_root(row) else { return false }
    // A row of a table would pass the focus on to the cell that had it last.
    gtk_root_set_focus(root, row)
    return true
  }

  /// Moves the focus to the last control of a row.
  private func enterControls(of row: GtkWidgetPointer) -> Bool {
    hosts(in: row).reversed().contains { enters($0) && moves(GTK_DIR_TAB_BACKWARD, in: $0.widget) }
  }

  /// Whether Tab moves into the content of a row. The row itself may stand for a control that is all of it.
  private func enters(_ host: RowHost) -> Bool { isInside(host.widget) || host.treatment != .substitution }
}
