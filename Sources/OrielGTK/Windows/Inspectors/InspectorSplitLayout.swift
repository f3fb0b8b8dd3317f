import CGtk
import OrielCore

/// The layout of a view and an optional column on its trailing side, with a line between them.
///
/// Its minimum width is that of the view; the owner of the column is notified when the column no longer fits.
@MainActor final class InspectorSplitLayout: WidgetLayout {
  /// The column beside the view.
  struct Column {
    /// The column.
    let widget: GtkWidgetPointer
    /// The divider that is dragged. It covers the line and a few pixels on both sides.
    let divider: GtkWidgetPointer
  }

  /// The view.
  var content: GtkWidgetPointer?
  /// Called after a layout in which it has changed whether the column fits.
  var roomDidChange: ((_ fitsColumn: Bool) -> Void)?
  /// Called after a layout in which the column's width or its limits have changed.
  var columnDidChange: (() -> Void)?

  private(set) var column: Column?
  /// The limits of the current or last column.
  private(set) var limits = ColumnWidth.usual
  /// The width of the column if it isn't limited by the view.
  private(set) var width = ColumnWidth.usual.ideal
  /// The visible fraction of the column, up to 1.
  private(set) var progress = 1.0
  private var fitsColumn = true
  private var reported: (fits: Bool, width: Int32, widest: Int32) = (true, 0, 0)
  private var isReportDue = false

  // The width of the line, and that of the draggable area on each side: the same as in the style sheet.
  private static let line: Int32 = 1
  private static let reachBefore: Int32 = 4
  private static let reachAfter: Int32 = 7

  // MARK: Column

  /// Shows a column beside the view.
  func show(_ new: Column) {
    removeColumn()
    column = new
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    insert(new.widget, after: gtk_widget_get_last_child(widget))
    insert(new.divider, after: new.widget)
  }

  /// Removes the column.
  func removeColumn() {
    guard let column else { return }
    self.column = nil
    progress = 1
    remove(column.divider)
    remove(column.widget)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_VISIBLE)
  }

  /// Sets the limits of the column's width.
  func setLimits(_ new: ColumnWidth) {
    guard new != limits else { return }
    limits = new
    gtk_widget_queue_resize(widget)
  }

  /// Sets the width of the column, which is limited to the available width.
  func setWidth(_ new: Double) {
    guard new != width else { return }
    width = new
    gtk_widget_queue_resize(widget)
  }

  /// Sets the visible fraction of the column.
  func setProgress(_ new: Double) {
    guard new != progress else { return }
    progress = new
    gtk_widget_queue_allocate(widget)
  }

  // MARK: Lengths

  private static func pixels(_ length: Double) -> Int32 { Int32(min(max(length, 0), 100_000).rounded()) }

  private var contentMinimum: Int32 {
    content.map { Measurement(of: $0, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum } ?? 0
  }

  /// The maximum width of a column within a width.
  private func widest(in room: Int32) -> Int32 {
    max(min(Self.pixels(limits.maximum), room - contentMinimum - Self.line), Self.pixels(limits.minimum))
  }

  private func columnWidth(in room: Int32) -> Int32 {
    min(max(Self.pixels(width), Self.pixels(limits.minimum)), widest(in: room))
  }

  /// The current width of the column.
  var currentWidth: Double { Double(columnWidth(in: gtk_widget_get_width(widget))) }
  /// The current maximum width of the column.
  var currentMaximum: Double { Double(widest(in: gtk_widget_get_width(widget))) }

  // MARK: Layout

  override func requestMode() -> GtkSizeRequestMode {
    content.map { gtk_widget_get_request_mode($0) } ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    orientation == GTK_ORIENTATION_HORIZONTAL ? measureWidth(for: size) : measureHeight(for: size)
  }

  private func measureWidth(for height: Int32) -> Measurement {
    var needs = content.map { Measurement(of: $0, GTK_ORIENTATION_HORIZONTAL, for: height) } ?? Measurement()
    if column != nil { needs.natural += Self.line + columnWidth(in: .max) }
    return needs
  }

  private func measureHeight(for width: Int32) -> Measurement {
    var rest = width
    if column != nil, width >= 0 { rest = max(width - Self.line - columnWidth(in: width), contentMinimum) }
    var needs = content.map { Measurement(of: $0, GTK_ORIENTATION_VERTICAL, for: rest) } ?? Measurement()
    guard let column else { return needs }
    let across = Measurement(of: column.widget, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
    let room = max(columnWidth(in: width < 0 ? .max : width), across)
    let beside = Measurement(of: column.widget, GTK_ORIENTATION_VERTICAL, for: room)
    needs.minimum = max(needs.minimum, beside.minimum)
    needs.natural = max(needs.natural, beside.natural)
    return needs
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    fitsColumn = width >= contentMinimum + Self.line + Self.pixels(limits.minimum)
    reportLater()
    guard let column else {
      if let content { gtk_widget_allocate(content, width, height, baseline, nil) }
      return
    }
    let columnWidth = columnWidth(in: width)
    let taken = Self.pixels(Double(columnWidth + Self.line) * progress)
    let rest = max(width - taken, contentMinimum)
    if let content { put(content, at: 0, width: rest, in: (width, height), baseline) }
    put(column.widget, at: rest + Self.line, width: columnWidth, in: (width, height))
    let reach = Self.reachBefore + Self.line + Self.reachAfter
    put(column.divider, at: rest - Self.reachBefore, width: reach, in: (width, height))
  }

  private func put(
    _ child: GtkWidgetPointer, at x: Int32, width: Int32, in size: (width: Int32, height: Int32), _ baseline: Int32 = -1
  ) {
    guard gtk_widget_should_layout(child) != 0 else { return }
    // A child with a larger minimum width extends beyond the edge.
    let width = max(width, Measurement(of: child, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum)
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    var offset = graphene_point_t(x: Float(isMirrored ? size.width - x - width : x), y: 0)
    gtk_widget_allocate(child, width, size.height, baseline, gsk_transform_translate(nil, &offset))
  }

  // MARK: Reports

  private var present: (fits: Bool, width: Int32, widest: Int32) {
    let room = gtk_widget_get_width(widget)
    return (fitsColumn, columnWidth(in: room), widest(in: room))
  }

  private func reportLater() {
    guard !isReportDue else { return }
    isReportDue = true
    MainLoop.schedule { [weak self] in self?.report() }
  }

  private func report() {
    isReportDue = false
    let old = reported
    let new = present
    guard new != old else { return }
    reported = new
    if column != nil, (new.width, new.widest) != (old.width, old.widest) { columnDidChange?() }
    if new.fits != old.fits { roomDidChange?(new.fits) }
  }
}
