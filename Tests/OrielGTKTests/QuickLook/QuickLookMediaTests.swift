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
