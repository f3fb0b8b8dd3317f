/// The size of a surface, in pixels of the desktop's scale.
package struct SurfaceSize: Equatable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Something on the screen that a tree of views fills, and above which others are presented.
@MainActor package protocol PlatformSurface: LayoutContainer {
  /// How large the room for the content is; nil as long as that isn't known.
  var size: SurfaceSize? { get }
}
