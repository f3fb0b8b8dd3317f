import CGtk
import OrielCore

/// The bar at the lower edge of a sheet that changes its height: by dragging, clicking or with the arrow keys.
///
/// It is at the lower edge, because the upper edge of a window doesn't move.
@MainActor final class DragIndicator {
  /// A change of the height by a key or a click.
  enum Step { case higher, lower, highest, lowest, next }

  let widget: GtkWidgetPointer
  /// Called during a drag, with the distance in pixels from its start.
  var didDrag: ((Double) -> Void)?
  /// Called when a drag ends.
  var didEndDrag: (() -> Void)?
  var didStep: ((Step) -> Void)?

  private let handle: ObjectHandle
  /// The visible bar, which can have the focus.
  // Not a box, which would pass the focus to its children.
  private lazy var bar = RangeSeparator.make(role: GTK_ACCESSIBLE_ROLE_SLIDER) { [weak self] in self?.move(to: $0) }
  private var percent = 0
  private let drag: OpaquePointer?
  private let keys: OpaquePointer?
  private let signals = SignalConnections()
  private var start = 0.0
  private var isDragging = false

  /// Its height, also while it is hidden.
  var height: Int32 {
    let isVisible = gtk_widget_get_visible(widget)
    // The size of a hidden widget is zero.
    if isVisible == 0 { gtk_widget_set_visible(widget, 1) }
    defer { if isVisible == 0 { gtk_widget_set_visible(widget, 0) } }
    return WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_VERTICAL, for: -1).natural
  }

  // A shorter distance is a click.
  private static let threshold = 4.0

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    handle = ObjectHandle(retaining: widget)
    drag = gtk_gesture_drag_new()
    keys = gtk_event_controller_key_new()
    widget.addClass(.dragIndicator)
    gtk_widget_set_cursor_from_name(widget, "ns-resize")
    bar.widget.addClass(.bar)
    gtk_widget_set_focusable(bar.widget, 1)
    gtk_widget_set_halign(bar.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(bar.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_hexpand(bar.widget, 1)
    gtk_widget_set_can_target(bar.widget, 0)
    gtk_box_append(widget.as(GtkBox.self), bar.widget)
    Accessible(bar.widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, StandardLabel.length(.vertical))
    listen()
  }

  private func listen() {
    if let drag {
      signals.add(.connect(drag.raw, .dragBegan) { [weak self] _, y in self?.begin(at: y) })
      signals.add(.connect(drag.raw, .dragMoved) { [weak self] _, y in self?.update(by: y) })
      signals.add(.connect(drag.raw, .dragEnded) { [weak self] _, _ in self?.end() })
      gtk_widget_add_controller(widget, drag)
    }
    if let keys {
      signals.add(.connect(keys.raw, .keyPressed) { [weak self] in self?.press($0.key) ?? false })
      gtk_widget_add_controller(bar.widget, keys)
    }
  }

  /// Converts a position to the coordinates of the window, since the indicator moves during the drag.
  private func positionInWindow(_ y: Double) -> Double? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    var here = graphene_point_t(x: 0, y: Float(y))
    var there = graphene_point_t()
    guard gtk_widget_compute_point(widget, root.widget, &here, &there) != 0 else { return nil }
    return Double(there.y)
  }

  private var pressed = 0.0

  private func begin(at y: Double) {
    pressed = y
    start = positionInWindow(y) ?? 0
    isDragging = false
    gtk_widget_grab_focus(bar.widget)
  }

  private func update(by distance: Double) {
    guard let now = positionInWindow(pressed + distance) else { return }
    if !isDragging, abs(now - start) < Self.threshold { return }
    isDragging = true
    didDrag?(now - start)
  }

  private func end() {
    if isDragging { didEndDrag?() } else { didStep?(.next) }
    isDragging = false
  }

  private func press(_ key: guint) -> Bool {
    switch Int32(bitPattern: key) {
    case GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_Page_Up: didStep?(.higher)
    case GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_Page_Down: didStep?(.lower)
    case GDK_KEY_Home: didStep?(.lowest)
    case GDK_KEY_End: didStep?(.highest)
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space: didStep?(.next)
    default: return false
    }
    return true
  }

  /// Moves to the next detent in the direction of a value that assistive technology has set.
  private func move(to value: Double) {
    if value != Double(percent) { didStep?(value > Double(percent) ? .higher : .lower) }
  }

  /// Exposes the selected detent to assistive technology.
  func setPosition(_ index: Int, of detents: [Double]) {
    guard let highest = detents.last, highest > 0, detents.indices.contains(index) else { return }
    percent = Int((detents[index] / highest * 100).rounded())
    RangeSeparator.setValue(Double(percent), from: 0, to: 100, text: "\(percent) %", of: bar.widget)
  }

  func dispose() { signals.disconnectAll() }
}
