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

  package static let regular = SizeClasses(horizontal: .regular, vertical: .regular)

  // The sizes at which GNOME's dialogs adapt their layout.
  private static let compactWidth = 450.0
  private static let compactHeight = 360.0

  package init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The size classes of a surface; regular in a dimension that isn't known yet.
  package init(width: Double?, height: Double?) {
    horizontal = width.map { $0 <= Self.compactWidth } == true ? .compact : .regular
    vertical = height.map { $0 <= Self.compactHeight } == true ? .compact : .regular
  }
}
