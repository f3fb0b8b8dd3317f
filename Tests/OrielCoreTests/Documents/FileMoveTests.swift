import Foundation
import Testing

@testable import OrielCore

@Suite struct FileMoveTests {
  let source: DocumentFolder

  init() throws { source = try DocumentFolder() }

  @Test(arguments: MovePlace.here)
  func `Files, folders and links move with their permissions and times`(place: MovePlace) async throws {
    let (target, calls) = try place.target(for: source)
    try source.fillForMove()
    let before = source.tree
    let sources = ["big.txt", "tree", "alone"].map { source.url($0) }
    let result = try await FileMovePlan(sources: sources, calls: calls).start(into: target.url)
    #expect(result.urls == ["big.txt", "tree", "alone"].map { target.url($0) })
    #expect(result.leftovers.isEmpty)
    #expect(target.tree == before)
    #expect(source.names.isEmpty)
    for name in ["big.txt", "tree/one.txt", "tree/sub", "tree"] {
      #expect(target.modified(name) == 1_000_000_000, "\(name)")
    }
  }

  @Test(arguments: MovePlace.here)
  func `Nothing is replaced, and if one file can't move none does`(place: MovePlace) async throws {
    let (target, calls) = try place.target(for: source)
    try source.fillForMove()
    try target.put("theirs", in: "alone")
    try target.makeFolder("empty/tree")
    let (before, there) = (source.tree, target.tree)
    let sources = ["big.txt", "tree", "alone"].map { source.url($0) }
    let error = await #expect(throws: FileAccessError.self) {
      try await FileMovePlan(sources: sources, calls: calls).start(into: target.url)
    }
    #expect(error == FileAccessError(.move, target.url("alone"), .alreadyExists))
    let folder = await #expect(throws: FileAccessError.self) {
      try await FileMovePlan(sources: [source.url("tree")], calls: calls).start(into: target.url("empty"))
    }
    #expect(folder?.reason == .alreadyExists, "not even an empty folder")
    #expect(source.tree == before)
    #expect(target.tree == there)
  }

  @Test(arguments: MovePlace.here)
  func `One file moves to a place with another name`(place: MovePlace) async throws {
    let (target, calls) = try place.target(for: source)
    try source.put("x", in: "a.txt")
    let result = try await FileMovePlan(sources: [source.url("a.txt")], calls: calls).start(to: target.url("b.txt"))
    #expect(result.urls == [target.url("b.txt")])
    #expect(try target.text("b.txt") == "x")
    #expect(source.names.isEmpty && target.names == ["b.txt"])
  }

  @Test(.enabled(if: DocumentFolder.hasOtherFileSystem, "there is no second file system here that can be written to"))
  func `The other file system is really another one`() throws {
    let other = try #require(try DocumentFolder.onAnotherFileSystem(than: source))
    try source.put("x", in: "a.txt")
    #expect(rename(source.url("a.txt").path, other.url("a.txt").path) == -1 && errno == EXDEV)
  }

  @Test func `A file that is moved to where it is stays`() async throws {
    try source.put("x", in: "a.txt")
    try source.link("link", to: ".")
    let result = try await FileMovePlan(sources: [source.url("a.txt")]).start(into: source.url("link"))
    #expect(result.urls.count == 1)
    #expect(try source.text("a.txt") == "x")
  }

  @Test func `A second name of the same file is a file of its own`() async throws {
    try source.put("x", in: "a.txt")
    #expect(link(source.url("a.txt").path, source.url("b.txt").path) == 0)
    let error = await #expect(throws: FileAccessError.self) {
      try await FileMovePlan(sources: [source.url("a.txt")]).start(to: source.url("b.txt"))
    }
    #expect(error?.reason == .alreadyExists)
    let replacing = await #expect(throws: FileAccessError.self) {
      try await FileMovePlan(sources: [source.url("a.txt")]).start(to: source.url("b.txt"), replacing: true)
    }
    #expect(replacing?.reason == .alreadyExists, "renaming would do nothing")
    #expect(source.names == ["a.txt", "b.txt"])
  }

  @Test func `A folder isn't moved into itself, by whatever way`() async throws {
    try source.makeFolder("tree/sub")
    try source.link("way", to: "tree/sub")
    let before = source.tree
    for target in ["tree", "tree/sub", "way"] {
      let error = await #expect(throws: FileAccessError.self) {
        try await FileMovePlan(sources: [source.url("tree")]).start(into: source.url(target))
      }
      #expect(error == FileAccessError(.move, source.url("tree"), .insideItself))
    }
    #expect(source.tree == before)
  }

  @Test(arguments: MovePlace.here)
  func `Two files of the same name don't move to the same place`(place: MovePlace) async throws {
    let (target, calls) = try place.target(for: source)
    try source.makeFolder("sub")
    try source.put("1", in: "a.txt")
    try source.put("2", in: "sub/a.txt")
    let before = source.tree
    let plan = FileMovePlan(sources: [source.url("a.txt"), source.url("sub/a.txt")], calls: calls)
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(into: target.url) }
    #expect(error?.reason == .alreadyExists)
    #expect(source.tree == before && target.names.isEmpty)
  }

  @Test(arguments: MovePlace.here)
  func `A pipe or device isn't moved, nor a folder with one to another file system`(place: MovePlace) async throws {
    let (target, calls) = try place.target(for: source)
    try source.makeFolder("tree")
    try source.put("x", in: "tree/a.txt")
    #expect(mkfifo(source.url("tree/pipe").path, 0o600) == 0)
    #expect(mkfifo(source.url("pipe").path, 0o600) == 0)
    let before = source.tree
    let error = await #expect(throws: FileAccessError.self) {
      try await FileMovePlan(sources: [source.url("pipe")], calls: calls).start(into: target.url)
    }
    #expect(error == FileAccessError(.move, source.url("pipe"), .notAFile))
    #expect(source.tree == before && target.names.isEmpty)
    guard place == .pretendedOther || place == .other else { return }
    let inTree = await #expect(throws: FileAccessError.self) {
      try await FileMovePlan(sources: [source.url("tree")], calls: calls).start(into: target.url)
    }
    #expect(inTree == FileAccessError(.move, source.url("tree/pipe"), .notAFile))
    #expect(source.tree == before && target.names.isEmpty)
  }

  @Test(arguments: MovePlace.here)
  func `Names in any bytes move as they are`(place: MovePlace) async throws {
    let (target, calls) = try place.target(for: source)
    let names: [[UInt8]] = [
      [0xff, 0x61], Array("two\nlines".utf8), Array(repeating: 0x61, count: 255), Array("%41 ?#".utf8),
    ]
    for name in names {
      try FileWrapper(regularFileWithContents: Data(name)).write(to: source.url(name), originalContentsURL: nil)
    }
    let before = source.tree
    let result = try await FileMovePlan(sources: names.map { source.url($0) }, calls: calls).start(into: target.url)
    #expect(result.urls.map { DiskPath($0)?.name } == names)
    #expect(target.tree == before && source.names.isEmpty)
  }

  @Test func `What isn't there, or is no place, is reported`() async throws {
    try source.put("x", in: "a.txt")
    let before = source.tree
    func error(_ name: String, into folder: String) async -> FileAccessError? {
      await #expect(throws: FileAccessError.self) {
        try await FileMovePlan(sources: [source.url(name)]).start(into: source.url(folder))
      }
    }
    try source.makeFolder("there")
    #expect(await error("gone.txt", into: "there") == FileAccessError(.move, source.url("gone.txt"), .notFound))
    #expect(await error("a.txt", into: "gone") == FileAccessError(.move, source.url("a.txt"), .notFound))
    #expect(await error("a.txt", into: "a.txt")?.reason == .notAFolder)
    let dots = await #expect(throws: FileAccessError.self) {
      try await FileMovePlan(sources: [source.path.appending("there").appending("..").url()]).start(into: source.url)
    }
    #expect(dots?.reason == .invalidName)
    let long = await #expect(throws: FileAccessError.self) {
      try await FileMovePlan(sources: [source.url("a.txt")]).start(
        to: source.url(String(repeating: "a", count: 256)))
    }
    #expect(long?.reason == .nameTooLong)
    FileSystem().discard(source.path.appending("there"))
    #expect(source.tree == before)
  }

  @Test(arguments: MovePlace.others)
  func `Holes and attributes move too`(place: MovePlace) async throws {
    let (target, calls) = try place.target(for: source)
    try source.put("start", in: "holes")
    let file = open(source.url("holes").path, O_RDWR)
    #expect(ftruncate(file, 64 << 20) == 0)
    #expect(pwrite(file, "middle", 6, 32 << 20) == 6)
    let hasAttributes = ExtendedAttributes.set("user.oriel", [7], on: file) == 0
    close(file)
    let before = source.tree
    _ = try await FileMovePlan(sources: [source.url("holes")], calls: calls).start(into: target.url)
    #expect(target.tree == before)
    let path = target.path.appending("holes")
    #expect(try FileSystem().status(path, for: FileSubject(.read, path)).hasHoles)
    // The other file system may have no attributes.
    if hasAttributes, place == .pretendedOther {
      #expect(ExtendedAttributes.value(of: "user.oriel", at: path.description) == [7])
    }
  }

  @Test(arguments: ["fchmod", "futimens"], [EPERM, ENOTSUP])
  func `A disk without permissions or times is moved to all the same`(call: String, code: Int32) async throws {
    let target = try DocumentFolder()
    try source.fillForMove()
    let calls = FaultyCalls(.every(call, code)).calls(over: .separating(source.path, target.path))
    let result = try await FileMovePlan(sources: [source.url("tree")], calls: calls).start(into: target.url)
    #expect(result.leftovers.isEmpty)
    #expect(try target.text("tree/sub/two.txt") == "two")
    #expect(source.names == ["alone", "big.txt"])
  }

  @Test func `Progress counts what is copied and what is compared`() async throws {
    let target = try DocumentFolder()
    try source.fillForMove()
    let notes = ProgressNotes()
    let plan = FileMovePlan(sources: [source.url("big.txt")], calls: .separating(source.path, target.path))
    _ = try await plan.start(into: target.url, onProgress: notes.note)
    #expect(notes.all.last == FileProgress(completed: 3 << 20, total: 3 << 20, filename: "big.txt"))
  }

  @Test func `A cancelled move leaves everything as it was`() async throws {
    let target = try DocumentFolder()
    try source.fillForMove()
    let before = source.tree
    let canceller = Canceller()
    var calls = FileSystemCalls.separating(source.path, target.path)
    let write = calls.write
    calls.write = { file, bytes in
      canceller.cancel()
      return write(file, bytes)
    }
    let plan = FileMovePlan(sources: ["tree", "big.txt"].map { source.url($0) }, calls: calls)
    let task = Task { try await plan.start(into: target.url) }
    canceller.arm { task.cancel() }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(source.tree == before)
    #expect(target.names.isEmpty)
  }
}
