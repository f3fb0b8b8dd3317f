import CGtk
import OrielCore

/// Places a sheet at an edge of the window to which it belongs: the sheet's window covers that window, and is dark where the
/// sheet isn't.
///
/// The desktop places windows, and centers a modal one over its parent. One of the parent's size covers it.
@MainActor final class SidePanel: WidgetLayout {
  /// The edge; nil for a sheet that is the whole window.
  var edge: HorizontalEdge? {
    didSet {
      guard edge != oldValue else { return }
      frame.widget.setClass(.sidePanel, edge != nil)
      gtk_widget_queue_resize(widget)
    }
  }
  /// Called when the user has clicked beside the sheet.
  var didClickBeside: (() -> Void)?

  private let frame: SheetFrame
  /// The size of the parent, to which the panel belongs.
  private let cover: () -> SurfaceSize
  private let click: OpaquePointer?
  private let signals = SignalConnections()
  private var motion: FrameAnimation?
  /// The part of the sheet that is visible while it appears.
  private var progress = 1.0
  private var place: (x: Int32, width: Int32) = (0, 0)

  init(_ frame: SheetFrame, covering cover: @escaping () -> SurfaceSize) {
    self.frame = frame
    self.cover = cover
    click = gtk_gesture_click_new()
    super.init()
    insert(frame.widget, after: nil)
    guard let click else { return }
    signals.add(
      .connect(click.raw, .clickReleased) { [weak self] _, x, _ in
        guard let self, self.edge != nil, x < Double(self.place.x) || x > Double(self.place.x + self.place.width)
        else { return }
        self.didClickBeside?()
      })
    gtk_widget_add_controller(widget, click)
  }

  /// Lets the sheet appear from its edge, or in its place.
  func appear(fading: Bool) {
    guard edge != nil else { return }
    motion = FrameAnimation(on: widget, duration: Self.duration) { [weak self] in
      guard let self else { return }
      if fading { return gtk_widget_set_opacity(self.frame.widget, $0) }
      self.progress = $0
      gtk_widget_queue_allocate(self.widget)
    }
  }

  // The duration of the animation, in seconds.
  private static let duration = 0.2

  /// The size of the parent has changed.
  func parentDidResize() { gtk_widget_queue_resize(widget) }

  override func requestMode() -> GtkSizeRequestMode {
    edge == nil ? gtk_widget_get_request_mode(frame.widget) : GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    guard edge != nil else { return Measurement(of: frame.widget, orientation, for: size) }
    let cover = cover()
    let length = Int32((orientation == GTK_ORIENTATION_HORIZONTAL ? cover.width : cover.height).rounded())
    let least = Measurement(
      of: frame.widget, orientation,
      for: orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : panelWidth(in: Int32(cover.width.rounded()))
    ).minimum
    return Measurement(minimum: least, natural: max(length, least))
  }

  // The width of the window that stays visible beside the sheet.
  private static let rest: Int32 = 60

  private func panelWidth(in width: Int32) -> Int32 {
    let needs = Measurement(of: frame.widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
    return max(min(needs.natural, width - Self.rest), needs.minimum)
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    guard let edge else { return gtk_widget_allocate(frame.widget, width, height, baseline, nil) }
    let own = panelWidth(in: width)
    let isLeft = (edge == .leading) == (gtk_widget_get_direction(widget) != GTK_TEXT_DIR_RTL)
    place = (isLeft ? 0 : width - own, own)
    let hidden = Float(1 - progress) * Float(own)
    var offset = graphene_point_t(x: Float(place.x) + (isLeft ? -hidden : hidden), y: 0)
    gtk_widget_allocate(frame.widget, own, height, -1, gsk_transform_translate(nil, &offset))
  }

  func dispose() {
    motion?.stop()
    signals.disconnectAll()
  }
}
