import CGtk
import OrielCore

/// The title of a window above its subtitle.
///
/// Its height doesn't depend on its width: both are a line, which ends with an ellipsis where there is no room. (A vertical
/// `GtkBox` of such labels reports a smaller natural than minimum height for small widths.)
@MainActor final class TitleLabel: WidgetLayout {
  private let title: GtkWidgetPointer = gtk_label_new(nil)
  private let subtitle: GtkWidgetPointer = gtk_label_new(nil)

  init() {
    super.init()
    takesPointer = false
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    title.addClass(.title)
    subtitle.addClass(.subtitle)
    insert(title, after: nil)
    insert(subtitle, after: title)
    for label in [title, subtitle] {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_single_line_mode(label.opaque, 1)
    }
  }

  /// Whether the title and the subtitle are displayed. Otherwise their place is empty.
  var isVisible = true {
    didSet { if isVisible != oldValue { gtk_widget_set_visible(widget, isVisible ? 1 : 0) } }
  }

  func set(title: String, subtitle: String) {
    gtk_label_set_text(self.title.opaque, title.forGTK)
    gtk_label_set_text(self.subtitle.opaque, subtitle.forGTK)
    gtk_widget_set_visible(self.subtitle, subtitle.isEmpty ? 0 : 1)
  }

  private var lines: [GtkWidgetPointer] { [title, subtitle].filter { gtk_widget_should_layout($0) != 0 } }

  private func height(of line: GtkWidgetPointer) -> Int32 {
    Measurement(of: line, GTK_ORIENTATION_VERTICAL, for: -1).natural
  }

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_CONSTANT_SIZE }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    guard orientation == GTK_ORIENTATION_HORIZONTAL else {
      let height = lines.reduce(0) { $0 + self.height(of: $1) }
      return Measurement(minimum: height, natural: height)
    }
    let widths = lines.map { Measurement(of: $0, GTK_ORIENTATION_HORIZONTAL, for: -1) }
    return Measurement(minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).max() ?? 0)
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    var y: Int32 = 0
    for line in lines {
      let own = self.height(of: line)
      var corner = graphene_point_t(x: 0, y: Float(y))
      gtk_widget_allocate(line, width, own, -1, gsk_transform_translate(nil, &corner))
      y += own
    }
  }
}
