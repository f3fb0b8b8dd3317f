import FoundationEssentials

/// The item to which a lazy stack is to be scrolled.
struct LazyScrollTarget {
  /// Returns the index of the item, which changes when others are inserted or removed; nil if it was removed.
  let item: () -> Int?
  let anchor: UnitPoint?
  let transaction = Transaction.current
  /// The number of layouts until the item should have a child.
  var remaining = 6
}

extension LazyStackNode {
  func makeContent() {
    // Until the end, so that scrolling requests nothing.
    let distance = shift
    shift = 0
    if distance != 0 {
      endDepartures()
      scroll(by: distance)
    }
    continueScrolling()
    isDue = false
    if wantedItems != presentItems || wantedPins.contains(where: { !childItems.contains($0) }) { needsItems?() }
    movePins()
    if scrollTarget != nil { requestItems() }
  }

  /// The visible part along the axis, in the node's coordinates; nil if there is no scroll view around the stack. While
  /// the scroll position hasn't yet followed the visible items, it is what will be visible then.
  var visibleRange: Range<CGFloat>? {
    guard let frame = surface?.visibleFrame else { return nil }
    let start = shift + (axis == .vertical ? frame.minY - origin.y : frame.minX - origin.x)
    return start..<start + max(0, axis == .vertical ? frame.height : frame.width)
  }

  /// The visible part without the margins of the scroll view.
  var clearRange: Range<CGFloat>? {
    guard let visible = visibleRange, let insets = surface?.scrollingSurface?.scrollMargins else { return visibleRange }
    let start = visible.lowerBound + (axis == .vertical ? insets.top : insets.leading)
    return start..<max(start, visible.upperBound - (axis == .vertical ? insets.bottom : insets.trailing))
  }

  /// Whether a child is in the visible part.
  func isVisible(_ child: LayoutNode) -> Bool {
    guard child.isPlaced else { return false }
    guard let visible = visibleRange else { return true }
    let start = child.offset[axis]
    return start < visible.upperBound && start + child.size[axis] > visible.lowerBound
  }

  /// The items that should have children.
  package var wantedItems: Range<Int> {
    guard itemCount > 0, isPlaced else { return 0..<0 }
    guard let visible = visibleRange else { return 0..<itemCount }
    let margin = (visible.upperBound - visible.lowerBound) / 4
    let (from, to) = (visible.lowerBound - margin, visible.upperBound + margin)
    let (lines, itemCount) = (lines, itemCount)
    return withLengths { lengths in
      if to < 0 || from > lengths.start(of: lengths.count) { return 0..<0 }
      return lines.firstItem(
        of: lengths.line(at: from))..<min(
          lines.firstItem(of: lengths.line(at: to) + 1), itemCount)
    }
  }

  /// Whether other items should have children, or at another position.
  var areItemsDue: Bool { wantedItems != presentItems || arePinsDue }

  /// Called when the visible part of the surface has changed.
  func visibleFrameDidChange() {
    if isPlaced, areItemsDue { requestItems() }
  }

  func requestItems() {
    guard !isDue, let surface else { return }
    isDue = true
    surface.needsContent(of: self)
    surface.host?.needsContent()
  }

  /// The place of an item, which is estimated if it has no child.
  func place(ofItem item: Int) -> ScrollPlace? {
    // The visible part doesn't include the shift.
    let start = start(ofItem: item) - shift
    return ScrollPlace(self, part: start..<start + length(ofItem: item))
  }

  /// The first item of the line at an anchor of the visible part.
  func item(at anchor: UnitPoint) -> Int? {
    guard itemCount > 0, isPlaced, let visible = clearRange else { return nil }
    let share = axis == .vertical ? anchor.y : anchor.x
    let point = visible.lowerBound + (visible.upperBound - visible.lowerBound) * share
    return min(max(0, lines.firstItem(of: withLengths { $0.line(at: point + 0.5) })), itemCount - 1)
  }

  /// Follows visible items that have moved.
  func scroll(by distance: CGFloat) {
    var size = CGSize.zero
    size[axis] = distance
    surface?.scrollingSurface?.followContent(by: size)
  }

  /// The positions at which lines begin near the visible part, and before and after it.
  var linePositions: [CGFloat] {
    guard itemCount > 0, let visible = visibleRange else { return [] }
    let length = visible.upperBound - visible.lowerBound
    return withLengths { lengths in
      let first = lengths.line(at: visible.lowerBound - 3 * length)
      let last = lengths.line(at: visible.upperBound + 3 * length)
      return (first...last).map { lengths.start(of: $0) }
    }
  }

  // MARK: Scrolling to an item

  /// Scrolls to an item after the next layout, whether it has a child or not.
  ///
  /// - Parameter item: returns the index of the item; nil if it was removed.
  package func scroll(to item: @escaping () -> Int?, anchor: UnitPoint?) {
    scrollTarget = LazyScrollTarget(item: item, anchor: anchor)
    if isPlaced { requestItems() }
  }

  /// Scrolls to the estimated position of the target until it has a child, whose position is exact.
  func continueScrolling() {
    guard var target = scrollTarget, isPlaced, let surface = surface?.scrollingSurface else { return }
    guard let item = target.item(), item < itemCount else {
      scrollTarget = nil
      return
    }
    if target.transaction?.animation != nil, surface.clock?.allowsMotion == true {
      scrollTarget = nil
      return animateScrolling(to: target, in: surface)
    }
    let isExact = childItems.contains(item)
    target.remaining -= 1
    scrollTarget = isExact || target.remaining == 0 ? nil : target
    if let area = area(ofItem: item, in: surface) { surface.scroll(to: area, anchor: target.anchor) }
  }

  private func animateScrolling(to target: LazyScrollTarget, in surface: LayoutSurface) {
    let goal = { [weak self, weak surface] () -> Point? in
      guard let self, let surface, self.isPlaced, let item = target.item(), item < self.itemCount,
        let area = self.area(ofItem: item, in: surface), let visible = surface.host?.visibleFrame
      else { return nil }
      return surface.limited(surface.position(showing: area, anchor: target.anchor, in: visible), in: visible.size)
    }
    surface.scroll(in: target.transaction, to: goal) { [weak self] in
      Transaction.running(nil) { self?.scroll(to: target.item, anchor: target.anchor) }
    }
  }

  /// The frame of an item in a surface, which is estimated if the item has no child.
  private func area(ofItem item: Int, in surface: LayoutSurface) -> Rect? {
    if let index = childItems.firstIndex(of: item), let frame = frame(ofChild: index, in: surface), !isPinned(item) {
      return frame
    }
    var frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if axis == .vertical {
      frame = Rect(x: 0, y: start(ofItem: item), width: size.width, height: length(ofItem: item))
    } else {
      frame = Rect(x: start(ofItem: item), y: 0, width: length(ofItem: item), height: size.height)
    }
    return self.frame(in: surface).map { frame.offset(x: $0.minX, y: $0.minY) }
  }

  private func frame(ofChild index: Int, in surface: LayoutSurface) -> Rect? {
    let child = children[index]
    return child.isPlaced ? child.frame(in: surface) : nil
  }
}
