import OrielCore

/// A window or presentation, which contains views and above which others are presented.
@MainActor package protocol HeadlessSurface: PlatformSurface {
  /// The views in order.
  var content: [TestView] { get }
  /// The layout surfaces of the content and the background.
  var contents: [HeadlessContent] { get }
  /// The proposal to the content.
  var proposal: ProposedViewSize { get }
  /// The parent; nil for a window.
  var parentSurface: (any HeadlessSurface)? { get }
  /// The window itself, or the window above which it is presented.
  var window: HeadlessWindow? { get }
  /// The name of the kind.
  var noun: String { get }
  /// A short description.
  var describedBriefly: String { get }
}

extension HeadlessSurface {
  /// Performs the pending layout.
  func layOut() {
    for content in contents {
      if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
        content.surface.containerSize = CGSize(width: width, height: height)
      }
      // The maximum number of layout passes in a frame.
      for _ in 0..<4 {
        content.surface.layout(for: proposal)
        if !content.surface.finishContent() { break }
      }
    }
  }

  /// Whether the surface is another one or above it, directly or not.
  func isAtOrAbove(_ other: any HeadlessSurface) -> Bool {
    var surface: (any HeadlessSurface)? = self
    while let current = surface {
      if current === other { return true }
      surface = current.parentSurface
    }
    return false
  }
}

extension ProposedViewSize {
  init(_ size: SurfaceSize) { self.init(width: size.width, height: size.height) }
}
