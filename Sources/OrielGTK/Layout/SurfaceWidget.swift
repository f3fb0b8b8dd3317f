import CGtk
import FoundationEssentials
import OrielCore

/// The widget of a layout surface. It measures, places and draws a tree of layout nodes, whose leaves are its children.
@MainActor final class SurfaceWidget: WidgetLayout {
  let content: SurfaceContent

  /// Whether the surface reports a baseline, as the label of a control does. This requires a query of each text in it.
  var alignsText = false

  /// Whether texts in it are underlined, as in a link.
  var underlinesText = false {
    didSet {
      guard underlinesText != oldValue else { return }
      surface.root.forEachLeaf { leaf in leaf.gtk.map { gtk_widget_queue_draw($0.widget) } }
    }
  }

  /// Whether the container decides the width of the surface, whatever its ideal width is.
  var isWidthGiven = false

  /// Whether the surface is a row of a list, in which toggles fill the width.
  var isRow = false

  /// The widget that contains the surface; nil if it is the content of a window or a presentation.
  weak var owner: GtkPlatformWidget?

  /// Returns the part of the surface that a viewport displays; nil if nothing clips it.
  var visibleArea: (() -> Rect?)?

  /// Changes the scroll position of the viewport; nil if there is none.
  var scrollViewport: ((Size) -> Void)?

  let viewportSignals = SignalConnections()
  /// The event controllers, while views in the surface use the pointer.
  var pointer: PointerControllers?
  /// The key controllers, once a view in the surface receives keys.
  var keys: KeyControllers?
  /// The leaf that was found last for a focused widget. A key asks for it twice, and the next one usually for the same.
  weak var foundLeaf: LeafNode?
  @exclusivity(unchecked) var unplaced: [LeafNode] = []
  /// The number of the allocation, so that no widget is allocated twice in one.
  @exclusivity(unchecked) var pass: UInt32 = 0
  @exclusivity(unchecked) var isAsked = false
  /// Leaves outside of the visible area, which are placed when no frame is pending.
  var postponed: [LeafNode] = []
  /// The surfaces that have requested a layout since their last one (SurfaceWidget+Settling.swift).
  static var changed: [SurfaceWidget] = []
  @exclusivity(unchecked) var isChanged = false
  @exclusivity(unchecked) var told = ToldSizes()
  /// The surfaces with container-relative frames.
  static var relative: [SurfaceWidget] = []
  /// Whether the size of the container has changed in the last layout.
  var isContainerNew = false
  /// Whether the view is gone. Its content may still be removed.
  var isDisposed = false
  let probes = ColorProbes()
  /// The frame around the view in which dragged items would land.
  var dropFrame: DropFrame?
  var frameClock: FrameClockLink?
  /// The area of the last drawing; nil if it is everything.
  private var drawnArea: Rect?
  /// The area whose widgets were placed in the last layout; nil if it is everything.
  private var placedArea: Rect?
  /// Whether something was drawn without a widget, so that a change of the theme requires a redraw.
  private var followsScheme = false
  /// The style that the sizes are for; nil until GTK has reported it.
  private var measuredStyle: MeasuredStyle?
  /// Whether the widget was measured before that outside of a window, where its style is another one.
  private var isMeasuredOutside = false

  init(_ content: SurfaceContent, role: GtkAccessibleRole? = nil) {
    self.content = content
    super.init(role: role)
    takesPointer = false
    content.surface.host = self
    content.surface.metrics = Self.metrics
    content.surface.isMirrored = isMirrored
  }

  isolated deinit { if followsScheme { StyleSheet.removeObserver(self) } }

  /// The spacings of GNOME's apps.
  static let metrics: LayoutMetrics = {
    var metrics = LayoutMetrics()
    metrics.spacing = 6
    metrics.spacerLength = 6
    return metrics
  }()

  /// Creates a surface that arranges several views in a row or a column.
  convenience init(_ arrangement: StackArrangement) { self.init(SurfaceContent(arrangement)) }

  var surface: LayoutSurface { content.surface }

  var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  /// Whether the surface has no content.
  var isEmpty: Bool { surface.root.childCount == 0 }

  /// Disconnects all observers.
  func dispose() {
    isDisposed = true
    forgetChange()
    frameClock = nil
    surface.endMotion()
    viewportSignals.disconnectAll()
    pointer?.dispose()
    pointer = nil
    keys?.dispose()
    keys = nil
    visibleArea = nil
    scrollViewport = nil
    Self.relative.removeAll { $0 === self }
  }

  // MARK: Layout

  func beginAnswer() -> Bool {
    defer { isAsked = true }
    return isAsked
  }

  /// Requests the layout for changes that occurred during the measurement, when GTK ignores such requests.
  func endAnswer(_ outer: Bool) {
    isAsked = outer
    if !outer, !surface.isSettled { MainLoop.schedule { [weak self] in self?.needsLayout() } }
  }

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  /// The minimum is the size for a proposal of 0, the natural size that for an unspecified proposal.
  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    if measuredStyle == nil, gtk_widget_get_root(widget) == nil { isMeasuredOutside = true }
    let outer = beginAnswer()
    defer { endAnswer(outer) }
    let answer = self.answer(orientation, for: size)
    told.note(orientation, size, answer)
    return answer
  }

  /// The size that GTK is told.
  func answer(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    let axis: Axis = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
    let proposed = size < 0 ? nil : CGFloat(size)
    var ideal = ProposedViewSize.unspecified
    if axis == .vertical { ideal.width = proposed }
    var smallest = ideal
    smallest[axis] = 0
    let natural = surface.sizeThatFits(ideal)[axis]
    if axis == .horizontal { smallest.height = 0 }
    let least = surface.scrollAxes.contains(Axis.Set(axis)) ? natural : surface.sizeThatFits(smallest)[axis]
    var result = Measurement(minimum: least.pixels, natural: max(least, natural).pixels)
    if alignsText, axis == .vertical,
      let baseline = surface.dimensions(in: ideal)[explicit: VerticalAlignment.firstTextBaseline]
    {
      result.naturalBaseline = Int32(baseline)
      // GTK requires it to be within the minimum size as well.
      result.minimumBaseline = min(Int32(baseline), result.minimum)
    }
    return result
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    let outer = beginAnswer()
    defer { endAnswer(outer) }
    let former = surface.containerSize
    adoptContainer()
    surface.layout(in: CGSize(width: CGFloat(width), height: CGFloat(height)))
    if surface.containerSize != former { containerDidChange() }
    let leaves = unplaced
    unplaced.removeAll(keepingCapacity: true)
    let area = areaToDraw
    placedArea = area
    pass &+= 1
    // GTK doesn't report which child has requested an allocation, and doesn't draw a child that needs one. None of the
    // invisible ones is drawn.
    for item in surface.displayList(in: area?.cgRect) {
      switch item {
      case .leaf(let leaf): allocate(leaf, asMeasured: false)
      // The symbols of a canvas.
      case .drawn(let node) where node.childCount > 0: node.forEachLeaf { allocate($0, asMeasured: false) }
      default: break
      }
    }
    for leaf in leaves where leaf.surface === surface && leaf.isPlaced && leaf.gtk?.allocationPass != pass {
      if area != nil, leaf.gtk?.mayBePlacedLater == true {
        postpone(leaf)
      } else {
        allocate(leaf, asMeasured: leaf.isSized && !leaf.isVolatile)
      }
    }
    dropFrame?.place()
    PointerControllers.placesDidChange(in: self)
  }

  override func cssDidChange() {
    let style = MeasuredStyle(of: widget)
    guard style != measuredStyle else { return }
    let isFirst = measuredStyle == nil
    measuredStyle = style
    // GTK reports the style of a new widget in the frame after its first layout, which already used that style.
    if !isFirst || isMeasuredOutside { styleDidChange() }
  }

  override func styleDidChange() {
    surface.isMirrored = isMirrored
    surface.forgetAll()
    told = ToldSizes()
    gtk_widget_queue_resize(widget)
  }

  // MARK: Drawing

  override func draw(_ snapshot: OpaquePointer) {
    let area = areaToDraw
    drawnArea = area
    probes.beginDrawing()
    var drawing = SurfaceDrawing(of: self, surface.displayList(in: area?.cgRect))
    drawing.draw(on: snapshot)
    if let dropFrame { gtk_widget_snapshot_child(widget, dropFrame.layout.widget, snapshot) }
  }

  /// The visible part of the surface, extended by its size in each direction.
  private var areaToDraw: Rect? { visibleArea?().map { $0.grown(x: $0.width, y: $0.height) } }

  /// Draws a node. If nothing has changed, it appends the same render node as before, which GTK recognizes.
  func draw(_ node: DrawnNode, on snapshot: OpaquePointer) {
    if !followsScheme {
      followsScheme = true
      StyleSheet.addObserver(self) { [weak self] in self?.needsDisplay() }
    }
    let rendering = Rendering.current(of: node, in: self)
    if let node = rendering.node { gtk_snapshot_append_node(snapshot, node) }
  }

  /// Called when the visible area has changed: draws what hasn't been drawn.
  func visibleAreaDidChange() {
    surface.visibleFrameDidChange()
    PointerControllers.placesDidChange(in: self)
    // Before the first drawing, only what was placed counts.
    guard let knownArea = drawnArea ?? placedArea, let area = visibleArea?() else { return }
    let size = surface.size ?? area.size.cgSize
    let surfaceArea = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let seen = area.intersection(surfaceArea), !knownArea.contains(seen) || placedArea?.contains(seen) == false {
      if !isAsked { gtk_widget_queue_allocate(widget) }
      gtk_widget_queue_draw(widget)
    }
  }

  // MARK: Pointer

  // GTK doesn't know content that is drawn without a widget.
  override func takesPointer(at point: CGPoint) -> Bool { takesPointer || surface.hasInput(at: point) }

  // MARK: Focus

  /// Tab follows the order of the tree. GTK's own order depends on positions: row by row across columns.
  override func moveFocus(_ direction: GtkDirectionType) -> Bool? {
    guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return nil }
    let isForward = direction == GTK_DIR_TAB_FORWARD
    if surface.raisedCount > 0 { return moveFocusInTree(direction) }
    var next = gtk_widget_get_focus_child(widget)
    if next == nil { next = isForward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget) }
    while let child = next {
      if gtk_widget_child_focus(child, direction) != 0 { return true }
      next = isForward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child)
    }
    return false
  }

  /// The order of the widgets isn't that of the tree.
  private func moveFocusInTree(_ direction: GtkDirectionType) -> Bool {
    var widgets: [GtkWidgetPointer] = []
    surface.root.forEachLeaf { if let child = $0.gtk?.widget { widgets.append(child) } }
    if direction == GTK_DIR_TAB_BACKWARD { widgets.reverse() }
    let focused = gtk_widget_get_focus_child(widget).flatMap { widgets.firstIndex(of: $0) }
    return widgets[(focused ?? 0)...].contains { gtk_widget_child_focus($0, direction) != 0 }
  }
}

// MARK: - Content

extension SurfaceWidget: LayoutContainer {
  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { content.insert(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { content.move(node, after: sibling) }
  func remove(_ node: LayoutNode) { content.remove(node) }
}
