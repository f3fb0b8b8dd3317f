import Foundation
import Oriel
import OrielCore

/// Whether contents are light or dark, for source that is shared with iOS.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What a color depends on, for source that is shared with iOS: whether contents are light or dark.
public final class UITraitCollection: Sendable {
  /// Whether contents are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// The traits of the desktop.
  @MainActor public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: Color.desktopScheme == .dark ? .dark : .light)
  }
}

extension UIColor {
  /// Creates a color that depends on the style of the surroundings.
  ///
  /// ```swift
  /// UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  /// ```
  ///
  /// - Parameter dynamicProvider: returns the color for the light and for the dark style. Runs once for each, when the color
  ///   is created.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      Color(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light))._color,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))._color))
  }
}
