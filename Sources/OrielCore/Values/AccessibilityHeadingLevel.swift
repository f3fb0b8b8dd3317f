/// The level of a heading among the headings of a window. See ``View/accessibilityHeading(_:)``.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// A heading of level 1: the title of the content.
  case h1
  /// A heading of level 2, such as that of a section.
  case h2
  /// A heading of level 3.
  case h3
  /// A heading of level 4.
  case h4
  /// A heading of level 5.
  case h5
  /// A heading of level 6.
  case h6
}
