import CGtk
import FoundationEssentials
import OrielCore

/// The event controllers of a surface: `GtkGestureDrag`, `GtkGestureZoom`, `GtkGestureRotate` and
/// `GtkEventControllerMotion`, in the capture phase. Those of the outermost surface with gestures serve the surfaces in it.
///
/// When a gesture takes the press, the event sequence is claimed, and GTK cancels it for the widgets.
@MainActor final class PointerControllers {
  private unowned let host: any InputHost
  let dispatcher: PointerDispatcher
  private let drag: OpaquePointer?
  private let others: [OpaquePointer?]
  private let signals = SignalConnections()
  private var start = Point(x: 0, y: 0)
  private var isPressed = false
  private var pinch = (scale: 1.0, rotation: 0.0)
  var timer: guint = 0
  private var clock = EventClock()
  private var isDisposed = false
  private var drags: DragControllers?
  /// Observes the focus of the window during a click on a focusable view.
  private var focusWatch: SignalConnection?

  init(on host: any InputHost) {
    self.host = host
    dispatcher = PointerDispatcher(host.surface)
    drag = gtk_gesture_drag_new()
    let zoom = gtk_gesture_zoom_new()
    let rotate = gtk_gesture_rotate_new()
    let motion = gtk_event_controller_motion_new()
    others = [zoom, rotate, motion]
    for controller in [drag] + others {
      guard let controller else { continue }
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(host.widget, controller)
    }
    if let drag { listen(to: drag) }
    if let zoom { listen(toZoom: zoom) }
    if let rotate { listen(toRotation: rotate) }
    if let motion { listen(toMotion: motion) }
    drags = DragControllers(on: host) { [weak self] in self?.isOutermost == true }
    findPointerLater()
  }

  func dispose() {
    isDisposed = true
    drags?.dispose()
    drags = nil
    signals.disconnectAll()
    stopTimer()
    focusWatch?.disconnect()
    focusWatch = nil
    dispatcher.cancel(time: now)
    dispatcher.move(to: nil)
    for controller in [drag] + others {
      if let controller { gtk_widget_remove_controller(host.widget, controller) }
    }
  }

  /// Whether no surface around this one has controllers, which would serve this one too.
  private var isOutermost: Bool {
    var next = host.surface.host?.container?.surface
    while let outer = next {
      if outer.inputCount > 0 { return false }
      next = outer.host?.container?.surface
    }
    return true
  }

  var now: Double { EventClock.now }

  /// The time of the event of the press that is being handled.
  private var eventTime: Double {
    clock.time(ofEventAt: drag.map { gtk_event_controller_get_current_event_time($0) } ?? 0)
  }

  // MARK: Presses

  private func listen(to drag: OpaquePointer) {
    signals.add(.connect(drag.raw, .dragBegan) { [weak self] in self?.press(at: CGPoint(x: $0, y: $1)) })
    signals.add(.connect(drag.raw, .dragMoved) { [weak self] in self?.move(by: $0, $1) })
    signals.add(.connect(drag.raw, .dragEnded) { [weak self] in self?.release(after: $0, $1) })
    signals.add(.connect(drag.raw, .gestureCancelled) { [weak self] _ in self?.cancel() })
  }

  private var modifiers: EventModifiers {
    drag.map { EventModifiers(gtk_event_controller_get_current_event_state($0)) } ?? []
  }

  private func press(at point: CGPoint) {
    guard isOutermost else { return }
    let path = host.surface.path(at: point)
    let covered = widgetBehind(path?.leaf, at: point)
    // A widget that is not a view, such as a scroll bar, is in front of all views.
    if let covered,
      path?.leaf != nil || covered.raw.isInstance(of: gtk_scrollbar_get_type())
        || gtk_widget_get_ancestor(covered, gtk_scrollbar_get_type()) != nil
    {
      return
    }
    isPressed = true
    start = Point(point)
    dispatcher.press(at: point, time: eventTime, modifiers: modifiers)
    watchFocus()
    // GTK would deliver the press to a widget behind the drawn content.
    if covered != nil, path?.inputs.isEmpty == false { claim() } else { didDispatch() }
  }

  /// The widget that GTK would deliver a press to, if it isn't in the leaf at the point.
  private func widgetBehind(_ leaf: LeafNode?, at point: CGPoint) -> GtkWidgetPointer? {
    guard let picked = gtk_widget_pick(host.widget, point.x, point.y, GTK_PICK_DEFAULT), picked != host.widget
    else { return nil }
    if host.onlyArranges(picked) { return nil }
    if let own = leaf.flatMap({ host.widget(of: $0) }), picked == own || gtk_widget_is_ancestor(picked, own) != 0 {
      return nil
    }
    return picked
  }

  private func move(by x: Double, _ y: Double) {
    guard isPressed else { return }
    dispatcher.drag(to: CGPoint(x: start.x + x, y: start.y + y), time: eventTime, modifiers: modifiers)
    didDispatch()
  }

  private func release(after x: Double, _ y: Double) {
    guard isPressed else { return }
    isPressed = false
    let place = Point(x: start.x + x, y: start.y + y)
    dispatcher.release(at: place.cgPoint, time: eventTime, modifiers: modifiers)
    didDispatch()
    if focusWatch != nil { MainLoop.schedule { [weak self] in self?.endFocusWatch() } }
    // Hovering pauses during a press.
    if Self.hovered === self { hover(at: place) }
  }

  private func cancel() {
    guard isPressed else { return }
    isPressed = false
    endFocusWatch()
    dispatcher.cancel(time: now)
    didDispatch()
  }

  /// A list row takes the focus when it is pressed or released. While the same click moves the focus to a view in the
  /// row, the view gets it back at once: the next key event may be queued already.
  private func watchFocus() {
    focusWatch?.disconnect()
    focusWatch = nil
    guard dispatcher.focusTarget != nil, let root = gtk_widget_get_root(host.widget) else { return }
    focusWatch = .connect(root.raw, .focusWidgetChanged) { [weak self] in
      guard let self, let target = dispatcher.focusTarget, let widget = host.widget(of: target),
        let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(widget, focus) != 0
      else { return }
      (target.widget as? any PlatformWidget)?.setFocus(true)
    }
  }

  private func endFocusWatch() {
    guard !isPressed else { return }
    focusWatch?.disconnect()
    focusWatch = nil
  }

  func didDispatch() {
    if dispatcher.isClaimed { claim() }
    startTimer()
  }

  private func claim() { if let drag { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) } }

  // MARK: Two fingers

  private func listen(toZoom zoom: OpaquePointer) {
    signals.add(
      .connect(zoom.raw, .scaleChanged) { [weak self] scale in
        self?.pinch.scale = scale
        self?.dispatchPinch(of: zoom)
      })
    signals.add(.connect(zoom.raw, .gestureEnded) { [weak self] _ in self?.endPinch() })
  }

  private func listen(toRotation rotate: OpaquePointer) {
    signals.add(
      .connect(rotate.raw, .angleChanged) { [weak self] _, angle in
        self?.pinch.rotation = angle
        self?.dispatchPinch(of: rotate)
      })
    signals.add(.connect(rotate.raw, .gestureEnded) { [weak self] _ in self?.endPinch() })
  }

  private func dispatchPinch(of gesture: OpaquePointer) {
    guard isOutermost else { return }
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_bounding_box_center(gesture, &x, &y)
    start = Point(x: x, y: y)
    dispatcher.pinch(pinch, at: start.cgPoint, time: now)
    if dispatcher.isClaimed { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    startTimer()
  }

  private func endPinch() {
    guard pinch != (1, 0) else { return }
    pinch = (1, 0)
    dispatcher.pinch(nil, at: start.cgPoint, time: now)
    startTimer()
  }

  // MARK: Hover

  private func listen(toMotion motion: OpaquePointer) {
    signals.add(.connect(motion.raw, .pointerEntered) { [weak self] in self?.hover(at: Point(x: $0, y: $1)) })
    signals.add(.connect(motion.raw, .pointerMoved) { [weak self] in self?.hover(at: Point(x: $0, y: $1)) })
    signals.add(.connect(motion.raw, .pointerLeft) { [weak self] in self?.hover(at: nil) })
  }

  private var cursor: PointerStyle?
  /// The position of the pointer; nil if it isn't over the surface.
  private var pointer: Point?

  /// The controllers of the surface under the pointer.
  private static weak var hovered: PointerControllers?
  private static var isHoverDue = false

  private func hover(at point: Point?) {
    guard isOutermost else { return }
    pointer = point
    if point != nil { Self.hovered = self } else if Self.hovered === self { Self.hovered = nil }
    if isPressed, point != nil { return }
    dispatcher.move(to: point?.cgPoint)
    guard dispatcher.pointerStyle != cursor else { return }
    cursor = dispatcher.pointerStyle
    gtk_widget_set_cursor_from_name(host.widget, cursor?.name)
  }

  /// Looks for the pointer after the pending events, if none has reported it: it may have been over the surface before
  /// a view responded to hovering.
  func findPointerLater() {
    Self.seeking = self
    MainLoop.scheduleAfterEvents { [weak self] in self?.findPointer() }
  }

  /// The controllers that look for the pointer again after the next layout of their surface, which places the views that
  /// respond to it.
  private static weak var seeking: PointerControllers?

  private func findPointer() {
    guard pointer == nil, !isDisposed, let native = gtk_widget_get_native(host.widget),
      let surface = gtk_native_get_surface(native), let display = gtk_widget_get_display(host.widget),
      let device = gdk_display_get_default_seat(display).flatMap({ gdk_seat_get_pointer($0) })
    else { return }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_surface_get_device_position(surface, device, &x, &y, nil) != 0 else { return }
    gtk_native_get_surface_transform(native, &left, &top)
    var place = graphene_point_t(x: Float(x - left), y: Float(y - top))
    var point = graphene_point_t()
    guard gtk_widget_compute_point(native.widget, host.widget, &place, &point) != 0,
      gtk_widget_contains(host.widget, Double(point.x), Double(point.y)) != 0
    else { return }
    hover(at: Point(x: Double(point.x), y: Double(point.y)))
  }

  /// Called when views have been placed or scrolled: another view may be under the pointer, which GTK detects for
  /// widgets only.
  static func placesDidChange(in host: any InputHost) {
    if let seeking, seeking.host === host {
      if hovered == nil { MainLoop.scheduleAfterEvents { [weak seeking] in seeking?.findPointer() } }
      Self.seeking = nil
    }
    guard hovered != nil, !isHoverDue else { return }
    isHoverDue = true
    MainLoop.scheduleAfterEvents {
      isHoverDue = false
      hovered.map { $0.hover(at: $0.pointer) }
    }
  }
}
