import CGtk

/// A box around a text view that is always as high as the text is at its width.
///
/// A text view learns the height of its text only while it is given its width, and then asks for another height in vain:
/// GTK listens to no such wish during the layout. It is repeated here, once the layout is over.
@MainActor final class TextAreaLayout: WidgetLayout {
  private let content: GtkWidgetPointer
  private var isRepeatDue = false

  init(around content: GtkWidgetPointer) {
    self.content = content
    super.init()
    insert(content, after: nil)
  }

  // Lists give their rows no more height than they need at least.
  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    var result = Measurement(of: content, orientation, for: size)
    if orientation == GTK_ORIENTATION_VERTICAL { result.minimum = result.natural }
    return result
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    let before = measure(GTK_ORIENTATION_VERTICAL, for: width).natural
    gtk_widget_allocate(content, width, height, baseline, nil)
    guard measure(GTK_ORIENTATION_VERTICAL, for: width).natural != before, !isRepeatDue else { return }
    isRepeatDue = true
    MainLoop.schedule { [weak self] in
      guard let self else { return }
      self.isRepeatDue = false
      gtk_widget_queue_resize(self.widget)
    }
  }
}
