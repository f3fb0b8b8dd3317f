import CGtk
import FoundationEssentials
import OrielCore

/// Keeps a popover pointing at its anchor while the view is scrolled.
@MainActor final class PopoverPointing {
  /// The placement of the popover.
  var placement: PopoverPlacement {
    didSet { if placement != oldValue { point() } }
  }

  private let popover: UnsafeMutablePointer<GtkPopover>
  private weak var anchor: PopoverAnchorWidget?
  private var target: PopoverTarget?
  private var following: SignalConnection?
  private var scrolling: ScrollWatch?
  private var offset = (x: Int32(0), y: Int32(0))

  /// The state of scrolling the anchor into view.
  private enum Search { case notBegun, awaitingLayout, ended }
  private var search = Search.notBegun

  init(
    _ popover: UnsafeMutablePointer<GtkPopover>, at placement: PopoverPlacement, of anchor: PopoverAnchorWidget
  ) {
    self.popover = popover
    self.placement = placement
    self.anchor = anchor
  }

  /// Starts to follow the view. `didLayOut` is called with each layout of the view's window.
  func follow(_ didLayOut: @escaping () -> Void) {
    guard following?.isConnected != true, let anchor, let clock = gtk_widget_get_frame_clock(anchor.widget) else {
      return
    }
    // Scrolling doesn't cause a layout of the view itself.
    following = .connect(clock.raw, .frameLayout) { [weak self] in
      self?.scrolling?.didLayOut()
      didLayOut()
    }
    scrolling = ScrollWatch(around: anchor.widget)
    scrolling?.didScroll = { [weak self] in self?.stay($0, $1) }
  }

  /// Stops following the view.
  func stop() {
    following?.disconnect()
    scrolling = nil
  }

  // MARK: Visibility

  /// Scrolls the anchor into view, before the popover is shown for the first time.
  ///
  /// - Returns: whether a layout is required first: a pending one, or the one after scrolling.
  func awaitsLayout() -> Bool {
    guard let anchor, let bounds = anchor.contentBounds else { return false }
    switch search {
    case .notBegun:
      guard scrolling?.isEmpty == false else { break }
      search = .awaitingLayout
      gtk_widget_queue_allocate(anchor.widget)
      return true
    case .awaitingLayout:
      search = .ended
      let place = PopoverTarget(placement, in: bounds, isMirrored: anchor.isMirrored).area
      let sight = PopoverSight(widget: anchor.widget)
      return !sight.contains(place) && sight.scroll(to: place)
    case .ended: break
    }
    search = .ended
    return false
  }

  // MARK: Pointing

  /// Points at the visible part of the anchor.
  func point() {
    guard let anchor, let bounds = anchor.contentBounds else { return }
    let sight = PopoverSight(widget: anchor.widget).area
    let new = PopoverTarget(placement, in: bounds, isMirrored: anchor.isMirrored, sight: sight)
    let old = target
    target = new
    if new.position != old?.position { gtk_popover_set_position(popover, new.position) }
    guard new.area != old?.area || offset != (0, 0) else { return }
    setOffset(0, 0)
    var rectangle = new.rectangle
    gtk_popover_set_pointing_to(popover, &rectangle)
  }

  /// Called before the enclosing viewports scroll by this distance. The popover keeps its position until `point()`.
  ///
  /// Otherwise GTK would position it relative to the scrolled view, which may be off the screen, and closes popovers
  /// that don't fit.
  private func stay(_ x: Double, _ y: Double) {
    guard let target, let surface = gtk_native_get_surface(popover.opaque) else { return }
    let isFlipped = gdk_popup_get_rect_anchor(surface) != target.position.gravity
    let isVertical = target.position == GTK_POS_TOP || target.position == GTK_POS_BOTTOM
    // At the opposite side of the view, an offset has the opposite direction.
    setOffset(
      Int32(clamping: Int((isFlipped && !isVertical ? -x : x).rounded())),
      Int32(clamping: Int((isFlipped && isVertical ? -y : y).rounded())))
  }

  private func setOffset(_ x: Int32, _ y: Int32) {
    guard offset != (x, y) else { return }
    offset = (x, y)
    gtk_popover_set_offset(popover, x, y)
  }
}

extension UnsafeMutablePointer where Pointee == GtkPopover {
  fileprivate var opaque: OpaquePointer { OpaquePointer(self) }
}

extension GtkPositionType {
  /// The side of the view at which a popover with this position is attached.
  fileprivate var gravity: GdkGravity {
    switch self {
    case GTK_POS_TOP: GDK_GRAVITY_NORTH
    case GTK_POS_BOTTOM: GDK_GRAVITY_SOUTH
    case GTK_POS_LEFT: GDK_GRAVITY_WEST
    default: GDK_GRAVITY_EAST
    }
  }
}
