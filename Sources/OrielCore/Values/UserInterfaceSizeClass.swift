/// The amount of space that a window or a presentation has in one dimension.
public enum UserInterfaceSizeClass: Sendable {
  /// Limited space.
  case compact
  /// Sufficient space for the regular layout.
  case regular
}

/// The horizontal and the vertical size class.
package struct SizeClasses: Equatable, Sendable {
  package var horizontal: UserInterfaceSizeClass
  package var vertical: UserInterfaceSizeClass
  /// The number of columns of a split view for which there is room beside each other, up to 3.
  package var columns: Int

  package static let regular = SizeClasses(horizontal: .regular, vertical: .regular)

  // The sizes at which GNOME's apps adapt their layout.
  private static let compactWidth = 500.0
  private static let widthOfThreeColumns = 860.0
  private static let compactHeight = 360.0

  /// - Parameter columns: by default, one in a compact width, otherwise three.
  package init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass, columns: Int? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.columns = columns ?? (horizontal == .compact ? 1 : 3)
  }

  /// The size classes of a surface; regular in a dimension that isn't known yet.
  ///
  /// - Parameter textScale: the desktop's scale of texts, with which the required width grows.
  package init(width: Double?, height: Double?, textScale: Double) {
    let width = width.map { $0 / textScale } ?? .infinity
    horizontal = width < Self.compactWidth ? .compact : .regular
    columns = width < Self.compactWidth ? 1 : width < Self.widthOfThreeColumns ? 2 : 3
    vertical = height.map { $0 <= Self.compactHeight } == true ? .compact : .regular
  }
}
