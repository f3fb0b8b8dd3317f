import Testing

@testable import OrielCore

/// The components of colors in other color spaces, in sRGB.
@Suite struct RGBColorSpaceTests {
  private func components(_ color: Color) throws -> [Double] {
    guard case .rgb(let red, let green, let blue) = color.base else {
      Issue.record("\(color) has no components")
      return []
    }
    return [red, green, blue].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func componentsOfSRGBStay() throws {
    #expect(try components(Color(red: 0.2, green: 0.5, blue: 0.9)) == [0.2, 0.5, 0.9])
  }

  @Test func linearComponentsAreEncoded() throws {
    let half = Color(.sRGBLinear, red: 0.5, green: 0.002, blue: 1, opacity: 0.4)
    #expect(try components(half) == [0.735, 0.026, 1])
    #expect(half.alpha == 0.4)
    #expect(try components(Color(.sRGBLinear, white: 0.214)) == [0.5, 0.5, 0.5])
    #expect(Color(.sRGBLinear, white: 0, opacity: 0.33) == Color(white: 0, opacity: 0.33))
  }

  // The figures were computed with the matrices of CSS Color 4 in another program.
  @Test func wideColorsAreConvertedAndLimited() throws {
    #expect(try components(Color(.displayP3, white: 1)) == [1, 1, 1])
    #expect(try components(Color(.displayP3, white: 0.25)) == [0.25, 0.25, 0.25])
    #expect(try components(Color(.displayP3, red: 1, green: 0, blue: 0)) == [1, 0, 0])
    #expect(try components(Color(.displayP3, red: 0.5, green: 0.3, blue: 0.2)) == [0.533, 0.288, 0.177])
  }
}
