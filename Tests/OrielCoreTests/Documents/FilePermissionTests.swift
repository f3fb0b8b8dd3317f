import Foundation
import Testing

@testable import OrielCore

/// What the disk refuses, for real, also where the tests run as root.
@Suite(.enabled(if: Nobody.isPossible, "root can be nobody else here"))
struct FilePermissionTests {
  let folder: DocumentFolder

  init() throws {
    folder = try DocumentFolder()
    // Writable also for the user as whom the calls are made.
    chmod(folder.path.description, 0o777)
  }

  private func exportError(_ name: String, replacing: Bool) async -> FileAccessError? {
    let plan = FileExportPlan(items: [FileExportItem(TextDocument("new"))], calls: .ofNobody())
    return await #expect(throws: FileAccessError.self) {
      try await plan.start(at: folder.url(name), replacing: replacing)
    }
  }

  @Test func `Actions that aren't prevented are performed`() async throws {
    let plan = FileExportPlan(items: [FileExportItem(TextDocument("new"))], calls: .ofNobody())
    _ = try await plan.start(at: folder.url("a.txt"), replacing: false)
    #expect(try folder.text("a.txt") == "new")
  }

  @Test(arguments: [false, true])
  func `A folder that can't be written to is reported as one`(isThere: Bool) async throws {
    try folder.makeFolder("closed")
    if isThere { try folder.put("old", in: "closed/a.txt") }
    chmod(folder.url("closed/a.txt").path, 0o666)
    chmod(folder.url("closed").path, 0o555)
    defer { chmod(folder.url("closed").path, 0o755) }
    let before = folder.tree
    let error = await exportError("closed/a.txt", replacing: true)
    #expect(error == FileAccessError(.write, folder.url("closed/a.txt"), .noPermission))
    #expect(error?.recoverySuggestion != nil)
    #expect(folder.tree == before)
  }

  @Test func `Several files aren't written to a folder that can't be written to`() async throws {
    try folder.makeFolder("closed")
    chmod(folder.url("closed").path, 0o555)
    defer { chmod(folder.url("closed").path, 0o755) }
    let items = ["a", "b"].map { FileExportItem(TextDocument($0)) }
    let plan = FileExportPlan(items: items, untitled: "Untitled", calls: .ofNobody())
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(in: folder.url("closed")) }
    #expect(error == FileAccessError(.write, folder.url("closed/Untitled.txt"), .noPermission))
    #expect(FileTree(folder.path.appending("closed")).names.isEmpty)
  }

  // As GIO has it, and with it every editor of the desktop's: its `g_file_replace` opens the old file for writing
  // first.
  @Test func `A file that is protected against writing isn't replaced, whatever was agreed to`() async throws {
    try folder.put("old", in: "a.txt")
    chmod(folder.url("a.txt").path, 0o444)
    #expect(await exportError("a.txt", replacing: true) == FileAccessError(.write, folder.url("a.txt"), .noPermission))
    #expect(try folder.text("a.txt") == "old")
    try folder.put("moved", in: "b.txt")
    let plan = FileMovePlan(sources: [folder.url("b.txt")], calls: .ofNobody())
    let error = await #expect(throws: FileAccessError.self) {
      try await plan.start(to: folder.url("a.txt"), replacing: true)
    }
    #expect(error == FileAccessError(.move, folder.url("a.txt"), .noPermission))
    #expect(try folder.text("a.txt") == "old")
    #expect(folder.names == ["a.txt", "b.txt"])
  }

  @Test func `A file that can't be read isn't imported`() async throws {
    try folder.put("secret", in: "a.txt")
    chmod(folder.url("a.txt").path, 0)
    let check = FileImportCheck(contentTypes: [.text], calls: .ofNobody())
    let error = await #expect(throws: FileAccessError.self) { try await check.start([folder.url("a.txt")]) }
    #expect(error == FileAccessError(.read, folder.url("a.txt"), .noPermission))
  }

  @Test func `A file that can't be read isn't copied, and what is there stays`() async throws {
    try folder.put("secret", in: "own.txt")
    try folder.put("old", in: "a.txt")
    chmod(folder.url("own.txt").path, 0)
    chmod(folder.url("a.txt").path, 0o666)
    let own = folder.path.appending("own.txt")
    let item = FileExportItem(writableTypes: [.plainText]) { _ in .copy(of: own) }
    let error = await #expect(throws: FileAccessError.self) {
      try await FileExportPlan(items: [item], calls: .ofNobody()).start(at: folder.url("a.txt"), replacing: true)
    }
    #expect(error == FileAccessError(.read, folder.url("own.txt"), .noPermission))
    #expect(try folder.text("a.txt") == "old")
    #expect(folder.names == ["a.txt", "own.txt"])
  }

  @Test func `A file that can't be taken away isn't moved, nor even copied`() async throws {
    let target = try DocumentFolder()
    chmod(target.path.description, 0o777)
    try folder.makeFolder("closed")
    try folder.put("x", in: "closed/a.txt")
    chmod(folder.url("closed").path, 0o555)
    defer { chmod(folder.url("closed").path, 0o755) }
    for separate in [FileSystemCalls.system, .separating(folder.path, target.path)] {
      let plan = FileMovePlan(sources: [folder.url("closed/a.txt")], calls: .ofNobody(over: separate))
      let error = await #expect(throws: FileAccessError.self) { try await plan.start(into: target.url) }
      #expect(error == FileAccessError(.move, folder.url("closed/a.txt"), .noPermission))
      #expect(target.names.isEmpty)
      #expect(try folder.text("closed/a.txt") == "x")
    }
  }
}
