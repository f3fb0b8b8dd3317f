import CGtk
import FoundationEssentials
import OrielCore

/// The visible area around a popover's anchor, which viewports may clip.
@MainActor struct PopoverSight {
  /// The anchor widget, whose coordinates are used for all areas.
  let widget: GtkWidgetPointer

  /// The visible area around the widget; nil if nothing is visible.
  var area: Rect? {
    var area: Rect?
    var next = gtk_widget_get_parent(widget)
    while let current = next {
      if current.isNative || gtk_widget_get_overflow(current) == GTK_OVERFLOW_HIDDEN {
        guard let bounds = bounds(of: current) else { return nil }
        guard let seen = area.map({ $0.intersection(bounds) }) ?? bounds else { return nil }
        area = seen
      }
      if current.isNative { break }
      next = gtk_widget_get_parent(current)
    }
    return area
  }

  /// Returns whether a part of a rectangle is visible.
  func contains(_ place: Rect) -> Bool {
    guard let area else { return false }
    return Self.overlap(place.minX...place.maxX, area.minX...area.maxX)
      && Self.overlap(place.minY...place.maxY, area.minY...area.maxY)
  }

  private static func overlap(_ length: ClosedRange<CGFloat>, _ room: ClosedRange<CGFloat>) -> Bool {
    if length.lowerBound == length.upperBound { return room.contains(length.lowerBound) }
    return length.lowerBound < room.upperBound && length.upperBound > room.lowerBound
  }

  private func bounds(of other: GtkWidgetPointer) -> Rect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(other, widget, &bounds) != 0 else { return nil }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// Scrolls the enclosing viewports to an area, which is visible after the next layout.
  ///
  /// - Returns: whether any of them scrolls.
  func scroll(to place: Rect) -> Bool {
    var place = place
    var hasScrolled = false
    var next = gtk_widget_get_parent(widget)
    while let current = next, !current.isNative {
      if current.raw.isInstance(of: gtk_scrolled_window_get_type()),
        let viewport = gtk_scrolled_window_get_child(current.opaque), let room = bounds(of: viewport)
      {
        let x = Self.scroll(
          gtk_scrolled_window_get_hadjustment(current.opaque), to: place.minX...place.maxX, in: room.minX...room.maxX)
        let y = Self.scroll(
          gtk_scrolled_window_get_vadjustment(current.opaque), to: place.minY...place.maxY, in: room.minY...room.maxY)
        hasScrolled = hasScrolled || x != 0 || y != 0
        place = place.offset(x: -x, y: -y)
      }
      next = gtk_widget_get_parent(current)
    }
    return hasScrolled
  }

  /// - Returns: the scrolled distance.
  private static func scroll(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, to length: ClosedRange<CGFloat>, in room: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard let adjustment else { return 0 }
    let isTooLong = length.upperBound - length.lowerBound > room.upperBound - room.lowerBound
    let distance: CGFloat
    if length.lowerBound < room.lowerBound || isTooLong {
      distance = length.lowerBound - room.lowerBound
    } else {
      distance = max(length.upperBound - room.upperBound, 0)
    }
    let old = gtk_adjustment_get_value(adjustment)
    if distance != 0 { gtk_adjustment_set_value(adjustment, old + Double(distance)) }
    return CGFloat(gtk_adjustment_get_value(adjustment) - old)
  }
}
