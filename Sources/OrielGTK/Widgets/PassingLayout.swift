import CGtk

/// A layout that is its child: it has the child's size and baseline, and wants room when the child does. Several
/// children stand below each other.
@MainActor class PassingLayout: WidgetLayout {
  override init() {
    super.init()
    takesPointer = false
  }

  /// What the widget is around. What else hangs on it has a surface of its own, and no part in the layout.
  var content: GtkWidgetPointer? { children.first { !$0.isNative } }

  private var contents: [GtkWidgetPointer] {
    children.filter { !$0.isNative && gtk_widget_should_layout($0) != 0 }
  }

  override func requestMode() -> GtkSizeRequestMode {
    content.map { gtk_widget_get_request_mode($0) } ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    let contents = contents
    if contents.count == 1 { return Measurement(of: contents[0], orientation, for: size) }
    return contents.reduce(into: Measurement()) { result, child in
      let needs = Measurement(of: child, orientation, for: orientation == GTK_ORIENTATION_VERTICAL ? size : -1)
      if orientation == GTK_ORIENTATION_VERTICAL {
        result.minimum += needs.minimum
        result.natural += needs.natural
      } else {
        result.minimum = max(result.minimum, needs.minimum)
        result.natural = max(result.natural, needs.natural)
      }
    }
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    let contents = contents
    if contents.count == 1 { return gtk_widget_allocate(contents[0], width, height, baseline, nil) }
    let needs = contents.map { Measurement(of: $0, GTK_ORIENTATION_VERTICAL, for: width) }
    let isTight = needs.reduce(0) { $0 + $1.natural } > height
    var top: Int32 = 0
    for (child, needs) in zip(contents, needs) {
      let length = isTight ? needs.minimum : needs.natural
      var offset = graphene_point_t(x: 0, y: Float(top))
      gtk_widget_allocate(child, width, length, -1, gsk_transform_translate(nil, &offset))
      top += length
    }
  }

  override func wantsRoom(_ orientation: GtkOrientation) -> Bool {
    contents.contains { gtk_widget_compute_expand($0, orientation) != 0 }
  }

  override func draw(_ snapshot: OpaquePointer) {
    for child in contents { gtk_widget_snapshot_child(widget, child, snapshot) }
  }
}
