import Foundation
import Testing

@testable import OrielCore

/// What becomes of what is at the place that a file is moved to.
@Suite struct FileMoveReplacingTests {
  let source: DocumentFolder

  init() throws { source = try DocumentFolder() }

  @Test(arguments: MovePlace.here, [false, true])
  func `With consent a file is replaced, or the link that is there, and what it leads to stays`(
    place: MovePlace, isLink: Bool
  ) async throws {
    let (target, calls) = try place.target(for: source)
    try source.put("new", in: "a.txt")
    chmod(source.url("a.txt").path, 0o640)
    try target.put("old", in: "old.txt")
    if isLink { try target.link("b.txt", to: "old.txt") } else { try target.put("gone", in: "b.txt") }
    let plan = FileMovePlan(sources: [source.url("a.txt")], calls: calls)
    let result = try await plan.start(to: target.url("b.txt"), replacing: true)
    #expect(result == FileMoveResult(urls: [target.url("b.txt")], leftovers: []))
    #expect(target.tree.nodes[Array("b.txt".utf8)] == .file(Data("new".utf8), 0o640))
    #expect(try target.text("old.txt") == "old")
    #expect(source.names.isEmpty && target.names == ["b.txt", "old.txt"])
  }

  @Test(arguments: MovePlace.here)
  func `A folder neither replaces anything nor is replaced, whatever was agreed to`(place: MovePlace) async throws {
    let (target, calls) = try place.target(for: source)
    try source.fillForMove()
    try target.makeFolder("tree")
    try target.put("theirs", in: "file")
    #expect(mkfifo(target.url("pipe").path, 0o600) == 0)
    let (before, there) = (source.tree, target.tree)
    for (name, goal) in [("tree", "tree"), ("tree", "file"), ("big.txt", "tree"), ("big.txt", "pipe")] {
      let plan = FileMovePlan(sources: [source.url(name)], calls: calls)
      let error = await #expect(throws: FileAccessError.self) {
        try await plan.start(to: target.url(goal), replacing: true)
      }
      #expect(error == FileAccessError(.move, target.url(goal), .alreadyExists))
    }
    #expect(source.tree == before && target.tree == there)
  }
}
