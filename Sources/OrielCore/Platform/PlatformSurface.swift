/// The size of a surface, in application pixels.
package struct SurfaceSize: Equatable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A window or presentation whose content is a tree of views, and above which others are presented.
@MainActor package protocol PlatformSurface: LayoutContainer {
  /// The size of the content; nil if it isn't known yet.
  var size: SurfaceSize? { get }
  /// The container of the parts of the toolbar, the widgets of `ToolbarElement`. By default the surface itself, where
  /// they are above the content.
  var toolbar: any LayoutContainer { get }
}

extension PlatformSurface {
  package var toolbar: any LayoutContainer { self }
}
