import Foundation
import Testing

@testable import OrielCore

/// What an export does to a folder whatever the disk does to it.
@Suite(.serialized) struct FileExportFaultTests {
  /// What is exported over what.
  enum Case: String, CaseIterable {
    case newFile, replacedFile, newFolder, replacedFolder, replacedFolderWithoutExchange, newFileWithoutFlags
    case newFileWithoutLinks, newFolderWithoutFlags, copy
  }

  private struct Setting {
    let folder: DocumentFolder
    let content: FileContent
    let system: FileSystemCalls
    let name: String
    let text: String
  }

  private func setting(_ kind: Case) throws -> Setting {
    let folder = try DocumentFolder.quick()
    try folder.put("bystander", in: "other.txt")
    let file = FileContent.data(Data(repeating: 0x61, count: (1 << 20) + 1))
    let tree = FileContent.folder([
      .init(name: Array("a".utf8), content: .data(Data("a".utf8))),
      .init(name: Array("link".utf8), content: .link(to: Array("a".utf8))),
      .init(name: Array("sub".utf8), content: .folder([.init(name: Array("b".utf8), content: .data(Data("b".utf8)))])),
    ])
    func made(_ content: FileContent, over system: FileSystemCalls = .system) -> Setting {
      Setting(folder: folder, content: content, system: system, name: "doc", text: "old")
    }
    switch kind {
    case .newFile: return made(file)
    case .newFileWithoutFlags: return made(file, over: .withoutRenameFlags())
    case .newFileWithoutLinks: return made(file, over: .withoutRenameFlags(links: false))
    case .newFolder: return made(tree)
    case .newFolderWithoutFlags: return made(tree, over: .withoutRenameFlags())
    case .replacedFile:
      try folder.put("old", in: "doc")
      return made(file)
    case .replacedFolder, .replacedFolderWithoutExchange:
      try folder.makeFolder("doc/sub")
      try folder.put("old", in: "doc/old.txt")
      try folder.put("old", in: "doc/sub/b")
      return made(tree, over: kind == .replacedFolder ? .system : .withoutRenameFlags())
    case .copy:
      try folder.makeFolder("source/sub")
      try folder.put("1", in: "source/one")
      try folder.put("2", in: "source/sub/two")
      return made(.copy(of: folder.path.appending("source")))
    }
  }

  private func write(_ setting: Setting, _ faults: FaultyCalls) throws {
    var system = FileSystem(calls: faults.calls(over: setting.system))
    system.writeOutStep = 1
    let path = setting.folder.path.appending(setting.name)
    try FileWriter(system: system, job: FileJob()).write(setting.content, to: path, replacing: true)
  }

  /// The folder before and after an export, and how that has failed.
  private struct Outcome: Sendable {
    let before: FileTree
    let after: FileTree
    let error: FileAccessError?
    let faults: FaultyCalls
  }

  /// Exports with a fault, on a thread that no other test waits for: it is done a thousand times.
  private func export(_ kind: Case, _ fault: FaultyCalls.Fault = .none) async throws -> Outcome {
    try await FileJob.run { _ in
      let setting = try setting(kind)
      let before = setting.folder.tree
      let faults = FaultyCalls(fault)
      var failure: FileAccessError?
      do { try write(setting, faults) } catch let error as FileAccessError { failure = error }
      return Outcome(before: before, after: setting.folder.tree, error: failure, faults: faults)
    }
  }

  @Test(arguments: Case.allCases, [EIO, EACCES])
  func `Whichever call fails, the old stays whole or the new is there, and nothing is left`(
    kind: Case, code: Int32
  ) async throws {
    let whole = try await export(kind)
    #expect(whole.error == nil && whole.faults.count > 5)
    for number in 1...whole.faults.count {
      let outcome = try await export(kind, .once(number, code))
      let note: Comment = "\(kind), call \(number) of \(whole.faults.count): \(outcome.faults.name(number))"
      guard let error = outcome.error else {
        #expect(outcome.after == whole.after, note)
        continue
      }
      #expect(outcome.after == outcome.before, "\(note) \(error)")
      let names = kind == .copy ? ["doc", "source", "one", "two", "sub"] : ["doc", "a", "b", "sub", "link"]
      #expect(names.contains(error.url.lastPathComponent), note)
      #expect(error.errorDescription?.contains(error.url.lastPathComponent) == true, note)
    }
  }

  @Test(arguments: Case.allCases)
  func `After a power cut the old is there or the new, whole`(kind: Case) async throws {
    let whole = try await export(kind)
    let doc = Array("doc".utf8)
    for number in 1...whole.faults.count {
      let outcome = try await export(kind, .from(number))
      let (before, after) = (outcome.before, outcome.after.withoutHidden)
      let note: Comment = "call \(number): \(outcome.faults.name(number)): \(after)"
      if kind == .replacedFolderWithoutExchange, after.nodes[doc] == nil {
        // Without an exchange there is a moment with neither: the old one is beside its place, whole.
        #expect(outcome.after.hidden.contains { $0 == before.nodes[doc] }, note)
      } else if kind == .newFileWithoutLinks, after.nodes[doc] == .file(Data(), 0o600) {
        // The empty file that holds the place.
        #expect(outcome.faults.count > number, note)
      } else if kind == .newFolderWithoutFlags, after != before, after != whole.after {
        // The empty folder that holds the place.
        guard case .folder(let tree, _) = after.nodes[doc] else {
          Issue.record(note)
          continue
        }
        #expect(tree.names.isEmpty, note)
      } else {
        #expect(after == before || after == whole.after, note)
      }
    }
  }

  @Test(arguments: ["write", "sync_file_range", "fsync", "close"])
  func `A full disk is reported as one`(call: String) async throws {
    let folder = try DocumentFolder()
    try folder.put("old", in: "bulk")
    let items = [FileExportItem(BulkDocument(size: 2 << 20))]
    var plan = FileExportPlan(items: items, calls: FaultyCalls(.every(call, ENOSPC)).calls())
    plan.system.writeOutStep = 1
    let started = plan
    let error = await #expect(throws: FileAccessError.self) {
      try await started.start(at: folder.url("bulk"), replacing: true)
    }
    #expect(error == FileAccessError(.write, folder.url("bulk"), .diskFull))
    #expect(try folder.text("bulk") == "old")
    #expect(folder.names == ["bulk"])
  }

  @Test func `A disk that can only be read is reported as one`() async throws {
    let plan = FileExportPlan(
      items: [FileExportItem(TextDocument("new"))], calls: FaultyCalls(.every("open", EROFS)).calls())
    let folder = try DocumentFolder()
    let error = await #expect(throws: FileAccessError.self) {
      try await plan.start(at: folder.url("a.txt"), replacing: false)
    }
    #expect(error?.reason == .readOnlyDisk)
  }

  @Test func `A folder that vanished is reported`() async throws {
    let folder = try DocumentFolder()
    let plan = FileExportPlan(items: [FileExportItem(TextDocument("new"))])
    let gone = folder.url("gone/a.txt")
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(at: gone, replacing: false) }
    #expect(error == FileAccessError(.write, gone, .notFound))
    let inFolder = await #expect(throws: FileAccessError.self) { try await plan.start(in: folder.url("gone")) }
    #expect(inFolder?.reason == .notFound)
  }

  @Test func `A folder that vanishes while the file is being written is reported`() async throws {
    let folder = try DocumentFolder()
    try folder.makeFolder("target")
    let target = folder.path.appending("target")
    var calls = FileSystemCalls.system
    calls.write = { file, bytes in
      FileSystem().discard(target)
      return FileSystemCalls.system.write(file, bytes)
    }
    let plan = FileExportPlan(items: [FileExportItem(TextDocument("new"))], calls: calls)
    let error = await #expect(throws: FileAccessError.self) {
      try await plan.start(at: folder.url("target/a.txt"), replacing: false)
    }
    #expect(error == FileAccessError(.write, folder.url("target/a.txt"), .notFound))
    #expect(folder.names.isEmpty)
  }

  @Test func `A file that appears while another is being written isn't replaced without asking`() async throws {
    let folder = try DocumentFolder()
    let url = folder.url("a.txt")
    var calls = FileSystemCalls.system
    calls.sync = { file in
      _ = FileManager.default.createFile(atPath: url.path, contents: Data("theirs".utf8))
      return FileSystemCalls.system.sync(file)
    }
    let plan = FileExportPlan(items: [FileExportItem(TextDocument("mine"))], calls: calls)
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(at: url, replacing: false) }
    #expect(error == FileAccessError(.write, url, .alreadyExists))
    #expect(try folder.text("a.txt") == "theirs")
    #expect(folder.names == ["a.txt"])
  }

  @Test func `Names that can't be are refused, and others taken as they are`() async throws {
    let folder = try DocumentFolder()
    let plan = FileExportPlan(items: [FileExportItem(TextDocument("x"))])
    func reason(_ url: URL) async -> FileAccessError.Reason? {
      await #expect(throws: FileAccessError.self) { try await plan.start(at: url, replacing: true) }?.reason
    }
    #expect(await reason(folder.path.appending("..").url()) == .invalidName)
    #expect(await reason(folder.url(String(repeating: "a", count: 252))) == .nameTooLong, "with .txt it is 256 bytes")
    #expect(await reason(URL(string: "https://example.com/a.txt") ?? folder.url) == .invalidName)
    #expect(await reason(folder.url("a.txt/b.txt")) == .notFound)
    try folder.put("file", in: "a.txt")
    #expect(await reason(folder.url("a.txt/b.txt")) == .notAFolder)
    let names: [[UInt8]] = [
      Array(String(repeating: "a", count: 251).utf8) + Array(".txt".utf8), Array("two\nlines.txt".utf8),
      [0xff, 0xfe] + Array(".txt".utf8),
    ]
    for name in names {
      let urls = try await plan.start(at: folder.url(name), replacing: false)
      #expect(urls.map { DiskPath($0)?.name } == [name])
      #expect(folder.tree.nodes[name] != nil)
    }
  }

  @Test func `Links that lead round in a circle are refused`() async throws {
    let folder = try DocumentFolder()
    try folder.link("a.txt", to: "b.txt")
    try folder.link("b.txt", to: "a.txt")
    let before = folder.tree
    let plan = FileExportPlan(items: [FileExportItem(TextDocument("x"))])
    let error = await #expect(throws: FileAccessError.self) {
      try await plan.start(at: folder.url("a.txt"), replacing: true)
    }
    #expect(error == FileAccessError(.write, folder.url("a.txt"), .linkLoop))
    #expect(folder.tree == before)
  }

  @Test func `A pipe or device isn't written to`() async throws {
    let folder = try DocumentFolder()
    #expect(mkfifo(folder.url("pipe.txt").path, 0o600) == 0)
    try folder.link("full.txt", to: "/dev/full")
    let plan = FileExportPlan(items: [FileExportItem(TextDocument("x"))])
    for name in ["pipe.txt", "full.txt"] {
      let error = await #expect(throws: FileAccessError.self) {
        try await plan.start(at: folder.url(name), replacing: true)
      }
      #expect(error == FileAccessError(.write, folder.url(name), .notAFile))
    }
    #expect(folder.names == ["full.txt", "pipe.txt"])
  }

  @Test func `If one of several files can't be placed, none is`() async throws {
    let count = try await placingCalls()
    for number in 1...count {
      let folder = try DocumentFolder.quick()
      try folder.put("mine", in: "Untitled.txt")
      let before = folder.tree
      let faults = FaultyCalls(.once(number, EIO))
      let items = ["a", "b", "c"].map { FileExportItem(TextDocument($0)) }
      do {
        let urls = try await FileExportPlan(items: items, untitled: "Untitled", calls: faults.calls()).start(
          in: folder.url)
        #expect(urls.count == 3 && folder.names.count == 4)
      } catch let error as FileAccessError {
        #expect(folder.tree == before, "call \(number): \(faults.name(number))")
        #expect(error.url.lastPathComponent.hasPrefix("Untitled"))
      }
    }
  }

  private func placingCalls() async throws -> Int {
    let folder = try DocumentFolder()
    let faults = FaultyCalls()
    let items = ["a", "b", "c"].map { FileExportItem(TextDocument($0)) }
    _ = try await FileExportPlan(items: items, untitled: "Untitled", calls: faults.calls()).start(in: folder.url)
    return faults.count
  }
}
