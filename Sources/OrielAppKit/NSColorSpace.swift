/// A color space, for source that is shared with macOS. The desktop displays all colors in sRGB.
public final class NSColorSpace: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The usual color space.
  public static let sRGB = NSColorSpace("sRGB")
  /// The same as ``sRGB``.
  public static let deviceRGB = NSColorSpace("deviceRGB")
  /// The same as ``sRGB``.
  public static let genericRGB = NSColorSpace("genericRGB")

  public static func == (first: NSColorSpace, second: NSColorSpace) -> Bool { first.name == second.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSColor {
  /// Returns the color, since each color has components in sRGB.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
}
