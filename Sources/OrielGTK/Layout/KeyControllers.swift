import CGtk
import OrielCore

/// The key controllers of a surface: a `GtkEventControllerKey` before the focused widget, and one after it. Those of the
/// outermost surface with receivers of keys serve the surfaces in it.
@MainActor final class KeyControllers {
  /// The maximum interval between repetitions, in milliseconds. After a longer one, the key must have been released
  /// without an event.
  private static let longestRepeat: guint32 = 2000

  private unowned let host: SurfaceWidget
  private let signals = SignalConnections()
  private var controllers: [OpaquePointer] = []
  /// The key that is held down, and the time of its last event in milliseconds.
  private var held: (key: guint, time: guint32)?
  private var phase = KeyPress.Phases.down

  init(on host: SurfaceWidget) {
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
    gtk_widget_get_root(host.widget).flatMap { gtk_root_get_focus($0) }.flatMap { SurfaceWidget.leaf(of: $0) }
  }

  /// Whether the surface is the outermost one with receivers around a leaf.
  private func isOutermost(for leaf: LeafNode) -> Bool {
    var outermost: SurfaceWidget?
    var next = leaf.surface
    while let surface = next {
      if surface.commandCount > 0 { outermost = surface.host as? SurfaceWidget }
      next = surface.host?.container?.surface
    }
    return outermost === host
  }

  func dispose() {
    signals.disconnectAll()
    for controller in controllers { gtk_widget_remove_controller(host.widget, controller) }
    controllers = []
  }
}

extension SurfaceWidget {
  func commandsDidChange() { if keys == nil, surface.commandCount > 0 { keys = KeyControllers(on: self) } }

  /// The leaf of the innermost surface that contains a widget.
  static func leaf(of widget: GtkWidgetPointer) -> LeafNode? {
    var child = widget
    while let parent = gtk_widget_get_parent(child) {
      if let surface = WidgetLayout.of(parent) as? SurfaceWidget { return surface.leaf(placing: child) }
      child = parent
    }
    return nil
  }

  private func leaf(placing child: GtkWidgetPointer) -> LeafNode? {
    if let leaf = foundLeaf, leaf.surface === surface, leaf.gtk?.widget == child { return leaf }
    foundLeaf = findLeaf(placing: child)
    return foundLeaf
  }

  private func findLeaf(placing child: GtkWidgetPointer) -> LeafNode? {
    var pending = [surface.root]
    while let node = pending.popLast() {
      if node.kind == .leaf {
        let leaf = unsafeDowncast(node, to: LeafNode.self)
        if leaf.gtk?.widget == child { return leaf }
      } else {
        pending += node.children
      }
    }
    return nil
  }
}
