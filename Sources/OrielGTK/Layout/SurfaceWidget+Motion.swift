import OrielCore

extension SurfaceWidget {
  /// Gives everything its place that has changed since GTK has laid out last, without waiting for GTK: what moves next
  /// moves from there.
  static func layOutChanged() {
    let due = changed
    changed = []
    for widget in due {
      if let size = widget.surface.size { widget.surface.layout(in: size) }
    }
  }
}
