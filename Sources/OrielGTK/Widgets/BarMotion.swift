import CGtk

/// Animates the block of an indeterminate progress bar while it is on the screen. The block doesn't move if the
/// desktop's setting disables animations.
@MainActor final class BarMotion {
  /// The time between two steps in microseconds, and the fraction of the bar per step.
  private static let interval: gint64 = 100_000
  private static let step = 0.08

  private var last: gint64 = 0

  init(_ bar: GtkWidgetPointer) {
    gtk_progress_bar_set_pulse_step(bar.opaque, Self.step)
    gtk_progress_bar_pulse(bar.opaque)
    _ = gtk_widget_add_tick_callback(
      bar,
      { bar, clock, data in
        guard let bar, let data else { return gboolean(G_SOURCE_REMOVE) }
        let now = gdk_frame_clock_get_frame_time(clock)
        // Unsafe: GTK calls this function on the main thread only.
        nonisolated(unsafe) let moved = bar
        MainActor.assumeIsolated {
          Unmanaged<BarMotion>.fromOpaque(data).takeUnretainedValue().advance(moved, to: now)
        }
        return gboolean(G_SOURCE_CONTINUE)
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<BarMotion>.fromOpaque(data).release()
      })
  }

  private func advance(_ bar: GtkWidgetPointer, to now: gint64) {
    guard now - last >= Self.interval, let settings = gtk_widget_get_settings(bar) else { return }
    last = now
    if ObjectProperty.flag(settings.raw, "gtk-enable-animations") { gtk_progress_bar_pulse(bar.opaque) }
  }
}
