/// How much room a window or a presentation has in one direction.
public enum UserInterfaceSizeClass: Sendable {
  /// Little.
  case compact
  /// Enough for a desktop's usual arrangement.
  case regular
}

/// The size classes of something in both directions.
package struct SizeClasses: Equatable, Sendable {
  package var horizontal: UserInterfaceSizeClass
  package var vertical: UserInterfaceSizeClass

  package static let regular = SizeClasses(horizontal: .regular, vertical: .regular)

  // The limits at which the desktop's own dialogs change their form.
  private static let compactWidth = 450.0
  private static let compactHeight = 360.0

  package init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The classes of a surface of this size; regular where a length isn't known yet.
  package init(width: Double?, height: Double?) {
    horizontal = width.map { $0 <= Self.compactWidth } == true ? .compact : .regular
    vertical = height.map { $0 <= Self.compactHeight } == true ? .compact : .regular
  }
}
