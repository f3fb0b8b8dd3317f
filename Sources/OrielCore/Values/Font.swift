import FoundationEssentials

/// A font: one of the desktop's text styles, the system font in a size, or a family by name.
///
/// Text styles follow the font size that the person has set for the desktop. Sizes are in points.
public struct Font: Hashable, Sendable {
  /// What a text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale of CSS and Pango, 100 to 900.
    package let value: Int
    /// The weight 100 of 900.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200 of 900.
    public static let thin = Weight(value: 200)
    /// The weight 300 of 900.
    public static let light = Weight(value: 300)
    /// The weight 400 of 900.
    public static let regular = Weight(value: 400)
    /// The weight 500 of 900.
    public static let medium = Weight(value: 500)
    /// The weight 600 of 900.
    public static let semibold = Weight(value: 600)
    /// The weight 700 of 900.
    public static let bold = Weight(value: 700)
    /// The weight 800 of 900.
    public static let heavy = Weight(value: 800)
    /// The weight 900 of 900.
    public static let black = Weight(value: 900)
  }

  /// A kind of letter.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: Double)
    case family(String, size: Double)
  }

  package var base: Base
  package var design = Design.default
  package var fontWeight: Weight?
  package var isItalic = false
  package var hasMonospacedDigits = false
  /// By how much it is larger than its base says.
  package private(set) var scale = 1.0

  private init(_ base: Base) { self.base = base }

  /// For the largest headings.
  public static let largeTitle = Font(.style(.largeTitle))
  /// For headings.
  public static let title = Font(.style(.title))
  /// For headings of the second rank.
  public static let title2 = Font(.style(.title2))
  /// For headings of the third rank.
  public static let title3 = Font(.style(.title3))
  /// For emphasised text.
  public static let headline = Font(.style(.headline))
  /// For text below a heading.
  public static let subheadline = Font(.style(.subheadline))
  /// For running text.
  public static let body = Font(.style(.body))
  /// For text that stands out.
  public static let callout = Font(.style(.callout))
  /// For footnotes.
  public static let footnote = Font(.style(.footnote))
  /// For captions.
  public static let caption = Font(.style(.caption))
  /// For smaller captions.
  public static let caption2 = Font(.style(.caption2))

  /// The system font in a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.system(size: size))
    font.fontWeight = weight
    font.design = design ?? .default
    return font
  }

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.style(style))
    font.fontWeight = weight
    font.design = design ?? .default
    return font
  }

  /// A family by name. Where it isn't installed, the desktop's font takes its place.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.family(name, size: size)) }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.fontWeight = weight } }
  /// The font with letters of equal width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// The font with its base in another size.
  package func scaled(to scale: Double) -> Font { changed { $0.scale = scale } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
