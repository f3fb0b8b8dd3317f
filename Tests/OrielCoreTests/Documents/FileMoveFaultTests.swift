import Foundation
import Testing

@testable import OrielCore

/// What a move does to both folders whatever the disks do to it.
@Suite(.serialized) struct FileMoveFaultTests {
  enum Case: String, CaseIterable {
    case renamed, renamedWithoutFlags, copied, copiedFromLayer, mixed
    case replacing, replacingByCopy, replacingByCopyWithoutExchange

    var isReplacing: Bool {
      switch self {
      case .renamed, .renamedWithoutFlags, .copied, .copiedFromLayer, .mixed: false
      case .replacing, .replacingByCopy, .replacingByCopyWithoutExchange: true
      }
    }
  }

  /// Two folders, of which the second is on another file system in some cases.
  private struct Setting: Sendable {
    let source: DocumentFolder
    let target: DocumentFolder
    let calls: FileSystemCalls
    let moves: [FileMove]

    func move(_ faults: FaultyCalls) throws -> FileMoveResult {
      var mover = FileMover(system: FileSystem(calls: faults.calls(over: calls)), job: FileJob())
      return try mover.move(moves)
    }
  }

  private func setting(_ kind: Case) throws -> Setting {
    let source = try DocumentFolder.quick()
    let target = try DocumentFolder.quick()
    try source.makeFolder("tree/sub")
    try source.put("one", in: "tree/one")
    try source.put("two", in: "tree/sub/two")
    try source.link("tree/link", to: "one")
    try source.put("file", in: "file")
    try target.put("bystander", in: "other")
    let names = ["tree", "file"]
    var moves = names.map { FileMove(source: source.path.appending($0), destination: target.path.appending($0)) }
    var calls = FileSystemCalls.system
    switch kind {
    case .renamed: break
    case .renamedWithoutFlags: calls = .withoutRenameFlags()
    case .copied: calls = .separating(source.path, target.path)
    case .copiedFromLayer: calls = .separating(source.path, target.path).pinning(source.path.appending("tree"))
    case .mixed:
      try target.put("near", in: "near")
      try target.makeFolder("into")
      calls = .separating(source.path, target.path)
      moves = names.map {
        FileMove(source: source.path.appending($0), destination: target.path.appending("into").appending($0))
      }
      let near = target.path.appending("near")
      moves.insert(FileMove(source: near, destination: target.path.appending("into").appending("near")), at: 1)
    case .replacing, .replacingByCopy, .replacingByCopyWithoutExchange:
      try target.put("old", in: "old")
      if kind != .replacing { calls = .separating(source.path, target.path) }
      if kind == .replacingByCopyWithoutExchange {
        calls.renameWithFlags = FileSystemCalls.withoutRenameFlags().renameWithFlags
      }
      FileSystem().discard(source.path.appending("tree"))
      moves = [
        FileMove(
          source: source.path.appending("file"), destination: target.path.appending("old"), mayReplace: true)
      ]
    }
    return Setting(source: source, target: target, calls: calls, moves: moves)
  }

  /// Both folders, as they were before a move, and what came of it.
  private struct Outcome: Sendable {
    let setting: Setting
    let source: FileTree
    let target: FileTree
    let result: FileMoveResult?
    let error: FileAccessError?
    let faults: FaultyCalls
  }

  /// Moves with a fault, on a thread that no other test waits for: it is done a thousand times.
  private func move(_ kind: Case, _ fault: FaultyCalls.Fault = .none) async throws -> Outcome {
    try await FileJob.run { _ in
      let setting = try setting(kind)
      let (source, target) = (setting.source.tree, setting.target.tree)
      let faults = FaultyCalls(fault)
      var result: FileMoveResult?
      var failure: FileAccessError?
      do { result = try setting.move(faults) } catch let error as FileAccessError { failure = error }
      return Outcome(
        setting: setting, source: source, target: target, result: result, error: failure, faults: faults)
    }
  }

  @Test(arguments: Case.allCases, [EIO, EACCES])
  func `Whichever call fails, all files have moved or none has, and nothing is left`(
    kind: Case, code: Int32
  ) async throws {
    let whole = try await move(kind)
    let count = whole.faults.count
    #expect(whole.error == nil && count > 5)
    let (source, target) = (whole.setting.source.tree, whole.setting.target.tree)
    for number in 1...count {
      let outcome = try await move(kind, .once(number, code))
      let after = outcome.setting
      let note: Comment = "\(kind), call \(number) of \(count): \(outcome.faults.name(number))"
      if let error = outcome.error {
        #expect(after.source.tree == outcome.source, note)
        #expect(after.target.tree == outcome.target, note)
        let names = ["tree", "sub", "one", "two", "link", "file", "near", "old"]
        #expect(names.contains(error.url.lastPathComponent), note)
      } else {
        #expect(after.source.tree == source, note)
        #expect(after.target.tree == target, note)
        #expect(outcome.result?.leftovers == [], note)
      }
    }
  }

  @Test(arguments: Case.allCases)
  func `After a power cut each file is whole, at its old place or its new one`(kind: Case) async throws {
    let count = try await move(kind).faults.count
    let whole = try setting(kind)
    for number in 1...count {
      let outcome = try await move(kind, .from(number))
      for move in outcome.setting.moves {
        let name = move.source.name
        let original = whole.moves.first { $0.source.name == name }
          .flatMap { FileTree($0.source.folder).nodes[name] }
        let old = FileTree(move.source.folder)
        let new = FileTree(move.destination.folder)
        let place = new.nodes[move.destination.name]
        let isWhole = old.nodes[name] == original || place == original || old.hidden.contains { $0 == original }
        let note: Comment = "\(kind), call \(number): \(outcome.faults.name(number)): \(old) | \(new)"
        #expect(original != nil && isWhole, note)
        if kind.isReplacing {
          let replaced = whole.target.tree.nodes[move.destination.name]
          #expect(place == original || place == replaced || new.hidden.contains { $0 == replaced }, note)
        }
      }
      let other = Array("other".utf8)
      #expect(outcome.setting.target.tree.nodes[other] == outcome.target.nodes[other])
    }
  }

  @Test func `A copy that isn't the same as the original is noticed`() async throws {
    let setting = try setting(.copied)
    var calls = setting.calls
    let write = calls.write
    calls.write = { file, bytes in
      var damaged = Array(bytes)
      damaged[0] ^= 1
      return damaged.withUnsafeBytes { write(file, $0) }
    }
    let before = setting.source.tree
    let plan = FileMovePlan(sources: [setting.source.url("file")], calls: calls)
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(into: setting.target.url) }
    #expect(error == FileAccessError(.move, setting.source.url("file"), .copyDiffers))
    #expect(setting.source.tree == before && setting.target.names == ["other"])
  }

  @Test func `A file that changes while it is being moved stays, with the change`() async throws {
    let setting = try setting(.copied)
    let url = setting.source.url("file")
    var calls = setting.calls
    // After the comparison, which is the last moment for a write.
    let rename = calls.rename
    calls.rename = { old, new in
      if String(cString: old).hasSuffix("/file") { try? Data("changed meanwhile".utf8).write(to: url) }
      return rename(old, new)
    }
    let plan = FileMovePlan(sources: [url], calls: calls)
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(into: setting.target.url) }
    #expect(error == FileAccessError(.move, url, .changedMeanwhile))
    #expect(try setting.source.text("file") == "changed meanwhile")
    #expect(setting.target.names == ["other"])
  }

  @Test func `A source that vanishes on the way is reported, and nothing half is left`() async throws {
    let setting = try setting(.copied)
    let gone = setting.source.path.appending("tree").appending("sub")
    var calls = setting.calls
    let write = calls.write
    calls.write = { file, bytes in
      FileSystem().discard(gone)
      return write(file, bytes)
    }
    let plan = FileMovePlan(sources: [setting.source.url("tree")], calls: calls)
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(into: setting.target.url) }
    #expect(error?.reason == .notFound || error?.reason == .changedMeanwhile)
    #expect(setting.target.names == ["other"])
    #expect(setting.source.names == ["file", "tree"])
  }

  @Test func `A target that vanishes on the way is reported, and the source stays`() async throws {
    let setting = try setting(.copied)
    let before = setting.source.tree
    let target = setting.target.path
    var calls = setting.calls
    let write = calls.write
    calls.write = { file, bytes in
      FileSystem().discard(target)
      return write(file, bytes)
    }
    let plan = FileMovePlan(sources: [setting.source.url("tree")], calls: calls)
    let error = await #expect(throws: FileAccessError.self) { try await plan.start(into: setting.target.url) }
    #expect(error?.reason == .notFound)
    #expect(setting.source.tree == before)
  }

  @Test func `A folder that its owner has closed moves to another file system all the same`() async throws {
    let setting = try setting(.copied)
    chmod(setting.source.url("tree/sub").path, 0o555)
    let plan = FileMovePlan(sources: [setting.source.url("tree")], calls: setting.calls)
    let result = try await plan.start(into: setting.target.url)
    #expect(result.leftovers.isEmpty)
    #expect(setting.target.mode("tree/sub") == 0o555)
    #expect(setting.source.names == ["file"])
  }

  @Test func `Remains that can't be deleted are named, and the move has succeeded`() async throws {
    let setting = try setting(.copied)
    let calls = FaultyCalls(.every("unlink", EIO)).calls(over: setting.calls)
    let plan = FileMovePlan(sources: [setting.source.url("file")], calls: calls)
    let result = try await plan.start(into: setting.target.url)
    #expect(result.urls == [setting.target.url("file")])
    #expect(result.leftovers.count == 1)
    #expect(try setting.target.text("file") == "file")
    #expect(!setting.source.names.contains("file"))
  }
}
