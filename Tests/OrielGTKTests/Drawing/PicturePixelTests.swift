import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What images and redacted views look like, pixel by pixel.
@MainActor final class PicturePixelTests: PictureTestCase {
  // A PNG of a red and a blue pixel side by side.
  private static let data = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==")

  private func image() throws -> OrielCore.Image { OrielCore.Image(data: try XCTUnwrap(Self.data)) }

  func testPixelsAreSquaresWithoutInterpolation() async throws {
    let image = try image()
    try withPicture(of: image.resizable().interpolation(.none)) {
      XCTAssertEqual($0[5, 50], $0[45, 50])
      XCTAssertEqual($0[55, 50], $0[95, 50])
      XCTAssertNotEqual($0[45, 50], $0[55, 50])
    }
  }

  func testAPictureIsRepeated() async throws {
    let image = try image()
    try withPicture(of: image.resizable(resizingMode: .tile).interpolation(.none)) {
      XCTAssertEqual($0[10, 50], $0[12, 60])
      XCTAssertEqual($0[11, 50], $0[91, 50])
      XCTAssertNotEqual($0[10, 50], $0[11, 50])
    }
  }

  func testATemplateHasTheColorOfText() async throws {
    let image = try image()
    try withPicture(of: image.resizable().renderingMode(.template).antialiased(true).foregroundColor(.red)) {
      assertPixel($0[20, 50], 0xe0, 0x1b, 0x24)
      assertPixel($0[80, 50], 0xe0, 0x1b, 0x24)
    }
  }

  func testWhatIsRedactedIsABlock() async throws {
    let text = Text(verbatim: "████").foregroundColor(red).fixedSize()
    try withPicture(of: text) { assertPixel($0[50, 50], 255, 0, 0, within: 20) }
    try withPicture(of: text.redacted(reason: .placeholder)) {
      let pixel = $0[50, 50]
      XCTAssertTrue(pixel.x < 250 && pixel.x > 180 && abs(pixel.x - pixel.y) < 12, "\(pixel)")
    }
    let image = try image()
    try withPicture(of: image.resizable().redacted(reason: .placeholder)) {
      XCTAssertEqual($0[20, 50], $0[80, 50])
      XCTAssertLessThan($0[20, 50].x, 250)
    }
  }
}
