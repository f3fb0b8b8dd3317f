import CGtk
import OrielCore

/// The named colors in a variant of the theme: GNOME's palette, and the accent color of the desktop.
///
/// A color is drawn in two shades. Areas have the color itself. Text and symbols have the closest shade that is legible on
/// windows and on content, for which WCAG demands a contrast ratio of 4.5, or 7 in a high contrast variant.
package struct Palette: Hashable, Sendable {
  /// A color in red, green and blue, 8 bits each.
  package typealias Hex = UInt32

  /// What a color is used for.
  package enum Use: Hashable, Sendable {
    case text
    case area
  }

  package let variant: ThemeVariant
  /// The colors of the theme.
  package let theme: ThemeColors
  /// The accent color, for areas and controls.
  let accent: Hex

  private let texts: [Hex]
  private let leastStrength: Double

  /// The palette of GTK's own theme in the light style.
  package static let standard = Palette(.light, ThemeColors(.light))

  /// Creates the palette of a theme.
  /// - Parameter accent: the accent color that the user has chosen for the desktop; nil for that of the theme.
  init(_ variant: ThemeVariant, _ theme: ThemeColors, accent: Hex? = nil) {
    self.variant = variant
    self.theme = theme
    let surfaces = theme.surfaces
    if let accent, !variant.hasHighContrast {
      self.accent = accent
    } else {
      // Where it is too close to the window, areas in it couldn't be told apart.
      self.accent = Self.hex(
        Contrast.shade(
          Self.components(accent ?? theme.undarkenedAccent), on: theme.backgrounds,
          ratio: variant.hasHighContrast ? Contrast.text : Contrast.graphics))
    }
    let ratio = variant.hasHighContrast ? Contrast.increasedText : Contrast.text
    let areas = [self.accent] + OrielCore.Color.Name.allCases.compactMap { Self.fixed($0, in: variant) }
    texts = areas.map { Self.hex(Contrast.shade(Self.components($0), on: surfaces, ratio: ratio)) }
    leastStrength = Contrast.opacity(of: Self.components(theme.foreground), on: surfaces, ratio: ratio)
  }

  /// Whether controls are drawn in another accent color than the theme's.
  var replacesAccent: Bool { accent != theme.accent }

  /// Black or white on the accent color.
  ///
  /// Desktops choose their accent colors for white text on them, as libadwaita's buttons have it.
  var onAccent: Hex {
    let white = Contrast.ratio(Self.components(accent), .one)
    return !variant.hasHighContrast && white >= Contrast.graphics ? 0xffffff : Self.foreground(on: accent)
  }

  /// The color with a name; nil for names that are relative to the foreground.
  func hex(_ name: OrielCore.Color.Name, for use: Use) -> Hex? {
    switch (name, use) {
    case (.accent, .area): return accent
    case (.accent, .text): return texts[0]
    case (.windowBackground, _): return theme.window
    case (.contentBackground, _): return theme.content
    case (.black, _), (.white, _), (_, .area): return Self.fixed(name, in: variant)
    case (_, .text): return Self.indices[name].map { texts[$0] }
    }
  }

  /// The places of the colors among the shades for text.
  private static let indices: [OrielCore.Color.Name: Int] = {
    let names = OrielCore.Color.Name.allCases.filter { fixed($0, in: .light) != nil }
    return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0 + 1) })
  }()

  /// A color for areas that doesn't depend on the theme.
  private static func fixed(_ name: OrielCore.Color.Name, in variant: ThemeVariant) -> Hex? {
    ColorPalette.hex(name, in: variant.appearance)
  }

  /// The background of windows, and above it that of content.
  func background(level: Int) -> Hex { level <= 0 ? theme.window : theme.content }

  /// The opacity of the foreground at the levels 0 to 4.
  func strength(level: Int, for use: Use) -> Double {
    let strengths = variant.hasHighContrast ? [1, 0.9, 0.8, 0.7, 0.6] : Paint.strengths
    let strength = strengths[min(max(level, 0), strengths.count - 1)]
    return use == .text ? max(strength, leastStrength) : strength
  }

  /// The opacity of a material.
  func strength(_ material: Material.Kind) -> Double {
    if variant.hasHighContrast { return 1 }
    return switch material {
    case .ultraThin: 0.4
    case .thin: 0.55
    case .regular: 0.7
    case .thick: 0.85
    case .ultraThick, .bar: 0.95
    }
  }

  /// The colors that are named by what they are used for.
  var platformColors: PlatformColors {
    PlatformColors(
      foreground: Self.components(theme.foreground), accent: Self.components(accent),
      window: Self.components(theme.window), content: Self.components(theme.content))
  }

  // MARK: Controls in a color

  /// Black or white, whichever has more contrast on a color.
  static func foreground(on hex: Hex) -> Hex { Self.hex(Contrast.foreground(on: components(hex))) }

  /// The opacity of a color in the background of a control with a border.
  static let tintStrength = 0.15

  /// The text of a control whose background is tinted in a color.
  func text(onTint hex: Hex) -> Hex {
    let tint = Self.components(hex)
    return Self.hex(
      Contrast.shade(
        tint, on: theme.surfaces.map { Contrast.blend(tint, over: $0, Self.tintStrength) },
        ratio: variant.hasHighContrast ? Contrast.increasedText : Contrast.text))
  }

  // MARK: Components

  /// The color with these components, each between 0 and 1.
  static func hex(red: Double, green: Double, blue: Double) -> Hex {
    func byte(_ component: Double) -> Hex { Hex((min(max(component, 0), 1) * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  private static func hex(_ color: SIMD3<Double>) -> Hex { hex(red: color.x, green: color.y, blue: color.z) }

  /// The red, green and blue of a color, each between 0 and 1.
  package static func components(_ hex: Hex) -> SIMD3<Double> { ColorPalette.components(hex) }
}
