/// Traits that describe to assistive technology what a view is and how it behaves.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bit mask of the traits.
  public let rawValue: UInt

  /// Creates traits from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// The view is the heading of the content that follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
}
