import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The pixels of a picture.
@MainActor struct PicturePixels {
  let data: Data
  let size: [Int]
  private var bytes: [UInt8]

  /// Decodes a picture. Throws if there is none.
  init(_ data: Data?) throws {
    self.data = try XCTUnwrap(data)
    let texture = ObjectHandle(adopting: try XCTUnwrap(ImageSource.decode(self.data)))
    size = [Int(gdk_texture_get_width(texture.opaque)), Int(gdk_texture_get_height(texture.opaque))]
    bytes = [UInt8](repeating: 0, count: size[0] * size[1] * 4)
    gdk_texture_download(texture.opaque, &bytes, gsize(size[0] * 4))
  }

  /// Red, green, blue and alpha at a point, premultiplied.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * size[0] + x) * 4
    return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
  }

  /// Whether one of the pixels satisfies a condition.
  func contains(_ condition: ([UInt8]) -> Bool) -> Bool {
    (0..<size[1]).contains { y in (0..<size[0]).contains { condition(self[$0, y]) } }
  }
}
