import Foundation
import Testing

@testable import OrielCore

/// Disks that are really full, or can really only be read. Only root may mount one; elsewhere the calls are made to fail,
/// in the tests of faults.
@Suite(.enabled(if: SmallDisk.isPossible, "no small file system can be mounted here"))
struct SmallDiskTests {
  @Test func `A disk that is really full keeps the old file`() async throws {
    let disk = try SmallDisk(megabytes: 1)
    defer { disk.unmount() }
    try disk.folder.put("old", in: "bulk")
    let plan = FileExportPlan(items: [FileExportItem(BulkDocument(size: 4 << 20))])
    let error = await #expect(throws: FileAccessError.self) {
      try await plan.start(at: disk.folder.url("bulk"), replacing: true)
    }
    #expect(error == FileAccessError(.write, disk.folder.url("bulk"), .diskFull))
    #expect(try disk.folder.text("bulk") == "old")
    #expect(disk.folder.names == ["bulk"])
  }

  @Test func `A disk that can really only be read keeps what it has`() async throws {
    let disk = try SmallDisk(megabytes: 1)
    defer { disk.unmount() }
    try disk.folder.put("old", in: "a.txt")
    let before = disk.folder.tree
    #expect(disk.lock())
    for (name, items) in [("a.txt", 1), ("new.txt", 1), ("", 2)] {
      let plan = FileExportPlan(items: Array(repeating: FileExportItem(TextDocument("new")), count: items))
      let error = await #expect(throws: FileAccessError.self) {
        if items > 1 { return try await plan.start(in: disk.folder.url) }
        return try await plan.start(at: disk.folder.url(name), replacing: true)
      }
      #expect(error?.action == .write && error?.reason == .readOnlyDisk)
      #expect(disk.folder.tree == before)
    }
    let plan = FileMovePlan(sources: [disk.folder.url("a.txt")])
    let target = try DocumentFolder()
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(into: target.url) }
    #expect(error == FileAccessError(.move, disk.folder.url("a.txt"), .readOnlyDisk))
    #expect(disk.folder.tree == before && target.names.isEmpty)
  }

  @Test func `A disk that is full before the last of several files has none of them`() async throws {
    let disk = try SmallDisk(megabytes: 1)
    defer { disk.unmount() }
    let items = (0..<3).map { _ in FileExportItem(BulkDocument(size: 400 << 10)) }
    let plan = FileExportPlan(items: items, untitled: "bulk")
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(in: disk.folder.url) }
    #expect(error == FileAccessError(.write, disk.folder.url("bulk"), .diskFull))
    #expect(disk.folder.names.isEmpty)
  }

  @Test func `A disk that is really full keeps the original`() async throws {
    let disk = try SmallDisk(megabytes: 1)
    defer { disk.unmount() }
    let source = try DocumentFolder()
    try source.makeFolder("tree")
    try source.put("small", in: "tree/a")
    try source.put(String(repeating: "x", count: 4 << 20), in: "tree/b")
    let before = source.tree
    let plan = FileMovePlan(sources: [source.url("tree")])
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(into: disk.folder.url) }
    #expect(error == FileAccessError(.move, source.url("tree/b"), .diskFull))
    #expect(source.tree == before)
    #expect(disk.folder.names.isEmpty)
  }

  @Test(.enabled(if: LayeredDisk.isPossible, "no disk of two layers can be mounted here"))
  func `A folder from the lower layer of a container's disk moves`() async throws {
    let disk = try LayeredDisk { lower in
      try lower.makeFolder("tree/sub")
      try lower.put("x", in: "tree/sub/a.txt")
    }
    defer { disk.unmount() }
    let before = FileTree(disk.filled)
    let target = try DocumentFolder(in: disk.path.description)
    let result = try await FileMovePlan(sources: [disk.filled.appending("tree").url()]).start(into: target.url)
    #expect(result.leftovers.isEmpty)
    #expect(target.tree == before)
    #expect(FileTree(disk.filled).names.isEmpty)
  }
}
