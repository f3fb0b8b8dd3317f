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

  func picture(for proposal: ProposedViewSize, scale: Double, isOpaque: Bool) -> LoadedPicture? {
    content.scaleFactor = scale
    guard let size = layOut(for: proposal) else { return nil }
    let recording = PictureRecording(width: size.width, height: size.height, scale: scale)
    let background = isOpaque ? content.color(.background(level: 0)) : nil
    return recording.picture(of: content.draw, over: background) { content.texture(of: $0, in: $1) }
  }

  /// Lays out the views, and creates content that depends on the layout.
  private func layOut(for proposal: ProposedViewSize) -> (width: Int32, height: Int32)? {
    var size = (width: Int32(0), height: Int32(0))
    for _ in 0..<PictureRecording.layouts {
      let wanted = content.surface.sizeThatFits(proposal)
      guard wanted.width.isFinite, wanted.height.isFinite, wanted.width > 0, wanted.height > 0 else { return nil }
      size = (max(1, wanted.width.pixels), max(1, wanted.height.pixels))
      content.layOut(in: Size(width: CGFloat(size.width), height: CGFloat(size.height)))
      let isChanged = content.finishContent()
      guard platform.runTurns() || isChanged else { break }
    }
    return size
  }
}
