import Oriel
import OrielCore

// The colors of the desktop that have a name here only.
extension NSColor {
  /// The desktop's accent color.
  public static let controlAccentColor = NSColor(.accentColor)
  /// The background of controls.
  public static let controlColor = NSColor(.contentBackground)
  /// The color of text on controls.
  public static let controlTextColor = NSColor(.primary)
  /// The color of text.
  public static let labelColor = NSColor(.primary)
  /// The color of secondary text.
  public static let secondaryLabelColor = NSColor(.secondary)
  /// The color of text of the third level.
  public static let tertiaryLabelColor = NSColor(.thirdLabel)
  /// The color of text of the fourth level.
  public static let quaternaryLabelColor = NSColor(.fourthLabel)
  /// The color of text.
  public static let textColor = NSColor(.primary)
  /// The color of the prompts of fields.
  public static let placeholderTextColor = NSColor(.thirdLabel)
  /// The color of links.
  public static let linkColor = NSColor(.accentColor)
  /// The color of lines between contents.
  public static let separatorColor = NSColor(.separatorLine)
  /// The color of the lines of tables.
  public static let gridColor = NSColor(.separatorLine)
  /// The background of windows.
  public static let windowBackgroundColor = NSColor(.windowBackground)
  /// The background of content, such as lists.
  public static let controlBackgroundColor = NSColor(.contentBackground)
  /// The background of text.
  public static let textBackgroundColor = NSColor(.contentBackground)
  /// The background behind pages.
  public static let underPageBackgroundColor = NSColor(.windowBackground)
  /// The background of selected content.
  public static let selectedContentBackgroundColor = NSColor(.accentColor)
  /// The background of selected text.
  public static let selectedTextBackgroundColor = NSColor(Color.accentColor.opacity(0.3))
  /// The background of selected controls.
  public static let selectedControlColor = NSColor(.accentColor)
}
