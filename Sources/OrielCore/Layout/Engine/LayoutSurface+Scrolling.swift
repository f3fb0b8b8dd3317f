import FoundationEssentials

/// A node to which a surface is to be scrolled after the next layout.
struct ScrollRequest {
  weak var node: LayoutNode?
  var anchor: UnitPoint?
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

  /// Scrolls so that a node is visible, after the next layout.
  final func scroll(to node: LayoutNode, anchor: UnitPoint?) {
    scrollRequests.append(ScrollRequest(node: node, anchor: anchor))
    host?.needsGeometry()
    host?.needsContent()
  }

  /// Scrolls so that an area is at an anchor of the visible part, or by the smallest distance so that it is visible.
  final func scroll(to area: Rect, anchor: UnitPoint?) {
    guard let host, let visible = host.visibleFrame else { return }
    func distance(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ extent: CGFloat, _ anchor: CGFloat?)
      -> CGFloat
    {
      if let anchor { return start + anchor * length - from - anchor * extent }
      if start < from || length > extent { return start - from }
      return max(0, start + length - from - extent)
    }
    let distance = CGSize(
      width: scrollAxes.contains(.horizontal)
        ? distance(area.minX, area.width, visible.origin.x, visible.size.width, anchor?.x) : 0,
      height: scrollAxes.contains(.vertical)
        ? distance(area.minY, area.height, visible.origin.y, visible.size.height, anchor?.y) : 0)
    programmaticScroll.count += 1
    programmaticScroll.position = Point(
      x: visible.origin.x + distance.width, y: visible.origin.y + distance.height)
    if distance.width != 0 || distance.height != 0 { host.scrollContent(by: distance) }
  }

  /// Performs the pending requests to scroll.
  final func performScrolling() {
    let requests = scrollRequests
    scrollRequests = []
    for request in requests {
      guard let node = request.node, node.isPlaced, let frame = node.frame(in: self) else { continue }
      scroll(to: frame, anchor: request.anchor)
    }
  }

  /// Scrolls to the anchor after the first layout, and after each later one if the position was there.
  final func keepScrollAnchor() {
    guard isAnchorDue, let scrollAnchor, let host, let visible = host.visibleFrame else { return }
    isAnchorDue = false
    let target = Point(
      x: max(0, (root.size.width - visible.width) * scrollAnchor.x),
      y: max(0, (root.size.height - visible.height) * scrollAnchor.y))
    let position = anchoredPosition ?? Point(visible.origin)
    anchoredPosition = target
    guard abs(visible.minX - position.x) < 1, abs(visible.minY - position.y) < 1 else { return }
    let distance = CGSize(width: target.x - visible.minX, height: target.y - visible.minY)
    if distance != .zero { host.scrollContent(by: distance) }
  }

  final func addLazyStack(_ node: LazyStackNode) { lazyStacks.append(LazyStackEntry(node: node)) }

  /// Called when another part of the surface is visible.
  package final func visibleFrameDidChange() {
    guard !lazyStacks.isEmpty else { return }
    lazyStacks.removeAll { $0.node?.surface?.scrollingSurface !== self }
    for entry in lazyStacks { entry.node?.visibleFrameDidChange() }
  }
}

extension LayoutNode {
  /// Scrolls the nearest scroll view around the node so that the node is visible, after the next layout.
  package final func scrollIntoView(anchor: UnitPoint?) { surface?.scrollingSurface?.scroll(to: self, anchor: anchor) }

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
