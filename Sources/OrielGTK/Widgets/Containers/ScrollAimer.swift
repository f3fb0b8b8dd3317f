import CGtk
import FoundationEssentials
import OrielCore

/// Moves the content of a `GtkScrolledWindow` to where a behavior decides, after the user has scrolled.
@MainActor final class ScrollAimer {
  /// Whether there is a behavior.
  var isOn = false {
    didSet {
      guard isOn != oldValue, let controller else { return }
      gtk_event_controller_set_propagation_phase(controller, isOn ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE)
    }
  }

  private let window: GtkWidgetPointer
  private weak var content: SurfaceWidget?
  private let controller: OpaquePointer?
  private let signals = SignalConnections()
  /// The position at the beginning of the gesture; nil if there is none.
  private var start: Point?
  /// The velocity at the end of the gesture.
  private var velocity = Size(width: 0, height: 0)
  private var isDue = false

  init(on window: GtkWidgetPointer, of content: SurfaceWidget) {
    self.window = window
    self.content = content
    let flags = GtkEventControllerScrollFlags(
      rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue)
    controller = gtk_event_controller_scroll_new(flags)
    guard let controller else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE)
    signals.add(.connect(controller.raw, .scroll) { [weak self] in self?.scroll(x: $0, y: $1) ?? false })
    signals.add(
      .connect(controller.raw, .scrollBegan) { [weak self] in
        self?.start = self.map { Point($0.content?.surface.aimedPosition ?? .zero) }
      })
    signals.add(.connect(controller.raw, .scrollEnded) { [weak self] in self?.end(velocity: .zero) })
    signals.add(
      .connect(controller.raw, .decelerated) { [weak self] in self?.end(velocity: CGSize(width: $0, height: $1)) })
    gtk_widget_add_controller(window, controller)
  }

  /// A step of a wheel moves to the next target. Returns whether GTK doesn't scroll.
  private func scroll(x: Double, y: Double) -> Bool {
    guard let surface = content?.surface, surface.isAimed,
      gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
    else { return false }
    let axes = surface.scrollAxes
    // A wheel scrolls horizontally where only that is possible.
    let isAcross = x == 0 && !axes.contains(.vertical)
    let across = axes.contains(.horizontal) ? (isAcross ? y : x) : 0
    let down = axes.contains(.vertical) ? y : 0
    guard across != 0 || down != 0 else { return false }
    let sign: Double = content?.isMirrored == true && !isAcross ? -1 : 1
    surface.userScrollDidEnd(
      from: surface.aimedPosition, velocity: CGSize(width: across * sign * Self.speed, height: down * Self.speed))
    return true
  }

  /// The velocity that a step of a wheel stands for.
  private static let speed = 200.0

  private func end(velocity: CGSize) {
    guard let surface = content?.surface, surface.isAimed else { return }
    let from = start ?? Point(surface.aimedPosition)
    // The end of a gesture is followed by its velocity, if it has one.
    self.velocity = Size(velocity)
    guard !isDue else { return }
    isDue = true
    MainLoop.schedule { [weak self] in
      guard let self, let surface = self.content?.surface else { return }
      self.isDue = false
      self.start = nil
      // Stops the kinetic scrolling that GTK has just begun.
      gtk_scrolled_window_set_kinetic_scrolling(self.window.opaque, 0)
      gtk_scrolled_window_set_kinetic_scrolling(self.window.opaque, 1)
      let sign: Double = self.content?.isMirrored == true ? -1 : 1
      let velocity = self.velocity
      surface.userScrollDidEnd(
        from: from.cgPoint, velocity: CGSize(width: velocity.width * sign, height: velocity.height))
    }
  }

  func dispose() { signals.disconnectAll() }
}
