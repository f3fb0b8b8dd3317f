import CGtk
import OrielCore

/// Something of GTK's that moves for a short while with the frames of its window. The desktop may ask for no motion at all.
@MainActor final class FrameAnimation {
  private let motion: ClockAnimation?

  /// Fast at first, then slower.
  private static func animation(_ duration: Double) -> Animation {
    .timingCurve(1.0 / 3, 1, 2.0 / 3, 1, duration: duration)
  }

  /// Begins to move, as long as the widget is on the screen.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - step: gets how far the motion has come: from more than 0 up to 1, which is the last step. Without motion, 1
  ///     comes during the call.
  init(on widget: GtkWidgetPointer, duration: Double, step: @escaping (Double) -> Void) {
    let clock = gtk_widget_get_mapped(widget) != 0 ? WindowFrames.of(widget)?.clock : nil
    motion = clock?.animate(Self.animation(duration), step)
    if motion == nil { step(1) }
  }

  /// Stops where it is.
  func stop() { motion?.stop() }
}
