import Oriel
import OrielCore

// The colors of the desktop.
extension UIColor {
  /// The desktop's red.
  public static let systemRed = UIColor(.red)
  /// The desktop's orange.
  public static let systemOrange = UIColor(.orange)
  /// The desktop's yellow.
  public static let systemYellow = UIColor(.yellow)
  /// The desktop's green.
  public static let systemGreen = UIColor(.green)
  /// The desktop's mint.
  public static let systemMint = UIColor(.mint)
  /// The desktop's teal.
  public static let systemTeal = UIColor(.teal)
  /// The desktop's cyan.
  public static let systemCyan = UIColor(.cyan)
  /// The desktop's blue.
  public static let systemBlue = UIColor(.blue)
  /// The desktop's indigo.
  public static let systemIndigo = UIColor(.indigo)
  /// The desktop's purple.
  public static let systemPurple = UIColor(.purple)
  /// The desktop's pink.
  public static let systemPink = UIColor(.pink)
  /// The desktop's brown.
  public static let systemBrown = UIColor(.brown)
  /// The desktop's gray.
  public static let systemGray = UIColor(.gray)
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
  public static let tertiaryLabel = UIColor(Color.primary.opacity(Paint.strengths[2]))
  /// The color of text of the fourth level.
  public static let quaternaryLabel = UIColor(Color.primary.opacity(Paint.strengths[3]))
  /// The color of the prompts of fields.
  public static let placeholderText = UIColor(Color.primary.opacity(Paint.strengths[2]))
  /// The color of links.
  public static let link = UIColor(.accentColor)
  /// The color of lines between contents.
  public static let separator = UIColor(Color.primary.opacity(Paint.strengths[4]))
  /// The color of lines between contents.
  public static let opaqueSeparator = UIColor(Color.primary.opacity(Paint.strengths[4]))
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

// The colors with fixed components.
extension UIColor {
  /// Black.
  public static let black = UIColor(.black)
  /// White.
  public static let white = UIColor(.white)
  /// A fully transparent color.
  public static let clear = UIColor(.clear)
  /// A third of white.
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  /// Two thirds of white.
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  /// Half of white.
  public static let gray = UIColor(Color(white: 0.5))
  /// Red with fixed components.
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  /// Green with fixed components.
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  /// Blue with fixed components.
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  /// Cyan with fixed components.
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  /// Yellow with fixed components.
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  /// Magenta with fixed components.
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  /// Orange with fixed components.
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  /// Purple with fixed components.
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  /// Brown with fixed components.
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
}
