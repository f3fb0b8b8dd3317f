import Oriel
import OrielCore

// The colors of the desktop.
extension NSColor {
  /// The desktop's red.
  public static let systemRed = NSColor(.red)
  /// The desktop's orange.
  public static let systemOrange = NSColor(.orange)
  /// The desktop's yellow.
  public static let systemYellow = NSColor(.yellow)
  /// The desktop's green.
  public static let systemGreen = NSColor(.green)
  /// The desktop's mint.
  public static let systemMint = NSColor(.mint)
  /// The desktop's teal.
  public static let systemTeal = NSColor(.teal)
  /// The desktop's cyan.
  public static let systemCyan = NSColor(.cyan)
  /// The desktop's blue.
  public static let systemBlue = NSColor(.blue)
  /// The desktop's indigo.
  public static let systemIndigo = NSColor(.indigo)
  /// The desktop's purple.
  public static let systemPurple = NSColor(.purple)
  /// The desktop's pink.
  public static let systemPink = NSColor(.pink)
  /// The desktop's brown.
  public static let systemBrown = NSColor(.brown)
  /// The desktop's gray.
  public static let systemGray = NSColor(.gray)
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
  public static let tertiaryLabelColor = NSColor(Color.primary.opacity(Paint.strengths[2]))
  /// The color of text of the fourth level.
  public static let quaternaryLabelColor = NSColor(Color.primary.opacity(Paint.strengths[3]))
  /// The color of text.
  public static let textColor = NSColor(.primary)
  /// The color of the prompts of fields.
  public static let placeholderTextColor = NSColor(Color.primary.opacity(Paint.strengths[2]))
  /// The color of links.
  public static let linkColor = NSColor(.accentColor)
  /// The color of lines between contents.
  public static let separatorColor = NSColor(Color.primary.opacity(Paint.strengths[4]))
  /// The color of the lines of tables.
  public static let gridColor = NSColor(Color.primary.opacity(Paint.strengths[4]))
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

// The colors with fixed components.
extension NSColor {
  /// Black.
  public static let black = NSColor(.black)
  /// White.
  public static let white = NSColor(.white)
  /// A fully transparent color.
  public static let clear = NSColor(.clear)
  /// A third of white.
  public static let darkGray = NSColor(Color(white: 1.0 / 3))
  /// Two thirds of white.
  public static let lightGray = NSColor(Color(white: 2.0 / 3))
  /// Half of white.
  public static let gray = NSColor(Color(white: 0.5))
  /// Red with fixed components.
  public static let red = NSColor(Color(red: 1, green: 0, blue: 0))
  /// Green with fixed components.
  public static let green = NSColor(Color(red: 0, green: 1, blue: 0))
  /// Blue with fixed components.
  public static let blue = NSColor(Color(red: 0, green: 0, blue: 1))
  /// Cyan with fixed components.
  public static let cyan = NSColor(Color(red: 0, green: 1, blue: 1))
  /// Yellow with fixed components.
  public static let yellow = NSColor(Color(red: 1, green: 1, blue: 0))
  /// Magenta with fixed components.
  public static let magenta = NSColor(Color(red: 1, green: 0, blue: 1))
  /// Orange with fixed components.
  public static let orange = NSColor(Color(red: 1, green: 0.5, blue: 0))
  /// Purple with fixed components.
  public static let purple = NSColor(Color(red: 0.5, green: 0, blue: 0.5))
  /// Brown with fixed components.
  public static let brown = NSColor(Color(red: 0.6, green: 0.4, blue: 0.2))
}
