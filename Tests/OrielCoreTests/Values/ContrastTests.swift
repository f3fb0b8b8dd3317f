import Testing

@testable import OrielCore

@Suite struct ContrastTests {
  private func gray(_ value: Double) -> SIMD3<Double> { SIMD3(repeating: value / 255) }
  private let white = SIMD3<Double>(repeating: 1)
  private let black = SIMD3<Double>(repeating: 0)

  @Test func ratiosAreThoseOfTheGuidelines() {
    #expect(Contrast.ratio(black, white) == 21)
    #expect(Contrast.ratio(white, black) == 21)
    #expect(Contrast.ratio(white, white) == 1)
    // The lightest gray that is legible on white.
    #expect(abs(Contrast.ratio(gray(0x76), white) - 4.54) < 0.01)
    #expect(Contrast.ratio(gray(0x77), white) < 4.5)
    #expect(abs(Contrast.ratio(SIMD3(1, 0, 0), white) - 4.0) < 0.01)
  }

  @Test func theTextOnAColorHasTheGreaterRatio() {
    #expect(Contrast.foreground(on: white) == black)
    #expect(Contrast.foreground(on: black) == white)
    // Its luma is low, but black is more legible on it.
    #expect(Contrast.foreground(on: SIMD3(0.9, 0.38, 0)) == black)
    #expect(Contrast.foreground(on: SIMD3(0.57, 0.25, 0.67)) == white)
  }

  @Test func aShadeReachesTheRatioOnEveryBackgroundAndStaysClose() {
    let surfaces = [white, gray(0xf6)]
    let yellow = SIMD3<Double>(0.9, 0.65, 0.04)
    let shade = Contrast.shade(yellow, on: surfaces, ratio: 4.5)
    #expect(Contrast.ratio(shade, on: surfaces) >= 4.5)
    #expect(Contrast.ratio(shade, on: surfaces) < 4.6)
    // As saturated as before, only darker.
    #expect(abs(shade.y / shade.x - yellow.y / yellow.x) < 0.01)
  }

  @Test func aShadeOnDarkBackgroundsIsLighter() {
    let surfaces = [gray(0x35), gray(0x2d)]
    for color in [SIMD3(0.08, 0.33, 0.62), black, SIMD3(0.5, 0, 0)] {
      let shade = Contrast.shade(color, on: surfaces, ratio: 4.5)
      #expect(Contrast.ratio(shade, on: surfaces) >= 4.5)
      #expect(Contrast.luminance(shade) > Contrast.luminance(color))
    }
  }

  @Test func aLegibleColorIsItsOwnShade() {
    #expect(Contrast.shade(black, on: [white], ratio: 4.5) == black)
    #expect(Contrast.shade(white, on: [black, gray(0x35)], ratio: 4.5) == white)
  }

  @Test func theOpacityOfTextIsTheLeastThatIsLegible() {
    let text = gray(0x30)
    let opacity = Contrast.opacity(of: text, on: [white, gray(0xf6)], ratio: 4.5)
    #expect(Contrast.ratio(Contrast.blend(text, over: gray(0xf6), opacity), gray(0xf6)) >= 4.5)
    #expect(Contrast.ratio(Contrast.blend(text, over: gray(0xf6), opacity - 0.01), gray(0xf6)) < 4.5)
    #expect(Contrast.opacity(of: white, on: [white], ratio: 4.5) == 1)
  }
}
