import CGtk
import Foundation
import Synchronization
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Thumbnails: the cache, the sandbox, and the order in which they are made.
final class ThumbnailTests: QuickLookTestCase {
  private func maker(_ folder: URL) -> ThumbnailMaker {
    ThumbnailMaker(cache: ThumbnailCache(folder: folder.appending(path: "cache").path))
  }

  private func cached(_ folder: URL, _ size: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "cache/\(size)").path)) ?? []
  }

  func testAPictureIsScaledDownAndWrittenToTheCache() async throws {
    let folder = try makeFolder()
    let url = try makePicture("a.png", in: folder, width: 1000, height: 500)
    let thumbnail = try XCTUnwrap(maker(folder).thumbnail(of: url, .large))
    XCTAssertEqual(gdk_texture_get_width(thumbnail.pointer), 256)
    XCTAssertEqual(gdk_texture_get_height(thumbnail.pointer), 128)
    let names = cached(folder, "large")
    XCTAssertEqual(names.count, 1)
    let path = folder.appending(path: "cache/large/\(names[0])").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o600)
    let sum = try XCTUnwrap(g_compute_checksum_for_string(G_CHECKSUM_MD5, url.absoluteString, -1))
    XCTAssertEqual(names[0], String(cString: sum) + ".png")
    g_free(sum)
    // The second time it comes from there.
    try Data("no picture".utf8).write(to: url)
    let source = try XCTUnwrap(ThumbnailSource(url))
    XCTAssertNotEqual(source.modified, 0)
  }

  func testAThumbnailOfAnOlderVersionIsMadeAgain() async throws {
    let folder = try makeFolder()
    let url = try makePicture("a.png", in: folder, width: 40, height: 40)
    let old = Date(timeIntervalSince1970: 1_600_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: url.path)
    XCTAssertNotNil(maker(folder).thumbnail(of: url, .large))
    try makePicture("a.png", in: folder, width: 80, height: 40)
    let thumbnail = try XCTUnwrap(maker(folder).thumbnail(of: url, .large))
    XCTAssertEqual(gdk_texture_get_width(thumbnail.pointer), 80)
  }

  func testADamagedPictureIsTriedOnce() async throws {
    let folder = try makeFolder()
    let url = try makePicture("a.png", in: folder, width: 400, height: 400)
    try Data(contentsOf: url).prefix(40).write(to: url)
    let maker = maker(folder)
    XCTAssertNil(maker.thumbnail(of: url, .large))
    XCTAssertEqual(cached(folder, "fail/oriel").count, 1)
    let source = try XCTUnwrap(ThumbnailSource(url))
    guard case .failure = maker.cache.entry(for: source, .large) else { return XCTFail("the failure is noted") }
    // Once it is mended, it is tried again.
    try makePicture("a.png", in: folder)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: url.path)
    XCTAssertNotNil(maker.thumbnail(of: url, .large))
  }

  func testADesktopsProgramRunsInTheSandbox() async throws {
    try XCTSkipUnless(ThumbnailSandbox.isAvailable, "bubblewrap may not be used here")
    let folder = try makeFolder()
    let url = try makePicture("a.png", in: folder, width: 600, height: 300)
    let source = try XCTUnwrap(ThumbnailSource(url))
    // A program that fails where it could write or see more than it should.
    let script = """
      test ! -e \(folder.path) && test ! -e /home/. && test ! -e /etc/passwd && ! touch "$1" && test ! -e /sys/class/net/eth0 \
      && exec /usr/bin/gdk-pixbuf-thumbnailer -s "$3" "$1" "$2"
      """
    let program = DesktopThumbnailer(command: ["/bin/sh", "-c", script, "sh", "%i", "%o", "%s"])
    try XCTSkipUnless(FileManager.default.fileExists(atPath: "/usr/bin/gdk-pixbuf-thumbnailer"))
    let picture = try XCTUnwrap(made(ThumbnailSandbox.thumbnail(of: source, by: program, size: 256)))
    XCTAssertEqual(gdk_pixbuf_get_width(picture.pointer), 256)
    let unshare = DesktopThumbnailer(command: ["/usr/bin/unshare", "--user", "/bin/cp", "%i", "%o"])
    XCTAssertNil(
      made(ThumbnailSandbox.thumbnail(of: source, by: unshare, size: 256)), "a system call that is forbidden")
    let copy = DesktopThumbnailer(command: ["/bin/cp", "%i", "%o"])
    XCTAssertNotNil(made(ThumbnailSandbox.thumbnail(of: source, by: copy, size: 256)))
  }

  private func made(_ outcome: ThumbnailSandbox.Outcome) -> SharedObject? {
    if case .thumbnail(let picture) = outcome { picture } else { nil }
  }

  func testNothingStaysOfAProgramsFiles() async throws {
    try XCTSkipUnless(ThumbnailSandbox.isAvailable, "bubblewrap may not be used here")
    let folder = try makeFolder()
    let source = try XCTUnwrap(ThumbnailSource(try makePicture("a.png", in: folder)))
    let script = "mkdir /tmp/more && echo x > /tmp/more/file && cp \"$1\" \"$2\""
    let program = DesktopThumbnailer(command: ["/bin/sh", "-c", script, "sh", "%i", "%o"])
    func leftovers() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: String(cString: g_get_tmp_dir()))
        .filter { $0.hasPrefix("oriel-thumbnail-") }
    }
    let before = try leftovers()
    XCTAssertNotNil(made(ThumbnailSandbox.thumbnail(of: source, by: program, size: 256)))
    XCTAssertEqual(try leftovers(), before)
  }

  func testTheOutputOfAProgramIsASmallPNGOrNothing() async throws {
    let folder = try makeFolder()
    let picture = try makePicture("a.png", in: folder, width: 30, height: 20)
    let output = folder.appending(path: "out.png")
    let jpeg = try makePicture("a.jpg", in: folder, type: "jpeg")
    var huge = try Data(contentsOf: picture)
    huge.replaceSubrange(16..<20, with: [0, 0, 0xFF, 0xFF])
    let tries: [(String, () throws -> Void)] = [
      ("a link", { try FileManager.default.createSymbolicLink(at: output, withDestinationURL: picture) }),
      ("a pipe", { mkfifo(output.path, 0o600) }),
      ("a folder", { try FileManager.default.createDirectory(at: output, withIntermediateDirectories: false) }),
      ("another format", { try FileManager.default.copyItem(at: jpeg, to: output) }),
      ("a bomb", { try huge.write(to: output) }),
      ("nothing", { try Data().write(to: output) }),
      ("a part", { try Data(contentsOf: picture).prefix(40).write(to: output) }),
    ]
    for (name, make) in tries {
      try make()
      XCTAssertNil(ThumbnailOutput.read(output.path), name)
      try FileManager.default.removeItem(at: output)
    }
    try FileManager.default.copyItem(at: picture, to: output)
    XCTAssertEqual(ThumbnailOutput.read(output.path).map { gdk_pixbuf_get_width($0.pointer) }, 30)
  }

  func testPlaceholdersAreExpanded() async throws {
    let program = DesktopThumbnailer(command: ["x", "-s%s", "%u", "%i", "%o", "%m", "100%%"])
    XCTAssertEqual(
      program.arguments(input: "/tmp/file.pdf", output: "/tmp/out.png", size: 256, type: "application/pdf"),
      ["x", "-s256", "file:///tmp/file.pdf", "/tmp/file.pdf", "/tmp/out.png", "application/pdf", "100%"])
  }

  func testTheNewestRequestIsServedFirstAndACancelledOneIsDropped() async throws {
    let queue = ThumbnailQueue(limit: 1)
    let gate = DispatchSemaphore(value: 0)
    let order = Order()
    let begun = DispatchSemaphore(value: 0)
    queue.add(ThumbnailRequest()) {
      begun.signal()
      gate.wait()
    }
    XCTAssertEqual(begun.wait(timeout: .now() + 10), .success, "the first job never began")
    for number in 1...4 {
      let request = ThumbnailRequest()
      queue.add(request) { order.add(number) }
      if number == 3 { request.cancel() }
    }
    gate.signal()
    wait("the order") { order.numbers.count == 3 && queue.count == 0 }
    XCTAssertEqual(order.numbers, [4, 2, 1])
  }

  func testASlowJobDoesNotHoldUpTheOthers() async throws {
    let queue = ThumbnailQueue(limit: 1, slowness: 20)
    let gate = DispatchSemaphore(value: 0)
    let order = Order()
    for number in 1...2 {
      queue.add(ThumbnailRequest()) {
        gate.wait()
        order.add(number)
      }
    }
    for number in 3...5 { queue.add(ThumbnailRequest()) { order.add(number) } }
    wait("the others") { order.numbers.sorted() == [3, 4, 5] }
    for _ in 1...2 { gate.signal() }
    wait("the slow ones") { order.numbers.count == 5 && queue.count == 0 }
    queue.add(ThumbnailRequest()) { order.add(6) }
    wait("another one") { order.numbers.last == 6 }
  }

  private final class Order: Sendable {
    private let all = Mutex<[Int]>([])

    func add(_ number: Int) { all.withLock { $0.append(number) } }
    var numbers: [Int] { all.withLock { $0 } }
  }

  func testMemoryIsLimitedAndWhatWasUsedStays() async throws {
    let folder = try makeFolder()
    let url = try makePicture("a.png", in: folder, width: 100, height: 100)
    let thumbnail = try XCTUnwrap(maker(folder).thumbnail(of: url, .large))
    var memory = ThumbnailMemory(limit: 100_000)
    func key(_ version: Int) -> ThumbnailMemory.Key { .init(url: url, side: 256, version: version) }
    for version in 0..<2 { memory.insert(thumbnail, for: key(version)) }
    XCTAssertNotNil(memory.thumbnail(for: key(0)))
    memory.insert(thumbnail, for: key(2))
    XCTAssertNil(memory.thumbnail(for: key(1)))
    XCTAssertNotNil(memory.thumbnail(for: key(0)))
    XCTAssertEqual(memory.size, 80_000)
  }
}
