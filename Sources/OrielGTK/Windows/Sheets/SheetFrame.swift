import CGtk
import FoundationEssentials
import OrielCore

/// The layout of a sheet's window: the background, the header, the content in a viewport, and the drag indicator.
///
/// The window isn't resizable if the sheet has detents or is sized to fit. Its size is then the natural size of this
/// layout.
@MainActor final class SheetFrame: WidgetLayout {
  /// The viewport with the sheet's views.
  let content: ContentViewport
  /// The surface of the background views.
  let background: BackgroundSurface
  /// Called when the user has selected a detent.
  var didSelectDetent: ((Int) -> Void)?
  /// Called when the user has dragged the sheet far below its lowest detent.
  var didPullAway: (() -> Void)?

  private let header: SheetHeader
  /// Created on demand, because most sheets have none.
  private var indicator: DragIndicator?
  private let scrolling: DetentScroll
  private var request: PresentationRequest
  /// The height of the content if the sheet has detents.
  private var height = 0.0
  private var motion: FrameAnimation?
  private let room: (width: Int32, height: Int32)

  /// - Parameter room: the maximum size of the sheet.
  init(_ request: PresentationRequest, room: (width: Int32, height: Int32)) {
    self.request = request
    self.room = room
    background = BackgroundSurface()
    content = ContentViewport()
    header = SheetHeader()
    scrolling = DetentScroll(on: content.widget)
    super.init()
    insert(background.widget, after: nil)
    insert(header.widget, after: background.widget)
    insert(viewport, after: header.widget)
    scrolling.didScroll = { [weak self] in self?.scroll($0) ?? false }
  }

  private var viewport: GtkWidgetPointer { content.widget }

  private func makeIndicator() -> DragIndicator {
    let indicator = DragIndicator()
    indicator.didDrag = { [weak self] in self?.drag(by: $0) }
    indicator.didEndDrag = { [weak self] in self?.endDrag() }
    indicator.didStep = { [weak self] in self?.step($0) }
    insert(indicator.widget, after: viewport)
    return indicator
  }

  // MARK: Request

  /// Updates the properties that differ.
  func update(_ new: PresentationRequest) {
    let old = request
    request = new
    background.update(new)
    if new.showsDragIndicator, indicator == nil { indicator = makeIndicator() }
    if let indicator {
      gtk_widget_set_visible(indicator.widget, new.showsDragIndicator ? 1 : 0)
      indicator.setPosition(new.selectedDetent, of: new.detents)
    }
    scrolling.isOn = new.contentResizes && new.detents.count > 1
    if let target = selectedHeight, target != height {
      if old.detents.isEmpty { height = target } else { move(to: target) }
    }
    gtk_widget_queue_resize(widget)
  }

  private var selectedHeight: Double? {
    request.detents.indices.contains(request.selectedDetent) ? request.detents[request.selectedDetent] : nil
  }

  func setTitle(_ title: String) { header.setTitle(title) }

  /// The container of the parts of the toolbar.
  var toolbar: any LayoutContainer { header }

  // MARK: Detents

  // The duration of the animation, in seconds.
  private static let duration = 0.2

  private func move(to target: Double) {
    motion?.stop()
    let start = height
    motion = FrameAnimation(on: widget, duration: Self.duration) { [weak self] progress in
      self?.setHeight(start + (target - start) * progress)
    }
  }

  private func setHeight(_ new: Double) {
    guard new != height else { return }
    height = new
    gtk_widget_queue_resize(widget)
  }

  private var dragStart: Double?

  private func drag(by distance: Double) {
    guard let highest = request.detents.last else { return }
    motion?.stop()
    let start = dragStart ?? height
    dragStart = start
    setHeight(min(max(start + distance, 0), highest))
  }

  private func endDrag() {
    dragStart = nil
    guard let lowest = request.detents.first else { return }
    let isPulledAway = height < lowest / 2
    let nearest = request.detents.indices.min {
      abs(request.detents[$0] - height) < abs(request.detents[$1] - height)
    }
    select(nearest ?? 0)
    if isPulledAway { didPullAway?() }
  }

  private func step(_ step: DragIndicator.Step) {
    let last = request.detents.count - 1
    guard last >= 0 else { return }
    let current = request.selectedDetent
    switch step {
    case .higher: select(min(current + 1, last))
    case .lower: select(max(current - 1, 0))
    case .highest: select(last)
    case .lowest: select(0)
    case .next: select(current == last ? 0 : current + 1)
    }
  }

  private func scroll(_ direction: DetentScroll.Direction) -> Bool {
    let current = request.selectedDetent
    switch direction {
    case .down where current < request.detents.count - 1: select(current + 1)
    case .up where current > 0: select(current - 1)
    case .down, .up: return false
    }
    return true
  }

  private func select(_ index: Int) {
    guard request.detents.indices.contains(index) else { return }
    if index == request.selectedDetent {
      move(to: request.detents[index])
    } else {
      // The sheet moves when the request changes, since the binding may reject the value.
      didSelectDetent?(index)
      if request.selectedDetent != index, let stays = selectedHeight { move(to: stays) }
    }
  }

  // MARK: Layout

  /// The size of the content; nil before the first layout.
  var contentSize: SurfaceSize? {
    guard gtk_widget_get_width(viewport) > 0 else { return nil }
    return SurfaceSize(
      width: Double(gtk_widget_get_width(viewport)), height: Double(gtk_widget_get_height(viewport)))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal, in: room.width) }

  // The minimum width of a usable sheet.
  private static let leastWidth: Int32 = 280
  private static let leastWidthWithDetents: Int32 = 360

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    orientation == GTK_ORIENTATION_HORIZONTAL ? measureWidth() : measureHeight(for: size)
  }

  private func measureWidth() -> Measurement {
    var needs = Measurement(of: viewport, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let header = Measurement(of: header.widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
    needs.minimum = max(needs.minimum, header.minimum)
    needs.natural = max(needs.natural, header.natural)
    let least = request.detents.isEmpty ? Self.leastWidth : Self.leastWidthWithDetents
    let wanted = request.width.map { Int32($0.rounded()) } ?? max(needs.natural, least)
    return Measurement(minimum: needs.minimum, natural: max(min(wanted, room.width), needs.minimum))
  }

  private func measureHeight(for width: Int32) -> Measurement {
    let around = headerHeight + indicatorHeight
    guard request.detents.isEmpty else {
      let total = around + Int32(height.rounded())
      return Measurement(minimum: min(total, around), natural: max(min(total, room.height * 4 / 3), around))
    }
    let width = width < 0 ? measureWidth().natural : width
    let needs = Measurement(of: viewport, GTK_ORIENTATION_VERTICAL, for: width)
    let wanted = around + (request.height.map { Int32($0.rounded()) } ?? needs.natural)
    return Measurement(minimum: around + needs.minimum, natural: max(min(wanted, room.height), around + needs.minimum))
  }

  private var headerHeight: Int32 {
    Measurement(of: header.widget, GTK_ORIENTATION_VERTICAL, for: -1).natural
  }

  private var indicatorHeight: Int32 {
    guard let indicator, gtk_widget_should_layout(indicator.widget) != 0 else { return 0 }
    return indicator.height
  }

  /// The height of the header and of the indicator, if any.
  func decorationHeight(withDragIndicator: Bool) -> Double {
    guard withDragIndicator else { return Double(headerHeight) }
    if indicator == nil { indicator = makeIndicator() }
    return Double(headerHeight + (indicator?.height ?? 0))
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    background.allocate(width: width, height: height)
    let top = headerHeight
    let bottom = indicatorHeight
    if top > 0 { put(header.widget, at: 0, width: width, height: top) }
    // While it is dragged below its minimum height, the content is clipped at the bottom.
    let least = Measurement(of: viewport, GTK_ORIENTATION_VERTICAL, for: width).minimum
    put(viewport, at: top, width: width, height: max(height - top - bottom, least))
    if let indicator, bottom > 0 { put(indicator.widget, at: height - bottom, width: width, height: bottom) }
  }

  private func put(_ child: GtkWidgetPointer, at y: Int32, width: Int32, height: Int32) {
    var offset = graphene_point_t(x: 0, y: Float(y))
    gtk_widget_allocate(child, width, height, -1, gsk_transform_translate(nil, &offset))
  }

  func dispose() {
    motion?.stop()
    sizeDidChange = nil
    scrolling.dispose()
    indicator?.dispose()
    content.dispose()
    background.dispose()
  }
}
