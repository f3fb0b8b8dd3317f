import CGtk

/// Observes how far the viewports around a widget have scrolled since the last layout.
@MainActor final class ScrollWatch {
  /// Called before the layout, with the horizontal and vertical distances.
  var didScroll: ((_ x: Double, _ y: Double) -> Void)?

  private struct Entry {
    let handle: ObjectHandle
    let isHorizontal: Bool
    /// The value at the last layout.
    var value: Double

    @MainActor var now: Double { gtk_adjustment_get_value(handle.pointer()) }
  }

  private var entries: [Entry] = []
  private let signals = SignalConnections()

  init(around widget: GtkWidgetPointer) {
    var next = gtk_widget_get_parent(widget)
    while let current = next, !current.isNative {
      if current.raw.isInstance(of: gtk_scrolled_window_get_type()) {
        add(gtk_scrolled_window_get_hadjustment(current.opaque), isHorizontal: true)
        add(gtk_scrolled_window_get_vadjustment(current.opaque), isHorizontal: false)
      }
      next = gtk_widget_get_parent(current)
    }
  }

  isolated deinit { signals.disconnectAll() }

  /// Whether there are no viewports.
  var isEmpty: Bool { entries.isEmpty }

  private func add(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?, isHorizontal: Bool) {
    guard let adjustment else { return }
    let handle = ObjectHandle(retaining: UnsafeMutableRawPointer(adjustment))
    entries.append(Entry(handle: handle, isHorizontal: isHorizontal, value: gtk_adjustment_get_value(adjustment)))
    signals.add(.connect(handle.raw, .adjustmentValueChanged) { [weak self] in self?.report() })
  }

  private func report() {
    var (x, y) = (0.0, 0.0)
    for entry in entries {
      if entry.isHorizontal { x += entry.now - entry.value } else { y += entry.now - entry.value }
    }
    didScroll?(x, y)
  }

  /// Called after a layout, which has applied all scrolling.
  func didLayOut() {
    for index in entries.indices { entries[index].value = entries[index].now }
  }
}
