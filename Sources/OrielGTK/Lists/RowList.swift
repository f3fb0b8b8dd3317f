import CGtk
import OrielCore

/// Rows in a column: a `GtkListBox` with a `GtkListBoxRow` for each child.
@MainActor final class RowList {
  let widget: GtkWidgetPointer
  private let activation: SignalConnection
  private let hasFocusableRows: Bool
  private var order: RowOrder?
  /// Adopts the surface of a row, so that its size changes reach the list.
  private let contain: (SurfaceWidget) -> SurfaceWidget

  /// - Parameter hasFocusableRows: whether the rows can have the focus, or only the controls in them.
  init(
    styleClass: StyleClass, hasFocusableRows: Bool, contain: @escaping (SurfaceWidget) -> SurfaceWidget
  ) {
    self.contain = contain
    self.hasFocusableRows = hasFocusableRows
    widget = hasFocusableRows ? gtk_list_box_new() : ListBoxClass.make()
    gtk_list_box_set_selection_mode(widget.opaque, GTK_SELECTION_NONE)
    widget.addClass(styleClass)
    activation = .connect(widget.raw, .rowActivated) { row in
      guard let row, let child = gtk_list_box_row_get_child(row.assumingMemoryBound(to: GtkListBoxRow.self)) else {
        return
      }
      (WidgetLayout.of(child) as? SurfaceWidget)?.surface.root.onlyControl?.activateFromRow()
    }
  }

  // MARK: Rows

  private struct Row {
    let surface: SurfaceWidget
    let widget: GtkWidgetPointer
  }

  private var rows: [ObjectIdentifier: Row] = [:]

  private func row(of node: LayoutNode?) -> GtkWidgetPointer? { node.flatMap { rows[ObjectIdentifier($0)]?.widget } }

  /// Whether there are no rows.
  var isEmpty: Bool { rows.isEmpty }

  /// Displays a view in a row of its own, after the row of another view, or as the first row.
  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    let surface = contain(SurfaceWidget(SurfaceContent(RowNode())))
    surface.isRow = true
    surface.insert(node, after: nil)
    let row: GtkWidgetPointer = gtk_list_box_row_new()
    rows[ObjectIdentifier(node)] = Row(surface: surface, widget: row)
    gtk_widget_set_valign(surface.widget, GTK_ALIGN_CENTER)
    gtk_list_box_row_set_child(row.as(GtkListBoxRow.self), surface.widget)
    if !hasFocusableRows { gtk_widget_set_focusable(row, 0) }
    let before = self.row(of: sibling)
    order?.willInsert(row, after: before)
    let index = before.map { gtk_list_box_row_get_index($0.as(GtkListBoxRow.self)) + 1 } ?? 0
    gtk_list_box_insert(widget.opaque, row, index)
    // Screen readers read the whole content of a focused row.
    if !hasFocusableRows {
      Accessible(row).setLabelledBy([Accessible.title(of: surface.widget)].compactMap { $0 })
    }
    let control = node.onlyControl
    control?.willFillFormRow()
    let treatment = control?.rowTreatment ?? .none
    gtk_list_box_row_set_activatable(row.as(GtkListBoxRow.self), treatment == .none ? 0 : 1)
    if let control, treatment == .editing {
      row.addClass(.fieldRow)
      if !hasFocusableRows { Accessible(row).setLabelledBy([control.focusTarget]) }
      gtk_widget_set_cursor_from_name(row, "text")
    }
  }

  /// Moves a row after another one, or to the start.
  func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    guard let row = row(of: node) else { return }
    let order = order ?? RowOrder(of: widget)
    self.order = order
    order.move(row, after: self.row(of: sibling))
  }

  /// Removes a view and its row.
  func remove(_ node: LayoutNode) {
    guard let row = rows.removeValue(forKey: ObjectIdentifier(node)) else { return }
    order?.forget(row.widget)
    row.surface.remove(node)
    row.surface.dispose()
    gtk_list_box_row_set_child(row.widget.as(GtkListBoxRow.self), nil)
    gtk_list_box_remove(widget.opaque, row.widget)
  }

  /// Releases everything.
  func dispose() {
    for row in rows.values { row.surface.dispose() }
    rows = [:]
    activation.disconnect()
    gtk_list_box_set_sort_func(widget.opaque, nil, nil, nil)
    order = nil
  }
}

/// The order of a list's rows once one of them was moved.
///
/// `GtkListBox` can't move a row, but it can sort. Rows have numbers with gaps, and a moved row gets a number between
/// those of its new neighbors. If there is none, the numbers of as few surrounding rows as possible are redistributed.
@MainActor private final class RowOrder {
  private static let gap = 1 << 32

  private let list: GtkWidgetPointer
  private var numbers: [GtkWidgetPointer: Int] = [:]

  init(of list: GtkWidgetPointer) {
    self.list = list
    number()
    gtk_list_box_set_sort_func(
      list.opaque,
      { first, second, data in
        guard let first, let second, let data else { return 0 }
        let order = Unmanaged<RowOrder>.fromOpaque(data)
        let (one, other) = (UInt(bitPattern: first), UInt(bitPattern: second))
        return MainActor.assumeIsolated { order.takeUnretainedValue().compare(one, other) }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func compare(_ first: UInt, _ second: UInt) -> Int32 {
    guard let first = GtkWidgetPointer(bitPattern: first), let second = GtkWidgetPointer(bitPattern: second) else {
      return 0
    }
    let (one, other) = (numbers[first] ?? 0, numbers[second] ?? 0)
    return one < other ? -1 : one > other ? 1 : 0
  }

  private func number() {
    var next = gtk_widget_get_first_child(list)
    var number = 0
    while let row = next {
      number += Self.gap
      numbers[row] = number
      next = gtk_widget_get_next_sibling(row)
    }
  }

  /// Makes a gap next to a row, ignoring the number of `moving`.
  ///
  /// The numbers are redistributed within the smallest range around the row's number that is sparse enough. The larger
  /// the range, the lower the permitted density, so a redistributed range has room for many more rows: the amortized
  /// cost of a move is logarithmic.
  private func spread(around row: GtkWidgetPointer, but moving: GtkWidgetPointer) {
    guard let middle = numbers[row] else { return }
    func next(_ row: GtkWidgetPointer) -> GtkWidgetPointer? {
      let next = gtk_widget_get_next_sibling(row)
      return next == moving ? gtk_widget_get_next_sibling(moving) : next
    }
    func previous(_ row: GtkWidgetPointer) -> GtkWidgetPointer? {
      let previous = gtk_widget_get_prev_sibling(row)
      return previous == moving ? gtk_widget_get_prev_sibling(moving) : previous
    }
    var (first, last, count) = (row, row, 1)
    var width = 1 << 15
    var allowed = 64.0
    var lowest = 0
    repeat {
      width *= 2
      allowed *= 4 / 3
      lowest = middle & ~(width - 1)
      let end = lowest + width
      while let row = previous(first), let number = numbers[row], number >= lowest { (first, count) = (row, count + 1) }
      while let row = next(last), let number = numbers[row], number < end { (last, count) = (row, count + 1) }
    } while Double(count) > allowed
    let step = width / (count + 1)
    var row = first
    for position in 1...count {
      numbers[row] = lowest + position * step
      guard let following = next(row) else { return }
      row = following
    }
  }

  private func room(after sibling: GtkWidgetPointer?, but row: GtkWidgetPointer) -> (below: Int, above: Int) {
    let below = sibling.flatMap { numbers[$0] } ?? 0
    var next = sibling.map { gtk_widget_get_next_sibling($0) } ?? gtk_widget_get_first_child(list)
    if next == row { next = gtk_widget_get_next_sibling(row) }
    return (below, next.flatMap { numbers[$0] } ?? below + 2 * Self.gap)
  }

  func willInsert(_ row: GtkWidgetPointer, after sibling: GtkWidgetPointer?) {
    var room = room(after: sibling, but: row)
    if room.above - room.below < 2, let neighbour = sibling ?? gtk_widget_get_first_child(list) {
      spread(around: neighbour == row ? gtk_widget_get_next_sibling(row) ?? row : neighbour, but: row)
      room = self.room(after: sibling, but: row)
    }
    numbers[row] = room.below + (room.above - room.below) / 2
  }

  func move(_ row: GtkWidgetPointer, after sibling: GtkWidgetPointer?) {
    willInsert(row, after: sibling)
    // The list sorts its rows, but not its child widgets, whose order determines focus and accessibility.
    gtk_list_box_row_changed(row.as(GtkListBoxRow.self))
    gtk_widget_insert_after(row, list, sibling)
  }

  func forget(_ row: GtkWidgetPointer) { numbers[row] = nil }
}
