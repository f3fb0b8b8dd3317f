import Foundation
import Oriel
import OrielCore

/// An appearance of contents, for source that is shared with macOS: the light or the dark one.
public final class NSAppearance: Sendable {
  /// The name of an appearance.
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The light appearance.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// The dark appearance.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// The light appearance on materials.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// The dark appearance on materials.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")

    fileprivate var isDark: Bool { self == .darkAqua || self == .vibrantDark }
    fileprivate var isKnown: Bool { isDark || self == .aqua || self == .vibrantLight }
  }

  /// The name.
  public let name: Name

  /// Creates an appearance; nil for an unknown name.
  public convenience init?(named name: Name) {
    guard name.isKnown else { return nil }
    self.init(name)
  }

  fileprivate init(_ name: Name) { self.name = name }

  /// Returns the first of several names that is as light or dark as this appearance; nil if there is none.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name } ?? appearances.first { $0.isKnown && $0.isDark == name.isDark }
  }
}

extension NSApplication {
  /// The appearance of the desktop.
  public var effectiveAppearance: NSAppearance { NSAppearance(Color.desktopScheme == .dark ? .darkAqua : .aqua) }
}

extension NSColor {
  /// The name of a color; it isn't displayed.
  public typealias Name = String

  /// Creates a color that depends on the appearance of the surroundings.
  ///
  /// ```swift
  /// NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
  /// ```
  ///
  /// - Parameters:
  ///   - name: has no effect.
  ///   - dynamicProvider: returns the color for the light and for the dark appearance. Runs once for each, when the color is
  ///     created.
  public convenience init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init(
      Color(light: dynamicProvider(NSAppearance(.aqua))._color, dark: dynamicProvider(NSAppearance(.darkAqua))._color))
  }
}
