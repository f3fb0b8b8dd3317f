import Glibc

/// What becomes of a colour: each component is a sum of shares of all four, and a constant.
package struct ColorMatrix: Hashable, Sendable {
  package typealias Row = SIMD4<Double>

  /// The shares of red, green, blue and alpha in each component.
  package var red: Row
  package var green: Row
  package var blue: Row
  package var alpha: Row
  /// What is added to each component.
  package var constant: Row

  package static let identity = ColorMatrix(red: Row(1, 0, 0, 0), green: Row(0, 1, 0, 0), blue: Row(0, 0, 1, 0))

  private init(
    red: Row, green: Row, blue: Row, alpha: Row = Row(0, 0, 0, 1), constant: Row = Row(repeating: 0)
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.constant = constant
  }

  /// The same factor and the same constant for red, green and blue.
  private init(factor: Double, constant: Double) {
    self.init(
      red: Row(factor, 0, 0, 0), green: Row(0, factor, 0, 0), blue: Row(0, 0, factor, 0),
      constant: Row(constant, constant, constant, 0))
  }

  /// A matrix between this one and another.
  package func mixed(with other: ColorMatrix, by share: Double) -> ColorMatrix {
    func mix(_ first: Row, _ second: Row) -> Row { first + (second - first) * share }
    return ColorMatrix(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha), constant: mix(constant, other.constant))
  }

  /// Adds the same to red, green and blue.
  package static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(factor: 1, constant: amount) }

  /// Moves red, green and blue away from the middle, or towards it.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(factor: amount, constant: 0.5 * (1 - amount))
  }

  /// 0 changes nothing, 1 replaces each colour by its opposite.
  package static func inverted(_ amount: Double = 1) -> ColorMatrix {
    ColorMatrix(factor: 1 - 2 * amount, constant: amount)
  }

  /// Multiplies red, green, blue and alpha.
  package static func multiply(_ color: SIMD4<Double>) -> ColorMatrix {
    ColorMatrix(
      red: Row(color.x, 0, 0, 0), green: Row(0, color.y, 0, 0), blue: Row(0, 0, color.z, 0),
      alpha: Row(0, 0, 0, color.w))
  }

  // How bright red, green and blue look.
  private static let luminance = SIMD3(0.213, 0.715, 0.072)

  /// 1 changes nothing, 0 leaves grey.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    func row(_ index: Int) -> Row {
      var row = Row(luminance * (1 - amount), 0)
      row[index] += amount
      return row
    }
    return ColorMatrix(red: row(0), green: row(1), blue: row(2))
  }

  /// Turns hues, and keeps how bright they look.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return ColorMatrix(
      red: Row(
        0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
        0.072 - cosine * 0.072 + sine * 0.928, 0),
      green: Row(
        0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
        0.072 - cosine * 0.072 - sine * 0.283, 0),
      blue: Row(
        0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
        0.072 + cosine * 0.928 + sine * 0.072, 0))
  }

  /// Black; the brighter the colour looks, the less is let through.
  package static let luminanceToAlpha = ColorMatrix(
    red: Row(repeating: 0), green: Row(repeating: 0), blue: Row(repeating: 0), alpha: Row(luminance, 0))
}
