import FoundationEssentials

/// A position to which a surface is to be scrolled after the next layout.
struct ScrollRequest {
  enum Target {
    case node(WeakNode, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  struct WeakNode {
    weak var node: LayoutNode?
  }

  var target: Target
  let transaction = Transaction.current
  /// The number of layouts in which the end of the content may still move.
  var remaining = 6
}

/// A lazy stack whose items depend on the scroll position of a surface.
struct LazyStackEntry {
  weak var node: LazyStackNode?
}

/// The scroll position of a surface.
extension LayoutSurface {
  /// The visible part of the surface, in its coordinates; nil if neither the surface nor one around it is scrolled.
  package final var visibleFrame: Rect? {
    guard let host else { return nil }
    if let frame = host.visibleFrame { return Rect(frame) }
    guard let outer = host.container?.surface?.visibleFrame else { return nil }
    let place = host.placeInContainer
    return outer.offset(x: -place.x, y: -place.y)
  }

  /// The scrolled surface: this one or the nearest one around it.
  final var scrollingSurface: LayoutSurface? {
    guard let host else { return nil }
    return host.visibleFrame != nil ? self : host.container?.surface?.scrollingSurface
  }

  /// The size of the content with its margins.
  package final var contentSize: CGSize {
    CGSize(
      width: root.size.width + scrollMargins.leading + scrollMargins.trailing,
      height: root.size.height + scrollMargins.top + scrollMargins.bottom)
  }

  /// The nearest possible scroll position.
  final func limited(_ position: Point, in visible: CGSize) -> Point {
    Point(
      x: min(max(position.x, 0), max(0, contentSize.width - visible.width)),
      y: min(max(position.y, 0), max(0, contentSize.height - visible.height)))
  }

  /// Scrolls so that a node is visible, after the next layout.
  final func scroll(to node: LayoutNode, anchor: UnitPoint?) {
    request(ScrollRequest(target: .node(ScrollRequest.WeakNode(node: node), anchor: anchor)))
  }

  /// Scrolls to an edge of the content, after the next layout.
  package final func scroll(to edge: Edge) { request(ScrollRequest(target: .edge(edge))) }

  /// Scrolls to a position along one or both axes, after the next layout.
  package final func scroll(toX x: CGFloat?, y: CGFloat?) { request(ScrollRequest(target: .point(x: x, y: y))) }

  private final func request(_ request: ScrollRequest) {
    neededScrollState.requests.append(request)
    host?.needsGeometry()
    host?.needsContent()
  }

  /// The position at which an area is at an anchor of the visible part, or the nearest one at which it is visible.
  final func position(showing area: Rect, anchor: UnitPoint?, in visible: CGRect) -> Point {
    func distance(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ extent: CGFloat, _ anchor: CGFloat?)
      -> CGFloat
    {
      if let anchor { return start + anchor * length - from - anchor * extent }
      if start < from || length > extent { return start - from }
      return max(0, start + length - from - extent)
    }
    let insets = scrollMargins
    var position = Point(visible.origin)
    if scrollAxes.contains(.horizontal) {
      position.x += distance(
        area.minX, area.width, visible.minX + insets.leading, visible.width - insets.leading - insets.trailing,
        anchor?.x)
    }
    if scrollAxes.contains(.vertical) {
      position.y += distance(
        area.minY, area.height, visible.minY + insets.top, visible.height - insets.top - insets.bottom, anchor?.y)
    }
    return position
  }

  /// Scrolls so that an area is at an anchor of the visible part, or by the smallest distance so that it is visible.
  final func scroll(to area: Rect, anchor: UnitPoint?) {
    guard let visible = host?.visibleFrame else { return }
    scroll(toPosition: position(showing: area, anchor: anchor, in: visible))
  }

  private final func scroll(toPosition position: Point) {
    guard let host, let visible = host.visibleFrame else { return }
    let state = neededScrollState
    state.motion = nil
    state.programmatic.count += 1
    state.programmatic.position = position
    let distance = CGSize(width: position.x - visible.minX, height: position.y - visible.minY)
    if distance.width != 0 || distance.height != 0 { host.scrollContent(by: distance) }
  }

  /// Scrolls in the animation of a transaction. Without one, only the completion is called.
  ///
  /// - Parameters:
  ///   - goal: the position to reach, for the current layout.
  ///   - completion: called after the last frame, unless the user has scrolled.
  final func scroll(
    in transaction: Transaction.Storage?, isProgrammatic: Bool = true, to goal: @escaping () -> Point?,
    completion: @escaping () -> Void
  ) {
    guard let transaction, let visible = host?.visibleFrame, let target = goal(), target != Point(visible.origin),
      let clock, let run = clock.run(transaction)
    else { return completion() }
    let motion = ScrollMotion(
      self, from: Point(visible.origin), to: target, run, isProgrammatic: isProgrammatic, goal: goal,
      completion: completion)
    let state = neededScrollState
    state.motion = motion
    if isProgrammatic {
      state.programmatic.count += 1
      state.programmatic.position = Point(visible.origin)
    }
    clock.add(motion)
  }

  /// Changes the scroll position by the distance by which the content has moved in the surface.
  final func followContent(by distance: CGSize) {
    if let state = scrollState {
      state.motion?.shift(by: distance)
      state.programmatic.position?.move(by: distance)
      state.anchoredPosition?.move(by: distance)
    }
    host?.scrollContent(by: distance)
  }

  /// Performs the pending requests to scroll.
  final func performScrolling() {
    guard let state = scrollState else { return }
    let requests = state.requests
    state.requests = []
    for request in requests {
      switch request.target {
      case .node(let reference, let anchor):
        let area = { [weak self, weak node = reference.node] () -> Rect? in
          guard let self, let node, node.isPlaced else { return nil }
          return node.frame(in: self)
        }
        guard area() != nil else { continue }
        let goal = { [weak self] () -> Point? in
          guard let self, let area = area(), let visible = self.host?.visibleFrame else { return nil }
          return self.position(showing: area, anchor: anchor, in: visible)
        }
        scroll(in: request.transaction, to: goal) { [weak self] in
          if let area = area() { self?.scroll(to: area, anchor: anchor) }
        }
      case .edge, .point: scroll(to: request)
      }
    }
  }

  private final func scroll(to request: ScrollRequest) {
    let goal = { [weak self] () -> Point? in self?.position(of: request.target) }
    scroll(in: request.transaction, to: goal) { [weak self] in
      guard let self, let position = goal(), let visible = self.host?.visibleFrame else { return }
      self.scroll(toPosition: position)
      // The items of a lazy stack that become visible change its length.
      guard request.remaining > 0, self.scrollState?.lazyStacks.isEmpty == false, position != Point(visible.origin)
      else { return }
      var next = ScrollRequest(target: request.target)
      next.remaining = request.remaining - 1
      self.request(next)
    }
  }

  private final func position(of target: ScrollRequest.Target) -> Point? {
    guard let visible = host?.visibleFrame else { return nil }
    var position = Point(visible.origin)
    switch target {
    case .node: return nil
    case .edge(.top): position.y = 0
    case .edge(.bottom): position.y = .infinity
    case .edge(.leading): position.x = 0
    case .edge(.trailing): position.x = .infinity
    case .point(let x, let y):
      if let x { position.x = x }
      if let y { position.y = y }
    }
    return limited(position, in: visible.size)
  }

  /// Scrolls to the anchor after the first layout, and after each later one if the position was there.
  final func keepScrollAnchor() {
    guard let state = scrollState, state.isAnchorDue, let scrollAnchor, let host, let visible = host.visibleFrame else {
      return
    }
    state.isAnchorDue = false
    let target = Point(
      x: max(0, (contentSize.width - visible.width) * scrollAnchor.x),
      y: max(0, (contentSize.height - visible.height) * scrollAnchor.y))
    let position = state.anchoredPosition ?? Point(visible.origin)
    state.anchoredPosition = target
    guard abs(visible.minX - position.x) < 1, abs(visible.minY - position.y) < 1 else { return }
    let distance = CGSize(width: target.x - visible.minX, height: target.y - visible.minY)
    if distance != .zero { host.scrollContent(by: distance) }
  }

  /// Whether the visible part is where code has scrolled to.
  package final var isAtProgrammaticPosition: Bool {
    guard let state = scrollState, let visible = host?.visibleFrame else { return false }
    if let motion = state.motion { return motion.isAt(Point(visible.origin)) }
    return state.programmatic.position?.isNear(Point(visible.origin)) ?? false
  }

  /// Whether there is a stack whose views are targets of scrolling.
  package final var hasScrollTargets: Bool { scrollState?.targetNodes.contains { $0.isEnabled } ?? false }

  final func addLazyStack(_ node: LazyStackNode) {
    neededScrollState.lazyStacks.append(LazyStackEntry(node: node))
  }

  /// Called when the visible part of the surface has changed.
  package final func visibleFrameDidChange() {
    if noteMove() { host?.needsContent() }
    guard let state = scrollState, !state.lazyStacks.isEmpty else { return }
    state.lazyStacks.removeAll { $0.node?.surface?.scrollingSurface !== self }
    for entry in state.lazyStacks { entry.node?.visibleFrameDidChange() }
  }
}

extension LayoutNode {
  /// Scrolls the nearest enclosing scroll view, after the next layout, so that the node is visible. Returns false if
  /// there is none.
  package final func scrollIntoView(anchor: UnitPoint?) -> Bool {
    guard let scrolling = surface?.scrollingSurface else { return false }
    scrolling.scroll(to: self, anchor: anchor)
    return true
  }

  /// The frame in the coordinates of the node's surface or one around it; nil if it is in neither.
  final func frame(in outer: LayoutSurface) -> Rect? {
    var frame = Rect(self.frame)
    var next = surface
    while let current = next, current !== outer {
      guard let host = current.host else { return nil }
      let place = host.placeInContainer
      frame = frame.offset(x: place.x, y: place.y)
      next = host.container?.surface
    }
    return next == nil ? nil : frame
  }
}

extension Point {
  fileprivate mutating func move(by distance: CGSize) {
    x += distance.width
    y += distance.height
  }
}
