import CGtk
import OrielCore

/// A `GtkPaned` that may be given less than its columns need, until the split view has hidden one of them: it is cut off
/// then at the trailing edge.
@MainActor final class SplitLayout: WidgetLayout {
  private static let leastWidth: Int32 = 200

  private let paned: GtkWidgetPointer

  init(_ paned: GtkWidgetPointer) {
    self.paned = paned
    super.init()
    takesPointer = false
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    insert(paned, after: nil)
  }

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    guard orientation == GTK_ORIENTATION_HORIZONTAL else {
      return Measurement(of: paned, orientation, for: size < 0 ? size : max(size, least))
    }
    var wanted = Measurement(of: paned, orientation, for: -1)
    wanted.minimum = min(wanted.minimum, Self.leastWidth)
    return wanted
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    let across = max(width, least)
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    var corner = graphene_point_t(x: isMirrored ? Float(width - across) : 0, y: 0)
    gtk_widget_allocate(paned, across, height, -1, across == width ? nil : gsk_transform_translate(nil, &corner))
  }

  /// `GtkPaned` leaves a pixel to a column that may shrink, which the other one lacks in the minimum width.
  private var least: Int32 {
    let least = Measurement(of: paned, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
    return gtk_paned_get_shrink_start_child(paned.opaque) == 0 ? least : least + 1
  }
}
