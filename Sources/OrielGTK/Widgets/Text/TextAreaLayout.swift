import CGtk

/// The layout of a text view: as tall as its text at its width, up to a maximum number of lines, beyond which it
/// scrolls.
@MainActor final class TextAreaLayout: WidgetLayout {
  /// The maximum number of lines; nil for no limit.
  var lineLimit: Int? {
    didSet { if lineLimit != oldValue { gtk_widget_queue_resize(widget) } }
  }

  /// Whether the height is always that of the maximum number of lines.
  var reservesSpace = false {
    didSet { if reservesSpace != oldValue { gtk_widget_queue_resize(widget) } }
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
    if let limit = heightLimit { result.natural = reservesSpace ? limit : min(limit, result.natural) }
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

  /// The height of the maximum number of lines with the padding of the text view, in pixels.
  private var heightLimit: Int32? {
    guard let lineLimit, let line = gtk_widget_create_pango_layout(view, "X") else { return nil }
    defer { g_object_unref(line.raw) }
    var height: Int32 = 0
    pango_layout_get_pixel_size(line, nil, &height)
    return Int32(clamping: Int(height) * Int(Int32(clamping: max(1, lineLimit))) + Int(paddings))
  }

  private var paddings: Int32 {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(view, view, &bounds) != 0 else { return 0 }
    return Int32(bounds.size.height) - gtk_widget_get_height(view)
  }
}
