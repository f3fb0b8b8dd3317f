import CGtk

/// A picture that can be zoomed: a `GtkPicture` in a scrolled window, initially scaled to fit.
@MainActor final class PictureView {
  let root: ObjectHandle
  private let picture: ObjectHandle
  private let signals = SignalConnections()
  private var animation: AnimatedPicture?
  private var timer: guint = 0
  /// Incremented with each picture, so that frames of earlier ones are discarded.
  private(set) var generation = 0
  /// The scale of the picture; nil if it fits the window.
  private(set) var zoom: Double?
  /// The zoom at the beginning of a pinch.
  private var pinchStart = 1.0
  /// The center of the view after the next layout, as fractions of the picture's size.
  private var center: (x: Double, y: Double)?
  private var dragStart = (x: 0.0, y: 0.0)

  /// The picture, if its texture is smaller than the picture in the file.
  private var reduced: QuickLookPicture?
  /// Called when more pixels are displayed than a reduced picture has, with the longest side in pixels.
  private var needsDetail: ((Int32) -> Void)?
  private var isDetailRequested = false

  private static let limits = 0.05...8.0
  private static let step = 1.25

  init() {
    picture = ObjectHandle(retaining: gtk_picture_new())
    root = ObjectHandle(retaining: ScrolledWindow.make())
    gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_SCALE_DOWN)
    gtk_scrolled_window_set_child(root.opaque, picture.widget)
    addControllers()
    for adjustment in [horizontal, vertical] {
      signals.add(
        .connect(UnsafeMutableRawPointer(adjustment), .adjustmentChanged) { [weak self] in
          self?.recenter()
          self?.requestDetail()
        })
    }
  }

  private var horizontal: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_hadjustment(root.opaque) }
  private var vertical: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(root.opaque) }

  // MARK: Pictures

  /// Displays a picture, scaled to fit.
  ///
  /// - Parameter needsDetail: called when more pixels are displayed than the texture has, with the longest side that it
  ///   should have. The answer is `show(detail:)`, before which it isn't called again.
  func show(_ picture: QuickLookPicture, named name: String, needsDetail: @escaping (Int32) -> Void) {
    clear()
    describe(name)
    self.needsDetail = needsDetail
    show(detail: picture)
  }

  /// Replaces a reduced picture by one with more pixels, in the same place.
  func show(detail picture: QuickLookPicture) {
    isDetailRequested = false
    reduced = picture.scale > 1 ? picture : nil
    set(picture.texture)
    requestDetail()
  }

  private func requestDetail() {
    guard let needsDetail, let reduced, !isDetailRequested, gtk_widget_get_width(root.widget) > 0 else { return }
    let pixels = shownZoom * Double(max(gtk_widget_get_scale_factor(root.widget), 1))
    // A few more aren't noticed.
    guard pixels * reduced.scale > 1.05 else { return }
    isDetailRequested = true
    let side = (max(reduced.size.width, reduced.size.height) * pixels).rounded(.up)
    needsDetail(zoom == nil ? Int32(min(side, Double(PictureDecoder.largestSide))) : PictureDecoder.largestSide)
  }

  /// Plays an animation.
  func play(_ animation: AnimatedPicture, named name: String) {
    clear()
    self.animation = animation
    describe(name)
    requestFrame()
  }

  /// Removes the picture.
  func clear() {
    generation += 1
    animation = nil
    reduced = nil
    needsDetail = nil
    isDetailRequested = false
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    resetZoom()
    gtk_picture_set_paintable(picture.opaque, nil)
  }

  private func set(_ texture: SharedObject) { gtk_picture_set_paintable(picture.opaque, texture.pointer) }

  private func describe(_ name: String) { Accessible(picture.widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, name) }

  private func requestFrame() {
    let generation = generation
    animation?.next { [weak self] frame in
      guard let self, self.generation == generation else { return }
      self.set(frame.texture)
      if let duration = frame.duration { self.waitForFrame(duration) }
    }
  }

  private func waitForFrame(_ milliseconds: Int) {
    timer = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds),
      { data in
        guard let data else { return gboolean(G_SOURCE_REMOVE) }
        let view = Unmanaged<PictureView>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated {
          view.timer = 0
          view.requestFrame()
        }
        return gboolean(G_SOURCE_REMOVE)
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<PictureView>.fromOpaque(data).release()
      })
  }

  // MARK: Zoom

  private var naturalSize: (width: Double, height: Double)? {
    if let reduced { return reduced.size }
    guard let paintable = gtk_picture_get_paintable(picture.opaque) else { return nil }
    let width = Double(gdk_paintable_get_intrinsic_width(paintable))
    let height = Double(gdk_paintable_get_intrinsic_height(paintable))
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// The displayed scale of the picture.
  private var shownZoom: Double {
    if let zoom { return zoom }
    guard let size = naturalSize else { return 1 }
    let width = Double(gtk_widget_get_width(root.widget))
    let height = Double(gtk_widget_get_height(root.widget))
    // Before the first layout the window has no size.
    guard width > 0, height > 0 else { return 1 }
    return min(width / size.width, height / size.height, 1)
  }

  func zoomIn() { setZoom(shownZoom * Self.step) }
  func zoomOut() { setZoom(shownZoom / Self.step) }
  /// Displays a pixel of the picture as one application pixel.
  func zoomToNaturalSize() { setZoom(1) }

  /// Scales the picture to fit.
  func resetZoom() {
    guard zoom != nil else { return }
    zoom = nil
    center = nil
    gtk_widget_set_size_request(picture.widget, -1, -1)
    gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_SCALE_DOWN)
  }

  private func setZoom(_ zoom: Double) {
    guard let size = naturalSize else { return }
    let zoom = min(max(zoom, Self.limits.lowerBound), Self.limits.upperBound)
    center = self.zoom == nil ? (0.5, 0.5) : (middle(of: horizontal), middle(of: vertical))
    self.zoom = zoom
    gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_CONTAIN)
    gtk_widget_set_size_request(
      picture.widget, Int32((size.width * zoom).rounded()), Int32((size.height * zoom).rounded()))
    requestDetail()
  }

  private func middle(of adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Double {
    let upper = gtk_adjustment_get_upper(adjustment)
    guard upper > 0 else { return 0.5 }
    return (gtk_adjustment_get_value(adjustment) + gtk_adjustment_get_page_size(adjustment) / 2) / upper
  }

  private func recenter() {
    guard let center else { return }
    for (adjustment, place) in [(horizontal, center.x), (vertical, center.y)] {
      let half = gtk_adjustment_get_page_size(adjustment) / 2
      gtk_adjustment_set_value(adjustment, place * gtk_adjustment_get_upper(adjustment) - half)
    }
  }

  /// Moves a zoomed picture by fractions of the window.
  func pan(_ x: Double, _ y: Double) {
    center = nil
    for (adjustment, part) in [(horizontal, x), (vertical, y)] {
      gtk_adjustment_set_value(
        adjustment, gtk_adjustment_get_value(adjustment) + part * gtk_adjustment_get_page_size(adjustment))
    }
  }

  // MARK: Input

  private func addControllers() {
    // Before the scrolled window, which would scroll.
    if let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) {
      gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
      SignalConnection.connect(wheel.raw, .scroll) { [weak self] _, y in self?.turnWheel(y, wheel) ?? false }
      gtk_widget_add_controller(root.widget, wheel)
    }
    if let pinch = gtk_gesture_zoom_new() {
      gtk_event_controller_set_propagation_phase(pinch, GTK_PHASE_CAPTURE)
      SignalConnection.connect(pinch.raw, .gestureBegan) { [weak self] _ in self?.pinchStart = self?.shownZoom ?? 1 }
      SignalConnection.connect(pinch.raw, .scaleChanged) { [weak self] scale in
        guard let self else { return }
        self.setZoom(self.pinchStart * scale)
      }
      gtk_widget_add_controller(root.widget, pinch)
    }
    if let drag = gtk_gesture_drag_new() {
      SignalConnection.connect(drag.raw, .dragBegan) { [weak self] _, _ in self?.beginDrag(drag) }
      SignalConnection.connect(drag.raw, .dragMoved) { [weak self] x, y in self?.moveDrag(x, y) }
      gtk_widget_add_controller(root.widget, drag)
    }
  }

  private func turnWheel(_ distance: Double, _ controller: OpaquePointer) -> Bool {
    let state = gtk_event_controller_get_current_event_state(controller).rawValue
    guard state & GDK_CONTROL_MASK.rawValue != 0, distance != 0 else { return false }
    if distance < 0 { zoomIn() } else { zoomOut() }
    return true
  }

  private func beginDrag(_ gesture: OpaquePointer) {
    guard zoom != nil else { return }
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    center = nil
    dragStart = (gtk_adjustment_get_value(horizontal), gtk_adjustment_get_value(vertical))
  }

  private func moveDrag(_ x: Double, _ y: Double) {
    guard zoom != nil else { return }
    gtk_adjustment_set_value(horizontal, dragStart.x - x)
    gtk_adjustment_set_value(vertical, dragStart.y - y)
  }

  /// Releases what refers to this view.
  func dispose() {
    clear()
    signals.disconnectAll()
  }
}
