import CGtk
import FoundationEssentials

/// A grid of thumbnails: a `GtkGridView`, whose cells request the thumbnails of the displayed files.
@MainActor final class ThumbnailGrid {
  let root = ObjectHandle(retaining: ScrolledWindow.make())
  private let view: ObjectHandle
  private let model: ObjectHandle
  private let factory: ObjectHandle
  private let signals = SignalConnections()
  private var cells: [UnsafeMutableRawPointer: ThumbnailCell] = [:]
  private let side: Int32
  private let showsNames: Bool
  private(set) var items: [ThumbnailItem] = []
  /// The marks of the file at a position.
  var state: ((Int) -> ThumbnailCell.State)?
  /// Called when a file is clicked.
  var didPress: ((Int) -> Void)?
  /// Called when a file is activated, with Return or a double click.
  var didActivate: ((Int) -> Void)?

  /// - Parameter isRow: whether there is a single row, which scrolls horizontally.
  init(side: Int32 = 128, showsNames: Bool = false, isRow: Bool = false) {
    self.side = side
    self.showsNames = showsNames
    factory = ObjectHandle(adopting: gtk_signal_list_item_factory_new())
    model = ObjectHandle(adopting: gtk_string_list_new(nil))
    // The grid takes over both references.
    g_object_ref(model.raw)
    g_object_ref(factory.raw)
    view = ObjectHandle(retaining: gtk_grid_view_new(gtk_no_selection_new(model.opaque), factory.opaque))
    // GTK creates 32 rows with this number of cells.
    gtk_grid_view_set_max_columns(view.opaque, isRow ? 1 : 8)
    gtk_grid_view_set_min_columns(view.opaque, 1)
    if isRow { gtk_orientable_set_orientation(view.opaque, GTK_ORIENTATION_HORIZONTAL) }
    gtk_scrolled_window_set_child(root.opaque, view.widget)
    let (free, fixed) = (GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_policy(root.opaque, isRow ? free : fixed, isRow ? fixed : free)
    gtk_widget_set_vexpand(root.widget, 1)
    signals.add(.connect(factory.raw, .itemSetUp) { [weak self] in self?.setUp($0) })
    signals.add(.connect(factory.raw, .itemBound) { [weak self] in self?.bind($0) })
    signals.add(.connect(factory.raw, .itemUnbound) { [weak self] in self?.unbind($0) })
    signals.add(.connect(factory.raw, .itemTornDown) { [weak self] in self?.tearDown($0) })
    signals.add(.connect(view.raw, .gridItemActivated) { [weak self] in self?.didActivate?(Int($0)) })
  }

  /// Replaces the displayed files.
  func show(_ items: [ThumbnailItem]) {
    let count = g_list_model_get_n_items(model.opaque)
    self.items = items
    let empty = strdup("")
    defer { free(empty) }
    var names: [UnsafePointer<CChar>?] = Array(repeating: UnsafePointer(empty), count: items.count)
    names.append(nil)
    gtk_string_list_splice(model.opaque, 0, count, &names)
  }

  /// Updates the marks of all cells.
  func refresh() {
    for cell in cells.values {
      if let position = cell.position { cell.update(state?(position) ?? ThumbnailCell.State()) }
    }
  }

  /// Scrolls to a file, and moves the keyboard focus to it.
  func reveal(_ position: Int) {
    guard items.indices.contains(position) else { return }
    gtk_grid_view_scroll_to(view.opaque, guint(position), GTK_LIST_SCROLL_FOCUS, nil)
    // GTK moves the focus only within the grid.
    focus()
  }

  /// Moves the keyboard focus into the grid.
  func focus() { gtk_widget_grab_focus(view.widget) }

  /// The number of files for which there are cells.
  var boundCount: Int { cells.values.count { $0.position != nil } }

  /// The position of the file with the keyboard focus; nil if there is none.
  var focusedPosition: Int? {
    guard let root = gtk_widget_get_root(view.widget), let focused = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focused, view.widget) != 0
    else { return nil }
    return cells.values.first { gtk_widget_is_ancestor($0.root.widget, focused) != 0 }?.position
  }

  /// The file whose cell contains a widget.
  func item(of widget: GtkWidgetPointer) -> ThumbnailItem? {
    let cell = cells.values.first { $0.root.widget == widget || gtk_widget_is_ancestor(widget, $0.root.widget) != 0 }
    return cell?.position.map { items[$0] }
  }

  // MARK: Cells

  private func setUp(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    let cell = ThumbnailCell(side: side, showsNames: showsNames)
    cell.didPress = { [weak self] in self?.didPress?($0) }
    cells[item] = cell
    gtk_list_item_set_child(OpaquePointer(item), cell.root.widget)
  }

  private func bind(_ item: UnsafeMutableRawPointer?) {
    guard let item, let cell = cells[item] else { return }
    let position = Int(gtk_list_item_get_position(OpaquePointer(item)))
    guard items.indices.contains(position) else { return }
    gtk_list_item_set_accessible_label(OpaquePointer(item), items[position].name.forGTK)
    cell.show(items[position], at: position, state?(position) ?? ThumbnailCell.State())
  }

  private func unbind(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    cells[item]?.clear()
  }

  private func tearDown(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    gtk_list_item_set_child(OpaquePointer(item), nil)
    cells[item] = nil
  }

  /// Releases the cells, and cancels their requests.
  func dispose() {
    state = nil
    didPress = nil
    didActivate = nil
    show([])
    gtk_grid_view_set_model(view.opaque, nil)
    signals.disconnectAll()
    for cell in cells.values { cell.clear() }
    cells = [:]
  }
}
