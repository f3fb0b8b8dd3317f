import CGtk
import FoundationEssentials
import OrielCore

/// The widget of a layout surface: it measures, places and draws a tree of layout nodes, whose leaves are its children.
@MainActor final class SurfaceWidget: WidgetLayout {
  let content: SurfaceContent

  /// Whether the surface has a baseline, as the label of a control has: then every text in it is asked for its own.
  var alignsText = false

  /// Whether the surface is a row of a list, in which toggles take the whole width.
  var isRow = false

  /// The widget that the surface is in; nil where it is all of a window, or of something presented.
  weak var owner: GtkPlatformWidget?

  /// What a viewport shows of the surface; nil where nothing cuts it off.
  var visibleArea: (() -> Rectangle?)?

  let viewportSignals = SignalConnections()
  private var unplaced: [LeafNode] = []
  private var isAsked = false
  private var isSettleDue = false
  /// The surfaces that have asked for a layout since the last one was prepared for motion, or since all was settled.
  static var changed: [SurfaceWidget] = []
  private let probes: ColorProbes
  private var frameClock: FrameClockLink?
  /// What the last drawing covers; nil if it is everything.
  private var drawnArea: Rectangle?
  /// Whether something was drawn without a widget: its colours follow the theme.
  private var followsScheme = false

  init(_ content: SurfaceContent) {
    self.content = content
    probes = ColorProbes()
    super.init()
    takesPointer = false
    content.surface.host = self
    content.surface.metrics = Self.metrics
    content.surface.isMirrored = isMirrored
  }

  isolated deinit { if followsScheme { StyleSheet.removeObserver(self) } }

  /// The distances of GNOME's apps.
  private static let metrics: LayoutMetrics = {
    var metrics = LayoutMetrics()
    metrics.spacing = 6
    metrics.spacerLength = 6
    return metrics
  }()

  /// Several views in a row or a column.
  convenience init(_ arrangement: StackArrangement) { self.init(SurfaceContent(arrangement)) }

  var surface: LayoutSurface { content.surface }

  var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  /// Whether it shows nothing.
  var isEmpty: Bool { surface.root.childCount == 0 }

  /// Listens to nothing any more.
  func dispose() {
    frameClock = nil
    surface.endMotion()
    viewportSignals.disconnectAll()
    visibleArea = nil
  }

  // MARK: Layout

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  /// The smallest size is the answer to no room, the natural one that to no proposal.
  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    let outer = isAsked
    isAsked = true
    defer { isAsked = outer }
    let axis: Axis = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
    let proposed = size < 0 ? nil : CGFloat(size)
    var ideal = ProposedViewSize.unspecified
    if axis == .vertical { ideal.width = proposed }
    var smallest = ideal
    smallest[axis] = 0
    let answer = surface.sizeThatFits(ideal)
    let natural = answer[axis]
    if axis == .horizontal { smallest.height = 0 }
    let least = surface.scrollAxes.contains(Axis.Set(axis)) ? natural : surface.sizeThatFits(smallest)[axis]
    var result = Measurement(minimum: least.pixels, natural: max(least, natural).pixels)
    if alignsText, axis == .vertical,
      let baseline = surface.dimensions(in: ideal)[explicit: VerticalAlignment.firstTextBaseline]
    {
      result.naturalBaseline = Int32(baseline)
      // GTK wants it inside the smallest size as well.
      result.minimumBaseline = min(Int32(baseline), result.minimum)
    }
    return result
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    let outer = isAsked
    isAsked = true
    defer { isAsked = outer }
    surface.containerSize = visibleArea?()?.size.cgSize ?? owner?.leaf?.surface?.containerSize
    surface.layout(in: CGSize(width: CGFloat(width), height: CGFloat(height)))
    let leaves = unplaced
    unplaced.removeAll(keepingCapacity: true)
    for leaf in leaves where leaf.surface === surface && leaf.isPlaced { allocate(leaf) }
    // GTK doesn't say which child has asked for an allocation, and draws none without. Of what isn't seen, none is drawn.
    for case .leaf(let leaf) in surface.displayList(in: areaToDraw?.cgRect) { allocate(leaf) }
  }

  private func allocate(_ leaf: LeafNode) {
    guard let platformWidget = leaf.gtk else { return }
    let widget = platformWidget.widget
    let frame = surface.visualFrame(of: leaf)
    let x = frame.minX.rounded()
    let y = frame.minY.rounded()
    var transform: OpaquePointer?
    if surface.effectCount > 0 {
      let effects = leaf.effects
      transform = self.transform(of: effects)
      platformWidget.setHidden(effects.contains { $0.effect.isHidden })
    }
    if x != 0 || y != 0 {
      var origin = graphene_point_t(x: Float(x), y: Float(y))
      transform = gsk_transform_translate(transform, &origin)
    }
    // Never less than the widget needs, of which GTK complains.
    let across = max(frame.width.pixels, Measurement(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum)
    let down = max(frame.height.pixels, Measurement(of: widget, GTK_ORIENTATION_VERTICAL, for: across).minimum)
    gtk_widget_allocate(widget, across, down, -1, transform)
  }

  private func transform(of effects: [EffectNode]) -> OpaquePointer? {
    var transform: OpaquePointer?
    for node in effects.reversed() {
      let effect = node.shownEffect
      guard effect.isTransform else { continue }
      let frame = surface.visualFrame(of: node)
      let moved = effect.distance(of: frame.size)
      if moved != .zero {
        var distance = graphene_point_t(x: Float(isMirrored ? -moved.x : moved.x), y: Float(moved.y))
        transform = gsk_transform_translate(transform, &distance)
      }
      let anchorX = isMirrored ? 1 - effect.anchor.x : effect.anchor.x
      var centre = graphene_point_t(
        x: Float(frame.minX + anchorX * frame.width), y: Float(frame.minY + effect.anchor.y * frame.height))
      transform = gsk_transform_translate(transform, &centre)
      transform = gsk_transform_rotate(transform, Float(effect.rotation.degrees))
      transform = gsk_transform_scale(transform, Float(effect.scale.width), Float(effect.scale.height))
      var back = graphene_point_t(x: -centre.x, y: -centre.y)
      transform = gsk_transform_translate(transform, &back)
    }
    return transform
  }

  override func styleDidChange() {
    surface.isMirrored = isMirrored
    surface.forgetAll()
    gtk_widget_queue_resize(widget)
  }

  // MARK: Drawing

  override func draw(_ snapshot: OpaquePointer) {
    let area = areaToDraw
    drawnArea = area
    var clips: [Bool] = []
    for item in surface.displayList(in: area?.cgRect) {
      switch item {
      case .leaf(let leaf):
        if let child = leaf.gtk?.widget { gtk_widget_snapshot_child(widget, child, snapshot) }
      case .drawn(let node):
        if let (former, progress) = node.blending {
          gtk_snapshot_push_cross_fade(snapshot, min(max(progress, 0), 1))
          draw(former, on: snapshot)
          gtk_snapshot_pop(snapshot)
          draw(node, on: snapshot)
          gtk_snapshot_pop(snapshot)
        } else {
          draw(node, on: snapshot)
        }
      case .beginEffect(let node):
        gtk_snapshot_push_opacity(snapshot, min(max(node.shownEffect.opacity, 0), 1))
        clips.append(node.effect.isClipped)
        if node.effect.isClipped {
          var bounds = surface.visualFrame(of: node).graphene
          gtk_snapshot_push_clip(snapshot, &bounds)
        }
      case .endEffect:
        if clips.removeLast() { gtk_snapshot_pop(snapshot) }
        gtk_snapshot_pop(snapshot)
      case .beginFade(let opacity): gtk_snapshot_push_opacity(snapshot, min(max(opacity, 0), 1))
      case .endFade: gtk_snapshot_pop(snapshot)
      }
    }
  }

  /// What is seen of the surface, and a page around it.
  private var areaToDraw: Rectangle? { visibleArea?().map { $0.grown(x: $0.width, y: $0.height) } }

  private func draw(_ node: DrawnNode, on snapshot: OpaquePointer) {
    if !followsScheme {
      followsScheme = true
      StyleSheet.addObserver(self) { [weak self] in self?.needsDisplay() }
    }
    let fill = AreaFill(node.drawing.fill)
    let bounds = surface.visualFrame(of: node).onPixels.graphene
    guard bounds.size.width > 0, bounds.size.height > 0 else { return }
    let color = probes.color(fill.cssClasses, in: self)
    let transform = surface.effectCount > 0 ? self.transform(of: node.effects) : nil
    if transform != nil {
      gtk_snapshot_save(snapshot)
      gtk_snapshot_transform(snapshot, transform)
      gsk_transform_unref(transform)
    }
    fill.draw(on: snapshot, in: bounds, outline: node.drawing.outline, color: color)
    if transform != nil { gtk_snapshot_restore(snapshot) }
  }

  /// What is seen of the surface is another part: draws what hasn't been drawn.
  func visibleAreaDidChange() {
    guard let drawnArea, let area = visibleArea?() else { return }
    let size = surface.size ?? area.size.cgSize
    let surfaceArea = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    if let seen = area.intersection(surfaceArea), !drawnArea.contains(seen) {
      if !isAsked { gtk_widget_queue_allocate(widget) }
      gtk_widget_queue_draw(widget)
    }
  }

  // MARK: Focus

  /// Tab follows the tree. GTK's own order would go by places: row by row across columns.
  override func moveFocus(_ direction: GtkDirectionType) -> Bool? {
    guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return nil }
    let isForward = direction == GTK_DIR_TAB_FORWARD
    var next = gtk_widget_get_focus_child(widget)
    if next == nil { next = isForward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget) }
    while let child = next {
      if gtk_widget_child_focus(child, direction) != 0 { return true }
      next = isForward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child)
    }
    return false
  }
}

// MARK: - Content

extension SurfaceWidget: LayoutContainer {
  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { content.insert(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { content.move(node, after: sibling) }
  func remove(_ node: LayoutNode) { content.remove(node) }
}

// MARK: - What the surface says

extension SurfaceWidget: @MainActor SurfaceHost {
  /// GTK takes no wish for another size while it lays out: what has changed is asked before that.
  func needsLayout() {
    guard !isAsked else { return }
    gtk_widget_queue_allocate(widget)
    guard !isSettleDue else { return }
    isSettleDue = true
    Self.changed.append(self)
    MainLoop.schedule { [weak self] in
      Self.changed.removeAll()
      self?.isSettleDue = false
      self?.surface.settle()
    }
  }

  func needsMeasure() {
    // Who asks gets the new answer.
    guard !isAsked else { return }
    gtk_widget_queue_resize(widget)
    owner?.setNeedsLayout()
  }

  func needsDisplay() { gtk_widget_queue_draw(widget) }

  /// The children are placed anew, and nobody is measured.
  func needsFrame() {
    gtk_widget_queue_allocate(widget)
    gtk_widget_queue_draw(widget)
  }

  var clock: AnimationClock? { WindowFrames.of(widget)?.clock }

  /// In the frame clock's layout phase, after GTK's own layout: GTK repeats the phase for as long as something queues a
  /// resize, and only then paints. So nobody sees a layout without its content.
  func needsContent() {
    if frameClock == nil {
      frameClock = FrameClockLink(of: widget, "layout") { [weak self] in self?.surface.finishContent() }
    }
  }

  func didAttach(_ leaf: LeafNode) {
    guard let child = leaf.gtk?.widget else { return }
    gtk_widget_insert_after(child, widget, leaf.previousLeaf?.gtk?.widget)
  }

  func didMove(_ leaf: LeafNode) { didAttach(leaf) }

  func didDetach(_ leaf: LeafNode) {
    guard let child = leaf.gtk?.widget, gtk_widget_get_parent(child) == widget else { return }
    gtk_widget_unparent(child)
  }

  func place(_ leaf: LeafNode) {
    if unplaced.isEmpty, !isAsked { gtk_widget_queue_allocate(widget) }
    unplaced.append(leaf)
    if let child = leaf.gtk?.widget, gtk_widget_get_child_visible(child) == 0 { gtk_widget_set_child_visible(child, 1) }
  }

  func withdraw(_ leaf: LeafNode) {
    if let child = leaf.gtk?.widget { gtk_widget_set_child_visible(child, 0) }
  }
}

extension SurfaceWidget {
  var container: LeafNode? { owner?.leaf }

  var placeInContainer: CGPoint {
    let outer = (owner?.leaf?.surface?.host as? SurfaceWidget)?.widget ?? gtk_widget_get_root(widget)?.widget
    var place = graphene_point_t()
    var corner = graphene_point_t()
    guard let outer, gtk_widget_compute_point(widget, outer, &corner, &place) != 0 else { return .zero }
    guard isMirrored else { return CGPoint(x: Double(place.x), y: Double(place.y)) }
    let right = Double(gtk_widget_get_width(outer)) - Double(place.x) - Double(gtk_widget_get_width(widget))
    return CGPoint(x: right, y: Double(place.y))
  }
}
