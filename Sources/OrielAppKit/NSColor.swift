import Foundation
import Oriel
import OrielCore

/// A color, for source that is shared with macOS: a `Color`, which adapts to the light and dark style.
public final class NSColor: _ForeignColor {
  public let _color: Color

  /// Creates a color from one of Oriel.
  public init(_ color: Color) { _color = color }

  /// Creates a color from components between 0 and 1 in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components between 0 and 1. Without a color space, the desktop's is used: sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color of the app's asset catalogs. An unknown one is gray, with a warning: it is looked up when it is drawn.
  public convenience init?(named name: String, bundle: Bundle? = nil) { self.init(Color(name, bundle: bundle)) }
}

extension Color {
  /// Creates a color from one of source that is shared with macOS.
  public init(nsColor color: NSColor) { self = color._color }

  /// Creates a color from one of source that is shared with macOS: the older spelling.
  public init(_ color: NSColor) { self = color._color }
}
