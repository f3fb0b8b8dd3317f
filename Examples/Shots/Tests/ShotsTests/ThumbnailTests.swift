import CGdkPixbuf
import Foundation
import Oriel
import Testing

@testable import Shots

/// Thumbnails, and the cache that all programs share.
@MainActor struct ThumbnailTests {
  private func shot(_ files: TemporaryLibrary, _ name: String) throws -> Shot {
    try #require(FolderReader.shot(named: name, in: files.folder))
  }

  @Test func `A thumbnail is where the specification has it, and tells of its picture`() throws {
    let files = try TemporaryLibrary()
    try TemporaryLibrary.write(files.url("wide picture.jpg"), width: 1024)
    let shot = try shot(files, "wide picture.jpg")
    let source = ThumbnailCache.Source(shot)
    #expect(source.uri.hasSuffix("/wide%20picture.jpg"))
    #expect(files.cache.thumbnail(of: source) == nil)
    _ = try files.cache.make(source)
    let sum = try #require(g_compute_checksum_for_string(G_CHECKSUM_MD5, source.uri, -1))
    defer { g_free(sum) }
    let path = "\(files.cache.folder)/large/\(String(cString: sum)).png"
    let size = try #require(Pixbuf.size(of: path))
    #expect(size == (256, 128))
    let notes = PNGNotes.read(try Data(contentsOf: URL(filePath: path)))
    #expect(notes["Thumb::URI"] == source.uri && notes["Software"] == "Shots")
    #expect(notes["Thumb::MTime"] == "\(Int(shot.modified.timeIntervalSince1970))")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `A picture that has changed gets another thumbnail`() throws {
    let files = try TemporaryLibrary("a.jpg")
    var shot = try shot(files, "a.jpg")
    _ = try files.cache.make(ThumbnailCache.Source(shot))
    #expect(files.cache.isKnown(ThumbnailCache.Source(shot)))
    shot.modified += 1
    #expect(!files.cache.isKnown(ThumbnailCache.Source(shot)))
  }

  @Test func `A small picture isn't enlarged`() throws {
    let files = try TemporaryLibrary("a.jpg")
    let picture = try Pixbuf.read(files.url("a.jpg").path, fitting: 256)
    #expect((picture.width, picture.height) == (64, 32))
  }

  @Test func `What can't be read is tried once`() async throws {
    let files = try TemporaryLibrary()
    try Data("no picture".utf8).write(to: files.url("a.jpg"))
    let shot = try shot(files, "a.jpg")
    await #expect(throws: PictureError.self) { try await files.library.thumbnails.image(of: shot) }
    #expect(files.cache.hasFailed(ThumbnailCache.Source(shot)))
    await #expect(throws: PictureError.self) { try await files.library.thumbnails.image(of: shot) }
  }

  @Test func `All thumbnails of a folder are made, and a stop is obeyed`() async throws {
    let files = try TemporaryLibrary("a.jpg", "b.jpg", "c.jpg")
    await files.open()
    await files.library.preparation.finish()
    #expect(files.library.shots.allSatisfy { files.cache.isKnown(ThumbnailCache.Source($0)) })
    #expect(!files.library.preparation.isRunning)
    for shot in files.library.shots { files.cache.remove(ThumbnailCache.Source(shot)) }
    files.library.preparation.stop()
    files.library.preparation.start(files.library.shots)
    await files.library.preparation.finish()
    #expect(!files.library.shots.contains { files.cache.isKnown(ThumbnailCache.Source($0)) })
    files.library.preparation.resume(files.library.shots)
    await files.library.preparation.finish()
    #expect(files.library.shots.allSatisfy { files.cache.isKnown(ThumbnailCache.Source($0)) })
  }

  @Test func `What is on the screen comes first, the latest foremost, and who doesn't wait any more never`()
    async throws
  {
    let gate = Gate(width: 1)
    let (order, steps) = AsyncStream.makeStream(of: String.self)
    let (opened, open) = AsyncStream.makeStream(of: Void.self)
    func enter(_ name: String, _ lane: Gate.Lane) -> Task<Void, any Error> {
      Task { try await gate.run(lane) { _ = steps.yield(name) } }
    }
    let first = Task {
      try await gate.run(.screen) {
        for await _ in opened {}
      }
    }
    while await gate.isFree { await Task.yield() }
    let lanes: [(name: String, lane: Gate.Lane)] = [
      ("background", .background), ("old", .screen), ("new", .screen), ("gone", .screen),
    ]
    var tasks: [Task<Void, any Error>] = []
    for entry in lanes {
      tasks.append(enter(entry.name, entry.lane))
      while await gate.waitingCount < tasks.count { await Task.yield() }
    }
    tasks[3].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[3].value }
    open.finish()
    try await first.value
    for task in tasks.prefix(3) { try await task.value }
    steps.finish()
    var names: [String] = []
    for await name in order { names.append(name) }
    #expect(names == ["new", "old", "background"])
  }
}
