import CGtk
import OrielCore

/// Tells the surface of a scroll view when the user scrolls, and when the content has stopped: GTK reports the beginning and
/// the end only of movements on a touchpad.
@MainActor final class ScrollPhases {
  private weak var content: SurfaceWidget?
  private let signals = SignalConnections()
  /// Whether fingers are on the touchpad.
  private var isHeld = false
  private var hasMoved = false
  private var isWaiting = false

  /// The milliseconds after which content that hasn't moved has stopped.
  private static let pause = 120

  init(on window: GtkWidgetPointer, of content: SurfaceWidget) {
    self.content = content
    let flags = GtkEventControllerScrollFlags(
      rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue)
    guard let controller = gtk_event_controller_scroll_new(flags) else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    signals.add(.connect(controller.raw, .scroll) { _, _ in false })
    signals.add(.connect(controller.raw, .scrollBegan) { [weak self] in self?.begin() })
    signals.add(.connect(controller.raw, .scrollEnded) { [weak self] in self?.end() })
    signals.add(
      .connect(controller.raw, .decelerated) { [weak self] in self?.decelerate(Size(width: $0, height: $1)) })
    gtk_widget_add_controller(window, controller)
    for adjustment in [
      gtk_scrolled_window_get_hadjustment(window.opaque), gtk_scrolled_window_get_vadjustment(window.opaque),
    ] {
      guard let adjustment else { continue }
      signals.add(
        .connect(UnsafeMutableRawPointer(adjustment), .adjustmentValueChanged) { [weak self] in self?.contentDidMove() }
      )
    }
  }

  func dispose() { signals.disconnectAll() }

  private func begin() {
    isHeld = true
    content?.surface.scrollPhaseDidChange(to: .interacting)
  }

  private func end() {
    isHeld = false
    wait()
  }

  private func decelerate(_ velocity: Size) {
    isHeld = false
    content?.surface.scrollPhaseDidChange(to: .decelerating, velocity: velocity)
    wait()
  }

  private func contentDidMove() {
    guard let surface = content?.surface, !surface.isMovedByItself else { return }
    hasMoved = true
    if surface.scrollPhase != .decelerating { surface.scrollPhaseDidChange(to: .interacting) }
    wait()
  }

  /// Ends the phase when the content hasn't moved for a while.
  private func wait() {
    guard !isWaiting else { return }
    isWaiting = true
    hasMoved = false
    MainLoop.post(after: Self.pause) { [weak self] in self?.check() }
  }

  private func check() {
    isWaiting = false
    guard let surface = content?.surface, !isHeld else { return }
    if hasMoved { return wait() }
    if !surface.isInScrollMotion { surface.scrollPhaseDidChange(to: .idle) }
  }
}
