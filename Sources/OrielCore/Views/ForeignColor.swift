import FoundationEssentials

/// A color under a name of AppKit or UIKit. What these have in common is declared for this protocol.
public protocol _ForeignColor: AnyObject, Hashable, Sendable {
  var _color: Color { get }
  /// Creates a color from one of Oriel.
  init(_ color: Color)
}

extension _ForeignColor {
  /// Creates a color from red, green and blue components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color from components between 0 and 1 in the color space Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray between black, 0, and white, 1.
  public init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  /// Creates a color from hue, saturation and brightness, each between 0 and 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> Self { Self(_color.replacingAlpha(alpha)) }

  /// Gives red, green, blue and the opacity where the app's windows are displayed. Returns true.
  @MainActor @preconcurrency @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = _color.resolvedOnDesktop
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  public static func == (first: Self, second: Self) -> Bool { first._color == second._color }

  public func hash(into hasher: inout Hasher) { hasher.combine(_color) }
}

// The colors of the desktop.
extension _ForeignColor {
  /// The desktop's red.
  public static var systemRed: Self { Self(Color.red) }
  /// The desktop's orange.
  public static var systemOrange: Self { Self(Color.orange) }
  /// The desktop's yellow.
  public static var systemYellow: Self { Self(Color.yellow) }
  /// The desktop's green.
  public static var systemGreen: Self { Self(Color.green) }
  /// The desktop's mint.
  public static var systemMint: Self { Self(Color.mint) }
  /// The desktop's teal.
  public static var systemTeal: Self { Self(Color.teal) }
  /// The desktop's cyan.
  public static var systemCyan: Self { Self(Color.cyan) }
  /// The desktop's blue.
  public static var systemBlue: Self { Self(Color.blue) }
  /// The desktop's indigo.
  public static var systemIndigo: Self { Self(Color.indigo) }
  /// The desktop's purple.
  public static var systemPurple: Self { Self(Color.purple) }
  /// The desktop's pink.
  public static var systemPink: Self { Self(Color.pink) }
  /// The desktop's brown.
  public static var systemBrown: Self { Self(Color.brown) }
  /// The desktop's gray.
  public static var systemGray: Self { Self(Color.gray) }
}

// The colors with fixed components.
extension _ForeignColor {
  /// Black.
  public static var black: Self { Self(Color.black) }
  /// White.
  public static var white: Self { Self(Color.white) }
  /// A fully transparent color.
  public static var clear: Self { Self(Color.clear) }
  /// A third of white.
  public static var darkGray: Self { Self(Color(white: 1.0 / 3)) }
  /// Two thirds of white.
  public static var lightGray: Self { Self(Color(white: 2.0 / 3)) }
  /// Half of white.
  public static var gray: Self { Self(Color(white: 0.5)) }
  /// Red with fixed components.
  public static var red: Self { Self(Color(red: 1, green: 0, blue: 0)) }
  /// Green with fixed components.
  public static var green: Self { Self(Color(red: 0, green: 1, blue: 0)) }
  /// Blue with fixed components.
  public static var blue: Self { Self(Color(red: 0, green: 0, blue: 1)) }
  /// Cyan with fixed components.
  public static var cyan: Self { Self(Color(red: 0, green: 1, blue: 1)) }
  /// Yellow with fixed components.
  public static var yellow: Self { Self(Color(red: 1, green: 1, blue: 0)) }
  /// Magenta with fixed components.
  public static var magenta: Self { Self(Color(red: 1, green: 0, blue: 1)) }
  /// Orange with fixed components.
  public static var orange: Self { Self(Color(red: 1, green: 0.5, blue: 0)) }
  /// Purple with fixed components.
  public static var purple: Self { Self(Color(red: 0.5, green: 0, blue: 0.5)) }
  /// Brown with fixed components.
  public static var brown: Self { Self(Color(red: 0.6, green: 0.4, blue: 0.2)) }
}

/// The levels of the color of text that AppKit and UIKit have names for.
extension Color {
  /// Text of the third level.
  package static let thirdLabel = Color.primary.opacity(Paint.strengths[2])
  /// Text of the fourth level.
  package static let fourthLabel = Color.primary.opacity(Paint.strengths[3])
  /// Lines between contents.
  package static let separatorLine = Color.primary.opacity(Paint.strengths[4])
}
