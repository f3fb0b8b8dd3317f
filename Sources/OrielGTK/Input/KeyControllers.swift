import CGtk
import OrielCore

/// The key controllers of a surface: a `GtkEventControllerKey` before the focused widget, and one after it. Those of the
/// outermost surface with receivers of keys serve the surfaces in it.
@MainActor final class KeyControllers {
  /// The maximum interval between repetitions, in milliseconds. After a longer one, the key must have been released
  /// without an event.
  private static let longestRepeat: guint32 = 2000

  private unowned let host: any InputHost
  private let signals = SignalConnections()
  private var controllers: [OpaquePointer] = []
  /// The key that is held down, and the time of its last event in milliseconds.
  private var held: (key: guint, time: guint32)?
  private var phase = KeyPress.Phases.down

  init(on host: any InputHost) {
    self.host = host
    add(GTK_PHASE_CAPTURE, .before)
    add(GTK_PHASE_BUBBLE, .after)
  }

  private func add(_ propagation: GtkPropagationPhase, _ stage: KeyDispatcher.Stage) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, propagation)
    signals.add(
      .connect(controller.raw, .keyPressed) { [weak self] pressed in
        guard let self else { return false }
        if stage == .before { self.notePress(pressed, at: gtk_event_controller_get_current_event_time(controller)) }
        return self.dispatch(pressed, self.phase, stage)
      })
    signals.add(
      .connect(controller.raw, .keyReleased) { [weak self] pressed in
        if stage == .before { self?.held = nil }
        _ = self?.dispatch(pressed, .up, stage)
      })
    gtk_widget_add_controller(host.widget, controller)
    controllers.append(controller)
  }

  // GDK doesn't report whether a key press is a repetition.
  private func notePress(_ pressed: PressedKey, at time: guint32) {
    phase = held.map { $0.key == pressed.key && time &- $0.time < Self.longestRepeat } == true ? .repeat : .down
    held = (pressed.key, time)
  }

  private func dispatch(_ pressed: PressedKey, _ phase: KeyPress.Phases, _ stage: KeyDispatcher.Stage) -> Bool {
    guard let press = KeyPress(pressed, phase: phase), let leaf = focusedLeaf, isOutermost(for: leaf) else {
      return false
    }
    return KeyDispatcher.dispatch(press, at: leaf, stage)
  }

  private var focusedLeaf: LeafNode? {
    gtk_widget_get_root(host.widget).flatMap { gtk_root_get_focus($0) }.flatMap { host.leaf(of: $0) }
  }

  /// Whether the surface is the outermost one with receivers around a leaf.
  private func isOutermost(for leaf: LeafNode) -> Bool {
    var outermost: LayoutSurface?
    var next = leaf.surface
    while let surface = next {
      if surface.commandCount > 0 { outermost = surface }
      next = surface.host?.container?.surface
    }
    return outermost === host.surface
  }

  func dispose() {
    signals.disconnectAll()
    for controller in controllers { gtk_widget_remove_controller(host.widget, controller) }
    controllers = []
  }
}
