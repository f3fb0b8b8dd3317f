import CGtk

/// The layout of a text view: as tall as its text at its width, up to a maximum number of lines, beyond which it
/// scrolls.
@MainActor final class TextAreaLayout: WidgetLayout {
  /// The maximum number of lines; nil for no limit.
  var lineLimit: Int? {
    didSet { if lineLimit != oldValue { gtk_widget_queue_resize(widget) } }
  }

  /// The number of lines whose height shorter text has.
  var reservedLines = 0 {
    didSet { if reservedLines != oldValue { gtk_widget_queue_resize(widget) } }
  }

  private let content: GtkWidgetPointer
  private let view: GtkWidgetPointer
  private var isRepeatDue = false

  /// `content` is the scrolled window that contains the text view.
  init(around content: GtkWidgetPointer, for view: GtkWidgetPointer) {
    self.content = content
    self.view = view
    super.init()
    insert(content, after: nil)
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    var result = Measurement(of: content, orientation, for: size)
    guard orientation == GTK_ORIENTATION_VERTICAL else { return result }
    if let limit = height(ofLines: lineLimit) { result.natural = min(limit, result.natural) }
    if let least = height(ofLines: reservedLines) { result.natural = max(least, result.natural) }
    // Lists allocate only the minimum height to their rows.
    result.minimum = result.natural
    return result
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    let before = Measurement(of: content, GTK_ORIENTATION_VERTICAL, for: width)
    gtk_widget_allocate(content, width, height, baseline, nil)
    keepInSight()
    if Measurement(of: content, GTK_ORIENTATION_VERTICAL, for: width) != before { repeatLater() }
  }

  /// Scrolls back to the start if the whole text fits.
  ///
  /// A text view scrolls to the insertion point gradually before it has grown, and ignores its new height meanwhile.
  func keepInSight() {
    let adjustment = gtk_scrollable_get_vadjustment(view.opaque)
    let rest = max(0, gtk_adjustment_get_upper(adjustment) - Double(gtk_widget_get_height(view)))
    if gtk_adjustment_get_value(adjustment) > rest { gtk_adjustment_set_value(adjustment, rest) }
  }

  /// A text view computes the height of its text during its allocation, and then queues a resize, which GTK ignores
  /// during the layout. So the resize is queued again later.
  private func repeatLater() {
    guard !isRepeatDue else { return }
    isRepeatDue = true
    MainLoop.schedule { [weak self] in
      guard let self else { return }
      self.isRepeatDue = false
      gtk_widget_queue_resize(self.widget)
    }
  }

  /// The height of a number of lines with the padding of the text view, in pixels; nil without a number.
  private func height(ofLines count: Int?) -> Int32? {
    guard let count, count > 0, let line = gtk_widget_create_pango_layout(view, "X") else { return nil }
    defer { g_object_unref(line.raw) }
    var height: Int32 = 0
    pango_layout_get_pixel_size(line, nil, &height)
    return Int32(clamping: Int(height) * Int(Int32(clamping: count)) + Int(paddings))
  }

  private var paddings: Int32 {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(view, view, &bounds) != 0 else { return 0 }
    return Int32(bounds.size.height) - gtk_widget_get_height(view)
  }
}
