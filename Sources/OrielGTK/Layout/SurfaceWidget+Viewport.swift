import CGtk
import FoundationEssentials
import OrielCore

extension SurfaceWidget {
  /// Draws only what a scrolled window shows of the surface, and a page around it.
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
    for adjustment in [across, down] {
      let adjustment = UnsafeMutableRawPointer(adjustment)
      viewportSignals.add(
        .connect(adjustment, "value-changed") { [weak self] in self?.visibleAreaDidChange() })
      viewportSignals.add(.connect(adjustment, "changed") { [weak self] in self?.visibleAreaDidChange() })
    }
  }
}
