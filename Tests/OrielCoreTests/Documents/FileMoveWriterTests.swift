import Foundation
import Testing

@testable import OrielCore

/// Files that another process writes to while they are moved.
@Suite(.serialized) struct FileMoveWriterTests {
  let source: DocumentFolder

  init() throws {
    source = try DocumentFolder()
    try source.makeFolder("tree/sub")
    try source.put("first", in: "a.txt")
    try source.put("first", in: "tree/sub/b.txt")
  }

  private func error(
    moving name: String, to target: DocumentFolder, _ calls: FileSystemCalls
  ) async -> FileAccessError? {
    await #expect(throws: FileAccessError.self) {
      try await FileMovePlan(sources: [source.url(name)], calls: calls).start(into: target.url)
    }
  }

  /// Calls that can't detect whether a file is open for writing.
  private func blind(_ calls: FileSystemCalls) -> FileSystemCalls {
    FaultyCalls(.every("fcntl", EACCES)).calls(over: calls)
  }

  /// Writes over a file so that its size and its times stay the same, as within one tick of a slow clock.
  private static func overwrite(_ path: String, with text: String) {
    var status = stat()
    #expect(stat(path, &status) == 0)
    let file = open(path, O_WRONLY | O_CLOEXEC)
    #expect(pwrite(file, text, text.utf8.count, 0) == text.utf8.count)
    #expect([status.st_atim, status.st_mtim].withUnsafeBufferPointer { futimens(file, $0.baseAddress) } == 0)
    close(file)
  }

  @Test(arguments: MovePlace.others)
  func `A file that a program has open for writing stays, and the reason is said`(place: MovePlace) async throws {
    let (target, calls) = try place.target(for: source)
    let before = source.tree
    for (name, file) in [("a.txt", "a.txt"), ("tree", "tree/sub/b.txt")] {
      let writer = open(source.url(file).path, O_WRONLY | O_CLOEXEC | O_APPEND)
      let error = await error(moving: name, to: target, calls)
      #expect(error == FileAccessError(.move, source.url(file), .inUse))
      #expect(error?.errorDescription?.contains("a program has it open for writing") == true)
      #expect(error?.recoverySuggestion?.isEmpty == false)
      close(writer)
    }
    #expect(source.tree == before && target.names.isEmpty)
    let result = try await FileMovePlan(sources: [source.url("a.txt")], calls: calls).start(into: target.url)
    #expect(result.leftovers.isEmpty, "it is closed now")
  }

  @Test(arguments: MovePlace.here.filter { !MovePlace.others.contains($0) })
  func `Within a file system a file moves while it is written to`(place: MovePlace) async throws {
    let (target, calls) = try place.target(for: source)
    let writer = open(source.url("a.txt").path, O_WRONLY | O_CLOEXEC | O_APPEND)
    _ = try await FileMovePlan(sources: [source.url("a.txt")], calls: calls).start(into: target.url)
    #expect(write(writer, " last", 5) == 5)
    close(writer)
    #expect(try target.text("a.txt") == "first last")
  }

  @Test func `A program that opens a file at the last moment keeps it where it is`() async throws {
    let target = try DocumentFolder()
    let before = source.tree
    let path = source.url("a.txt").path
    let writer = OpenFile()
    var calls = FileSystemCalls.separating(source.path, target.path)
    let rename = calls.rename
    calls.rename = { old, new in
      if String(cString: old) == path { writer.open(path) }
      return rename(old, new)
    }
    #expect(await error(moving: "a.txt", to: target, calls)?.reason == .inUse)
    writer.close()
    #expect(source.tree == before && target.names.isEmpty)
  }

  @Test(arguments: [EACCES, EINVAL, ENOLCK, ENOTSUP])
  func `Where it can't be told whether a file is open, it moves as ever`(code: Int32) async throws {
    let target = try DocumentFolder()
    let calls = FaultyCalls(.every("fcntl", code)).calls(over: .separating(source.path, target.path))
    let result = try await FileMovePlan(sources: ["a.txt", "tree"].map { source.url($0) }, calls: calls)
      .start(into: target.url)
    #expect(result.leftovers.isEmpty)
    #expect(target.names == ["a.txt", "tree"] && source.names.isEmpty)
  }

  @Test func `A file that was written to between copy and comparison isn't called damaged`() async throws {
    let target = try DocumentFolder()
    let path = source.url("a.txt").path
    var calls = blind(.separating(source.path, target.path))
    // It is called when both are about to be compared.
    calls.forget = { _ in
      Self.overwrite(path, with: "other")
      return 0
    }
    let error = await error(moving: "a.txt", to: target, calls)
    #expect(error == FileAccessError(.move, source.url("a.txt"), .changedMeanwhile))
    #expect(try source.text("a.txt") == "other")
    #expect(target.names.isEmpty)
  }

  @Test func `A change that the clock is too slow to show isn't lost`() async throws {
    let target = try DocumentFolder()
    let path = source.url("a.txt").path
    var calls = blind(.separating(source.path, target.path))
    let rename = calls.rename
    calls.rename = { old, new in
      if String(cString: old) == path { Self.overwrite(path, with: "other") }
      return rename(old, new)
    }
    let error = await error(moving: "a.txt", to: target, calls)
    #expect(error == FileAccessError(.move, source.url("a.txt"), .changedMeanwhile))
    #expect(try source.text("a.txt") == "other")
    #expect(target.names.isEmpty)
  }

  @Test func `A program that opens a file after the check for writers isn't blocked`() throws {
    let path = source.url("a.txt").path
    let reader = open(path, O_RDONLY)
    defer { close(reader) }
    #expect(FileLease.requireNoWriter(reader) == 0)
    let writer = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    #expect(writer >= 0, "a lease that was still there would refuse it")
    #expect(FileLease.requireNoWriter(reader) == -1 && errno == EAGAIN)
    close(writer)
    #expect(FileLease.requireNoWriter(reader) == 0)
  }
}

/// A file that stays open.
// Unchecked: guarded by its lock.
private final class OpenFile: @unchecked Sendable {
  private let lock = NSLock()
  private var file: Int32 = -1

  func open(_ path: String) { lock.withLock { file = Foundation.open(path, O_WRONLY | O_CLOEXEC) } }

  func close() { lock.withLock { _ = Foundation.close(file) } }
}
