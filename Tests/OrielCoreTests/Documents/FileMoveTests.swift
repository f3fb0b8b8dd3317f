import Foundation
import Testing

@testable import OrielCore

@Suite struct FileMoveTests {
  /// Where files are moved to.
  enum Place: String, CaseIterable {
    case sameFileSystem, sameWithoutFlags, sameWithoutLinks, pretendedOther, other
  }

  let source: DocumentFolder

  init() throws { source = try DocumentFolder() }

  /// A folder at the place, and the calls with which it is there; nil if the machine has no second file system.
  private func target(_ place: Place) throws -> (folder: DocumentFolder, calls: FileSystemCalls)? {
    switch place {
    case .sameFileSystem: return (try DocumentFolder(), .system)
    case .sameWithoutFlags: return (try DocumentFolder(), .withoutRenameFlags())
    case .sameWithoutLinks: return (try DocumentFolder(), .withoutRenameFlags(links: false))
    case .pretendedOther:
      let folder = try DocumentFolder()
      return (folder, .separating(source.path, folder.path))
    case .other: return try DocumentFolder.onAnotherFileSystem(than: source).map { ($0, .system) }
    }
  }

  private func fill() throws {
    try source.makeFolder("tree/sub")
    try source.put("one", in: "tree/one.txt")
    try source.put("two", in: "tree/sub/two.txt")
    try source.link("tree/link", to: "sub/two.txt")
    try source.put(String(repeating: "x", count: 3 << 19), in: "big.txt")
    try source.link("alone", to: "big.txt")
    chmod(source.url("big.txt").path, 0o640)
    chmod(source.url("tree/sub").path, 0o755)
    for name in ["big.txt", "tree/one.txt", "tree/sub", "tree"] {
      var times = timeval(tv_sec: 1_000_000_000, tv_usec: 0)
      times.tv_usec = 0
      #expect(utimes(source.url(name).path, [times, times]) == 0)
    }
  }

  @Test(arguments: Place.allCases)
  func `Files, folders and links move with their permissions and times`(place: Place) async throws {
    guard let (target, calls) = try target(place) else { return }
    try fill()
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

  @Test(arguments: Place.allCases)
  func `Nothing is replaced, and if one file can't move none does`(place: Place) async throws {
    guard let (target, calls) = try target(place) else { return }
    try fill()
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

  @Test(arguments: Place.allCases)
  func `One file moves to a place with another name`(place: Place) async throws {
    guard let (target, calls) = try target(place) else { return }
    try source.put("x", in: "a.txt")
    let result = try await FileMovePlan(sources: [source.url("a.txt")], calls: calls).start(to: target.url("b.txt"))
    #expect(result.urls == [target.url("b.txt")])
    #expect(try target.text("b.txt") == "x")
    #expect(source.names.isEmpty && target.names == ["b.txt"])
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

  @Test(arguments: [Place.sameFileSystem, .pretendedOther, .other])
  func `Two files of the same name don't move to the same place`(place: Place) async throws {
    guard let (target, calls) = try target(place) else { return }
    try source.makeFolder("sub")
    try source.put("1", in: "a.txt")
    try source.put("2", in: "sub/a.txt")
    let before = source.tree
    let plan = FileMovePlan(sources: [source.url("a.txt"), source.url("sub/a.txt")], calls: calls)
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(into: target.url) }
    #expect(error?.reason == .alreadyExists)
    #expect(source.tree == before && target.names.isEmpty)
  }

  @Test(arguments: Place.allCases)
  func `A pipe or device isn't moved, nor a folder with one to another file system`(place: Place) async throws {
    guard let (target, calls) = try target(place) else { return }
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

  @Test(arguments: Place.allCases)
  func `Names in any bytes move as they are`(place: Place) async throws {
    guard let (target, calls) = try target(place) else { return }
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

  @Test(arguments: [Place.pretendedOther, .other])
  func `Holes and attributes move too`(place: Place) async throws {
    guard let (target, calls) = try target(place) else { return }
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

  @Test func `Progress counts what is copied and what is compared`() async throws {
    let target = try DocumentFolder()
    try fill()
    let notes = ProgressNotes()
    let plan = FileMovePlan(sources: [source.url("big.txt")], calls: .separating(source.path, target.path))
    _ = try await plan.start(into: target.url, onProgress: notes.note)
    #expect(notes.all.last == FileProgress(completed: 3 << 20, total: 3 << 20, filename: "big.txt"))
  }

  @Test func `A cancelled move leaves everything as it was`() async throws {
    let target = try DocumentFolder()
    try fill()
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
