import CGtk
import FoundationEssentials
import OrielCore

extension SurfaceWidget {
  /// Limits drawing to the visible area of a scrolled window, and one page around it.
  func watchViewport(of scrolledWindow: GtkWidgetPointer) {
    let across = gtk_scrolled_window_get_hadjustment(scrolledWindow.opaque)
    let down = gtk_scrolled_window_get_vadjustment(scrolledWindow.opaque)
    guard let across, let down else { return }
    visibleArea = { [weak self] in
      guard let self, gtk_widget_get_parent(self.widget) != nil else { return nil }
      return Rect(
        x: gtk_adjustment_get_value(across), y: gtk_adjustment_get_value(down),
        width: gtk_adjustment_get_page_size(across), height: gtk_adjustment_get_page_size(down))
    }
    scrollViewport = { distance in
      for (adjustment, length) in [(across, distance.width), (down, distance.height)] where length != 0 {
        let value = gtk_adjustment_get_value(adjustment) + length
        // The layout that makes room for the new position may follow.
        let end = value + gtk_adjustment_get_page_size(adjustment)
        if end > gtk_adjustment_get_upper(adjustment) { gtk_adjustment_set_upper(adjustment, end) }
        gtk_adjustment_set_value(adjustment, value)
      }
    }
    for adjustment in [across, down] {
      let adjustment = UnsafeMutableRawPointer(adjustment)
      viewportSignals.add(
        .connect(adjustment, .adjustmentValueChanged) { [weak self] in self?.visibleAreaDidChange() })
      viewportSignals.add(.connect(adjustment, .adjustmentChanged) { [weak self] in self?.visibleAreaDidChange() })
    }
  }
}
