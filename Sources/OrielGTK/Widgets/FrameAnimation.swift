import CGtk
import OrielCore

/// An animation of a GTK widget, with the frames of its window. It is skipped if the desktop's setting disables
/// animations.
@MainActor final class FrameAnimation {
  private let motion: ClockAnimation?

  /// An animation that ends slowly.
  private static func animation(_ duration: Double) -> Animation {
    .timingCurve(1.0 / 3, 1, 2.0 / 3, 1, duration: duration)
  }

  /// Starts the animation, which runs while the widget is on the screen.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds.
  ///   - step: called for each frame with the progress, which is greater than 0 and finally 1. If animations are
  ///     disabled, it is called once, with 1, before the initializer returns.
  init(on widget: GtkWidgetPointer, duration: Double, step: @escaping (Double) -> Void) {
    let clock = gtk_widget_get_mapped(widget) != 0 ? WindowFrames.of(widget)?.clock : nil
    motion = clock?.animate(Self.animation(duration), step)
    if motion == nil { step(1) }
  }

  /// Starts the animation of a transaction; nil if nothing is to be animated.
  init?(on widget: GtkWidgetPointer, in transaction: Transaction, step: @escaping (Double) -> Void) {
    guard gtk_widget_get_mapped(widget) != 0,
      let motion = WindowFrames.of(widget)?.clock.animate(in: transaction, step)
    else { return nil }
    self.motion = motion
  }

  /// Stops the animation at its current state.
  func stop() { motion?.stop() }
}
