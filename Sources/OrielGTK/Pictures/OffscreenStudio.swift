import CGtk
import FoundationEssentials
import OrielCore

/// Renders views to pictures with cairo.
@MainActor final class OffscreenStudio: PictureStudio {
  private let platform: OffscreenPlatform
  private let content = OffscreenSurface(StackArrangement(HorizontalAlignment.center, spacing: 0))

  init(_ platform: OffscreenPlatform) { self.platform = platform }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { content.insert(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { content.move(node, after: sibling) }
  func remove(_ node: LayoutNode) { content.remove(node) }
  func dispose() {}

  func size(for proposal: ProposedViewSize) -> Size? {
    layOut(for: proposal).map { Size(width: Double($0.width), height: Double($0.height)) }
  }

  func picture(for proposal: ProposedViewSize, scale: Double, isOpaque: Bool) -> LoadedPicture? {
    content.scaleFactor = scale
    guard let size = layOut(for: proposal), size.width > 0, size.height > 0 else { return nil }
    return PictureRecording(width: size.width, height: size.height, scale: scale).picture(
      of: content, isOpaque: isOpaque)
  }

  /// Lays out the views, and creates content that depends on the layout.
  private func layOut(for proposal: ProposedViewSize) -> (width: Int32, height: Int32)? {
    var size = (width: Int32(0), height: Int32(0))
    for _ in 0..<PictureRecording.layouts {
      guard let wanted = PictureRecording.size(of: content.surface, for: proposal) else { return nil }
      size = wanted
      content.layOut(for: proposal)
      let isChanged = content.finishContent()
      guard platform.runTurns() || isChanged else { break }
    }
    return size
  }
}
