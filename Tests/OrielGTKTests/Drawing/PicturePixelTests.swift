import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What images and redacted views look like, pixel by pixel.
@MainActor final class PicturePixelTests: PictureTestCase {
  func testPixelsAreSquaresWithoutInterpolation() async throws {
    let image = try Self.twoPixels()
    try withPicture(of: image.resizable().interpolation(.none)) {
      XCTAssertEqual($0[5, 50], $0[45, 50])
      XCTAssertEqual($0[55, 50], $0[95, 50])
      XCTAssertNotEqual($0[45, 50], $0[55, 50])
    }
  }

  func testAPictureIsRepeated() async throws {
    let image = try Self.twoPixels()
    try withPicture(of: image.resizable(resizingMode: .tile).interpolation(.none)) {
      XCTAssertEqual($0[10, 50], $0[12, 60])
      XCTAssertEqual($0[11, 50], $0[91, 50])
      XCTAssertNotEqual($0[10, 50], $0[11, 50])
    }
  }

  // A PNG of four by four pixels: red corners, green edges, a blue center.
  private static let frame = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAGElEQVR42mP4z8DA"
      + "8B+EQAwGFB4yB5kNAJ6jD/FNoyYVAAAAAElFTkSuQmCC")

  private static let capInsets = OrielCore.EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)

  func testCornersAndEdgesWithinTheCapInsetsKeepTheirSize() async throws {
    let image = OrielCore.Image(data: try XCTUnwrap(Self.frame)).interpolation(.none)
    for mode in [OrielCore.Image.ResizingMode.stretch, .tile] {
      try withPicture(of: image.resizable(capInsets: Self.capInsets, resizingMode: mode)) {
        for (x, y) in [(0, 0), (99, 0), (0, 99), (99, 99)] { assertPixel($0[x, y], 255, 0, 0) }
        for (x, y) in [(1, 0), (50, 0), (98, 99), (0, 1), (0, 50), (99, 98)] { assertPixel($0[x, y], 0, 255, 0) }
        for (x, y) in [(1, 1), (98, 98), (50, 51), (1, 98)] { assertPixel($0[x, y], 0, 0, 255) }
      }
    }
  }

  func testATemplateHasTheColorOfText() async throws {
    let image = try Self.twoPixels()
    try withPicture(of: image.resizable().renderingMode(.template).antialiased(true).foregroundColor(.red)) {
      assertPixel($0[20, 50], 215, 26, 35)
      assertPixel($0[80, 50], 215, 26, 35)
    }
  }

  func testWhatIsRedactedIsABlock() async throws {
    let text = Text(verbatim: "████").foregroundColor(red).fixedSize()
    try withPicture(of: text) { assertPixel($0[50, 50], 255, 0, 0, within: 20) }
    try withPicture(of: text.redacted(reason: .placeholder)) {
      let pixel = $0[50, 50]
      XCTAssertTrue(pixel.x < 250 && pixel.x > 180 && abs(pixel.x - pixel.y) < 12, "\(pixel)")
    }
    let image = try Self.twoPixels()
    try withPicture(of: image.resizable().redacted(reason: .placeholder)) {
      XCTAssertEqual($0[20, 50], $0[80, 50])
      XCTAssertLessThan($0[20, 50].x, 250)
    }
  }
}
