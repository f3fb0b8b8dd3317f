import Foundation
import Oriel
import OrielCore

/// A color, for source that is shared with macOS: a `Color`, which adapts to the light and dark style.
public final class NSColor: Hashable, Sendable {
  /// The color of Oriel.
  let color: Color

  /// Creates a color from one of Oriel.
  public init(_ color: Color) { self.color = color }

  /// Creates a color from red, green and blue components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color from components between 0 and 1 in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components between 0 and 1. Without a color space, the desktop's is used: sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components between 0 and 1 in the color space Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray between black, 0, and white, 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  /// Creates a color from hue, saturation and brightness, each between 0 and 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color of the app's asset catalogs. An unknown one is gray, with a warning: it is looked up when it is drawn.
  public convenience init?(named name: String, bundle: Bundle? = nil) { self.init(Color(name, bundle: bundle)) }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(color.replacingAlpha(alpha)) }

  public static func == (first: NSColor, second: NSColor) -> Bool { first.color == second.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension NSColor {
  /// Gives red, green, blue and the opacity where the app's windows are displayed. Returns true.
  @MainActor @preconcurrency @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolvedOnDesktop
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}

extension Color {
  /// Creates a color from one of source that is shared with macOS.
  public init(nsColor color: NSColor) { self = color.color }

  /// Creates a color from one of source that is shared with macOS: the older spelling.
  public init(_ color: NSColor) { self = color.color }
}
