import FoundationEssentials

/// The size of a window, which it has again when it is opened the next time.
package struct WindowExtent: Equatable, Sendable {
  /// The size. That of a maximized window is the one to which it returns.
  package var size: SurfaceSize
  package var isMaximized: Bool

  package init(size: SurfaceSize, isMaximized: Bool = false) {
    self.size = size
    self.isMaximized = isMaximized
  }
}

extension WindowRequest {
  // The size of a window on a Mac.
  private static let usualSize = CGSize(width: 900, height: 450)

  /// The request for a window that opens with a stored size.
  func opening(with extent: WindowExtent) -> WindowRequest {
    var request = self
    (request.defaultWidth, request.defaultHeight) = (extent.size.width, extent.size.height)
    request.isMaximized = extent.isMaximized
    return request
  }

  /// The length with which a window opens: its default length, or else that of a usual window, at least that of the
  /// content, and at most the room on the screen. Nil if it is the ideal length of the content.
  ///
  /// - Parameters:
  ///   - room: the largest length on the screen.
  ///   - isScrolled: whether the content has parts that scroll along the axis, and whose ideal length is that of all they
  ///     contain. Such content has no ideal length to which a window could open.
  ///   - content: returns the length of the content for a proposal.
  package func openingLength(
    _ axis: Axis, room: Double, isScrolled: Bool, content: (_ proposal: CGFloat?) -> CGFloat
  ) -> Double? {
    if let length = axis == .horizontal ? defaultWidth : defaultHeight { return length }
    guard isResizable, !opensAtIdealSize else { return nil }
    let usual = Self.usualSize[axis]
    return Double(min(max(usual, content(isScrolled ? usual : nil)), CGFloat(room)))
  }
}
