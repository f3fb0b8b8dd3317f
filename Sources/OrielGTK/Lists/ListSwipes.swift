import CGtk
import OrielCore

/// Swipes across the rows of a list, on a touchscreen, or with two fingers on a touchpad. A wheel that is tilted, or turned
/// while Shift is pressed, reveals or hides all buttons.
@MainActor final class ListSwipes {
  private let content: ListContent
  private let view: GtkWidgetPointer
  private let bound: BoundRows
  private let signals = SignalConnections()
  /// The row whose buttons are revealed, which is only one.
  private var swipe: RowSwipe?
  private var row: ListRow?
  private var start = (x: 0.0, y: 0.0)
  /// The distance that the row is revealed by at the beginning of a movement, and that of the movement.
  private var moved = (from: 0.0, by: 0.0)
  /// Whether the current movement is a swipe; nil until its direction is known.
  private var isSwipe: Bool?
  /// The time in milliseconds when the wheel has hidden the buttons.
  private var lastHiding: guint32?

  init(of view: GtkWidgetPointer, _ content: ListContent, _ bound: BoundRows) {
    self.view = view
    self.content = content
    self.bound = bound
    listenToTouches()
    listenToWheels()
    listenToOthers()
  }

  func dispose() {
    signals.disconnectAll()
    endAtOnce()
  }

  // MARK: Input

  private func listenToTouches() {
    guard let drag = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_touch_only(drag, 1)
    signals.add(.connect(drag.raw, .dragBegan) { [weak self] in self?.begin(x: $0, y: $1) })
    signals.add(
      .connect(drag.raw, .dragMoved) { [weak self] x, y in
        // Otherwise the scrolled window takes the sequence.
        if self?.move(by: x, y) == true { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
      })
    signals.add(.connect(drag.raw, .dragEnded) { [weak self] _, _ in self?.end() })
    gtk_widget_add_controller(view, drag)
  }

  private func listenToWheels() {
    guard let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
    var sum = (x: 0.0, y: 0.0)
    signals.add(
      .connect(wheel.raw, .scrollBegan) { [weak self] in
        sum = (0, 0)
        self?.beginAtPointer()
      })
    signals.add(
      .connect(wheel.raw, .scroll) { [weak self] x, y in
        guard let self else { return false }
        guard gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_SURFACE else {
          let state = gtk_event_controller_get_current_event_state(wheel)
          let time = gtk_event_controller_get_current_event_time(wheel)
          let isSideways = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
          return isSideways ? self.turn(y, x, at: time) : self.turn(x, y, at: time)
        }
        sum = (sum.x - x, sum.y - y)
        return self.move(by: sum.x, sum.y)
      })
    signals.add(.connect(wheel.raw, .scrollEnded) { [weak self] in self?.end() })
    gtk_widget_add_controller(view, wheel)
  }

  /// A press in another row, a click on the row itself, Escape, and scrolling hide the buttons.
  private func listenToOthers() {
    guard let press = gtk_gesture_click_new(), let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
    var isInRow = false
    signals.add(
      .connect(press.raw, .clickPressed) { [weak self] _, x, y in
        guard let self, self.swipe != nil else { return }
        isInRow = self.row === self.row(at: y)
        if !isInRow { self.close() }
      })
    signals.add(
      .connect(press.raw, .clickReleased) { [weak self] _, x, y in
        defer { isInRow = false }
        guard isInRow, let self, let swipe = self.swipe, self.isSwipe != true else { return }
        let picked = gtk_widget_pick(self.view, x, y, GTK_PICK_DEFAULT)
        if let picked, gtk_widget_is_ancestor(picked, swipe.widget) != 0 || picked == swipe.widget { return }
        self.close()
      })
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    signals.add(
      .connect(keys.raw, .keyPressed) { [weak self] press in
        guard press.key == guint(GDK_KEY_Escape), self?.swipe != nil else { return false }
        self?.close()
        return true
      })
    for controller in [press, keys] { gtk_widget_add_controller(view, controller) }
  }

  // MARK: Movement

  private func beginAtPointer() {
    var (x, y) = (0.0, 0.0)
    guard let native = gtk_widget_get_native(view), let surface = gtk_native_get_surface(native),
      let device = gtk_widget_get_display(view).flatMap({ gdk_display_get_default_seat($0) })
        .flatMap({ gdk_seat_get_pointer($0) }), gdk_surface_get_device_position(surface, device, &x, &y, nil) != 0
    else { return }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    var (place, point) = (graphene_point_t(x: Float(x - left), y: Float(y - top)), graphene_point_t())
    guard gtk_widget_compute_point(native.widget, view, &place, &point) != 0 else { return }
    begin(x: Double(point.x), y: Double(point.y))
  }

  /// Called when a movement begins at a position of the list.
  func begin(x: Double, y: Double) {
    start = (x, y)
    moved = (0, 0)
    isSwipe = nil
  }

  /// Called with the distance of a movement. Returns whether it is a swipe.
  @discardableResult func move(by x: Double, _ y: Double) -> Bool {
    if isSwipe == nil {
      guard max(abs(x), abs(y)) > 8 else { return false }
      isSwipe = abs(x) > 2 * abs(y) && take(rowAt: start.y, toward: edge(for: x))
      if isSwipe == false { close() }
    }
    guard isSwipe == true, let swipe else { return false }
    let isRightward = (swipe.edge == .leading) != isMirrored
    moved.by = isRightward ? x : -x
    swipe.reveal(moved.from + moved.by)
    return true
  }

  /// Called when a movement ends.
  func end() {
    defer { isSwipe = nil }
    guard isSwipe == true, let swipe, let index = row?.index else { return }
    let isFull = swipe.distance > Double(gtk_widget_get_width(view)) * 0.6
    if isFull, content.performFullSwipe(at: index, swipe.edge) {
      close()
    } else if moved.by > 0 ? swipe.distance > swipe.width / 3 : swipe.distance > swipe.width * 2 / 3 {
      swipe.open()
    } else {
      close()
    }
  }

  /// A wheel reports several events for a notch. Those shortly after one that has hidden the buttons belong to it.
  private static let pause: guint32 = 250

  /// A wheel that turns to the right moves the row to the left.
  private func turn(_ x: Double, _ y: Double, at time: guint32) -> Bool {
    guard abs(x) > abs(y) else {
      close()
      return false
    }
    if let lastHiding, time &- lastHiding < Self.pause { return true }
    lastHiding = nil
    beginAtPointer()
    if let swipe, row === row(at: start.y), swipe.edge != edge(for: -x) {
      close()
      lastHiding = time
      return true
    }
    guard take(rowAt: start.y, toward: edge(for: -x)) else { return false }
    swipe?.open()
    return true
  }

  private var isMirrored: Bool { gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL }

  /// The edge whose buttons a movement reveals.
  private func edge(for x: Double) -> HorizontalEdge { (x < 0) != isMirrored ? .trailing : .leading }

  private func row(at y: Double) -> ListRow? { bound.row(at: y).map { content.row(at: $0) } }

  /// Begins with a row, unless its buttons at the edge are revealed already. Returns false if it has none.
  private func take(rowAt y: Double, toward edge: HorizontalEdge) -> Bool {
    guard let index = bound.row(at: y) else { return false }
    let found = content.row(at: index)
    if let swipe, row === found {
      moved.from = swipe.distance
      return true
    }
    close()
    guard let host = bound.host(ofRow: index), host.surface != nil else { return false }
    if let closing = host.swipe, closing.edge == edge {
      adopt(closing, of: found)
      moved.from = closing.distance
      return true
    }
    guard let buttons = content.swipeButtons(at: index, edge, didPerform: { [weak self] in self?.close() })
    else { return false }
    let made = RowSwipe(buttons, in: host, of: content)
    made.didEnd = { [weak self, weak made] in if self?.swipe === made { self?.forget() } }
    adopt(made, of: found)
    return true
  }

  private func adopt(_ swipe: RowSwipe, of row: ListRow) {
    self.swipe = swipe
    self.row = row
  }

  // MARK: End

  /// Hides the buttons.
  func close() {
    let old = swipe
    forget()
    old?.close()
  }

  private func forget() {
    swipe = nil
    row = nil
  }

  private func endAtOnce() {
    let old = swipe
    forget()
    old?.dispose()
  }
}
