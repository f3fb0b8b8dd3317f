import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A test that looks at the pixels of a view of 100 by 100, above white.
@MainActor class PictureTestCase: GtkTestCase {
  final let red = OrielCore.Color(red: 1, green: 0, blue: 0)
  final let green = OrielCore.Color(red: 0, green: 1, blue: 0)
  final let blue = OrielCore.Color(red: 0, green: 0, blue: 1)

  /// A picture of a red and a blue pixel side by side.
  static func twoPixels() throws -> OrielCore.Image {
    let png = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg=="
    return OrielCore.Image(data: try XCTUnwrap(Data(base64Encoded: png)))
  }

  /// What a view looks like.
  @MainActor struct Picture {
    let pixels: Pixels
    let origin: (x: Int, y: Int)

    subscript(x: Int, y: Int) -> SIMD3<Int> { pixels[origin.x + x, origin.y + y] }
  }

  /// Shows a view in the middle of a window, and hands over what it looks like.
  final func withPicture(of view: some View, _ body: (Picture) throws -> Void) throws {
    let window = TestWindow(
      self,
      ZStack {
        OrielCore.Color.white
        view.frame(width: 100, height: 100).accessibilityIdentifier("area")
      })
    window.show()
    defer { window.close() }
    drain()
    let frame = window.frame("area")
    let origin = (x: Int(frame.minX.rounded()), y: Int(frame.minY.rounded()))
    try body(Picture(pixels: try XCTUnwrap(try Pixels(shownBy: window.content)), origin: origin))
  }
}
