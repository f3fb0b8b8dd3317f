import CGtk
import OrielCore

/// Places children above each other: each fills the area where it wants room, and is aligned in it otherwise.
///
/// Layers under and over the content, and areas of colour, take the size that the content has.
@MainActor final class LayersLayout: WidgetLayout {
  /// How a child stands that needs more than there is.
  var alignment: Alignment

  /// What takes no part in the size.
  private var unmeasured: Set<GtkWidgetPointer> = []

  init(alignment: Alignment) {
    self.alignment = alignment
    super.init()
  }

  /// Sets whether a child has a part in the size.
  func setMeasured(_ child: GtkWidgetPointer, _ isMeasured: Bool) {
    if isMeasured { unmeasured.remove(child) } else { unmeasured.insert(child) }
  }

  /// Whether a child has a part in the size.
  func isMeasured(_ child: GtkWidgetPointer) -> Bool { !unmeasured.contains(child) }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    var result = Measurement()
    for child in children where !unmeasured.contains(child) && gtk_widget_should_layout(child) != 0 {
      let size = size < 0 ? size : max(size, Measurement(of: child, orientation.opposite, for: -1).minimum)
      let needs = Measurement(of: child, orientation, for: size)
      result.minimum = max(result.minimum, needs.minimum)
      result.natural = max(result.natural, needs.natural)
    }
    return result
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    for child in children where gtk_widget_should_layout(child) != 0 {
      place(child, inWidth: width, height: height, alignment: alignment)
    }
  }

  override func wantsRoom(_ orientation: GtkOrientation) -> Bool {
    children.contains { !unmeasured.contains($0) && gtk_widget_compute_expand($0, orientation) != 0 }
  }
}

extension WidgetLayout {
  /// Gives a child an area; one that needs more than that juts out on the sides that it isn't aligned to.
  func place(_ child: GtkWidgetPointer, inWidth width: Int32, height: Int32, alignment: Alignment) {
    let childWidth = max(width, Measurement(of: child, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum)
    let childHeight = max(height, Measurement(of: child, GTK_ORIENTATION_VERTICAL, for: childWidth).minimum)
    guard childWidth > width || childHeight > height else {
      return gtk_widget_allocate(child, width, height, -1, nil)
    }
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let across = alignment.horizontal.position(isMirrored: isMirrored)
    var offset = graphene_point_t(
      x: Float(width - childWidth) * across, y: Float(height - childHeight) * alignment.vertical.position)
    gtk_widget_allocate(child, childWidth, childHeight, -1, gsk_transform_translate(nil, &offset))
  }
}
