import FoundationEssentials

/// The item to which a lazy stack is to be scrolled.
struct LazyScrollTarget {
  var item: Int
  var anchor: UnitPoint?
  /// The number of layouts until the item should have a child.
  var remaining = 6
}

extension LazyStackNode {
  /// The visible part along the axis, in the node's coordinates; nil if there is no scroll view around the stack.
  var visibleRange: Range<CGFloat>? {
    guard let frame = surface?.visibleFrame else { return nil }
    let start = axis == .vertical ? frame.minY - origin.y : frame.minX - origin.x
    return start..<start + max(0, axis == .vertical ? frame.height : frame.width)
  }

  /// The items that should have children.
  package var wantedItems: Range<Int> {
    guard itemCount > 0, isPlaced else { return 0..<0 }
    guard let visible = visibleRange else { return 0..<itemCount }
    let margin = (visible.upperBound - visible.lowerBound) / 4
    let (from, to) = (visible.lowerBound - margin, visible.upperBound + margin)
    return withLengths { lengths in
      if to < 0 || from > lengths.start(of: lengths.count) { return 0..<0 }
      return lengths.line(at: from) * itemsPerLine..<min((lengths.line(at: to) + 1) * itemsPerLine, itemCount)
    }
  }

  /// Called when another part of the surface is visible.
  func visibleFrameDidChange() {
    if isPlaced, wantedItems != presentItems { requestItems() }
  }

  func requestItems() {
    guard !isDue, let surface else { return }
    isDue = true
    surface.needsContent(of: self)
    surface.host?.needsContent()
  }

  /// The place of an item, which is estimated if it has no child.
  func place(ofItem item: Int) -> ScrollPlace? {
    let start = start(ofItem: item)
    return ScrollPlace(self, part: start..<start + length(ofItem: item))
  }

  /// The first item of the line at an anchor of the visible part.
  func item(at anchor: UnitPoint) -> Int? {
    guard itemCount > 0, isPlaced, let visible = visibleRange else { return nil }
    let share = axis == .vertical ? anchor.y : anchor.x
    let point = visible.lowerBound + (visible.upperBound - visible.lowerBound) * share
    return withLengths { min(max(0, $0.line(at: point + 0.5) * itemsPerLine), itemCount - 1) }
  }

  func scroll(by distance: CGFloat) {
    var size = CGSize.zero
    size[axis] = distance
    surface?.scrollingSurface?.host?.scrollContent(by: size)
  }

  // MARK: Scrolling to an item

  /// Scrolls to an item after the next layout, whether it has a child or not.
  package func scroll(toItem item: Int, anchor: UnitPoint?) {
    scrollTarget = LazyScrollTarget(item: item, anchor: anchor)
    if isPlaced { requestItems() }
  }

  /// Scrolls to the estimated position of the target until it has a child, whose position is exact.
  func continueScrolling() {
    guard var target = scrollTarget, target.item < itemCount, isPlaced, let surface = surface?.scrollingSurface else {
      return
    }
    if let index = childItems.firstIndex(of: target.item), let child = frame(ofChild: index, in: surface) {
      scrollTarget = nil
      surface.scroll(to: child, anchor: target.anchor)
    } else {
      target.remaining -= 1
      scrollTarget = target.remaining > 0 ? target : nil
      var frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      if axis == .vertical {
        frame = Rect(x: 0, y: start(ofItem: target.item), width: size.width, height: length(ofItem: target.item))
      } else {
        frame = Rect(x: start(ofItem: target.item), y: 0, width: length(ofItem: target.item), height: size.height)
      }
      if let own = self.frame(in: surface) {
        surface.scroll(to: frame.offset(x: own.minX, y: own.minY), anchor: target.anchor)
      }
    }
    if scrollTarget != nil { requestItems() }
  }

  private func frame(ofChild index: Int, in surface: LayoutSurface) -> Rect? {
    let child = children[index]
    return child.isPlaced ? child.frame(in: surface) : nil
  }
}
