import Oriel
import OrielCore

// The colors of the desktop that have a name here only.
extension UIColor {
  /// A gray fainter than the previous one.
  public static let systemGray2 = UIColor(Color.primary.opacity(0.5))
  /// A gray fainter than the previous one.
  public static let systemGray3 = UIColor(Color.primary.opacity(0.3))
  /// A gray fainter than the previous one.
  public static let systemGray4 = UIColor(Color.primary.opacity(0.2))
  /// A gray fainter than the previous one.
  public static let systemGray5 = UIColor(Color.primary.opacity(0.13))
  /// A gray fainter than the previous one.
  public static let systemGray6 = UIColor(Color.primary.opacity(0.08))
  /// The desktop's accent color.
  public static let tintColor = UIColor(.accentColor)
  /// The color of text.
  public static let label = UIColor(.primary)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(.secondary)
  /// The color of text of the third level.
  public static let tertiaryLabel = UIColor(.thirdLabel)
  /// The color of text of the fourth level.
  public static let quaternaryLabel = UIColor(.fourthLabel)
  /// The color of the prompts of fields.
  public static let placeholderText = UIColor(.thirdLabel)
  /// The color of links.
  public static let link = UIColor(.accentColor)
  /// The color of lines between contents.
  public static let separator = UIColor(.separatorLine)
  /// The color of lines between contents.
  public static let opaqueSeparator = UIColor(.separatorLine)
  /// The color of an area in front of a background.
  public static let systemFill = UIColor(Color.primary.opacity(0.12))
  /// The color of an area in front of a background.
  public static let secondarySystemFill = UIColor(Color.primary.opacity(0.1))
  /// The color of an area in front of a background.
  public static let tertiarySystemFill = UIColor(Color.primary.opacity(0.08))
  /// The color of an area in front of a background.
  public static let quaternarySystemFill = UIColor(Color.primary.opacity(0.06))
  /// The background of content.
  public static let systemBackground = UIColor(.contentBackground)
  /// The background of what stands out from content.
  public static let secondarySystemBackground = UIColor(.windowBackground)
  /// The background of what stands out from that.
  public static let tertiarySystemBackground = UIColor(.contentBackground)
  /// The background of windows with groups.
  public static let systemGroupedBackground = UIColor(.windowBackground)
  /// The background of groups.
  public static let secondarySystemGroupedBackground = UIColor(.contentBackground)
  /// The background of what stands out from groups.
  public static let tertiarySystemGroupedBackground = UIColor(.windowBackground)
}
