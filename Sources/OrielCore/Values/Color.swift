/// A colour: one of the desktop's, which follow light and dark style, or one given by its components.
///
/// As a view it fills the room that it is given.
public struct Color: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case named(Name)
    case rgb(red: Double, green: Double, blue: Double)
  }

  /// The colours that the style sheet defines, for each of the desktop's styles.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case primary, secondary, accent, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, black, white, clear
  }

  package let base: Base
  package let alpha: Double

  private init(_ name: Name) {
    base = .named(name)
    alpha = 1
  }

  private init(base: Base, alpha: Double) {
    self.base = base
    self.alpha = alpha
  }

  /// How components are to be understood. Oriel treats `displayP3` as sRGB.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A colour from components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    base = .rgb(red: red, green: green, blue: blue)
    alpha = opacity
  }

  /// A grey between black, 0, and white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness, each between 0 and 1.
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

  /// The same colour, let through by this factor.
  public func opacity(_ opacity: Double) -> Color { Color(base: base, alpha: alpha * opacity) }

  /// The colour of text.
  public static let primary = Color(.primary)
  /// The colour of less important text.
  public static let secondary = Color(.secondary)
  /// The desktop's accent colour.
  public static let accentColor = Color(.accent)
  /// The desktop's red .
  public static let red = Color(.red)
  /// The desktop's orange .
  public static let orange = Color(.orange)
  /// The desktop's yellow .
  public static let yellow = Color(.yellow)
  /// The desktop's green .
  public static let green = Color(.green)
  /// The desktop's mint .
  public static let mint = Color(.mint)
  /// The desktop's teal .
  public static let teal = Color(.teal)
  /// The desktop's cyan .
  public static let cyan = Color(.cyan)
  /// The desktop's blue .
  public static let blue = Color(.blue)
  /// The desktop's indigo .
  public static let indigo = Color(.indigo)
  /// The desktop's purple .
  public static let purple = Color(.purple)
  /// The desktop's pink .
  public static let pink = Color(.pink)
  /// The desktop's brown .
  public static let brown = Color(.brown)
  /// The desktop's gray .
  public static let gray = Color(.gray)
  /// The desktop's black .
  public static let black = Color(.black)
  /// The desktop's white .
  public static let white = Color(.white)
  /// No colour at all.
  public static let clear = Color(.clear)
}
