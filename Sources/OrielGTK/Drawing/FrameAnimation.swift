import CGtk

/// Something that moves for a short while, a step for each frame. The desktop may ask for no motion at all.
@MainActor final class FrameAnimation {
  private let widget: GtkWidgetPointer
  private let duration: Double
  private let step: (Double) -> Void
  private var tick: guint = 0
  private var start: gint64?

  /// Begins to move, as long as the widget is on the screen.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - step: gets how far the motion has come: from more than 0 up to 1, which is the last step. Without motion, 1
  ///     comes during the call.
  init(on widget: GtkWidgetPointer, duration: Double, step: @escaping (Double) -> Void) {
    self.widget = widget
    self.duration = duration
    self.step = step
    guard gtk_widget_get_mapped(widget) != 0, Self.isWanted(widget) else {
      step(1)
      return
    }
    tick = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let data else { return gboolean(G_SOURCE_REMOVE) }
        let animation = Unmanaged<FrameAnimation>.fromOpaque(data)
        let now = gdk_frame_clock_get_frame_time(clock)
        let goesOn = MainActor.assumeIsolated { animation.takeUnretainedValue().advance(to: now) }
        return gboolean(goesOn ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE)
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<FrameAnimation>.fromOpaque(data).release()
      })
  }

  private static func isWanted(_ widget: GtkWidgetPointer) -> Bool {
    guard let settings = gtk_widget_get_settings(widget) else { return true }
    return ObjectProperty.flag(settings.raw, "gtk-enable-animations")
  }

  private func advance(to now: gint64) -> Bool {
    guard tick != 0 else { return false }
    let start = start ?? now
    self.start = start
    let progress = min(Double(now - start) / 1_000_000 / duration, 1)
    // Fast at first, then slower: as if it were released.
    let rest = 1 - progress
    if progress >= 1 { tick = 0 }
    step(1 - rest * rest * rest)
    return progress < 1
  }

  /// Stops where it is.
  func stop() {
    guard tick != 0 else { return }
    let tick = tick
    self.tick = 0
    gtk_widget_remove_tick_callback(widget, tick)
  }
}
