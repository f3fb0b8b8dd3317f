import CGtk
import OrielCore

/// The divider beside a pane, such as an inspector, which is moved by dragging or with the keyboard.
@MainActor final class PaneDivider {
  /// The side of the divider on which the pane is.
  enum Side { case before, after }

  /// A change of the pane's length with the keyboard.
  enum Step: Equatable {
    /// By a number of pixels; a negative number makes the pane shorter.
    case by(Double)
    /// To a length in pixels.
    case to(Double)
    case shortest
    case longest
  }

  var widget: GtkWidgetPointer { handle.widget }
  /// Called when a drag begins.
  var didBegin: (() -> Void)?
  /// Called during a drag, with the distance in pixels from its start, which is positive if the pane becomes longer.
  var didDrag: ((Double) -> Void)?
  /// Called when a drag ends.
  var didEnd: (() -> Void)?
  var didStep: ((Step) -> Void)?

  // Not a box, which would pass the focus to its children.
  private lazy var handle = RangeSeparator.make(role: GTK_ACCESSIBLE_ROLE_SEPARATOR) { [weak self] in
    self?.didStep?(.to($0))
  }
  private let axis: Axis
  private let side: Side
  private let drag: OpaquePointer?
  private let keys: OpaquePointer?
  private let signals = SignalConnections()
  private var start: Double?
  private var pressed = 0.0

  private static let smallStep = 10.0
  private static let largeStep = 50.0

  /// - Parameters:
  ///   - axis: the axis along which the divider is moved.
  ///   - side: the side of the divider on which the pane is.
  ///   - styleClass: the style class of the divider.
  init(_ axis: Axis, paneIs side: Side, styleClass: StyleClass) {
    self.axis = axis
    self.side = side
    drag = gtk_gesture_drag_new()
    keys = gtk_event_controller_key_new()
    gtk_orientable_set_orientation(
      widget.opaque, axis == .horizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    widget.addClass(styleClass)
    Accessible(widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, StandardLabel.length(axis))
    listen()
  }

  private func listen() {
    if let drag {
      signals.add(.connect(drag.raw, .dragBegan) { [weak self] in self?.begin(at: $0, $1) })
      signals.add(.connect(drag.raw, .dragMoved) { [weak self] in self?.update(by: $0, $1) })
      signals.add(.connect(drag.raw, .dragEnded) { [weak self] _, _ in self?.end() })
      gtk_widget_add_controller(widget, drag)
    }
    if let keys {
      signals.add(.connect(keys.raw, .keyPressed) { [weak self] in self?.press($0) ?? false })
      gtk_widget_add_controller(widget, keys)
    }
  }

  /// Whether a larger coordinate is a longer pane.
  private var growsForward: Bool {
    let isMirrored = axis == .horizontal && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    return (side == .before) != isMirrored
  }

  // MARK: Pointer

  /// Converts a position to the coordinates of the split, since the divider moves during the drag.
  private func positionInSplit(_ position: Double) -> Double? {
    guard let split = gtk_widget_get_parent(widget) else { return nil }
    let isRow = axis == .horizontal
    var here = graphene_point_t(x: isRow ? Float(position) : 0, y: isRow ? 0 : Float(position))
    var there = graphene_point_t()
    guard gtk_widget_compute_point(widget, split, &here, &there) != 0 else { return nil }
    return Double(isRow ? there.x : there.y)
  }

  private func begin(at x: Double, _ y: Double) {
    if let drag { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
    pressed = axis == .horizontal ? x : y
    start = positionInSplit(pressed)
    didBegin?()
  }

  private func update(by x: Double, _ y: Double) {
    guard let start, let now = positionInSplit(pressed + (axis == .horizontal ? x : y)) else { return }
    didDrag?(growsForward ? now - start : start - now)
  }

  private func end() {
    guard start != nil else { return }
    start = nil
    didEnd?()
  }

  // MARK: Keys

  private func press(_ press: PressedKey) -> Bool {
    let isLarge = press.modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    let length = isLarge ? Self.largeStep : Self.smallStep
    let forward = growsForward ? length : -length
    switch (Int32(bitPattern: press.key), axis) {
    case (GDK_KEY_Left, .horizontal), (GDK_KEY_KP_Left, .horizontal): didStep?(.by(-forward))
    case (GDK_KEY_Right, .horizontal), (GDK_KEY_KP_Right, .horizontal): didStep?(.by(forward))
    case (GDK_KEY_Up, .vertical), (GDK_KEY_KP_Up, .vertical): didStep?(.by(-forward))
    case (GDK_KEY_Down, .vertical), (GDK_KEY_KP_Down, .vertical): didStep?(.by(forward))
    case (GDK_KEY_Home, _), (GDK_KEY_KP_Home, _): didStep?(.shortest)
    case (GDK_KEY_End, _), (GDK_KEY_KP_End, _): didStep?(.longest)
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  /// Sets whether it can be moved.
  func setMovable(_ isMovable: Bool) {
    gtk_widget_set_focusable(widget, isMovable ? 1 : 0)
    gtk_widget_set_can_target(widget, isMovable ? 1 : 0)
    gtk_widget_set_cursor_from_name(widget, isMovable ? (axis == .horizontal ? "ew-resize" : "ns-resize") : nil)
  }

  /// Exposes the length of the pane to assistive technology.
  func setLength(_ length: Double, from minimum: Double, to maximum: Double) {
    let text = String(Int(length.rounded()))
    RangeSeparator.setValue(length, from: minimum, to: maximum, text: text, of: widget)
    // Screen readers don't read the value of a separator that has a name.
    Accessible(widget).set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  func dispose() { signals.disconnectAll() }
}
