import CGtk
import OrielCore

/// The divider between a view and its inspector, which is moved by dragging or with the keyboard.
@MainActor final class ColumnDivider {
  /// A change of the column's width with the keyboard.
  enum Step: Equatable {
    /// By a number of pixels; a negative number makes the column narrower.
    case by(Double)
    /// To a width in pixels.
    case to(Double)
    case narrowest
    case widest
  }

  var widget: GtkWidgetPointer { handle.widget }
  /// Called when a drag begins.
  var didBegin: (() -> Void)?
  /// Called during a drag, with the distance in pixels from its start, which is positive if the column becomes wider.
  var didDrag: ((Double) -> Void)?
  /// Called when a drag ends.
  var didEnd: (() -> Void)?
  var didStep: ((Step) -> Void)?

  // Not a box, which would pass the focus to its children.
  private lazy var handle = RangeSeparator.make(role: GTK_ACCESSIBLE_ROLE_SEPARATOR) { [weak self] in
    self?.didStep?(.to($0))
  }
  private let drag: OpaquePointer?
  private let keys: OpaquePointer?
  private let signals = SignalConnections()
  private var start: Double?
  private var pressed = 0.0

  private static let smallStep = 10.0
  private static let largeStep = 50.0

  init() {
    drag = gtk_gesture_drag_new()
    keys = gtk_event_controller_key_new()
    gtk_orientable_set_orientation(widget.opaque, GTK_ORIENTATION_VERTICAL)
    widget.addClass(.columnDivider)
    Accessible(widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, StandardLabel.length(.horizontal))
    listen()
  }

  private func listen() {
    if let drag {
      signals.add(.connect(drag.raw, .dragBegan) { [weak self] x, _ in self?.begin(at: x) })
      signals.add(.connect(drag.raw, .dragMoved) { [weak self] x, _ in self?.update(by: x) })
      signals.add(.connect(drag.raw, .dragEnded) { [weak self] _, _ in self?.end() })
      gtk_widget_add_controller(widget, drag)
    }
    if let keys {
      signals.add(.connect(keys.raw, .keyPressed) { [weak self] in self?.press($0) ?? false })
      gtk_widget_add_controller(widget, keys)
    }
  }

  private var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  // MARK: Pointer

  /// Converts a position to the coordinates of the split, since the divider moves during the drag.
  private func positionInSplit(_ x: Double) -> Double? {
    guard let split = gtk_widget_get_parent(widget) else { return nil }
    var here = graphene_point_t(x: Float(x), y: 0)
    var there = graphene_point_t()
    guard gtk_widget_compute_point(widget, split, &here, &there) != 0 else { return nil }
    return Double(there.x)
  }

  private func begin(at x: Double) {
    if let drag { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
    pressed = x
    start = positionInSplit(x)
    didBegin?()
  }

  private func update(by distance: Double) {
    guard let start, let now = positionInSplit(pressed + distance) else { return }
    didDrag?(isMirrored ? now - start : start - now)
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
    switch Int32(bitPattern: press.key) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: didStep?(.by(isMirrored ? -length : length))
    case GDK_KEY_Right, GDK_KEY_KP_Right: didStep?(.by(isMirrored ? length : -length))
    case GDK_KEY_Home, GDK_KEY_KP_Home: didStep?(.narrowest)
    case GDK_KEY_End, GDK_KEY_KP_End: didStep?(.widest)
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  /// Sets whether it can be moved.
  func setMovable(_ isMovable: Bool) {
    gtk_widget_set_focusable(widget, isMovable ? 1 : 0)
    gtk_widget_set_can_target(widget, isMovable ? 1 : 0)
    gtk_widget_set_cursor_from_name(widget, isMovable ? "ew-resize" : nil)
  }

  /// Exposes the width of the column to assistive technology.
  func setWidth(_ width: Double, from minimum: Double, to maximum: Double) {
    let text = String(Int(width.rounded()))
    RangeSeparator.setValue(width, from: minimum, to: maximum, text: text, of: widget)
    // Screen readers don't read the value of a separator that has a name.
    Accessible(widget).set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  func dispose() { signals.disconnectAll() }
}
