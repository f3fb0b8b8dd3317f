import Glibc

extension Color {
  /// The color space of the components of a color.
  ///
  /// Colors are displayed in sRGB. Components of `displayP3` outside of it are limited to it.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual color space, with a transfer function.
    case sRGB
    /// The colors of sRGB with linear components.
    case sRGBLinear
    /// The wider color space of some displays.
    case displayP3

    /// The color in sRGB.
    func base(_ red: Double, _ green: Double, _ blue: Double) -> Base {
      switch self {
      case .sRGB: .rgb(red: red, green: green, blue: blue)
      case .sRGBLinear: Self.encoded(red, green, blue)
      case .displayP3: Self.displayP3(Self.linear(red), Self.linear(green), Self.linear(blue))
      }
    }

    // The rows are those of the matrix from Display P3 to XYZ, multiplied with that from XYZ to sRGB (CSS Color 4).
    private static func displayP3(_ red: Double, _ green: Double, _ blue: Double) -> Base {
      encoded(
        1.224_940_18 * red - 0.224_940_18 * green, -0.042_056_95 * red + 1.042_056_95 * green,
        -0.019_637_55 * red - 0.078_636_05 * green + 1.098_273_60 * blue)
    }

    private static func encoded(_ red: Double, _ green: Double, _ blue: Double) -> Base {
      .rgb(red: encoded(red), green: encoded(green), blue: encoded(blue))
    }

    /// The transfer function of sRGB and Display P3.
    static func encoded(_ linear: Double) -> Double {
      let linear = min(max(linear, 0), 1)
      return linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }

    /// The inverse of the transfer function.
    static func linear(_ encoded: Double) -> Double {
      let encoded = min(max(encoded, 0), 1)
      return encoded <= 0.040_45 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }
  }
}
