/// What a view is and does, for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt

  /// Makes traits of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// The view is the heading of what follows it.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
}
