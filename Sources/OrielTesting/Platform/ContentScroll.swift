import Foundation
import OrielCore

/// The area of a widget in which its content is laid out, and how far the content is scrolled.
@MainActor final class ContentScroll {
  private unowned let widget: TestWidget
  /// The frame of the content in the last layout.
  private(set) var frame = CGRect.zero
  private var offset = Point(x: 0, y: 0)
  private var isLayingOut = false

  init(of widget: TestWidget) { self.widget = widget }

  // MARK: Layout

  /// Lays out the content in a widget of a size.
  func layOut(in size: CGSize) {
    guard let content = widget.content else { return }
    guard let area = area(in: size) else { return content.root.withdraw() }
    layOut(content, in: area)
    let possible = offset.limited(by: content.surface.contentSize, in: area.size)
    guard possible != offset else { return }
    offset = possible
    content.surface.visibleFrameDidChange()
    layOut(content, in: area)
  }

  /// Requests a layout of the content, unless one is being performed.
  func setNeedsLayout() { if !isLayingOut { widget.leaf?.setNeedsLayout() } }

  private func area(in size: CGSize) -> CGRect? { widget.element.contentArea(in: size, widget.measures) }

  private func layOut(_ content: HeadlessContent, in area: CGRect) {
    let isNested = isLayingOut
    isLayingOut = true
    defer { isLayingOut = isNested }
    frame = CGRect(x: area.minX - offset.x, y: area.minY - offset.y, width: area.width, height: area.height)
    content.surface.layoutCompletely(in: area.size)
    (widget.controller as? HeadlessList)?.sizeDidChange()
  }

  /// The visible part of the content.
  var visibleFrame: CGRect? {
    guard let leaf = widget.leaf, let area = area(in: leaf.size) else { return nil }
    return CGRect(x: offset.x, y: offset.y, width: area.width, height: area.height)
  }

  // MARK: Scrolling

  /// Changes the scroll position after a layout. The next layout limits it.
  func moveContent(by distance: CGSize) {
    offset.x = max(0, offset.x + distance.width)
    offset.y = max(0, offset.y + distance.height)
    frame.origin.x -= distance.width
    frame.origin.y -= distance.height
    widget.content?.surface.visibleFrameDidChange()
    offsetDidChange()
  }

  /// Shows the content from a vertical offset on.
  func showContent(from y: CGFloat) {
    guard offset.y != y else { return }
    offset.y = y
    offsetDidChange()
  }

  private func offsetDidChange() {
    widget.platform.version += 1
    widget.leaf?.setNeedsLayout()
    widget.content?.root.announcePlaces()
  }

  /// Scrolls the content as a user does, by a distance, as far as possible.
  func scroll(by distance: CGSize) {
    if let list = widget.controller as? HeadlessList { return list.scroll(by: distance.height) }
    guard let content = widget.content, let leaf = widget.leaf, let area = area(in: leaf.size) else { return }
    let axes = leaf.scrollAxes
    content.surface.scrollPhaseDidChange(to: .interacting)
    let start = content.surface.aimedPosition
    offset.x += axes.contains(.horizontal) ? distance.width : 0
    offset.y += axes.contains(.vertical) ? distance.height : 0
    offset = offset.limited(by: content.surface.contentSize, in: area.size)
    content.surface.visibleFrameDidChange()
    layOut(content, in: area)
    // The nested surfaces have moved on the screen.
    content.root.announcePlaces()
    content.surface.userScrollDidEnd(from: start, velocity: .zero)
    if content.surface.scrollPhase == .interacting { content.surface.scrollPhaseDidChange(to: .idle) }
  }
}

extension Point {
  /// The offset, limited to the scrollable range of a content in an area.
  fileprivate func limited(by content: CGSize, in area: CGSize) -> Point {
    Point(
      x: min(max(x, 0), max(content.width - area.width, 0)), y: min(max(y, 0), max(content.height - area.height, 0)))
  }
}
