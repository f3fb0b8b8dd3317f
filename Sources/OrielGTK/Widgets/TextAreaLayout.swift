import CGtk

/// The room for a text view: as high as its text is at its width, but no higher than some lines; beyond, it scrolls.
@MainActor final class TextAreaLayout: WidgetLayout {
  /// How many lines are the most; nil for as many as there are.
  var lineLimit: Int? {
    didSet { if lineLimit != oldValue { gtk_widget_queue_resize(widget) } }
  }

  /// Whether there is room for all lines up to the limit from the beginning.
  var reservesSpace = false {
    didSet { if reservesSpace != oldValue { gtk_widget_queue_resize(widget) } }
  }

  private let content: GtkWidgetPointer
  private let view: GtkWidgetPointer
  private var isRepeatDue = false

  /// The content shows the text view and scrolls it.
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
    // Lists give their rows no more height than they need at least.
    result.minimum = result.natural
    return result
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    let before = Measurement(of: content, GTK_ORIENTATION_VERTICAL, for: width)
    gtk_widget_allocate(content, width, height, baseline, nil)
    keepInSight()
    if Measurement(of: content, GTK_ORIENTATION_VERTICAL, for: width) != before { repeatLater() }
  }

  /// Scrolls back what is out of sight although there is room for it.
  ///
  /// A text view scrolls to what is typed before it has grown, little by little, and in the meantime takes no notice of
  /// its room.
  func keepInSight() {
    let adjustment = gtk_scrollable_get_vadjustment(view.opaque)
    let rest = max(0, gtk_adjustment_get_upper(adjustment) - Double(gtk_widget_get_height(view)))
    if gtk_adjustment_get_value(adjustment) > rest { gtk_adjustment_set_value(adjustment, rest) }
  }

  /// A text view learns the height of its text only while it is given its width, and then asks for another height in
  /// vain: GTK listens to no such wish during the layout.
  private func repeatLater() {
    guard !isRepeatDue else { return }
    isRepeatDue = true
    MainLoop.schedule { [weak self] in
      guard let self else { return }
      self.isRepeatDue = false
      gtk_widget_queue_resize(self.widget)
    }
  }

  /// The height of as many lines as are the most, with the paddings of the text view, in pixels.
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
