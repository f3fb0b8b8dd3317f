import FoundationEssentials

/// A text style, the system font at a size, or a font family.
///
/// Text styles scale with the font size that the user has set for the desktop. Sizes are in points.
public struct Font: Hashable, Sendable {
  /// The purpose of a text, which determines its size and weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale of CSS and Pango, from 100 to 900.
    package let value: Int
    /// The weight 100 on the scale of CSS and Pango.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200 on the scale of CSS and Pango.
    public static let thin = Weight(value: 200)
    /// The weight 300 on the scale of CSS and Pango.
    public static let light = Weight(value: 300)
    /// The weight 400 on the scale of CSS and Pango.
    public static let regular = Weight(value: 400)
    /// The weight 500 on the scale of CSS and Pango.
    public static let medium = Weight(value: 500)
    /// The weight 600 on the scale of CSS and Pango.
    public static let semibold = Weight(value: 600)
    /// The weight 700 on the scale of CSS and Pango.
    public static let bold = Weight(value: 700)
    /// The weight 800 on the scale of CSS and Pango.
    public static let heavy = Weight(value: 800)
    /// The weight 900 on the scale of CSS and Pango.
    public static let black = Weight(value: 900)
  }

  /// The width of a font's characters. A family without such a face has the closest one.
  public struct Width: Hashable, Sendable {
    /// The width relative to the standard one: negative for narrower characters.
    public var value: CGFloat

    /// Creates a width between -1 and 1.
    public init(_ value: CGFloat) { self.value = value }

    /// Very narrow characters.
    public static let compressed = Width(-0.4)
    /// Narrow characters.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide characters.
    public static let expanded = Width(0.2)
  }

  /// Which letters are small capitals.
  package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Lowercase letters.
    package static let lowercase = SmallCaps(rawValue: 1)
    /// Uppercase letters.
    package static let uppercase = SmallCaps(rawValue: 2)
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: Double)
    case family(String, size: Double)
  }

  package var base: Base
  package var design = Design.default
  package var fontWeight: Weight?
  package var fontWidth: Width?
  package var capitals: SmallCaps = []
  package var isItalic = false
  package var hasMonospacedDigits = false
  /// The scale relative to the base style.
  package private(set) var scale = 1.0

  private init(_ base: Base) { self.base = base }

  /// The font of the largest headings.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of first-level headings.
  public static let title = Font(.style(.title))
  /// The font of second-level headings.
  public static let title2 = Font(.style(.title2))
  /// The font of third-level headings.
  public static let title3 = Font(.style(.title3))
  /// The font of emphasized text.
  public static let headline = Font(.style(.headline))
  /// The font of subheadings.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of body text.
  public static let body = Font(.style(.body))
  /// The font of callouts.
  public static let callout = Font(.style(.callout))
  /// The font of footnotes.
  public static let footnote = Font(.style(.footnote))
  /// The font of captions.
  public static let caption = Font(.style(.caption))
  /// The font of secondary captions.
  public static let caption2 = Font(.style(.caption2))
  /// The font of text to which none is given: that of body text.
  public static let `default` = body

  /// The system font at a size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.system(size: size))
    font.fontWeight = weight
    font.design = design ?? .default
    return font
  }

  /// The system font for a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.style(style))
    font.fontWeight = weight
    font.design = design ?? .default
    return font
  }

  /// A font family at a size, in points. The system font is used if the family isn't installed.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.family(name, size: size)) }

  /// A font family at a size that doesn't change with a text style, in points: ``custom(_:size:)``.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

  /// Returns the font in bold, or, if that isn't active, in a weight that isn't bold.
  public func bold(_ isActive: Bool = true) -> Font {
    if isActive { return weight(.bold) }
    return changed { $0.fontWeight = $0.base.weight.isBold ? .regular : nil }
  }
  /// Returns the font in italics, or, if that isn't active, upright.
  public func italic(_ isActive: Bool = true) -> Font { changed { $0.isItalic = isActive } }
  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.fontWeight = weight } }
  /// Returns the font with another width.
  public func width(_ width: Width) -> Font { changed { $0.fontWidth = width } }
  /// Returns the font with all letters in small capitals. A family without them has usual letters.
  public func smallCaps() -> Font { changed { $0.capitals = [.lowercase, .uppercase] } }
  /// Returns the font with lowercase letters in small capitals.
  public func lowercaseSmallCaps() -> Font { changed { $0.capitals.insert(.lowercase) } }
  /// Returns the font with uppercase letters in small capitals.
  public func uppercaseSmallCaps() -> Font { changed { $0.capitals.insert(.uppercase) } }
  /// Returns the font with a monospaced design.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// Returns the font with monospaced digits.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// The font with its base scaled by a factor.
  package func scaled(to scale: Double) -> Font { changed { $0.scale = scale } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
