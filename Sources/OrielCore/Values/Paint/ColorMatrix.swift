import Glibc

/// A matrix that maps a color to another one. Each component of the result is a weighted sum of the four components and
/// a constant.
package struct ColorMatrix: Hashable, Sendable {
  package typealias Row = SIMD4<Double>

  /// The weights of red, green, blue and alpha for each component.
  package var red: Row
  package var green: Row
  package var blue: Row
  package var alpha: Row
  /// The constant of each component.
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

  /// Creates a matrix with the same factor and constant for red, green and blue.
  private init(factor: Double, constant: Double) {
    self.init(
      red: Row(factor, 0, 0, 0), green: Row(0, factor, 0, 0), blue: Row(0, 0, factor, 0),
      constant: Row(constant, constant, constant, 0))
  }

  /// Interpolates between this matrix and another.
  package func mixed(with other: ColorMatrix, by share: Double) -> ColorMatrix {
    func mix(_ first: Row, _ second: Row) -> Row { first + (second - first) * share }
    return ColorMatrix(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha), constant: mix(constant, other.constant))
  }

  /// Adds an amount to red, green and blue.
  package static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(factor: 1, constant: amount) }

  /// Scales the distance of red, green and blue from medium gray.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(factor: amount, constant: 0.5 * (1 - amount))
  }

  /// An amount of 0 changes nothing; 1 inverts every color.
  package static func inverted(_ amount: Double = 1) -> ColorMatrix {
    ColorMatrix(factor: 1 - 2 * amount, constant: amount)
  }

  /// Multiplies red, green, blue and alpha by those of a color.
  package static func multiply(_ color: SIMD4<Double>) -> ColorMatrix {
    ColorMatrix(
      red: Row(color.x, 0, 0, 0), green: Row(0, color.y, 0, 0), blue: Row(0, 0, color.z, 0),
      alpha: Row(0, 0, 0, color.w))
  }

  // The contribution of red, green and blue to luminance.
  private static let luminance = SIMD3(0.213, 0.715, 0.072)

  /// An amount of 1 changes nothing; 0 results in gray.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    func row(_ index: Int) -> Row {
      var row = Row(luminance * (1 - amount), 0)
      row[index] += amount
      return row
    }
    return ColorMatrix(red: row(0), green: row(1), blue: row(2))
  }

  /// Rotates hues and preserves the luminance.
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

  /// Maps every color to black, with a lower alpha the higher its luminance.
  package static let luminanceToAlpha = ColorMatrix(
    red: Row(repeating: 0), green: Row(repeating: 0), blue: Row(repeating: 0), alpha: Row(luminance, 0))
}
