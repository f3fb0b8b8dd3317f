import Testing

@testable import OrielCore

/// The parts of a picture that is resized with cap insets.
@Suite struct ImageSliceTests {
  private func slices(_ insets: EdgeInsets, in size: Size, isTiled: Bool = false) -> [ImageSlice] {
    ImageSlice.slices(of: Size(width: 10, height: 8), insets, in: size, isTiled: isTiled)
  }

  @Test func withoutInsetsThePictureIsOnePart() {
    let all = Rect(x: 0, y: 0, width: 50, height: 20)
    #expect(slices(EdgeInsets(), in: Size(width: 50, height: 20)).map(\.area) == [all])
    #expect(slices(EdgeInsets(), in: Size(width: 50, height: 20)).map(\.picture) == [all])
  }

  @Test func cornersKeepTheirSizeAndEdgesTheirThickness() {
    let parts = slices(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), in: Size(width: 50, height: 20))
    #expect(
      parts.map(\.area) == [
        Rect(x: 0, y: 0, width: 2, height: 1), Rect(x: 2, y: 0, width: 44, height: 1),
        Rect(x: 46, y: 0, width: 4, height: 1), Rect(x: 0, y: 1, width: 2, height: 16),
        Rect(x: 2, y: 1, width: 44, height: 16), Rect(x: 46, y: 1, width: 4, height: 16),
        Rect(x: 0, y: 17, width: 2, height: 3), Rect(x: 2, y: 17, width: 44, height: 3),
        Rect(x: 46, y: 17, width: 4, height: 3),
      ])
    #expect(parts[0].picture == Rect(x: 0, y: 0, width: 10, height: 8))
    #expect(parts[8].picture == Rect(x: 40, y: 12, width: 10, height: 8))
    // The middle of 4 by 4 points becomes 11 times as wide, and 4 times as high.
    #expect(parts[4].picture == Rect(x: 2 - 22, y: 1 - 4, width: 110, height: 32))
  }

  @Test func theMiddleIsRepeatedAtItsOwnSize() throws {
    let parts = slices(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), in: Size(width: 50, height: 20), isTiled: true)
    #expect(parts[4].area == Rect(x: 2, y: 1, width: 44, height: 16))
    #expect(parts[4].tile == Rect(x: 2, y: 1, width: 4, height: 4))
    #expect(parts[4].picture == Rect(x: 0, y: 0, width: 10, height: 8))
  }

  @Test func insetsThatDoNotFitBecomeSmaller() {
    let parts = slices(EdgeInsets(leading: 4, trailing: 6), in: Size(width: 5, height: 8))
    #expect(parts.map(\.area) == [Rect(x: 0, y: 0, width: 2, height: 8), Rect(x: 2, y: 0, width: 3, height: 8)])
    #expect(parts[1].picture == Rect(x: 0, y: 0, width: 5, height: 8))
  }

  @Test func insetsBeyondThePictureEndAtItsEdge() {
    let parts = slices(EdgeInsets(top: -5, leading: 100, bottom: 100), in: Size(width: 50, height: 20))
    #expect(parts.map(\.area) == [Rect(x: 0, y: 12, width: 10, height: 8)])
  }

  @Test(arguments: [Size(width: 0, height: 0), Size(width: 0, height: 9), Size(width: 9, height: 0)])
  func anEmptyAreaHasNoParts(size: Size) {
    #expect(slices(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), in: size) == [])
  }
}
