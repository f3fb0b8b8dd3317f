import OrielCore

/// What views stand in, and what others are presented above: a window, or something presented.
@MainActor package protocol HeadlessSurface: PlatformSurface {
  /// What it contains, in order.
  var content: [TestView] { get }
  /// The layout surfaces in it: that of its content, and of what is behind that.
  var contents: [HeadlessContent] { get }
  /// What the content is offered.
  var proposal: ProposedViewSize { get }
  /// What it stands above; nil for a window.
  var parentSurface: (any HeadlessSurface)? { get }
  /// The window that it is, or above which it stands.
  var window: HeadlessWindow? { get }
  /// What kind of surface it is, as a word.
  var noun: String { get }
  /// The surface in a few words.
  var describedBriefly: String { get }
}

extension HeadlessSurface {
  /// Gives everything in it its place that isn't in it.
  func layOut() {
    for content in contents {
      if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
        content.surface.containerSize = CGSize(width: width, height: height)
      }
      // As often as a desktop's frame clock repeats its layout at most.
      for _ in 0..<4 {
        content.surface.layout(for: proposal)
        if !content.surface.finishContent() { break }
      }
    }
  }

  /// Whether it is this surface, or stands above it, directly or not.
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
