import CGtk

/// Observes a phase of the frame clock of a widget that is in a window.
@MainActor final class FrameClockLink {
  private let connection: SignalConnection

  /// Nil if the widget has no frame clock.
  /// - Parameter after: whether the action runs after GTK has done its work in the phase.
  init?(
    of widget: GtkWidgetPointer, _ phase: Signal<@MainActor () -> Void>, after: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    connection = .connect(UnsafeMutableRawPointer(clock), phase, after: after, action)
  }

  isolated deinit { connection.disconnect() }
}
