import CGtk

/// A layout that is its child: it has the child's size and baseline, and wants room when the child does.
@MainActor class PassingLayout: WidgetLayout {
  override init() {
    super.init()
    takesPointer = false
  }

  /// What the widget is around. What else hangs on it has a surface of its own, and no part in the layout.
  var content: GtkWidgetPointer? { children.first { !$0.isNative } }

  override func requestMode() -> GtkSizeRequestMode {
    content.map { gtk_widget_get_request_mode($0) } ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    content.map { Measurement(of: $0, orientation, for: size) } ?? Measurement()
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    if let content { gtk_widget_allocate(content, width, height, baseline, nil) }
  }

  override func wantsRoom(_ orientation: GtkOrientation) -> Bool {
    content.map { gtk_widget_compute_expand($0, orientation) != 0 } ?? false
  }

  override func draw(_ snapshot: OpaquePointer) {
    if let content { gtk_widget_snapshot_child(widget, content, snapshot) }
  }
}
