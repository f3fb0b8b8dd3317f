import CGtk
import OrielCore

/// The child of a `GtkListItem`: a row of a list, or a cell of a table. GTK holds about two hundred items, however few
/// are visible; a row has content only while it is visible. Otherwise the host has the last known height of the row, or
/// the typical height of rows.
@MainActor final class RowHost: WidgetLayout, MenuSectionSource, RowHolder {
  /// The list item that it is the child of.
  let item: OpaquePointer
  private(set) var row: ListRow?
  private(set) var surface: SurfaceWidget?
  /// The part of the row that it displays. A whole row is wider than the cell that it is in.
  var part = RowPart.own {
    didSet {
      guard part != oldValue else { return }
      let overflow = part == .whole ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN
      gtk_widget_set_overflow(widget, overflow)
      guard let cell = gtk_widget_get_parent(widget) else { return }
      gtk_widget_set_overflow(cell, overflow)
      // An empty cell would be in front of the whole row.
      gtk_widget_set_can_target(cell, part == .nothing ? 0 : 1)
      gtk_widget_queue_resize(widget)
    }
  }
  /// The class that sets the color of the row's separator.
  var separatorClass: StyleClass? {
    didSet { if separatorClass != oldValue { rowWidget?.changeClass(from: oldValue, to: separatorClass) } }
  }
  /// The layout of the row's content; nil while it has none.
  weak var layout: RowLayout?
  /// The content that a former row has left, which is neither measured nor drawn, and hidden from assistive technology.
  private var kept: (spare: SpareRowContent, surface: SurfaceWidget)?
  /// The buttons that a swipe reveals; nil while there are none.
  var swipe: RowSwipe? {
    didSet {
      guard swipe !== oldValue else { return }
      if let oldValue {
        remove(oldValue.widget)
        oldValue.dispose()
      }
      if let swipe { insert(swipe.widget, after: surface?.widget) }
      gtk_widget_set_overflow(widget, swipe == nil ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN)
      gtk_widget_queue_allocate(widget)
    }
  }
  private var height: Int32
  /// The height that the content of a cell has last had.
  private var measuredHeight: Int32?
  /// Whether the height is that of other rows.
  private var isEstimated = true
  private unowned let hosts: RowHostPool
  private let signals = SignalConnections()

  init(_ item: OpaquePointer, in hosts: RowHostPool) {
    self.item = item
    self.hosts = hosts
    height = hosts.typicalHeight
    super.init()
    takesPointer = false
    if hosts.isColumn { gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }
    for signal in [Signal.map, .unmap] {
      signals.add(
        .connect(widget.raw, signal) { [weak self] in
          if let self { self.hosts.visibilityDidChange(self) }
        })
    }
    gtk_list_item_set_child(item, widget)
  }

  func dispose() {
    swipe = nil
    signals.disconnectAll()
    gtk_list_item_set_child(item, nil)
  }

  /// The control that is all of its content; nil if there is none.
  var control: (any RowControl)? { layout?.content?.onlyControl }

  /// What the row does for that control.
  var treatment: RowTreatment { control?.rowTreatment ?? .none }

  /// The widget of the row around it.
  var rowWidget: GtkWidgetPointer? {
    let parent = gtk_widget_get_parent(widget)
    return hosts.isColumn ? parent.flatMap { gtk_widget_get_parent($0) } : parent
  }

  /// The host and its content, if it has a width and displays a row or a cell of its own.
  var measurable: (RowHost, SurfaceWidget)? {
    guard part == .own, let surface, gtk_widget_get_width(widget) > 0 else { return nil }
    return (self, surface)
  }

  /// Whether the user can select the row.
  var isSelectable: Bool { gtk_list_item_get_selectable(item) != 0 }

  var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether the row is visible, which a cell in it may not be.
  var isRowMapped: Bool { rowWidget.map { gtk_widget_get_mapped($0) != 0 } ?? false }

  /// Whether the row or a widget in it has the keyboard focus.
  var hasFocus: Bool {
    guard let focus, let rowWidget else { return false }
    return focus == rowWidget || gtk_widget_is_ancestor(focus, rowWidget) != 0
  }

  /// Whether the row itself has the keyboard focus.
  var isFocused: Bool { focus != nil && focus == rowWidget }

  /// The focused widget of the window, whether or not the window is active.
  private var focus: GtkWidgetPointer? { gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) } }

  /// The list's own actions for the row; nil if there are none.
  func menuSection(besides titles: Set<String>) -> MenuModel? {
    row.flatMap { hosts.menuSection($0, titles) }
  }

  /// The context menu of the row's content; nil if it has none.
  var contextMenu: (any RowContextMenu)? { layout?.content?.onlyLeaf?.gtk?.rowAttributes.contextMenu }

  /// Opens the context menu of the row's content at a position of a widget around the row. Returns false if it has none,
  /// or if the position is in another cell.
  func openContextMenu(x: Double, y: Double, in view: GtkWidgetPointer) -> Bool {
    guard let contextMenu else { return false }
    var bounds = graphene_rect_t()
    var point = graphene_point_t(x: Float(x), y: Float(y))
    guard gtk_widget_compute_bounds(widget, view, &bounds) != 0, graphene_rect_contains_point(&bounds, &point) else {
      return false
    }
    return contextMenu.open(x: x, y: y, in: view)
  }

  // MARK: Row

  /// Binds the host to a row, with the content that the row had in another host.
  func bind(_ row: ListRow, _ surface: SurfaceWidget?) {
    self.row = row
    let former = height
    height = hosts.typicalHeight
    isEstimated = true
    if let surface {
      show(surface)
    } else if height != former {
      gtk_widget_queue_resize(widget)
    }
  }

  /// Ends the binding. Returns the row with its content.
  func unbind() -> (ListRow, SurfaceWidget)? {
    defer { row = nil }
    guard let row, let surface = hide() else { return nil }
    gtk_widget_queue_resize(widget)
    return (row, surface)
  }

  func show(_ surface: SurfaceWidget) {
    swipe = nil
    self.surface = surface
    if gtk_widget_get_parent(surface.widget) == widget {
      gtk_widget_queue_resize(widget)
    } else {
      insert(surface.widget, after: nil)
    }
  }

  /// Keeps the content of a row that is no longer visible, without a new layout.
  func keep(_ spare: SpareRowContent) {
    guard let surface else { return }
    swipe = nil
    keepHeight()
    Accessible(surface.widget).setHidden(true)
    kept = (spare, surface)
    self.surface = nil
  }

  /// Returns the content that a former row has left. Its widget is a child of the host until it is shown or disposed of.
  func takeSpare() -> (SpareRowContent, SurfaceWidget)? {
    guard let (spare, surface) = kept else { return nil }
    kept = nil
    Accessible(surface.widget).setHidden(false)
    return (spare, surface)
  }

  /// Removes the content, and keeps its height.
  func hide() -> SurfaceWidget? {
    guard let surface else { return nil }
    swipe = nil
    keepHeight()
    self.surface = nil
    remove(surface.widget)
    return surface
  }

  /// Creates the content, because the row is about to become visible.
  func prepare() { if surface == nil, let row { hosts.prepare(self, row) } }

  /// Calls `body` with the hosts in the widget of a row: one in a list, one for each column in a table.
  static func inRow(_ row: GtkWidgetPointer, _ body: (RowHost) -> Void) {
    var next = gtk_widget_get_first_child(row)
    while let child = next {
      let layout = WidgetLayout.of(child) ?? gtk_widget_get_first_child(child).flatMap { WidgetLayout.of($0) }
      if let host = layout as? RowHost { body(host) }
      next = gtk_widget_get_next_sibling(child)
    }
  }

  private func keepHeight() {
    guard gtk_widget_get_height(widget) > 0 else { return }
    height = gtk_widget_get_height(widget)
    isEstimated = false
  }

  /// Sets the height of a row that has had no content yet.
  func estimate(_ height: Int32) {
    guard isEstimated, surface == nil, height != self.height else { return }
    self.height = height
    gtk_widget_queue_resize(widget)
  }

  /// Requests another layout if the content of the cell has another height in the column's new width.
  func columnWidthDidChange(to width: Int32) {
    guard part == .own, let surface, let measuredHeight else { return }
    let needed = Measurement(of: surface.widget, GTK_ORIENTATION_VERTICAL, for: max(width, contentWidth(surface)))
    if needed.minimum != measuredHeight { gtk_widget_queue_resize(widget) }
  }

  // MARK: Layout

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    if orientation == GTK_ORIENTATION_HORIZONTAL, let width = hosts.columnWidth { return width }
    if part == .nothing { return Measurement() }
    if let surface {
      // A `GtkColumnView` asks for the height of a row without its width, unless the width is fixed.
      let isDown = orientation == GTK_ORIENTATION_VERTICAL
      let asksForAnyWidth = isDown && size < 0 && part == .own
      let known = asksForAnyWidth && !hosts.isWidthFixed ? hosts.cellWidth ?? size : size
      let measured = Measurement(
        of: surface.widget, orientation, for: known < 0 ? known : max(known, contentWidth(surface)))
      if isDown, hosts.isColumn, !(asksForAnyWidth && hosts.isWidthFixed) { measuredHeight = measured.minimum }
      return measured
    }
    guard orientation == GTK_ORIENTATION_VERTICAL else { return Measurement() }
    return Measurement(minimum: height, natural: height)
  }

  /// Draws nothing of a former row, whose content is still a child, until the row has content.
  override func draw(_ snapshot: OpaquePointer) {
    guard let surface else { return }
    gtk_widget_snapshot_child(widget, surface.widget, snapshot)
    if let swipe { gtk_widget_snapshot_child(widget, swipe.widget, snapshot) }
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    guard let surface else { return }
    if part == .own { hosts.noteHeight(height) }
    guard hosts.isColumn else { return allocate(surface, width, height, baseline) }
    if part == .own { hosts.noteWidth(width) }
    // Unless it is a whole row, what is wider than the column is cut off at the trailing edge.
    let wide = max(width, contentWidth(surface))
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    var corner = graphene_point_t(x: isMirrored ? Float(width - wide) : 0, y: 0)
    let transform = wide == width ? nil : gsk_transform_translate(nil, &corner)
    gtk_widget_allocate(surface.widget, wide, height, baseline, transform)
  }

  private func allocate(_ surface: SurfaceWidget, _ width: Int32, _ height: Int32, _ baseline: Int32) {
    guard let swipe else { return gtk_widget_allocate(surface.widget, width, height, baseline, nil) }
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    var offset = graphene_point_t(x: Float(swipe.offset(isMirrored: isMirrored).rounded()), y: 0)
    gtk_widget_allocate(surface.widget, width, height, baseline, gsk_transform_translate(nil, &offset))
    swipe.allocate(width: width, height: height, isMirrored: isMirrored)
  }

  /// The width of the content where that of the column is smaller: the smallest possible, or that of the row.
  private func contentWidth(_ surface: SurfaceWidget) -> Int32 {
    guard hosts.isColumn else { return 0 }
    if part == .whole, let width = rowWidth { return width }
    return Measurement(of: surface.widget, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
  }

  /// The width of the row around it, less the padding of the cell at both edges.
  private var rowWidth: Int32? {
    var (corner, place) = (graphene_point_t(), graphene_point_t())
    guard let row = rowWidget, gtk_widget_get_width(row) > 0,
      gtk_widget_compute_point(widget, row, &corner, &place) != 0
    else { return nil }
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let (width, start) = (gtk_widget_get_width(row), Int32(place.x))
    return width - 2 * (isMirrored ? width - start - gtk_widget_get_width(widget) : start)
  }
}
