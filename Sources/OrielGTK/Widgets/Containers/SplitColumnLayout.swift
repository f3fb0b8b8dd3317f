import CGtk
import OrielCore

/// The content of a column of a split view, in the size that the column has.
///
/// A column's smallest size doesn't depend on its content: another page changes neither the widths of the columns nor
/// the size of the window. Content that needs more is cut off at the trailing edge and at the bottom.
@MainActor final class SplitColumnLayout: WidgetLayout {
  private static let leastHeight: Int32 = 120

  private let leastWidth: Int32
  private var content: SurfaceWidget?

  /// - Parameter leastWidth: the smallest width of the column.
  init(leastWidth: Int32) {
    self.leastWidth = leastWidth
    super.init()
    takesPointer = false
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
  }

  /// Shows the content. Returns the widget.
  func show(_ content: SurfaceWidget) -> GtkWidgetPointer {
    self.content = content
    insert(content.widget, after: nil)
    return widget
  }

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    guard let content else { return Measurement() }
    let isAcross = orientation == GTK_ORIENTATION_HORIZONTAL
    let least = isAcross ? leastWidth : Self.leastHeight
    // GTK warns about a measurement for less than the content needs.
    let width = isAcross || size < 0 ? -1 : max(size, contentWidth)
    let wanted = Measurement(of: content.widget, orientation, for: width)
    return Measurement(minimum: least, natural: max(least, wanted.natural))
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    guard let content else { return }
    let across = max(width, contentWidth)
    let down = max(height, Measurement(of: content.widget, GTK_ORIENTATION_VERTICAL, for: across).minimum)
    var corner = graphene_point_t(x: content.isMirrored ? Float(width - across) : 0, y: 0)
    let transform = across == width ? nil : gsk_transform_translate(nil, &corner)
    gtk_widget_allocate(content.widget, across, down, -1, transform)
  }

  private var contentWidth: Int32 {
    content.map { Measurement(of: $0.widget, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum } ?? 0
  }
}
