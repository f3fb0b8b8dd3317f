import CGtk
import OrielCore

/// The child of a `GtkListItem`. GTK holds about two hundred items, however few are visible; a row has content only
/// while it is visible. Otherwise the host has the last known height of the row, or the typical height of rows.
@MainActor final class RowHost: WidgetLayout {
  /// The list item that it is the child of.
  let item: OpaquePointer
  private(set) var row: ListRow?
  private(set) var surface: SurfaceWidget?
  /// The layout of the row's content; nil while it has none.
  weak var layout: RowLayout?
  private var height: Int32
  private unowned let hosts: RowHosts
  private let signals = SignalConnections()

  init(_ item: OpaquePointer, in hosts: RowHosts) {
    self.item = item
    self.hosts = hosts
    height = hosts.typicalHeight
    super.init()
    takesPointer = false
    for signal in [Signal.map, .unmap] {
      signals.add(
        .connect(widget.raw, signal) { [weak self] in
          if let self { self.hosts.visibilityDidChange(self) }
        })
    }
    gtk_list_item_set_child(item, widget)
  }

  func dispose() {
    signals.disconnectAll()
    gtk_list_item_set_child(item, nil)
  }

  /// The widget of the row around it.
  var rowWidget: GtkWidgetPointer? { gtk_widget_get_parent(widget) }

  var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether the row or a widget in it has the keyboard focus.
  var hasFocus: Bool {
    guard let focus, let rowWidget else { return false }
    return focus == rowWidget || gtk_widget_is_ancestor(focus, rowWidget) != 0
  }

  /// Whether the row itself has the keyboard focus.
  var isFocused: Bool { focus != nil && focus == rowWidget }

  /// The focused widget of the window, whether or not the window is active.
  private var focus: GtkWidgetPointer? { gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) } }

  // MARK: Row

  /// Binds the host to a row, with the content that the row had in another host.
  func bind(_ row: ListRow, _ surface: SurfaceWidget?) {
    self.row = row
    height = hosts.typicalHeight
    if let surface { show(surface) }
  }

  /// Ends the binding. Returns the row with its content.
  func unbind() -> (ListRow, SurfaceWidget)? {
    defer {
      row = nil
      gtk_widget_queue_resize(widget)
    }
    guard let row, let surface = hide() else { return nil }
    return (row, surface)
  }

  func show(_ surface: SurfaceWidget) {
    self.surface = surface
    insert(surface.widget, after: nil)
  }

  /// Removes the content, and keeps its height.
  func hide() -> SurfaceWidget? {
    guard let surface else { return nil }
    if gtk_widget_get_height(widget) > 0 { height = gtk_widget_get_height(widget) }
    self.surface = nil
    remove(surface.widget)
    return surface
  }

  // MARK: Layout

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    if let surface { return Measurement(of: surface.widget, orientation, for: size) }
    guard orientation == GTK_ORIENTATION_VERTICAL else { return Measurement() }
    return Measurement(minimum: height, natural: height)
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    guard let surface else { return }
    hosts.noteHeight(height)
    gtk_widget_allocate(surface.widget, width, height, baseline, nil)
  }
}
