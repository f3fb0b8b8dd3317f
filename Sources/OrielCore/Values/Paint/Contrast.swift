import Glibc

/// The contrast of colors, as the Web Content Accessibility Guidelines define it.
///
/// A color is its red, green and blue components in sRGB, each between 0 and 1.
package enum Contrast {
  package typealias Components = SIMD3<Double>

  /// The least ratio of text to its background: level AA.
  package static let text = 4.5
  /// The least ratio of text to its background if the user asks for more contrast: level AAA.
  package static let increasedText = 7.0
  /// The least ratio of symbols and controls to what is around them.
  package static let graphics = 3.0

  /// The relative luminance, from 0 for black to 1 for white.
  package static func luminance(_ color: Components) -> Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
  }

  /// The ratio of two opaque colors, from 1 to 21.
  package static func ratio(_ first: Components, _ second: Components) -> Double {
    let (first, second) = (luminance(first), luminance(second))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The least ratio of a color to several backgrounds.
  package static func ratio(_ color: Components, on surfaces: [Components]) -> Double {
    surfaces.map { ratio(color, $0) }.min() ?? 21
  }

  /// Black or white, whichever has the greater ratio to a color.
  package static func foreground(on color: Components) -> Components {
    ratio(.zero, color) > ratio(.one, color) ? .zero : .one
  }

  /// The shade of a color that reaches a ratio on each of these backgrounds, and is as close to the color as possible.
  ///
  /// It is darker than the color on light backgrounds and lighter on dark ones, and has the same hue. The color itself is
  /// returned if it reaches the ratio.
  package static func shade(_ color: Components, on surfaces: [Components], ratio wanted: Double) -> Components {
    // Between black and white, a background of this luminance has the same ratio to both.
    let isDark = surfaces.map(luminance).reduce(0, +) < 0.179 * Double(surfaces.count)
    let steps = isDark ? 2 * fine : fine
    func shade(_ step: Int) -> Components { rounded(isDark ? lighter(color, step) : darker(color, step)) }
    func reaches(_ step: Int) -> Bool { ratio(shade(step), on: surfaces) >= wanted }
    guard !reaches(0) else { return color }
    var (low, high) = (0, steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      if reaches(middle) { high = middle } else { low = middle }
    }
    return shade(high)
  }

  /// The least opacity with which text reaches a ratio on each of these backgrounds; 1 if it never does.
  package static func opacity(of text: Components, on surfaces: [Components], ratio wanted: Double) -> Double {
    func reaches(_ percent: Int) -> Bool {
      surfaces.allSatisfy { ratio(blend(text, over: $0, Double(percent) / 100), $0) >= wanted }
    }
    return Double((1..<100).first(where: reaches) ?? 100) / 100
  }

  /// The color that results from drawing one over another with an opacity.
  package static func blend(_ color: Components, over surface: Components, _ opacity: Double) -> Components {
    surface + (color - surface) * opacity
  }

  private static let fine = 255

  // Displays have 8 bits per component.
  private static func rounded(_ color: Components) -> Components { (color * 255).rounded(.toNearestOrEven) / 255 }

  private static func darker(_ color: Components, _ step: Int) -> Components {
    color * (1 - Double(step) / Double(fine))
  }

  // First as bright as the saturation permits, then towards white.
  private static func lighter(_ color: Components, _ step: Int) -> Components {
    let brightest = color.max() > 0 ? color / color.max() : color
    guard step > fine else { return blend(brightest, over: color, Double(step) / Double(fine)) }
    return blend(.one, over: brightest, Double(step - fine) / Double(fine))
  }
}
