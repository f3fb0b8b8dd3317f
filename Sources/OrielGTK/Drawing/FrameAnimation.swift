import CGtk

/// A short animation with one step per frame. It is skipped if the desktop's animations are turned off.
@MainActor final class FrameAnimation {
  private let widget: GtkWidgetPointer
  private let duration: Double
  private let step: (Double) -> Void
  private var tick: guint = 0
  private var start: gint64?

  /// Starts the animation, which runs while the widget is on the screen.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - step: called with the progress: above 0 and up to 1, which is the last step. Without animations, called with 1
  ///     during the initialization.
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
    // Ease out.
    let rest = 1 - progress
    if progress >= 1 { tick = 0 }
    step(1 - rest * rest * rest)
    return progress < 1
  }

  /// Stops at the current progress.
  func stop() {
    guard tick != 0 else { return }
    let tick = tick
    self.tick = 0
    gtk_widget_remove_tick_callback(widget, tick)
  }
}
