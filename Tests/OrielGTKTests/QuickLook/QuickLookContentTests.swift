import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What a preview shows of files, also of damaged and hostile ones.
final class QuickLookContentTests: QuickLookTestCase {
  private func size(of shown: ShownQuickLook) -> (Int32, Int32)? {
    let picture = shown.pages.picture.root.widget.first(gtk_picture_get_type())
    guard let paintable = picture.flatMap({ gtk_picture_get_paintable($0.opaque) }) else { return nil }
    return (gdk_paintable_get_intrinsic_width(paintable), gdk_paintable_get_intrinsic_height(paintable))
  }

  func testAPictureIsShownUpright() async throws {
    let folder = try makeFolder()
    let shown = preview([try makeTurnedPicture("turned.jpg", in: folder)])
    wait(for: shown.pages.picture.root, in: shown)
    let size = try XCTUnwrap(size(of: shown))
    XCTAssertTrue(size == (20, 40), "\(size)")
    close(shown)
  }

  func testAnImageOfAViewIsUprightToo() async throws {
    let url = try makeTurnedPicture("turned.jpg", in: try makeFolder())
    for source in [ImageReference.file(url), .data(try Data(contentsOf: url))] {
      guard case .picture(let texture) = ImageSource(source) else { return XCTFail("a picture") }
      XCTAssertEqual(gdk_texture_get_width(texture.opaque), 20)
      XCTAssertEqual(gdk_texture_get_height(texture.opaque), 40)
    }
  }

  func testALargePictureIsTurnedAndScaledDown() async throws {
    let folder = try makeFolder()
    let url = try makePicture("wide.jpg", in: folder, width: 5000, height: 50, type: "jpeg")
    let shown = preview([url])
    wait(for: shown.pages.picture.root, in: shown)
    let first = try XCTUnwrap(size(of: shown)).0
    XCTAssertTrue((600...1_000).contains(first), "that of the window: \(first)")
    XCTAssertNil(shown.pages.picture.zoom)
    try press("1", in: shown)
    wait("all pixels") { self.size(of: shown)?.0 == PictureDecoder.largestSide }
    XCTAssertEqual(shown.pages.picture.zoom, 1)
    close(shown)
  }

  func testAPictureHasMorePixelsInALargerWindow() async throws {
    let shown = preview([try makePicture("wide.jpg", in: try makeFolder(), width: 5000, height: 50, type: "jpeg")])
    wait(for: shown.pages.picture.root, in: shown)
    let first = try XCTUnwrap(size(of: shown)).0
    wait("the layout") { shown.pages.pictureSide != nil }
    gtk_window_set_default_size(try XCTUnwrap(shown.preview.window).pointer(), 1200, 600)
    wait("more pixels \(self.size(of: shown) as Any)") {
      self.size(of: shown).map { $0.0 > first + 300 && $0.0 <= 1200 } ?? false
    }
    XCTAssertNil(shown.pages.picture.zoom)
    close(shown)
  }

  func testLargeFilesDoNotHoldUpTheMainLoop() async throws {
    let folder = try makeFolder()
    let photo = try makePicture("photo.jpg", in: folder, width: 4000, height: 3000, type: "jpeg")
    let text = folder.appending(path: "marks.txt")
    try Data(String(repeating: "a\u{301}\u{302}\u{303}", count: 60_000).utf8).write(to: text)
    let shown = preview([photo, text])
    var longest = 0.0
    /// The time of this thread in milliseconds, which doesn't pass while other programs run.
    func threadTime() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }
    func run(until condition: @MainActor () -> Bool, _ what: String) {
      let end = g_get_monotonic_time() + 10_000_000
      while !condition(), g_get_monotonic_time() < end {
        let before = threadTime()
        g_main_context_iteration(nil, 0)
        longest = max(longest, threadTime() - before)
      }
      XCTAssertTrue(condition(), what)
    }
    func waitForPaint() {
      let end = g_get_monotonic_time() + 200_000
      run(until: { g_get_monotonic_time() > end }, "painted")
    }
    run(until: { self.size(of: shown) != nil }, "the picture")
    waitForPaint()
    let picture = longest
    longest = 0
    shown.preview.update(QuickLookRequest(items: [photo, text], index: 1))
    run(until: { shown.pages.text.text.utf8.count >= QuickLookText.limit }, "the text")
    waitForPaint()
    print("quick look: the main loop was held up for \(Int(picture)) ms by a photo, and \(Int(longest)) ms by a text")
    // The goal is 16 ms in a release build; this is one for debugging.
    XCTAssertLessThan(max(picture, longest), 100)
    close(shown)
  }

  func testPicturesAreEnlargedByKeysAndShownWholeAgain() async throws {
    let folder = try makeFolder()
    let shown = preview([try makePicture("a.png", in: folder, width: 400, height: 300)])
    wait(for: shown.pages.picture.root, in: shown)
    XCTAssertNil(shown.pages.picture.zoom)
    try press("ctrl+equal", "ctrl+equal", in: shown)
    wait("the zoom") { (shown.pages.picture.zoom ?? 0) > 1.3 }
    XCTAssertEqual(try XCTUnwrap(shown.pages.picture.zoom), 1.5625, accuracy: 0.001)
    try press("1", in: shown)
    wait("its own size") { shown.pages.picture.zoom == 1 }
    try press("0", in: shown)
    wait("the whole picture") { shown.pages.picture.zoom == nil }
    close(shown)
  }

  func testAnAnimationPlays() async throws { try assertPlays("blink.gif", Self.animation) }

  func testAnAnimatedWebPPlays() async throws {
    try XCTSkipUnless(PictureFormats.contains("image/webp"), "gdk-pixbuf has no loader for WebP here")
    try assertPlays("blink.webp", try XCTUnwrap(Data(base64Encoded: Self.animatedWebP)))
  }

  private func assertPlays(_ name: String, _ data: Data) throws {
    let folder = try makeFolder()
    let url = folder.appending(path: name)
    try data.write(to: url)
    let shown = preview([url])
    wait(for: shown.pages.picture.root, in: shown)
    var frames: Set<OpaquePointer> = []
    let picture = try XCTUnwrap(shown.pages.picture.root.widget.first(gtk_picture_get_type()))
    wait("several frames") {
      if let paintable = gtk_picture_get_paintable(picture.opaque) { frames.insert(paintable) }
      return frames.count > 2
    }
    close(shown)
  }

  /// Two frames of one pixel, black and white, shown for 50 ms each, forever.
  private static let animation: Data = {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for pixel: UInt8 in [0x44, 0x4C] {
      bytes += [0x21, 0xF9, 4, 0, 5, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0] + [2, 2, pixel, 1, 0]
    }
    return Data(bytes + [0x3B])
  }()

  /// Two frames of 32 × 24 pixels, red and blue, shown for 400 ms each, forever.
  private static let animatedWebP =
    "UklGRoQAAABXRUJQVlA4WAoAAAACAAAAHwAAFwAAQU5JTQYAAAD/////AABBTk1GKAAAAAAAAAAAAB8AABcAAJABAAJWUDhMDwAA"
    + "AC8fwAUABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAB8AABcAAJABAABWUDhMDwAAAC8fwAUABxDR//4HIqL/AQA="

  func testADamagedAVanishedAndAnUnreadableFileShowAMessage() async throws {
    let folder = try makeFolder("broken.png", "gone.png")
    let picture = try Data(contentsOf: try makePicture("good.png", in: folder, width: 300, height: 300))
    try picture.prefix(40).write(to: folder.appending(path: "broken.png"))
    try FileManager.default.removeItem(at: folder.appending(path: "gone.png"))
    let urls = ["good.png", "broken.png", "gone.png"].map { folder.appending(path: $0) }
    let shown = preview(urls)
    wait(for: shown.pages.picture.root, in: shown)
    for index in [1, 2] {
      shown.preview.update(QuickLookRequest(items: urls, index: index))
      let name = urls[index].lastPathComponent
      wait("the message") {
        gtk_stack_get_visible_child(shown.pages.root.opaque) == shown.pages.summary.root.widget
          && texts(of: shown).first == name
      }
      XCTAssertGreaterThan(texts(of: shown).last?.count ?? 0, 10, "\(texts(of: shown))")
    }
    close(shown)
  }

  func testAPictureThatWouldFillTheMemoryIsRefused() async throws {
    let folder = try makeFolder()
    let url = folder.appending(path: "bomb.png")
    // The header of a picture of 60,000 by 60,000 pixels.
    var data = try Data(contentsOf: try makePicture("small.png", in: folder))
    data.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in data[12..<29] {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
    }
    crc = ~crc
    data.replaceSubrange(29..<33, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> $0) })
    try data.write(to: url)
    let shown = preview([url])
    wait(for: shown.pages.summary.root, in: shown)
    XCTAssertTrue(texts(of: shown).contains(Word.quickLookTooLarge.text), "\(texts(of: shown))")
    close(shown)
  }

  func testAPipeIsNotWaitedFor() async throws {
    let folder = try makeFolder()
    let url = folder.appending(path: "pipe.txt")
    XCTAssertEqual(mkfifo(url.path, 0o600), 0)
    let shown = preview([url])
    wait(for: shown.pages.summary.root, in: shown)
    close(shown)
  }

  func testAFolderShowsHowMuchIsInIt() async throws {
    let folder = try makeFolder("one.txt", "two.txt", ".hidden")
    let shown = preview([folder])
    wait(for: shown.pages.summary.root, in: shown)
    XCTAssertTrue(texts(of: shown).contains { $0.contains("2 items") }, "\(texts(of: shown))")
    close(shown)
  }

  func testALongTextIsShownInPartsAndTheMainLoopGoesOn() async throws {
    let folder = try makeFolder()
    let url = folder.appending(path: "long.txt")
    try Data(String(repeating: "A line of text.\n", count: 100_000).utf8).write(to: url)
    let shown = preview([url])
    wait(for: shown.pages.text.root, in: shown)
    wait("the text") { shown.pages.text.text.utf8.count == QuickLookText.limit }
    XCTAssertTrue(texts(of: shown).contains(Word.quickLookIsCut.text))
    close(shown)
  }

  // MARK: Texts

  private func text(_ bytes: [UInt8], isCut: Bool = false) -> String { QuickLookText(bytes[...], isCut: isCut).text }

  func testTextsOfAllUsualEncodings() async throws {
    let word = "Grüße 😀"
    XCTAssertEqual(text(Array(word.utf8)), word)
    XCTAssertEqual(text([0xEF, 0xBB, 0xBF] + word.utf8), word)
    let little = word.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    let big = word.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    XCTAssertEqual(text([0xFF, 0xFE] + little), word)
    XCTAssertEqual(text([0xFE, 0xFF] + big), word)
    XCTAssertEqual(text(little), word)
    XCTAssertEqual(text(big), word)
    XCTAssertEqual(text([0x47, 0x72, 0xFC, 0xDF, 0x65, 0x20, 0x80]), "Grüße €")
    XCTAssertEqual(text([]), "")
  }

  func testACharacterThatIsCutOffIsLeftOut() async throws {
    XCTAssertEqual(text(Array("Ende 😀".utf8.dropLast(2)), isCut: true), "Ende ")
  }

  func testLongLinesAreBrokenAndZerosAreShown() async throws {
    let line = text([UInt8](repeating: 0x61, count: 5_000))
    XCTAssertEqual(line.split(separator: "\n").map(\.count), [2_000, 2_000, 1_000])
    // Marks count several times, and stay with their letters, unless a letter has thousands.
    let marked = text([UInt8](String(repeating: "e\u{301}", count: 1_000).utf8))
    XCTAssertEqual(marked.split(separator: "\n").map(\.count), [400, 400, 200])
    let endless = text([UInt8](("e" + String(repeating: "\u{301}", count: 5_000)).utf8))
    XCTAssertLessThanOrEqual(endless.split(separator: "\n").map(\.unicodeScalars.count).max() ?? 0, 1_000)
    XCTAssertEqual(
      text(Array("some text, and then \0, and more of it".utf8)), "some text, and then \u{2400}, and more of it")
  }
}
