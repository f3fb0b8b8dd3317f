import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What an app gets from a picked item whose picture is converted.
@MainActor final class PhotoEncodingTests: PhotoPickerTestCase {
  private func isJPEG(_ data: Data?) -> Bool { data?.starts(with: [0xFF, 0xD8, 0xFF]) == true }

  private func load(
    _ url: URL, _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy = .compatible
  ) async throws -> Data? {
    PictureConversion.shared.converter = PixbufConverter()
    return try await PhotosPickerItem(url, hasIdentifier: false, encoding: encoding).loadTransferable(type: Data.self)
  }

  /// gdk-pixbuf goes by the content of a file, so that any picture stands for one in another format.
  func testAPictureOfARareFormatIsAJPEGOnlyIfTheAppAsksForIt() async throws {
    let url = try makePicture("a.webp", in: try makeFolder(), width: 40, height: 20)
    let original = try Data(contentsOf: url)
    for encoding in [PhotosPickerItem.EncodingDisambiguationPolicy.automatic, .current] {
      let loaded = try await load(url, encoding)
      XCTAssertEqual(loaded, original)
    }
    let converted = try await load(url)
    XCTAssertTrue(isJPEG(converted))
    let picture = try makeFolder().appending(path: "a.jpg")
    try converted?.write(to: picture)
    let size = try PictureDecoder.upright(picture.path, within: .max)
    XCTAssertEqual(gdk_pixbuf_get_width(size.pointer), 40)
    XCTAssertEqual(gdk_pixbuf_get_height(size.pointer), 20)
  }

  func testAUsualFormatStaysAsItIs() async throws {
    let url = try makePicture("a.png", in: try makeFolder())
    let (loaded, original) = (try await load(url), try Data(contentsOf: url))
    XCTAssertEqual(loaded, original)
  }

  func testAPictureThatCannotBeConvertedIsLoadedAsItIs() async throws {
    let url = try makeFolder().appending(path: "damaged.heic")
    try Data("no picture".utf8).write(to: url)
    let loaded = try await load(url)
    XCTAssertEqual(loaded, Data("no picture".utf8))
  }

  func testAConvertedPhotoIsUpright() async throws {
    let folder = try makeFolder()
    let url = folder.appending(path: "turned.heic")
    try FileManager.default.moveItem(at: try makeTurnedPicture("turned.jpg", in: folder), to: url)
    let converted = folder.appending(path: "converted.jpg")
    try await load(url)?.write(to: converted)
    let picture = try PictureDecoder.upright(converted.path, within: .max)
    XCTAssertEqual(gdk_pixbuf_get_width(picture.pointer), 20)
    XCTAssertEqual(gdk_pixbuf_get_height(picture.pointer), 40)
  }
}
