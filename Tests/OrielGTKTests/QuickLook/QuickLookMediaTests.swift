import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Sounds and videos in previews. They are played where GTK has a media backend, and described otherwise.
@MainActor final class QuickLookMediaTests: QuickLookTestCase {
  /// Half a second of silence.
  private func makeSound(_ name: String, in folder: URL) throws -> URL {
    func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }
    let samples = [UInt8](repeating: 0, count: 8_000)
    let format: [UInt8] = [1, 0, 1, 0] + bytes(8_000) + bytes(16_000) + [2, 0, 16, 0]
    let chunks = Array("WAVEfmt ".utf8) + bytes(16) + format + Array("data".utf8) + bytes(8_000) + samples
    let url = folder.appending(path: name)
    try Data(Array("RIFF".utf8) + bytes(UInt32(chunks.count)) + chunks).write(to: url)
    return url
  }

  /// Two seconds of 32 × 16 pixels that get brighter, as uncompressed pictures: no codec is needed.
  private func makeVideo(_ name: String, in folder: URL) throws -> URL {
    let (width, height, frames, rate): (UInt32, UInt32, UInt32, UInt32) = (32, 16, 40, 20)
    func numbers(_ values: UInt32...) -> Data {
      values.reduce(into: Data()) { data, value in
        withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
      }
    }
    func chunk(_ id: String, _ content: Data) -> Data { Data(id.utf8) + numbers(UInt32(content.count)) + content }
    func list(_ kind: String, _ content: Data) -> Data { chunk("LIST", Data(kind.utf8) + content) }
    let length = width * height * 3
    let streamHeader =
      Data("vidsDIB ".utf8) + numbers(0, 0, 0, 1, rate, 0, frames, length, .max, 0, 0, height << 16 | width)
    let format = numbers(40, width, height, 24 << 16 | 1, 0, length, 0, 0, 0, 0)
    let headers =
      chunk("avih", numbers(1_000_000 / rate, length * rate, 0, 0, frames, 0, 1, length, width, height, 0, 0, 0, 0))
      + list("strl", chunk("strh", streamHeader) + chunk("strf", format))
    let pictures = (0..<frames).reduce(into: Data()) { data, frame in
      data += chunk("00db", Data(repeating: UInt8(100 + frame), count: Int(length)))
    }
    let url = folder.appending(path: name)
    try chunk("RIFF", Data("AVI ".utf8) + list("hdrl", headers) + list("movi", pictures)).write(to: url)
    return url
  }

  private func stream(_ shown: ShownQuickLook) -> UnsafeMutablePointer<GtkMediaStream>? {
    gtk_video_get_media_stream(shown.pages.media.root.opaque)
  }

  func testASoundIsPlayedOrDescribed() async throws {
    let shown = preview([try makeSound("silence.wav", in: try makeFolder())])
    guard MediaPage.isAvailable else {
      wait(for: shown.pages.summary.root, in: shown)
      XCTAssertEqual(texts(of: shown).first, "silence.wav")
      return close(shown)
    }
    wait(for: shown.pages.media.root, in: shown)
    wait("the sound") { self.stream(shown).map { gtk_media_stream_get_duration($0) } == 500_000 }
    let playing = try XCTUnwrap(stream(shown).map { ObjectHandle(retaining: UnsafeMutableRawPointer($0)) })
    close(shown)
    XCTAssertEqual(gtk_media_stream_get_playing(playing.pointer()), 0, "it ends with the preview")
  }

  func testAVideoIsPlayedOrDescribed() async throws {
    let shown = preview([try makeVideo("colors.avi", in: try makeFolder())])
    guard MediaPage.isAvailable else {
      wait(for: shown.pages.summary.root, in: shown)
      XCTAssertEqual(texts(of: shown).first, "colors.avi")
      return close(shown)
    }
    wait(for: shown.pages.media.root, in: shown)
    wait("the length") { self.stream(shown).map { gtk_media_stream_get_duration($0) } == 2_000_000 }
    let playing = try XCTUnwrap(stream(shown).map { ObjectHandle(retaining: UnsafeMutableRawPointer($0)) })
    XCTAssertEqual(gtk_media_stream_has_video(playing.pointer()), 1)
    wait("its size") { gdk_paintable_get_intrinsic_width(playing.opaque) == 32 }
    XCTAssertEqual(gdk_paintable_get_intrinsic_height(playing.opaque), 16)
    wait("the first second") { gtk_media_stream_get_timestamp(playing.pointer()) > 1_000_000 }
    close(shown)
    XCTAssertEqual(gtk_media_stream_get_playing(playing.pointer()), 0, "it ends with the preview")
  }

  func testADamagedVideoIsDescribedWithAMessage() async throws {
    let url = try makeFolder().appending(path: "clip.webm")
    try Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0) }).write(to: url)
    let shown = preview([url])
    wait(for: shown.pages.summary.root, in: shown)
    XCTAssertEqual(texts(of: shown).first, "clip.webm")
    // Without a media backend, nothing has tried to play it.
    XCTAssertEqual(texts(of: shown).last?.isEmpty, !MediaPage.isAvailable, "\(texts(of: shown))")
    close(shown)
  }

  /// The start of a WebM file, and nothing that can be played: sometimes GStreamer reports nothing at all.
  func testAVideoWithoutContentIsDescribed() async throws {
    let url = try makeFolder().appending(path: "empty.webm")
    try Data([0x1A, 0x45, 0xDF, 0xA3] + [UInt8](repeating: 7, count: 3_000)).write(to: url)
    for _ in 0..<(MediaPage.isAvailable ? 8 : 1) {
      let shown = preview([url])
      shown.pages.media.limit = 1_000
      wait(for: shown.pages.summary.root, in: shown)
      XCTAssertEqual(texts(of: shown).first, "empty.webm")
      close(shown)
    }
  }
}
