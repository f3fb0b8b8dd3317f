import Foundation
import Testing

@testable import OrielCore

@Suite struct TransferableTests {
  private func exported<Item: Transferable>(_ item: Item, as type: UTType) async throws -> String? {
    try await item.exported(as: type).map { String(decoding: try $0.contents(), as: UTF8.self) }
  }

  @Test func `An item is given away in each of its forms`() async throws {
    let snippet = Snippet(text: "hello")
    #expect(snippet.exportedContentTypes == [.json, .utf8PlainText, .plainText, .html])
    #expect(try await exported(snippet, as: .html) == "<p>hello</p>")
    #expect(try await exported(snippet, as: .utf8PlainText) == "hello")
    let json = try #require(try await snippet.exported(as: .json)).contents()
    #expect(try JSONDecoder().decode(Snippet.self, from: json) == snippet)
    #expect(try await exported(snippet, as: .png) == nil)
    #expect(try await exported(snippet, as: .swiftSource) == nil, "only its own app may have that")
  }

  @Test func `A more general type gets the first form that is one of it`() async throws {
    #expect(try await exported("text", as: .text) == "text")
    #expect(try await exported(Snippet(text: "x"), as: .text)?.hasPrefix("{") == true)
  }

  @Test func `A form may depend on the item`() async throws {
    let secret = Snippet(text: "x", isSecret: true)
    #expect(!secret.exportedContentTypes.contains(.html))
    #expect(try await exported(secret, as: .html) == nil)
  }

  @Test func `An item suggests the name of its file`() {
    #expect(Snippet(text: "x").suggestedFilename(for: .html) == "Snippet x")
    #expect(Snippet(text: "x").suggestedFilename(for: .json) == "Snippet x", "for want of a better one")
    #expect("text".suggestedFilename(for: .plainText) == nil)
  }

  @Test func `An item is made of what another gave away`() async throws {
    let content = TransferContent.data(Data("hi".utf8))
    #expect(try await Snippet.imported(from: content, as: .utf8PlainText) == Snippet(text: "hi"))
    #expect(try await Snippet.imported(from: content, as: .html) == nil)
    #expect(Snippet.importedContentTypes == [.json, .utf8PlainText, .plainText])
    #expect(try await String.imported(from: content, as: .swiftSource) == "hi", "source code is text")
    await #expect(throws: (any Error).self) {
      try await String.imported(from: .data(Data([0xff])), as: .utf8PlainText)
    }
  }

  @Test func `Standard values are given away`() async throws {
    #expect(try await exported("text", as: .utf8PlainText) == "text")
    #expect(try await exported(Data("bytes".utf8), as: .data) == "bytes")
    let page = try #require(URL(string: "https://example.com/a"))
    #expect(try await exported(page, as: .url) == "https://example.com/a")
    #expect(page.exportedContentTypes == [.url])
    #expect(URL(fileURLWithPath: "/tmp").exportedContentTypes == [.fileURL, .url])
    #expect(try await exported(AttributedString("attributed"), as: .plainText) == "attributed")
  }

  @Test func `A file form hands over a file, and takes one`() async throws {
    let folder = try DocumentFolder()
    try folder.put("film", in: "film.mp4")
    let film = Film(file: folder.url("film.mp4"))
    #expect(try await exported(film, as: .mpeg4Movie) == "film")
    let sent = try #require(try await film.exported(as: .mpeg4Movie))
    let received = try #require(try await Film.imported(from: sent, as: .mpeg4Movie))
    #expect(received.received == "film, copy")
    #expect(received.file.lastPathComponent == "film.mp4" && received.file != film.file)
    let data = TransferContent.data(Data("bytes".utf8))
    let made = try #require(try await Film.imported(from: data, as: .mpeg4Movie))
    #expect(made.received == "bytes, copy")
    #expect(made.file.pathExtension == "mp4")
    for copy in [received.file, made.file] {
      #expect(access(copy.deletingLastPathComponent().path, F_OK) != 0, "the copy is gone when the item is made")
    }
  }

  @Test func `The original is handed over only where both sides want that`() async throws {
    let folder = try DocumentFolder()
    try folder.put("own", in: "own")
    for (isAllowed, isOriginal) in [(false, false), (true, true)] {
      let sent = TransferContent.file(
        SentTransferredFile(folder.url("own"), allowAccessingOriginalFile: isAllowed))
      #expect(try await Taker.imported(from: sent, as: .data)?.isOriginal == isOriginal)
      // The receiver may modify its copy.
      #expect(try await Mover.imported(from: sent, as: .data) != nil)
      #expect(try folder.text("own") == "own")
    }
    let gone = TransferContent.file(SentTransferredFile(folder.url("gone")))
    await #expect(throws: FileAccessError(.read, folder.url("gone"), .notFound)) {
      try await Mover.imported(from: gone, as: .data)
    }
  }
}

/// An item that accepts the original file.
private struct Taker: Transferable {
  var isOriginal: Bool

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .data, shouldAttemptToOpenInPlace: true) { received in
      Taker(isOriginal: received.isOriginalFile)
    }
  }
}

/// An item that moves the received file.
private struct Mover: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .data) { received in
      try FileManager.default.removeItem(at: received.file)
      return Mover()
    }
  }
}

private struct Film: Transferable {
  var file = URL(fileURLWithPath: "/")
  var received = ""

  static var transferRepresentation: some TransferRepresentation {
    Boxed()
  }

  /// A representation of the app's own.
  struct Boxed: TransferRepresentation {
    typealias Item = Film

    var body: some TransferRepresentation {
      FileRepresentation(contentType: .mpeg4Movie) { (film: Film) in
        SentTransferredFile(film.file)
      } importing: { received in
        let text = try String(contentsOf: received.file, encoding: .utf8)
        return Film(file: received.file, received: "\(text), \(received.isOriginalFile ? "original" : "copy")")
      }
    }
  }
}
