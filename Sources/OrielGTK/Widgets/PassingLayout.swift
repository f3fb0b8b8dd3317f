import CGtk

/// A layout that is its child: it has the child's size and baseline, and wants room when the child does.
@MainActor class PassingLayout: WidgetLayout {
  override func requestMode() -> GtkSizeRequestMode {
    content.map { gtk_widget_get_request_mode($0) } ?? super.requestMode()
  }

  /// What the widget is around.
  var content: GtkWidgetPointer? { gtk_widget_get_first_child(widget) }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    content.map { Measurement(of: $0, orientation, for: size) } ?? Measurement()
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    if let content { gtk_widget_allocate(content, width, height, baseline, nil) }
  }
}
