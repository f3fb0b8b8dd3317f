import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Pictures from files and from a server.
@MainActor final class PictureLoaderTests: GtkTestCase {
  // A PNG of a red and a blue pixel side by side.
  private static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==")

  private let platform = GtkPlatform()

  private func load(_ text: String) async throws -> Result<LoadedPicture, any Error> {
    let url = try XCTUnwrap(URL(string: text))
    var result: Result<LoadedPicture, any Error>?
    let platform = platform
    Task { @MainActor in
      do { result = .success(try await platform.loadPicture(from: url)) } catch { result = .failure(error) }
    }
    await run(until: { result != nil }, "the picture")
    return try XCTUnwrap(result)
  }

  private func reason(_ text: String) async throws -> String {
    guard case .failure(let error) = try await load(text) else {
      XCTFail("\(text) was loaded")
      return ""
    }
    return (error as? PictureError)?.reason ?? "\(error)"
  }

  func testAFileIsLoaded() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString).png")
    try XCTUnwrap(Self.png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let loaded = try await load(file.absoluteString).get()
    XCTAssertEqual(loaded.data, Self.png)
    let missing = try await reason("file:///nowhere.png")
    XCTAssertFalse(missing.isEmpty)
  }

  func testAPictureIsLoadedFromAServer() async throws {
    let server = try PictureServer(Self.png ?? Data())
    defer { server.stop() }
    let picture = try await load("http://127.0.0.1:\(server.port)/whole.png?size=2").get()
    XCTAssertEqual(picture.data, Self.png)
    XCTAssertNotNil(picture.object as? ObjectHandle)
    XCTAssertEqual(server.lines.first, "GET /whole.png?size=2 HTTP/1.0")
    XCTAssertTrue(server.lines.contains("Host: 127.0.0.1:\(server.port)"))
    for page in ["chunked", "old/moved"] {
      let other = try await load("http://127.0.0.1:\(server.port)/\(page)").get()
      XCTAssertEqual(other.data, Self.png, page)
    }
  }

  func testFailuresSayWhatHasFailed() async throws {
    let server = try PictureServer(Self.png ?? Data())
    let address = "http://127.0.0.1:\(server.port)"
    let expected = [
      "missing": "the server answered with the status 404", "short": "the connection ended too early",
      "nonsense": "the server's answer isn't HTTP", "round": "the server redirects too often",
      "text": "5 bytes are no image that can be read",
    ]
    for (page, text) in expected {
      let reason = try await reason("\(address)/\(page)")
      XCTAssertEqual(reason, text)
    }
    server.stop()
    let refused = try await reason("\(address)/whole.png")
    XCTAssertFalse(refused.isEmpty)
  }

  func testAnAsyncImageShowsWhatIsLoaded() async throws {
    let server = try PictureServer(Self.png ?? Data())
    defer { server.stop() }
    let url = try XCTUnwrap(URL(string: "http://127.0.0.1:\(server.port)/whole.png"))
    let view = AsyncImage(url: url) {
      $0.resizable().interpolation(.none)
    } placeholder: {
      Text("placeholder")
    }
    .frame(width: 100, height: 100).environment(\.pictureSource, PictureSource(platform))
    let window = TestWindow(self, view)
    window.show()
    defer { window.close() }
    let platform = platform
    await run(until: { platform.pictures[url] != nil }, "the picture")
    /// The pixel that is so far to the right of the middle.
    func pixel(_ x: Int) -> SIMD3<Int>? {
      let content = window.content
      let middle = (x: Int(gtk_widget_get_width(content)) / 2, y: Int(gtk_widget_get_height(content)) / 2)
      return (try? Pixels(shownBy: content))?[middle.x + x, middle.y]
    }
    await run(until: { pixel(-20) == SIMD3(255, 0, 0) }, "the picture")
    XCTAssertEqual(pixel(20), SIMD3(0, 0, 255))
  }

  func testTheMainLoopRunsWhileAPictureIsDecoded() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString).png")
    try XCTUnwrap(Self.png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let decoding = PictureDecoding.shared
    // A decoder that takes as long as the test wants.
    decoding.queue.suspend()
    var events: [String] = []
    let platform = platform
    Task { @MainActor in
      _ = try await platform.loadPicture(from: file)
      events.append("loaded")
    }
    await run(until: { decoding.count == 1 }, "the picture")
    MainLoop.scheduleWhenIdle { events.append("idle") }
    await run(until: { !events.isEmpty }, "the picture")
    XCTAssertEqual(events, ["idle"])
    decoding.queue.resume()
    await run(until: { events.count == 2 }, "the picture")
    XCTAssertEqual(events, ["idle", "loaded"])
    XCTAssertEqual(decoding.count, 0)
  }

  func testAPictureIsDiscardedIfItsViewLeavesWhileItIsDecoded() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString).png")
    try XCTUnwrap(Self.png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let decoding = PictureDecoding.shared
    decoding.queue.suspend()
    let view = AsyncImage(url: file).environment(\.pictureSource, PictureSource(platform))
    let window = TestWindow(self, view)
    window.show()
    await run(until: { decoding.count == 1 }, "the picture")
    window.close()
    decoding.queue.resume()
    await run(until: { decoding.count == 0 }, "the picture")
    drain()
    XCTAssertNil(platform.pictures[file])
  }

  func testAnImageOfSeveralPixelsForOneIsSmaller() async throws {
    let picture = LoadedPicture(try XCTUnwrap(Self.png))
    let window = TestWindow(self, HStack(spacing: 0) { Image(picture, scale: 0.1) }.accessibilityIdentifier("image"))
    window.show()
    defer { window.close() }
    drain()
    XCTAssertEqual(window.frame("image").width, 20)
  }
}

/// A server on this machine with a few pages, each in one connection.
// Unchecked: what the thread of the server writes is guarded by the lock.
private final class PictureServer: @unchecked Sendable {
  let port: Int
  private let socket: Int32
  private let picture: Data
  private let lock = NSLock()
  private var requests: [[String]] = []

  /// The lines of the last request.
  var lines: [String] { lock.withLock { requests.last ?? [] } }

  init(_ picture: Data) throws {
    self.picture = picture
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(descriptor, address, length) == 0, listen(descriptor, 8) == 0,
          getsockname(descriptor, address, &length) == 0
        else { throw POSIXError(.EADDRINUSE) }
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    let thread = Thread { [weak self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0, let self else { return }
        self.serve(connection)
        Glibc.close(connection)
      }
    }
    thread.start()
  }

  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    Glibc.close(socket)
  }

  private func serve(_ connection: Int32) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.firstRange(of: [13, 10, 13, 10]) == nil {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return }
      bytes += buffer[..<count]
    }
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    lock.withLock { requests.append(lines) }
    var answer = response(to: lines[0].split(separator: " ")[1].split(separator: "?")[0])
    answer.withUnsafeMutableBytes { _ = write(connection, $0.baseAddress, $0.count) }
  }

  private func response(to path: Substring) -> Data {
    func head(_ status: String, _ headers: [String] = []) -> Data {
      Data((["HTTP/1.1 \(status)"] + headers + ["", ""]).joined(separator: "\r\n").utf8)
    }
    switch path {
    case "/whole.png", "/old/whole.png":
      return head("200 OK", ["Content-Type: image/png", "Content-Length: \(picture.count)"]) + picture
    case "/chunked":
      let chunks =
        Data("10\r\n".utf8) + picture.prefix(16) + Data("\r\n\(String(picture.count - 16, radix: 16))\r\n".utf8)
      return head("200 OK", ["Transfer-Encoding: chunked"]) + chunks + picture.dropFirst(16)
        + Data("\r\n0\r\n\r\n".utf8)
    case "/old/moved": return head("302 Found", ["Location: whole.png"])
    case "/round": return head("301 Moved", ["Location: /round"])
    case "/short": return head("200 OK", ["Content-Length: 1000"]) + picture
    case "/nonsense": return Data("hello".utf8)
    case "/text": return head("200 OK") + Data("hello".utf8)
    default: return head("404 Not Found")
    }
  }
}
