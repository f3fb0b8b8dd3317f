import Foundation
import Testing

@testable import OrielCore

/// An item that is a file itself, which may be whatever the disk has.
private struct FileItem: Transferable {
  let url: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .data) { SentTransferredFile($0.url) }
  }
}

/// What an export or a wrapper makes of files that can't be read.
@Suite struct FileSourceFaultTests {
  let folder: DocumentFolder

  init() throws { folder = try DocumentFolder() }

  /// Exports over a file, alone and into a folder with another, and finds everything as it was.
  private func error(exporting url: URL) async throws -> FileAccessError? {
    try folder.put("old", in: "target")
    let before = folder.tree
    let plan = FileExportPlan(items: [FileExportItem(FileItem(url: url))])
    let error = await #expect(throws: FileAccessError.self) {
      try await plan.start(at: folder.url("target"), replacing: true)
    }
    let several = FileExportPlan(items: [FileExportItem("first"), FileExportItem(FileItem(url: url))])
    let again = await #expect(throws: FileAccessError.self) { try await several.start(in: folder.url) }
    #expect(again == error)
    #expect(folder.tree == before)
    #expect(error.map { $0.errorDescription?.contains($0.url.lastPathComponent) } == true)
    return error
  }

  @Test func `A pipe, a socket or a device isn't exported, nor waited for`() async throws {
    #expect(mkfifo(folder.url("pipe").path, 0o600) == 0)
    try folder.link("zero", to: "/dev/zero")
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = folder.url("socket").path
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    #expect(bound == 0)
    for name in ["pipe", "zero", "socket"] {
      #expect(try await error(exporting: folder.url(name)) == FileAccessError(.read, folder.url(name), .notAFile))
      let reading = #expect(throws: FileAccessError.self) {
        // A link is read as the link that it is.
        try FileWrapper(url: name == "zero" ? URL(fileURLWithPath: "/dev/zero") : folder.url(name))
      }
      #expect(reading?.reason == .notAFile)
    }
    try folder.makeFolder("tree")
    #expect(mkfifo(folder.url("tree/pipe").path, 0o600) == 0)
    let inTree = try await error(exporting: folder.url("tree"))
    #expect(inTree == FileAccessError(.read, folder.url("tree/pipe"), .notAFile))
  }

  @Test func `Links that lead round in a circle, or nowhere, aren't exported`() async throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    try folder.link("nowhere", to: "gone")
    #expect(try await error(exporting: folder.url("a")) == FileAccessError(.read, folder.url("a"), .linkLoop))
    #expect(try await error(exporting: folder.url("nowhere"))?.reason == .notFound)
    #expect(try await error(exporting: folder.url("gone")) == FileAccessError(.read, folder.url("gone"), .notFound))
  }

  @Test func `Links in a folder are exported as links, also those that lead round in a circle`() async throws {
    try folder.makeFolder("tree")
    try folder.link("tree/a", to: "b")
    try folder.link("tree/b", to: "a")
    try folder.link("tree/up", to: "..")
    let plan = FileExportPlan(items: [FileExportItem(FileItem(url: folder.url("tree")))])
    _ = try await plan.start(at: folder.url("copy"), replacing: false)
    #expect(FileTree(folder.path.appending("copy")) == FileTree(folder.path.appending("tree")))
    let wrapper = try FileWrapper(url: folder.url("tree"))
    #expect(wrapper.matchesContents(of: folder.url("copy")))
  }

  @Test func `Names in any bytes are exported as they are`() async throws {
    try folder.makeFolder("tree")
    let long: [UInt8] = Array(repeating: 0x61, count: 255)
    for name in [[0xff, 0x61], Array("two\nlines".utf8), long, Array("..a".utf8)] {
      let path = folder.path.appending("tree").appending(name)
      try FileWrapper(regularFileWithContents: Data(name)).write(to: path.url(), originalContentsURL: nil)
    }
    let plan = FileExportPlan(items: [FileExportItem(FileItem(url: folder.url("tree")))])
    _ = try await plan.start(at: folder.url("copy"), replacing: false)
    #expect(FileTree(folder.path.appending("copy")) == FileTree(folder.path.appending("tree")))
    #expect(FileTree(folder.path.appending("copy")).nodes.count == 4)
  }

  @Test func `A source that vanishes while it is copied leaves the old file, and nothing else`() async throws {
    try folder.makeFolder("own")
    try folder.put("1", in: "own/1")
    try folder.put("2", in: "own/2")
    try folder.makeFolder("target")
    try folder.put("old", in: "target/old")
    let gone = folder.path.appending("own").appending("2")
    var calls = FileSystemCalls.system
    calls.write = { file, bytes in
      FileSystem().discard(gone)
      return FileSystemCalls.system.write(file, bytes)
    }
    let plan = FileExportPlan(items: [FileExportItem(FileItem(url: folder.url("own")))], calls: calls)
    let error = await #expect(throws: FileAccessError.self) {
      try await plan.start(at: folder.url("target"), replacing: true)
    }
    #expect(error == FileAccessError(.read, folder.url("own/2"), .notFound))
    #expect(try folder.text("target/old") == "old")
    #expect(folder.names == ["own", "target"])
  }

  @Test func `A source that is changed while it is copied leaves the old file, and nothing else`() async throws {
    try folder.put("before", in: "own")
    try folder.put("old", in: "target")
    let own = folder.url("own")
    var calls = FileSystemCalls.system
    calls.write = { file, bytes in
      try? Data("changed meanwhile".utf8).write(to: own)
      return FileSystemCalls.system.write(file, bytes)
    }
    let plan = FileExportPlan(items: [FileExportItem(FileItem(url: own))], calls: calls)
    let error = await #expect(throws: FileAccessError.self) {
      try await plan.start(at: folder.url("target"), replacing: true)
    }
    #expect(error == FileAccessError(.read, own, .changedMeanwhile))
    #expect(try folder.text("target") == "old")
    #expect(folder.names == ["own", "target"])
  }

  @Test(arguments: [EIO, EACCES])
  func `Whichever call fails, a wrapper isn't read by half, and the file is named`(code: Int32) throws {
    try folder.makeFolder("tree/sub")
    try folder.put("a", in: "tree/sub/a")
    try folder.link("tree/link", to: "sub/a")
    let path = folder.path.appending("tree")
    let faults = FaultyCalls()
    let whole = try FileWrapper.read(path, system: FileSystem(calls: faults.calls()))
    #expect(faults.count > 5)
    for number in 1...faults.count {
      let faulty = FaultyCalls(.once(number, code))
      do {
        let wrapper = try FileWrapper.read(path, system: FileSystem(calls: faulty.calls()))
        #expect(faulty.name(number) == "close")
        #expect(wrapper.serializedRepresentation?.count == whole.serializedRepresentation?.count)
      } catch let error as FileAccessError {
        #expect(error.action == .read, "\(faulty.name(number))")
        #expect(error.reason == FileAccessError.Reason(code: code))
        #expect(["tree", "sub", "a", "link"].contains(error.url.lastPathComponent))
      }
    }
    #expect(whole.matchesContents(of: folder.url("tree")))
  }

  @Test func `A wrapper that can't be read again is unchanged`() throws {
    try folder.put("text", in: "a.txt")
    let wrapper = try FileWrapper(url: folder.url("a.txt"))
    #expect(throws: FileAccessError(.read, folder.url("gone"), .notFound)) {
      try wrapper.read(from: folder.url("gone"))
    }
    #expect(wrapper.regularFileContents == Data("text".utf8))
    #expect(wrapper.filename == "a.txt")
  }
}
