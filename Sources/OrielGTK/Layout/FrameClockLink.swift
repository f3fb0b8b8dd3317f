import CGtk

/// Listens to a phase of the frame clock of a widget that is in a window.
@MainActor final class FrameClockLink {
  private let connection: SignalConnection

  /// Nil where the widget has no clock.
  init?(of widget: GtkWidgetPointer, _ phase: Signal<@MainActor () -> Void>, _ action: @escaping @MainActor () -> Void)
  {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    connection = .connect(UnsafeMutableRawPointer(clock), phase, action)
  }

  isolated deinit { connection.disconnect() }
}
