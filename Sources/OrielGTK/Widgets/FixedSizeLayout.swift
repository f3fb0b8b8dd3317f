import CGtk
import OrielCore

/// A box around one widget that keeps it from being made smaller than it would like to be.
///
/// It is what becomes of `fixedSize` and `layoutPriority`.
@MainActor final class FixedSizeLayout: WidgetLayout {
  /// Whether the widget keeps its natural size, in each direction.
  var isFixed = Directions() {
    didSet { if isFixed != oldValue { gtk_widget_queue_resize(widget) } }
  }

  /// One flag for each direction.
  struct Directions: Equatable {
    var horizontal = false
    var vertical = false
  }

  /// Whether the app wants the natural size, so that the widget takes no more than that either, in each direction.
  var isExact = Directions() {
    didSet {
      guard isExact != oldValue else { return }
      gtk_widget_set_hexpand(widget, 0)
      gtk_widget_set_hexpand_set(widget, isExact.horizontal ? 1 : 0)
      gtk_widget_set_vexpand(widget, 0)
      gtk_widget_set_vexpand_set(widget, isExact.vertical ? 1 : 0)
    }
  }

  private let content: GtkWidgetPointer

  init(around content: GtkWidgetPointer) {
    self.content = content
    super.init()
    insert(content, after: nil)
  }

  /// Lets the widget go.
  func dispose() { if gtk_widget_get_parent(content) == widget { remove(content) } }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    var result = Measurement(of: content, orientation, for: size)
    let isFixed = orientation == GTK_ORIENTATION_HORIZONTAL ? isFixed.horizontal : isFixed.vertical
    if isFixed {
      result.minimum = result.natural
      result.minimumBaseline = result.naturalBaseline
    }
    return result
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    gtk_widget_allocate(content, width, height, baseline, nil)
  }
}
