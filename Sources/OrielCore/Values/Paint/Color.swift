/// A color of the desktop's palette or an asset catalog, which adapts to the light and dark style, or one with fixed components.
///
/// As a view, it fills the proposed size.
public struct Color: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case named(Name)
    case rgb(red: Double, green: Double, blue: Double)
    /// A color of an asset catalog, whose components are looked up where it is drawn.
    case asset(ColorAsset)
  }

  /// The colors that the style sheet defines for the light and the dark style.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case primary, secondary, accent, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, black, white, clear
    /// The backgrounds of windows, and of content such as lists and cards.
    case windowBackground, contentBackground
  }

  package let base: Base
  package let alpha: Double

  init(_ name: Name) {
    base = .named(name)
    alpha = 1
  }

  init(_ asset: ColorAsset) {
    base = .asset(asset)
    alpha = 1
  }

  /// Creates a color that is another one in the dark style.
  package init(light: Color, dark: Color) { self.init(ColorAsset(light: light, dark: dark)) }

  private init(base: Base, alpha: Double) {
    self.base = base
    self.alpha = alpha
  }

  /// Creates a color from red, green and blue components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    base = colorSpace.base(red, green, blue)
    alpha = opacity
  }

  /// Creates a grey between black, 0, and white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let middle = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let floor = brightness - chroma
    let (red, green, blue) =
      switch sector {
      case ..<1: (chroma, middle, 0.0)
      case ..<2: (middle, chroma, 0.0)
      case ..<3: (0.0, chroma, middle)
      case ..<4: (0.0, middle, chroma)
      case ..<5: (middle, 0.0, chroma)
      default: (chroma, 0.0, middle)
      }
    self.init(red: red + floor, green: green + floor, blue: blue + floor, opacity: opacity)
  }

  /// Returns the color with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(base: base, alpha: alpha * opacity) }

  /// Whether the color is one of an asset catalog.
  package var isAsset: Bool { if case .asset = base { true } else { false } }

  /// The same color with another opacity.
  package func replacingAlpha(_ alpha: Double) -> Color { Color(base: base, alpha: alpha) }

  /// The color of primary content, such as text.
  public static let primary = Color(.primary)
  /// The color of secondary content.
  public static let secondary = Color(.secondary)
  /// The accent color that the user has chosen for the desktop.
  public static let accentColor = Color(.accent)
  /// The desktop's red, which adapts to the light and dark style.
  public static let red = Color(.red)
  /// The desktop's orange, which adapts to the light and dark style.
  public static let orange = Color(.orange)
  /// The desktop's yellow, which adapts to the light and dark style.
  public static let yellow = Color(.yellow)
  /// The desktop's green, which adapts to the light and dark style.
  public static let green = Color(.green)
  /// The desktop's mint, which adapts to the light and dark style.
  public static let mint = Color(.mint)
  /// The desktop's teal, which adapts to the light and dark style.
  public static let teal = Color(.teal)
  /// The desktop's cyan, which adapts to the light and dark style.
  public static let cyan = Color(.cyan)
  /// The desktop's blue, which adapts to the light and dark style.
  public static let blue = Color(.blue)
  /// The desktop's indigo, which adapts to the light and dark style.
  public static let indigo = Color(.indigo)
  /// The desktop's purple, which adapts to the light and dark style.
  public static let purple = Color(.purple)
  /// The desktop's pink, which adapts to the light and dark style.
  public static let pink = Color(.pink)
  /// The desktop's brown, which adapts to the light and dark style.
  public static let brown = Color(.brown)
  /// The desktop's gray, which adapts to the light and dark style.
  public static let gray = Color(.gray)
  /// Black, in the light and the dark style.
  public static let black = Color(.black)
  /// White, in the light and the dark style.
  public static let white = Color(.white)
  /// A fully transparent color.
  public static let clear = Color(.clear)

  /// The background of windows.
  package static let windowBackground = Color(.windowBackground)
  /// The background of content, such as lists and cards.
  package static let contentBackground = Color(.contentBackground)
}
