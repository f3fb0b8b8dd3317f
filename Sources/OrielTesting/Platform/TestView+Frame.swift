import Foundation
import OrielCore

extension LayoutNode {
  /// The frame in the content of the window or presentation; empty if the view isn't displayed.
  @MainActor var frameInContent: CGRect {
    guard isPlaced else { return .zero }
    var frame = shownFrame
    var boundary = surface?.boundary
    while let leaf = boundary, let widget = leaf.testWidget {
      guard leaf.isPlaced else { return .zero }
      let around = leaf.shownFrame
      frame.origin.x += around.origin.x + widget.contentScroll.frame.origin.x
      frame.origin.y += around.origin.y + widget.contentScroll.frame.origin.y
      boundary = leaf.surface?.boundary
    }
    return frame
  }
}
